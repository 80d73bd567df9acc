import { COOKED_IN_GERMAN } from '../../text/vocabulary/cooked-words.ts';

/** The nutrients that people sum up, by their names in English and German, as parts of patterns. */
const KINDS = {
  energy: 'kcal|kj|energy|energie|brennwert|calories|kalorien|cals?',
  protein: 'proteine?s?|eiwei(?:ß|ss)e?',
  fat: 'fette?|fats?',
  carbohydrates: 'kh|kohlenhydrate?|(?:net )?carb(?:ohydrate)?s?',
  staple: 'sugars?|zucker|salt|salz',
  other:
    'fib(?:er|re)|ballaststoffe?|sodium|natrium|saturate[sd](?: fat)?|gesättigte(?: fettsäuren)?|cholesterol|cholesterin|[bk]e',
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
const UNIT = '(m?g|gr|gramm|grams?|kcal|kj|%)';

/** "Eiweiß: 12 g", "Fett gesamt 9", "KH 40 g (52 %)" */
const NAME_FIRST = new RegExp(
  String.raw`^(?:${WHICH}\s*)*(\p{L}[\p{L} ]*?)(?:\s${WHICH})*\s*[:=]?\s*${NUMBER}\s*${UNIT}?\.?(?:\s*\(\s*\d[\d.,]*\s*%\s*\))?$`,
  'iu',
);

/** "12 g Eiweiß", "250 kcal" */
const AMOUNT_FIRST = new RegExp(
  String.raw`^(?:${WHICH}\s*)*\d[\d.,]*\s*(?:(m?g|gr|%)?\s*(?:${WHICH}\s)*(\p{L}[\p{L} ]*)|(kcal|kj))$`,
  'iu',
);

/** Names that are units, too. */
const OWN_UNIT = /^(?:kcal|kj|calories|kalorien|cals?|be|ke)$/iu;

/** Units of energy. Nutrients have others. */
const UNIT_OF_ENERGY = /^(?:kcal|kj)$/iu;

/** "davon Zucker: 12 g": no food. */
const PART_OF_NUTRIENT = /^(?:davon|of which)(?!\p{L})/iu;

/** "Nährwerte:", "Makros (gesamt):" */
const LABEL =
  /^(?:nährwerte?|nährstoffe|makros?|macros?|nutrition|nutrients|nutritional values?|summe|sum|gesamt|totals?|(?:running|daily|day) totals?|so far|bisher|zwischensumme|subtotals?)(?:\s\([^()]*\))?\s*[:=]\s*/iu;

/** What separates nutrients in a line. A comma before a digit is a decimal comma. */
const BETWEEN = /\s*[;|/·•]\s*|,(?!\d)\s*|\s+[–—-]\s+/u;

/** The longest line that is read. */
const MAX_CHARACTERS = 160;

/** The nutrients that a line sums up. */
interface Sums {
  readonly kinds: readonly Kind[];
  /** Whether a line is a sum although others next to it are not: it says so, or begins with its energy. */
  readonly isStated: boolean;
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
  const kinds = parts.map((part) => kindOf(part, { hasOthers: parts.length > 1, isLabelled }));
  if (kinds.includes(undefined)) return undefined;
  return {
    kinds: kinds as readonly Kind[],
    isStated: isLabelled || (kinds[0] === 'energy' && kinds.length > 1),
  };
}

/** The nutrient of "12 g Eiweiß"; undefined without a unit, since "3 Eiweiß" are the whites of eggs. */
function kindOf(
  part: string,
  { hasOthers, isLabelled }: { readonly hasOthers: boolean; readonly isLabelled: boolean },
): Kind | undefined {
  const first = NAME_FIRST.exec(part);
  const behind = AMOUNT_FIRST.exec(part);
  const name = (first?.[1] ?? behind?.[2] ?? behind?.[3])?.trim().toLowerCase();
  if (name === undefined) return undefined;
  if (hasOthers && LETTERS[name] !== undefined) return LETTERS[name];
  const kind = WORDS.find(([, words]) => words.test(name))?.[0];
  const unit = first?.[2] ?? behind?.[1] ?? (OWN_UNIT.test(name) ? name : undefined);
  if (unit === undefined) return isLabelled ? kind : undefined;
  const isOfEnergy = UNIT_OF_ENERGY.test(unit) || (kind === 'energy' && OWN_UNIT.test(name));
  if (isOfEnergy !== (kind === 'energy')) return undefined;
  return kind === 'staple' && PART_OF_NUTRIENT.test(part) ? 'other' : kind;
}

/** The fewest of protein, fat and carbohydrates. One alone may be a food, such as fat. */
const LEAST_KINDS = 2;

const MACRONUTRIENTS: readonly Kind[] = ['protein', 'fat', 'carbohydrates'];

/**
 * The positions of lines that sum up the nutrients of what is above them: "Eiweiß: 12 g" above "Fett: 9 g" and "300
 * kcal", or "E 12 g, F 9 g, KH 40 g". Without energy and carbohydrates they are foods: "30 g Eiweiß" may be the white of
 * eggs. So are sugar and salt, unless energy is next to them.
 */
export function nutrientLines(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  const read = lines.map(sumsIn);
  for (let start = 0; start < lines.length; start += 1) {
    let end = start;
    while (read[end] !== undefined) end += 1;
    for (const at of sumsOfRun(read.slice(start, end) as readonly Sums[])) found.add(start + at);
    start = Math.max(start, end - 1);
  }
  return found;
}

/** The positions of sums among lines of nutrients below each other. */
function sumsOfRun(run: readonly Sums[]): readonly number[] {
  const kinds = new Set(run.flatMap((one) => one.kinds));
  const count = macronutrientsOf([...kinds]).length;
  const hasEnergy = kinds.has('energy');
  // A sum has each nutrient once.
  const isOnce = macronutrientsOf(run.flatMap((one) => [...new Set(one.kinds)])).length === count;
  const isSum = isOnce && count >= LEAST_KINDS && (hasEnergy || kinds.has('carbohydrates'));
  return run.flatMap((one, at) => {
    const isStaple = one.kinds.every((kind) => kind === 'staple');
    return (isSum && (hasEnergy || !isStaple)) || isAlone(one) ? [at] : [];
  });
}

/** Whether a line is a sum, whatever is next to it. */
function isAlone({ kinds, isStated }: Sums): boolean {
  const count = new Set(macronutrientsOf(kinds)).size;
  const isCertain = kinds.includes('energy') || kinds.includes('carbohydrates');
  if (isStated) return count + (isCertain ? 1 : 0) >= LEAST_KINDS;
  return count >= LEAST_KINDS && isCertain;
}

function macronutrientsOf(kinds: readonly Kind[]): readonly Kind[] {
  return kinds.filter((kind) => MACRONUTRIENTS.includes(kind));
}

/** "Protein: 150 g chicken", "Fett: 1 EL Olivenöl": the group of a food in a plan, before its amount. */
const GROUP = new RegExp(
  String.raw`^(?:${KINDS.protein}|${KINDS.fat}|${KINDS.carbohydrates}|veg(?:gies|etables?)?|gemüse|obst|fruits?|beilagen?|sides?)(?:quelle|beilage)?\s*:\s*(?=[\d½¼¾][\d.,/]*\s*\p{L}+\.?\s+\p{L}{3})`,
  'iu',
);

/** A rest that names no food of its own: "powder", "saturated fat", "per serving", "gedünstet", "mixed". */
const NO_FOOD = new RegExp(
  String.raw`^[\d½¼¾][\d.,/]*\s*\p{L}+\.?\s+(?:(?:per|pro|je|of|from|aus|in|the|a|an)(?!\p{L}).*|(?:(?:\p{L}*(?:pulver|powder|isolate?|concentrate|konzentrat|shakes?|bars?|riegel|drinks?)|(?:${Object.values(KINDS).join('|')})|portion(?:en|s)?|servings?|(?:un)?saturated|(?:un)?gesättigte[sr]?|total|gesamt|tk|each|mixed|fresh|dried|frozen|raw|cooked|steamed|boiled|fried|grilled|roasted|chopped|sliced|lean|plain|other|various|assorted|gemischt\p{L}*|frisch\p{L}*|roh\p{L}*|tiefgekühlt\p{L}*|divers\p{L}*|verschieden\p{L}*|(?:${COOKED_IN_GERMAN})\p{L}{0,2})(?:[\s,.]+|$))+)$`,
  'iu',
);

/** A line without the group of its food: "150 g chicken" for "Protein: 150 g chicken", but "Protein: 30 g powder". */
export function withoutFoodGroup(line: string): string {
  const rest = line.replace(GROUP, '');
  return NO_FOOD.test(rest) ? line : rest;
}
