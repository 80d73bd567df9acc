import { foldedName, foldWords } from '../../text/fold-words.ts';
import { lazily } from '../../text/lazily.ts';
import { columnTopic } from '../column-names.ts';
import { splitUnit, unitOfColumn } from '../column-units.ts';

/** Words of headers that mean amounts: "Amount served", "Gewogene Menge", "Portion in g". */
const AMOUNT_WORDS = new Set(
  foldWords(
    'amount quantity qty weight portion serving served size menge gewicht portionsgröße verzehrmenge verzehrsmenge istmenge sollmenge planmenge grams gramm anzahl offered provided dispensed ausgegeben ausgabe ausgabemenge serviert bestellt ausgeteilt gereicht',
  ),
);

/** Words that give such a header a different topic. */
const OTHER_WORDS = new Set(
  foldWords(
    'kcal kj energy energie body photo picture foto bild price preis kosten cost remark note bemerkung target ziel code id be ke bread time carbs carbohydrate kohlenhydrate insulin',
  ),
);

/** Words for amounts that are compounds, or too short to occur in other names: "Portionsgewicht", "Einwaage", "wt". */
const AMOUNT_COMPOUND =
  /(?<!\p{L})(?:einwaage|wt|wgt|(?:roh|trocken|nass|netto|brutto|portions?|einzel|verzehrs?|abtropf|fertig|koch|gar|ess|trink|speisen?|füll|stück|gesamt|lebensmittel|ausgangs)-?(?:gewicht|menge))(?!\p{L})/iu;

