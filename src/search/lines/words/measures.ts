import { kcalToKj, OUNCE_G, POUND_G, US_VOLUME_ML } from '../../../model/units.ts';

/** The measure of an amount: a unit, the amount with a given energy, servings in a form, or servings with a name. */
export type PortionMeasure =
  | { readonly kind: 'unit'; readonly unit: 'g' | 'ml'; readonly factor: number }
  | { readonly kind: 'energy'; readonly kilojoules: number }
  | {
      readonly kind: 'serving';
      readonly form: Form;
      /** Whether a word for a piece may also mean a whole one, unlike "segment". */
      readonly mayBeWhole?: true;
    }
  | {
      readonly kind: 'named';
      /** Names as in labels of servings, and usual sizes first of all. */
      readonly names: readonly [string, ...string[]];
      readonly forms: readonly Form[];
    };

/** The forms of servings, without sizes. */
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

/** Millilitres of measures that people use if a food has no such serving size. Spoons are level. */
export const USUAL_ML: Readonly<Partial<Record<Form, number>>> = {
  cup: 240,
  glass: 200,
  tablespoon: 15,
  teaspoon: 5,
};

/** Millilitres in an imperial pint (UK Weights and Measures Act 1985). */
export const PINT_ML = 568.26125;

/** Millilitres of a US quart and a US gallon. */
const QUART_ML = US_VOLUME_ML.cup * 4;
const GALLON_ML = US_VOLUME_ML.cup * 16;

/** Volumes that differ for dry goods. */
export const LARGE_VOLUMES_ML: ReadonlySet<number> = new Set([PINT_ML, QUART_ML, GALLON_ML]);

/** A drop of water. */
export const DROP_ML = 0.05;

const UNITS: readonly (readonly [string, 'g' | 'ml', number])[] = [
  ['g gr gm gms grs grm grms gram grams gramme grammes gramm', 'g', 1],
  ['kg kgs kilo kilos kilogram kilograms kilogramm', 'g', 1000],
  ['mg mgs milligram milligrams milligramm', 'g', 0.001],
  ['dag dkg deka', 'g', 10],
  ['pfund pfd halbkilo', 'g', 500],
  ['viertelkilo', 'g', 250],
  ['viertelpfund', 'g', 125],
  // Bars of chocolate as sold in Germany.
  ['tafel tafeln', 'g', 100],
  ['oz ozs ounce ounces', 'g', OUNCE_G],
  ['lb lbs pound pounds', 'g', POUND_G],
  ['ml mls cc millilitre millilitres milliliter milliliters', 'ml', 1],
  ['cl cls', 'ml', 10],
  ['dl dls dezi deci deziliter', 'ml', 100],
  ['l lt lts ltr ltrs litre litres liter liters', 'ml', 1000],
  ['floz', 'ml', US_VOLUME_ML.fluidOunce],
  ['pint pints pt', 'ml', PINT_ML],
  ['quart quarts qt qts', 'ml', QUART_ML],
  ['gallon gallons gal', 'ml', GALLON_ML],
  ['dessertspoon dessertspoons dessertspoonful dessertspoonfuls dsp', 'ml', 10],
  // Measures of old cookbooks: a quarter and half of a British pint, and half an old ounce.
  ['gill gills teacup teacups teacupful teacupfuls', 'ml', PINT_ML / 4],
  ['breakfastcup breakfastcups breakfastcupful breakfastcupfuls', 'ml', PINT_ML / 2],
  ['loth', 'g', 16],
  // Four tablespoons.
  ['servingspoon', 'ml', 60],
  ['shot shots stamperl schnapsglas', 'ml', 30],
  // Pharmacists count twenty drops of water in a millilitre.
  ['drop drops tropfen', 'ml', DROP_ML],
  // The small bowl in which India serves lentils, curries and yoghurt.
  ['katori katoris', 'ml', 150],
  // An Australian glass of beer.
  ['schooner schooners', 'ml', 425],
  ['stubby stubbies', 'ml', 375],
  // Glasses of beer and wine in Bavaria, Swabia and Austria.
  ['maß', 'ml', 1000],
  ['krügerl krügel', 'ml', 500],
  ['seidl seidel seiterl', 'ml', 300],
  ['pfiff herrgöttli', 'ml', 200],
  ['viertele viertelchen viertelliter', 'ml', 250],
  ['achterl achtele', 'ml', 125],
];

