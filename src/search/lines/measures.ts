import type { Processing } from '../../model/food.ts';
import { US_VOLUME_ML } from '../../model/units.ts';

/** What an amount is counted in: a unit, servings of some form, or servings with some name. */
export type PortionMeasure =
  | { readonly kind: 'unit'; readonly unit: 'g' | 'ml'; readonly factor: number }
  | { readonly kind: 'serving'; readonly form: Form }
  | { readonly kind: 'named'; readonly name: string; readonly forms: readonly Form[] };

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

/** A size that people give a piece of food. */
export type Size = 'small' | 'medium' | 'large';

/** Millilitres of measures that people use where a food has no such serving size; spoons are level. */
export const USUAL_ML: Readonly<Partial<Record<Form, number>>> = {
  cup: 240,
  glass: 200,
  tablespoon: 15,
  teaspoon: 5,
};

/** Grams in an avoirdupois ounce (NIST Handbook 44, Appendix C). */
export const OUNCE_G = 28.349523125;
/** Grams of an international avoirdupois pound. */
const POUND_G = 453.59237;

/** Millilitres in an imperial pint (UK Weights and Measures Act 1985). */
const PINT_ML = 568.26125;

const UNITS: readonly (readonly [string, 'g' | 'ml', number])[] = [
  ['g gr gram grams gramme grammes gramm', 'g', 1],
  ['kg kilo kilos kilogram kilograms kilogramm', 'g', 1000],
  ['mg milligram milligrams milligramm', 'g', 0.001],
  ['dag dkg deka', 'g', 10],
  ['pfund', 'g', 500],
  // Bars of chocolate as Germans buy them.
  ['tafel tafeln', 'g', 100],
  ['oz ounce ounces', 'g', OUNCE_G],
  ['lb lbs pound pounds', 'g', POUND_G],
  ['ml millilitre millilitres milliliter milliliters', 'ml', 1],
  ['cl', 'ml', 10],
  ['dl', 'ml', 100],
  ['l litre litres liter liters', 'ml', 1000],
  ['floz', 'ml', US_VOLUME_ML.fluidOunce],
  ['pint pints pt', 'ml', PINT_ML],
  ['quart quarts', 'ml', US_VOLUME_ML.cup * 4],
];

const FORMS: readonly (readonly [string, Form])[] = [
  ['slice slices rasher rashers scheibe scheiben', 'slice'],
  [
    'piece pieces chunk chunks square squares wedge wedges scoop scoops kugel kugeln stück stücke stücken stuck stk stck',
    'piece',
  ],
  ['cup cups mug mugs tasse tassen becherglas', 'cup'],
  ['glass glasses glas gläser', 'glass'],
  ['bowl bowls plate plates schale schalen schüssel teller', 'bowl'],
  ['bottle bottles flasche flaschen', 'bottle'],
  ['tablespoon tablespoons tbsp tbs tbsps tblsp el esslöffel essl', 'tablespoon'],
  ['teaspoon teaspoons tsp tsps tl teelöffel teel', 'teaspoon'],
  ['pinch pinches prise prisen msp messerspitze', 'pinch'],
  ['clove cloves zehe zehen', 'toe'],
  ['ganze ganzer ganzes ganzen', 'whole'],
  [
    'portion portions serving servings helping helpings handful handfuls portionen handvoll',
    'portion',
  ],
  [
    'package packages pack packs packet packets tin tins can cans carton cartons tub tubs pot pots bag bags bar bars sachet sachets dose dosen packung packungen päckchen pck pckg pkg pkt pk becher tüte tüten riegel',
    'package',
  ],
];

/** Measures that go by the label of a serving, such as "1 leaf"; the forms stand in where no label has the name. */
const NAMED: readonly (readonly [string, string, readonly Form[]])[] = [
  ['leaf leaves blatt blätter', 'leaf', []],
  ['stick sticks', 'stick', []],
  ['bunch bunches bund', 'bunch', []],
  ['sprig sprigs zweig zweige stiel stiele', 'sprig', []],
  ['head heads kopf köpfe', 'head', ['whole']],
  ['stalk stalks rib ribs stange stangen', 'stalk', ['whole']],
  ['bulb bulbs knolle knollen', 'bulb', ['whole']],
  ['ear ears cob cobs kolben', 'cob', ['whole']],
  ['fillet fillets filet filets', 'fillet', ['piece']],
  ['cube cubes würfel', 'cube', []],
  ['sheet sheets rolle rollen roll', 'sheet', []],
  ['jug jugs pitcher kanne kannen krug', 'jug', []],
  ['box boxes schachtel kiste', 'box', []],
  ['rippe rippen reihe', 'row', []],
  ['dash dashes splash drizzle knob schuss spritzer klecks', 'dash', []],
];

/** Units and household measures by their folded words, in English and German. */
export const MEASURES: ReadonlyMap<string, PortionMeasure> = new Map([
  ...UNITS.flatMap(([words, unit, factor]) =>
    words
      .split(' ')
      .map((word): [string, PortionMeasure] => [word, { kind: 'unit', unit, factor }]),
  ),
  ...FORMS.flatMap(([words, form]) =>
    words.split(' ').map((word): [string, PortionMeasure] => [word, { kind: 'serving', form }]),
  ),
  ...NAMED.flatMap(([words, name, forms]) =>
    words
      .split(' ')
      .map((word): [string, PortionMeasure] => [word, { kind: 'named', name, forms }]),
  ),
]);

/** Measures that are foods where a line names no other: "2 rolls". */
export const FOODS_AMONG_MEASURES: ReadonlySet<string> = new Set(['roll', 'rolls']);

/** The size that a folded word names, in English and German. */
export const SIZE_WORDS: ReadonlyMap<string, Size> = new Map([
  ...[
    'small',
    'sm',
    'little',
    'thin',
    'klein',
    'kleine',
    'kleiner',
    'kleines',
    'kleinen',
    'dünne',
    'dünner',
  ].map((word): [string, Size] => [word, 'small']),
  ...[
    'medium',
    'med',
    'md',
    'average',
    'mittel',
    'mittlere',
    'mittlerer',
    'mittelgroß',
    'mittelgroße',
    'mittelgroßer',
  ].map((word): [string, Size] => [word, 'medium']),
  ...[
    'large',
    'lg',
    'lrg',
    'big',
    'groß',
    'große',
    'großer',
    'großes',
    'großen',
    'gross',
    'grosse',
    'thick',
    'dicke',
    'dicker',
  ].map((word): [string, Size] => [word, 'large']),
]);

/** The number that a folded word names, in English and German. */
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

/** Words that describe a food without making it another one, wherever they stand in a line. */
export const MINOR_WORDS: ReadonlySet<string> = new Set(
  `ripe frozen boneless skinless drained rinsed softened melted packed heaped level crumbled chunks pitted
   cubed halved quartered minced crushed beaten trimmed freshly finely roughly thinly coarsely lightly unsliced
   reif reife reifer reifes tk tiefgekühlt tiefgekühlte gehackt gehackte gehackter gewürfelt gewürfelte gerieben
   geriebene geriebener geraspelt geraspelte geschält geschälte geschnitten abgetropft weich weiche fein feine grob
   gehäuft gehäufte gestrichen gestrichene festkochend festkochende mehlig altbacken entsteint frischer frisches`.split(
    /\s+/,
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
