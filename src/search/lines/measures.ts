import type { Processing } from '../../model/food.ts';
import { US_VOLUME_ML } from '../../model/units.ts';

/** What an amount is counted in: a unit, or servings of some form. */
export type PortionMeasure =
  | { readonly kind: 'unit'; readonly unit: 'g' | 'ml'; readonly factor: number }
  | { readonly kind: 'serving'; readonly form: Form };

/** The forms of serving sizes, without their sizes. */
export type Form =
  | 'package'
  | 'portion'
  | 'piece'
  | 'slice'
  | 'whole'
  | 'bottle'
  | 'glass'
  | 'cup'
  | 'bowl'
  | 'pinch'
  | 'tablespoon'
  | 'teaspoon'
  | 'toe';

export type Size = 'small' | 'medium' | 'large';

/** Millilitres of measures that people use where a food has no such serving size; spoons are level. */
export const USUAL_ML: Readonly<Partial<Record<Form, number>>> = {
  cup: 240,
  glass: 200,
  tablespoon: 15,
  teaspoon: 5,
};

/** Grams in an avoirdupois ounce and pound (NIST Handbook 44, Appendix C). */
const OUNCE_G = 28.349523125;
const POUND_G = 453.59237;

/** Millilitres in an imperial pint (UK Weights and Measures Act 1985). */
const PINT_ML = 568.26125;

const UNITS: readonly (readonly [string, 'g' | 'ml', number])[] = [
  ['g gr gram grams gramme grammes gramm', 'g', 1],
  ['kg kilo kilos kilogram kilograms kilogramm', 'g', 1000],
  ['mg milligram milligrams milligramm', 'g', 0.001],
  ['oz ounce ounces', 'g', OUNCE_G],
  ['lb lbs pound pounds', 'g', POUND_G],
  ['ml millilitre millilitres milliliter milliliters', 'ml', 1],
  ['cl', 'ml', 10],
  ['dl', 'ml', 100],
  ['l litre litres liter liters', 'ml', 1000],
  ['floz', 'ml', US_VOLUME_ML.fluidOunce],
  ['pint pints', 'ml', PINT_ML],
  ['quart quarts', 'ml', US_VOLUME_ML.cup * 4],
];

const FORMS: readonly (readonly [string, Form])[] = [
  ['slice slices rasher rashers scheibe scheiben', 'slice'],
  [
    'piece pieces chunk chunks square squares wedge wedges scoop scoops kugel kugeln stück stücke stuck',
    'piece',
  ],
  ['cup cups mug mugs tasse tassen', 'cup'],
  ['glass glasses glas gläser', 'glass'],
  ['bowl bowls plate plates schale schalen schüssel teller', 'bowl'],
  ['bottle bottles flasche flaschen', 'bottle'],
  ['tablespoon tablespoons tbsp tbs tbsps tblsp el esslöffel', 'tablespoon'],
  ['teaspoon teaspoons tsp tsps tl teelöffel', 'teaspoon'],
  ['pinch pinches prise prisen', 'pinch'],
  ['clove cloves zehe zehen', 'toe'],
  [
    'portion portions serving servings helping helpings handful handfuls portionen handvoll',
    'portion',
  ],
  [
    'package packages pack packs packet packets tin tins can cans carton cartons tub tubs pot pots bag bags bar bars sachet sachets dose dosen packung packungen becher tüte tüten riegel tafel tafeln',
    'package',
  ],
];

export const MEASURES: ReadonlyMap<string, PortionMeasure> = new Map([
  ...UNITS.flatMap(([words, unit, factor]) =>
    words
      .split(' ')
      .map((word): [string, PortionMeasure] => [word, { kind: 'unit', unit, factor }]),
  ),
  ...FORMS.flatMap(([words, form]) =>
    words.split(' ').map((word): [string, PortionMeasure] => [word, { kind: 'serving', form }]),
  ),
]);

export const SIZE_WORDS: ReadonlyMap<string, Size> = new Map([
  ...['small', 'little', 'klein', 'kleine', 'kleiner', 'kleines', 'kleinen'].map(
    (word): [string, Size] => [word, 'small'],
  ),
  ...['medium', 'average', 'mittel', 'mittlere', 'mittlerer', 'mittelgroß', 'mittelgroße'].map(
    (word): [string, Size] => [word, 'medium'],
  ),
  ...['large', 'big', 'groß', 'große', 'großer', 'großes', 'großen', 'gross', 'grosse'].map(
    (word): [string, Size] => [word, 'large'],
  ),
]);

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...[
    ['a an one ein eine einen einer eines', 1],
    ['two zwei', 2],
    ['three drei', 3],
    ['four vier', 4],
    ['five fünf', 5],
    ['six sechs', 6],
    ['seven sieben', 7],
    ['eight acht', 8],
    ['nine neun', 9],
    ['ten zehn', 10],
    ['twelve dozen zwölf dutzend', 12],
    ['half halbe halber halbes halben', 0.5],
    ['quarter viertel', 0.25],
    ['couple', 2],
  ].flatMap(([words, number]) =>
    (words as string).split(' ').map((word): [string, number] => [word, number as number]),
  ),
]);

/** Words that say how a food was prepared. */
export const PROCESSING_WORDS: ReadonlyMap<string, Processing> = new Map([
  ...(
    [
      ['raw fresh roh rohe roher rohes frisch frische', 'raw'],
      ['baked gebacken gebackene gebackener', 'baked'],
      ['boiled poached gekocht gekochte gekochter gekochtes pochiert', 'boiled'],
      ['braised geschmort geschmorte', 'braised'],
      ['grilled broiled barbecued gegrillt gegrillte gegrillter', 'broiled'],
      ['deepfried frittiert frittierte', 'deep-fried'],
      // Before cooking: where a food is not dried, its raw state if that is dry.
      ['dried dry uncooked getrocknet getrocknete trocken ungekocht', 'dried'],
      ['fried sauteed gebraten gebratene gebratener', 'fried'],
      ['roasted roast toasted geröstet geröstete getoastet', 'roasted'],
      ['steamed microwaved gedämpft gedämpfte', 'steamed'],
      ['stewed gedünstet gedünstete', 'stewed'],
    ] as const
  ).flatMap(([words, processing]) =>
    words.split(' ').map((word): [string, Processing] => [word, processing]),
  ),
]);

/** Cooked in whatever way the food is mostly cooked. */
export const COOKED_WORDS: ReadonlySet<string> = new Set(['cooked', 'gegart', 'warm', 'hot']);

/** Words that name no food. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  'of the some fresh homemade chopped sliced diced grated shredded peeled unpeeled approx about ca circa etwa von vom der die das extra my own weight each je jeweils'.split(
    ' ',
  ),
);

/** Words that join a second food to the first, which a name then has to have as well. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  'with and plus on mit und auf'.split(' '),
);

/** Words that say what is not in it. */
export const LACKING_WORDS: ReadonlySet<string> = new Set(
  'without no free ohne kein frei'.split(' '),
);