const FORMS: readonly (readonly [string, Form])[] = [
  [
    'slice slices sl slc slcs strip strips scheibe scheiben scheibchen scheiberl scheibli schiibe schnitte schnitten',
    'slice',
  ],
  [
    'piece pieces chunk chunks square squares segment segments link links patty patties floret florets röschen stückchen',
    'piece',
  ],
  ['cup cups cupful cupfuls tasse tassen becherglas', 'cup'],
  ['glass glasses glassful glassfuls glas gläser glaserl', 'glass'],
  [
    'bowl bowls bowlful bowlfuls plate plates plateful platefuls schäli schale schalen schüssel teller',
    'bowl',
  ],
  ['bottle bottles flasche flaschen flascherl fläschli', 'bottle'],
  [
    'tablespoon tablespoons tablespoonful tablespoonfuls spoonful spoonfuls spoon spoons löffel löfferl tbsp tbs tbsps tblsp tablesp el esslöffel eßlöffel essl eßl suppenlöffel',
    'tablespoon',
  ],
  [
    'teaspoon teaspoons teaspoonful teaspoonfuls tsp tsps teasp tl teelöffel teel kaffeelöffel kl',
    'teaspoon',
  ],
  ['pinch pinches prise prisen pr msp messerspitze', 'pinch'],
  ['clove cloves zehe zehen', 'toe'],
  ['ganz ganze ganzer ganzes ganzen', 'whole'],
  ['portion portions serving servings srv srvs svg serv helping helpings portionen', 'portion'],
  [
    'package packages pack packs packet packets carton cartons pouch pouches container containers bar bars sachet sachets envelope envelopes packung packungen päckchen packerl päckli briefchen tütchen pck pckg pkg pkt pk riegel beutel',
    'package',
  ],
];

const PIECES = 'pc pcs ct stück stücke stücken stuck stk stck st stückerl stückl stückli';

/**
 * Measures whose amount comes from the label of a serving, such as "1 leaf", or from a usual size. The forms replace
 * them if neither is known.
 */
const NAMED: readonly (readonly [string, readonly [string, ...string[]], readonly Form[]])[] = [
  ['tin tins can cans dose dosen büchse büchsen büchsli', ['tin', 'can'], ['package']],
  ['jar jars', ['jar'], ['package']],
  ['bag bags', ['bag'], ['package']],
  // A German bag of crisps is for sharing.
  ['tüte tüten sackerl', ['large bag', 'bag'], ['package']],
  ['pot pots', ['pot', 'tub'], ['package']],
  ['tub tubs', ['tub', 'pot'], ['package']],
  ['sleeve sleeves', ['sleeve'], ['package']],
  // Yoghurt is sold in these, and coffee is drunk from them.
  ['becher', ['beaker', 'pot', 'mug'], ['package']],
  ['handful handfuls handvoll hände', ['handful'], ['portion']],
  [
    'scoop scoops kugel kugeln ball balls messlöffel meßlöffel',
    ['scoop', 'ball'],
    ['piece', 'whole'],
  ],
  ['punnet punnets', ['punnet'], ['bowl']],
  ['loaf loaves laib wecken', ['loaf'], ['whole']],
  ['tube tubes tuben', ['tube'], ['package']],
  ['leaf leaves blatt blätter', ['leaf'], ['slice']],
  ['rasher rashers', ['rasher'], ['slice']],
  ['finger fingers', ['finger'], []],
  ['thumb', ['thumb'], []],
  ['stick sticks', ['stick'], []],
  ['bunch bunches bund bd bündel bündeli', ['bunch'], []],
  ['sprig sprigs zweig zweige stiel stiele stängel stengel', ['sprig'], []],
  ['head heads kopf köpfe staude stauden', ['head'], ['whole']],
  ['stalk stalks rib ribs spear spears stange stangen', ['stalk'], ['whole']],
  ['bulb bulbs knolle knollen', ['bulb'], ['whole']],
  // The middle of an artichoke or a lettuce.
  ['heart hearts', ['heart'], []],
  ['ear ears cob cobs kolben', ['cob'], ['whole']],
  ['fillet fillets filet filets', ['fillet'], ['piece']],
  ['cube cubes würfel', ['cube'], []],
  ['block blocks', ['block'], ['package']],
  ['sheet sheets rolle rollen roll rolls', ['sheet'], []],
  ['mug mugs häferl haferl pott pötte humpen', ['mug'], ['cup']],
  [
    'ladle ladles ladleful schöpfer schöpflöffel schöpfkelle schöpfkellen suppenkelle suppenkellen kelle kellen',
    ['ladle'],
    [],
  ],
  ['kännchen', ['pot of two cups'], []],
  // Between a quarter of a litre in Franconia and half of one in the Palatinate.
  ['schoppen schöppchen', ['schoppen'], []],
  ['jug jugs pitcher kanne kannen krug', ['jug'], []],
  ['box boxes schachtel', ['box'], ['package']],
  // Of a number of bottles or fruits that only the shop knows.
  ['crate crates kiste kisten kasten', ['crate'], []],
  ['rippe rippen reihe', ['row'], []],
  // The word to which {@link normaliseLine} changes "Riegel Schokolade".
  ['roworbar', ['row or bar'], []],
  ['ring rings ringe', ['ring'], ['slice', 'piece']],
  ['wedge wedges spalte spalten schnitz schnitze', ['wedge'], ['slice', 'piece']],
  ['nest nests nester', ['nest'], ['portion']],
  ['rack racks', ['rack'], ['portion']],
  // A British round of sandwiches or toast.
  ['round rounds', ['round'], ['whole', 'slice']],
  ['dash dashes splash drizzle schuss spritzer', ['dash'], []],
  // The word to which {@link normaliseLine} changes "a little milk".
  ['alittle', ['small amount'], []],
  ['glug glugs sip sips schluck schlucke', ['glug', 'dash'], []],
  ['knob knobs', ['knob'], []],
  ['pat pats', ['pat'], []],
  ['dollop dollops klecks', ['dollop'], []],
  ['mouthful mouthfuls forkful forkfuls gabel gabeln bissen happen', ['mouthful'], []],
  ['matchbox', ['matchbox'], []],
  // The word to which {@link normaliseLine} changes a portion of vegetables that are served cooked.
  ['sidedish', ['side dish'], ['portion']],
  ['cm', ['centimetre'], []],
  ['inch inches', ['inch'], []],
  // The word to which {@link normaliseLine} changes "pudding cup".
  ['snackcup', ['snack cup'], []],
  // The word to which {@link normaliseLine} changes the tub of a pint.
  ['icecreamtub', ['tub of ice cream'], []],
  // The word to which {@link normaliseLine} changes "juice of 1 lemon".
  ['fruitjuice', ['fruit’s juice'], []],
  ['fruitpeel', ['fruit’s peel'], []],
];

