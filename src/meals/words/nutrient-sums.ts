/** The nutrients that people sum up, by their names in English and German, as parts of patterns. */
const KINDS = {
  energy: 'kcal|kj|energy|energie|brennwert|calories|kalorien|cals?',
  protein: 'proteine?s?|eiwei(?:ß|ss)e?',
  fat: 'fette?|fats?',
  carbohydrates: 'kh|kohlenhydrate?|(?:net )?carb(?:ohydrate)?s?',
  other:
    'fib(?:er|re)|ballaststoffe?|sugars?|zucker|salt|salz|sodium|natrium|saturate[sd](?: fat)?|gesättigte(?: fettsäuren)?|cholesterol|cholesterin|[bk]e',
} as const;

type Kind = keyof typeof KINDS;

/** Letters that mean a nutrient next to others: "E 20 / F 5 / K 100", "P: 30 g | F: 10 g | C: 50 g". */
const LETTERS: Readonly<Record<string, Kind>> = {
  e: 'protein',
  p: 'protein',
  f: 'fat',
  k: 'carbohydrates',
  c: 'carbohydrates',
};

const WORDS = Object.entries(KINDS).map(
  ([kind, words]) => [kind as Kind, new RegExp(`^(?:${words})$`, 'iu')] as const,
);

/** Words for the kind of a sum. */
const WHICH = String.raw`(?:(?:davon|of which|total|gesamt|insgesamt|dietary|ca|about|approx|etwa)(?!\p{L})\.?|~|≈|=)`;
const NUMBER = String.raw`(?:${WHICH}\s*)?\d[\d.,]*`;
const UNIT = '(?:m?g|gr|gramm|grams?|kcal|kj|%)';

/** "Eiweiß: 12 g", "Fett gesamt 9", "KH 40 g (52 %)" */
const NAME_FIRST = new RegExp(
  String.raw`^(?:${WHICH}\s*)*(\p{L}[\p{L} ]*?)(?:\s${WHICH})*\s*[:=]?\s*${NUMBER}\s*${UNIT}?\.?(?:\s*\(\s*\d[\d.,]*\s*%\s*\))?$`,
  'iu',
);

/** "12 g Eiweiß", "250 kcal" */
const AMOUNT_FIRST = new RegExp(
  String.raw`^(?:${WHICH}\s*)*\d[\d.,]*\s*(?:(?:m?g|gr|%)?\s*(?:${WHICH}\s)*(\p{L}[\p{L} ]*)|(kcal|kj))$`,
  'iu',
);

/** "Nährwerte:", "Makros (gesamt):" */
const LABEL =
  /^(?:nährwerte?|nährstoffe|makros?|macros?|nutrition|nutrients|nutritional values?|summe|sum|gesamt|totals?)(?:\s\([^()]*\))?\s*[:=]\s*/iu;

/** What separates nutrients in a line. A comma before a digit is a decimal comma. */
const BETWEEN = /\s*[;|/·•]\s*|,(?!\d)\s*|\s+[–—-]\s+/u;

/** The longest line that is read. */
const MAX_CHARACTERS = 160;

/** The nutrients that a line sums up. */
interface Sums {
  readonly kinds: ReadonlySet<Kind>;
  /** Whether their names are behind their amounts, as those of foods are. */
  readonly areBehind: boolean;
}

/** The nutrients in a line that has nothing else; undefined for any other line. */
function sumsIn(line: string): Sums | undefined {
  if (line.length > MAX_CHARACTERS || !/\d/.test(line)) return undefined;
  const bare = line
    .trim()
    .replace(/[.)\]]+$/, '')
    .replace(/^[([]/, '');
  const isLabelled = LABEL.test(bare);
  const parts = bare.replace(LABEL, '').split(BETWEEN);
  const read = parts.map((part) => {
    const named = NAME_FIRST.exec(part)?.[1];
    const behind = AMOUNT_FIRST.exec(part);
    const name = (named ?? behind?.[1] ?? behind?.[2])?.trim().toLowerCase();
    const kind = name === undefined ? undefined : kindOf(name, parts.length > 1);
    return { kind, isBehind: named === undefined };
  });
  const kinds = read.flatMap(({ kind }) => kind ?? []);
  if (kinds.length < parts.length) return undefined;
  return {
    kinds: new Set(kinds),
    areBehind: !isLabelled && read.every(({ isBehind }) => isBehind),
  };
}

function kindOf(name: string, hasOthers: boolean): Kind | undefined {
  if (hasOthers && LETTERS[name] !== undefined) return LETTERS[name];
  return WORDS.find(([, words]) => words.test(name))?.[0];
}

/** The fewest of energy, protein, fat and carbohydrates. One alone may be a food, such as fat. */
const LEAST_KINDS = 2;

/**
 * The positions of lines that sum up the nutrients of what is above them: "Eiweiß: 12 g" above "Fett: 9 g", or "E 12 g, F
 * 9 g, KH 40 g". Amounts before the names of protein and fat alone are foods: "30 g Eiweiß" may be the white of eggs.
 */
export function nutrientLines(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  const read = lines.map(sumsIn);
  for (let start = 0; start < lines.length; start += 1) {
    let end = start;
    while (read[end] !== undefined) end += 1;
    const sums = read.slice(start, end) as readonly Sums[];
    const kinds = new Set(sums.flatMap((one) => [...one.kinds]).filter((kind) => kind !== 'other'));
    const isCertain =
      kinds.has('carbohydrates') || kinds.has('energy') || sums.some(({ areBehind }) => !areBehind);
    if (kinds.size >= LEAST_KINDS && isCertain)
      for (let at = start; at < end; at += 1) found.add(at);
    start = Math.max(start, end - 1);
  }
  return found;
}

/** "Protein: 150 g chicken", "Fett: 1 EL Olivenöl": the group of a food in a plan, before its amount. */
const GROUP = new RegExp(
  String.raw`^(?:${KINDS.protein}|${KINDS.fat}|${KINDS.carbohydrates}|veg(?:gies|etables?)?|gemüse|obst|fruits?|beilagen?|sides?)(?:quelle|beilage)?\s*:\s*(?=[\d½¼¾][\d.,/]*\s*\p{L}+\.?\s+\p{L}{3})`,
  'iu',
);

/** A line without the group of its food: "150 g chicken" for "Protein: 150 g chicken". */
export function withoutFoodGroup(line: string): string {
  return line.replace(GROUP, '');
}