/** Names of columns that count the people whom an amount is for: "Personen", "Anzahl Personen", "no. of people". */
const PERSON_COUNT =
  /^(?:(?:anzahl|zahl|number of|no\.? of|#)\s*(?:der\s)?)?(?:(?:für|for)\s)?(?:(?:wie ?viele|how many)\s)?(?:personen(?:zahl|anzahl)?|pers\.|persons|people|eaters|esser)$/i;

/** Whether a column counts people. */
export function isPersonCount(name: string): boolean {
  return PERSON_COUNT.test(name.trim());
}

/** Whether the name of a column, which is not that of foods, says that it has amounts. */
export function isAmountName(name: string): boolean {
  const unit = unitOfColumn(name);
  if (mayBeBodyWeight(name) || isPersonCount(name)) return false;
  const topic = columnTopic(name);
  if (topic === 'amount' || UNIT_ALONE.test(name.trim())) return true;
  if (topic !== undefined) return false;
  if (
    unit !== undefined &&
    /^(?:g|ml|kg|l|dl|cl|oz|lbs?)$/i.test(unit) &&
    /eaten|gegessen|verzehr|consumed/i.test(name)
  ) {
    return true;
  }
  if (isMassOfState(name) || isMassOfPortion(name) || isVolume(name)) return true;
  const words = foldWords(name);
  return (
    (words.some((word) => AMOUNT_WORDS.has(word)) || AMOUNT_COMPOUND.test(name)) &&
    !words.some((word) => OTHER_WORDS.has(word))
  );
}

/** The state in which the amounts of a column were weighed, as lines of text say it. */
export type WeighedState = 'raw' | 'roh' | 'cooked' | 'gekocht';

/** Words of names for states, by the state. */
const STATE_WORDS: readonly (readonly [state: WeighedState, words: string])[] = [
  [
    'roh',
    '(?:roh|trocken|ungekocht|ungegart)(?:e[rsnm]?|-?gewicht|-?menge)?|tg|trg|rg|vor dem (?:kochen|garen)',
  ],
  ['raw', 'raw|uncooked|dry|before cooking'],
  ['gekocht', '(?:gekocht|gegart)(?:e[rsnm]?)?|(?:koch|gar)-?gewicht|gg|nach dem (?:kochen|garen)'],
  ['cooked', 'cooked|ckd|after cooking'],
];
const states = lazily(() =>
  STATE_WORDS.map(
    ([state, words]) => [state, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')] as const,
  ),
);

/** Words that may follow such a word after an amount: "roh gewogen", "dry weight", "Trockengew." */
const OF_WEIGHING = String.raw`(?:[ -]?(?:gewogen|weighed|weight|gew\.|ware))?\.?`;
const statesBehind = lazily(() =>
  STATE_WORDS.map(
    ([state, words]) =>
      [
        state,
        new RegExp(String.raw`(?<!\p{L})(?:${words})${OF_WEIGHING}\s?[)\]]?$`, 'iu'),
      ] as const,
  ),
);

/** A drink: "dry" describes its taste. */
const VOLUME =
  /\d\s?(?:ml|cl|dl|l|liter|litres?|gl(?:as|äser|ass(?:es)?)|flaschen?|bottles?)(?!\p{L})/iu;

/** The longest cell with an amount and a state. */
const MAX_CHARACTERS = 60;

/**
 * An amount and the state in which it was weighed, if a cell has both: "80 g (roh)", "200g dry"; otherwise undefined.
 */
export function stateBehindAmount(
  cell: string,
): { readonly amount: string; readonly state: WeighedState } | undefined {
  if (cell.length > MAX_CHARACTERS || !MAY_NAME_STATE.test(cell)) return undefined;
  for (const [state, pattern] of statesBehind()) {
    const found = pattern.exec(cell);
    if (found === null) continue;
    const amount = cell.slice(0, found.index).replace(/[\s,;([]+$/, '');
    const isTaste = /dry|trocken/i.test(found[0]) && VOLUME.test(amount);
    return isTaste || !/[\d½¼¾⅓⅔]/.test(amount) ? undefined : { amount, state };
  }
  return undefined;
}

/**
 * A quick test: only names with one of these parts can name a state. The exact patterns take
 * milliseconds to compile.
 */
const MAY_NAME_STATE = /roh|troc|koch|gar|raw|cook|ckd|dry|(?<!\p{L})(?:tr?|r|g)g(?!\p{L})/iu;

/** The state in the name of a column of amounts: "Menge roh (g)", "cooked weight"; undefined if it has none or two. */
export function stateOfAmounts(name: string): WeighedState | undefined {
  if (!MAY_NAME_STATE.test(name)) return undefined;
  const text = name.replaceAll('_', ' ');
  const [only, other] = states().filter(([, words]) => words.test(text));
  return other === undefined ? only?.[0] : undefined;
}

/** A name without the words for a state: "Mo" of "Mo roh". */
export function withoutState(name: string): string {
  return states()
    .reduce((text, [, words]) => text.replace(words, ''), name)
    .replace(/[\s,;:()/-]+$/, '')
    .trim();
}

/** The unit in the name of a column of amounts. A state may follow it: "Menge (g) roh", "Gewicht (roh)". */
export function unitOfAmounts(name: string): string {
  const own = unitOfColumn(name);
  if (!MAY_NAME_STATE.test(name)) return own ?? '';
  if (own !== undefined && stateOfAmounts(own) === undefined) return own;
  const bare = states().reduce((text, [, words]) => text.replace(words, ''), name);
  return unitOfColumn(bare.replace(/[\s,;/-]+$/, '')) ?? '';
}

/** "roh (g)", "cooked, g": a unit of weight with nothing but a state. */
function isMassOfState(name: string): boolean {
  const { bare, unit = '' } = splitUnit(name);
  if (!MAY_NAME_STATE.test(name) || !/^(?:g|kg|oz|lbs?|gramm?|grams)$/i.test(unit)) return false;
  return states().some(([, words]) => bare.replace(words, '').trim() === '');
}

/** "AP weight", "EP (g)", "as purchased": dietitians weigh food as it was bought, or only its edible portion. */
export function edibleOrPurchased(name: string): 'edible' | 'purchased' | undefined {
  if (/(?<!\p{L})(?:EP|E\.P\.|[Ee]dible[ _-][Pp]ortion)(?!\p{L})/u.test(name)) return 'edible';
  return /(?<!\p{L})(?:AP|A\.P\.|[Aa]s[ _-][Pp]urchased)(?!\p{L})/u.test(name)
    ? 'purchased'
    : undefined;
}

const PORTION_ALONE = /^(?:AP|A\.P\.|as purchased|EP|E\.P\.|edible portion)$/i;

/** "AP (g)", "Edible portion, g": a unit of weight with nothing but the portion. */
function isMassOfPortion(name: string): boolean {
  if (edibleOrPurchased(name) === undefined) return false;
  const { bare, unit = '' } = splitUnit(name);
  return PORTION_ALONE.test(bare.trim()) && /^(?:g|kg|oz|lbs?|gramm?|grams)$/i.test(unit);
}

/** "Volume (ml)" */
function isVolume(name: string): boolean {
  const { bare, unit = '' } = splitUnit(name);
  return /^(?:volume|volumen)$/i.test(bare) && /^(?:ml|cl|dl|l|fl\.? ?oz)$/i.test(unit);
}

/** Units that can be the whole name of a column of amounts. A capital letter means lunch, or a size. */
const UNIT_ALONE = /^(?:l|dl|cl|oz|lbs?)$/;

/**
 * Whether a column may have the weight of the person or the weights of foods: "Weight (kg)", "Gewicht in lb", "kg". Its
 * cells decide.
 */
export function mayBeBodyWeight(name: string): boolean {
  const { bare, unit = '' } = splitUnit(name);
  return /^(?:kg|lbs?)$/i.test(unit) && /^(?:in )?(?:kg|lbs?|weight|gewicht)$/i.test(bare);
}

/** Whether a column has amounts that were planned, which count only if there are no others. */
export function isPlannedName(name: string): boolean {
  return /(?<!\p{L})(?:soll|plan|planned|geplante?|target|ziel|verordnete?|prescribed)(?!\p{L})|(?<!\p{L})(?:soll|plan|ziel)menge/iu.test(
    name.replaceAll('_', ' '),
  );
}

/** Things that columns count, in English and German. */
const COUNTED = ['portions', 'servings', 'helpings', 'units', 'pieces', 'items'];
const COUNTED_DE = ['Portionen', 'Einheiten', 'Stück', 'Stücke', 'Packungen'];

/** Names of columns that count portions: "No. of units", "Anzahl". */
const COUNT_NAMES = new Set(
  [
    ...['number', 'no', 'count', 'how many', 'portions', 'servings', 'Portionen'],
    ...COUNTED.flatMap((one) => [`number of ${one}`, `no of ${one}`, `how many ${one}`]),
    ...['Anzahl', 'Stückzahl', 'Anzahl der Portionen'],
    ...COUNTED_DE.map((one) => `Anzahl ${one}`),
  ].map(foldedName),
);

/** Whether a column counts portions whose size is in another column. */
export function isCountName(name: string): boolean {
  return COUNT_NAMES.has(foldedName(name));
}

/** Whether a column name means household measures, whatever the cells contain: "Household measure", "Haushaltsmaß". */
export function isHouseholdName(name: string): boolean {
  return /house ?hold|haushalt/i.test(name);
}