/** Words for energy. Calorie diaries use them to give amounts: "Latte 190 kcal". */
const ENERGIES: readonly (readonly [string, number])[] = [
  ['kcal kcals calories calorie cal cals kalorien', kcalToKj(1)],
  ['kj kilojoule kilojoules', 1],
];

/** Units and household measures by their folded words, in English and German. */
export const MEASURES: ReadonlyMap<string, PortionMeasure> = new Map([
  ...UNITS.flatMap(([words, unit, factor]) =>
    words
      .split(' ')
      .map((word): [string, PortionMeasure] => [word, { kind: 'unit', unit, factor }]),
  ),
  ...ENERGIES.flatMap(([words, kilojoules]) =>
    words
      .split(' ')
      .map((word): [string, PortionMeasure] => [word, { kind: 'energy', kilojoules }]),
  ),
  ...FORMS.flatMap(([words, form]) =>
    words.split(' ').map((word): [string, PortionMeasure] => [word, { kind: 'serving', form }]),
  ),
  ...PIECES.split(' ').map((word): [string, PortionMeasure] => [
    word,
    { kind: 'serving', form: 'piece', mayBeWhole: true },
  ]),
  ...NAMED.flatMap(([words, names, forms]) =>
    words
      .split(' ')
      .map((word): [string, PortionMeasure] => [word, { kind: 'named', names, forms }]),
  ),
]);

/** The name of a measure of servings: "slice", "jar"; undefined for a measure of weight, volume or energy. */
export function servingName(measure: PortionMeasure): string | undefined {
  if (measure.kind === 'serving') return measure.form;
  return measure.kind === 'named' ? measure.names[0] : undefined;
}

/** Whether a measure is a package, tin or pot in which shops sell food. */
export function isContainer(measure: PortionMeasure | undefined): boolean {
  if (measure?.kind === 'serving') return measure.form === 'package';
  return measure?.kind === 'named' && measure.forms.includes('package');
}

/** The measure of a label that names nothing else: "1 plate", "1 Riegel". */
export function measureOfLabel(label: string): PortionMeasure | undefined {
  const word = /^1 (\p{L}+)$/u.exec(label.trim())?.[1]?.toLowerCase();
  return word === undefined ? undefined : MEASURES.get(word);
}

/** Measures that are foods if a line names no other: "2 rolls". */
export const FOODS_AMONG_MEASURES: ReadonlySet<string> = new Set(['roll', 'rolls']);
