import { foldedName, foldWords } from '../text/fold-words.ts';
import { isMeasureName, splitUnit } from './column-units.ts';

/** Topics of columns in food records. */
export const COLUMN_TOPICS = [
  'food_id',
  'food',
  'amount',
  'unit',
  'weighted_before_process',
  'person',
  'date',
  'day',
  'meal',
  'time',
] as const;
/** The topic of a column in a food record. */
export type ColumnTopic = (typeof COLUMN_TOPICS)[number];

/** Topics by which entries are grouped, the highest first. */
export const LABEL_TOPICS = ['person', 'date', 'day', 'meal', 'time'] as const;

/**
 * Names that people and programs give to columns, in English and German. Case, umlauts and plurals do not matter. Other
 * languages have no names for foods, which would be other foods in English: "Latte".
 */
const NAMES: Readonly<Record<ColumnTopic, readonly string[]>> = {
  food_id: [
    'food_id',
    'food_code',
    'FoodCode',
    'foodID',
    'Lebensmittel-ID',
    'Lebensmittelcode',
    'Lebensmittelschlüssel',
    'BLS',
    'BLS-Code',
    'BLS-Nr',
    'BLS-Nummer',
    'BLS-Schlüssel',
    'FNDDS code',
    'USDA code',
    'USDA food code',
    'FDC ID',
    'NDB number',
    'NDB no',
  ],
  food: [
    'food',
    'food_text',
    'food_name',
    'food item',
    'food description',
    'food and drink',
    'foods and drinks',
    'food eaten',
    'menu component',
    'food/drink',
    'eating and drinking',
    'drink',
    'beverage',
    'Getränk',
    'Getränke',
    'Trinken',
    'description',
    'item',
    'text',
    'what',
    'dish',
    'main dish',
    'main course',
    'product',
    'Lebensmittel',
    'Nahrungsmittel',
    'Lebensmittel und Getränke',
    'Speise',
    'Speisen',
    'Speisen und Getränke',
    'Speisen/Getränke',
    'Lebensmittel/Getränke',
    'Gericht',
    'Hauptgericht',
    'Hauptspeise',
    'Komponente',
    'Menükomponente',
    'Speisenkomponente',
    'Produkt',
    'Was',
    'Verzehr',
    'Bezeichnung',
    'Beschreibung',
    'Eintrag',
    'Zutat',
    'Essen',
    'Essen und Trinken',
    'Essen/Trinken',
  ],
  amount: [
    'amount',
    'quantity',
    'qty',
    'how much',
    'portion',
    'portion size',
    'serving',
    'serving size',
    'weight',
    'grams',
    'Menge',
    'Anzahl',
    'Anz',
    'Mge',
    'Wie viel',
    'Wieviel',
    'Portionsgröße',
    'Portionsmenge',
    'Verzehrsmenge',
    'Verzehrmenge',
    'Gewicht',
    'Gramm',
    'g',
    'gr',
    'ml',
    'Quantità',
    'Quantité',
    'Cantidad',
    'Porzione',
    'Porción',
  ],
  unit: [
    'unit',
    'household measure',
    'household unit',
    'Haushaltsmaße',
    'unit of measure',
    'measure',
    'Einheit',
    'Einh',
    'Maß',
    'Maßeinheit',
    'Mengeneinheit',
    'Haushaltsmaß',
  ],
  weighted_before_process: ['weighted_before_process', 'roh gewogen', 'weighed raw'],
  person: [
    'person',
    'patient',
    'client',
    'participant',
    'subject',
    'respondent',
    'user',
    'client ID',
    'patient ID',
    'participant ID',
    'Klient',
    'Klientin',
    'Klient/in',
    'Patientin',
    'Patient/in',
    'Teilnehmer',
    'Teilnehmerin',
    'Proband',
    'Probandin',
    'who',
    'Wer',
  ],
  date: [
    'date',
    'Datum',
    'date/time',
    'date and time',
    'datetime',
    'timestamp',
    'Datum/Uhrzeit',
    'Datum und Uhrzeit',
    'Zeitpunkt',
  ],
  day: ['day', 'weekday', 'day of week', 'Tag', 'Wochentag', 'Giorno', 'Jour', 'Día'],
  meal: [
    'meal',
    'meal type',
    'meal name',
    'occasion',
    'eating occasion',
    'Mahlzeit',
    'Mahlzeitentyp',
    'Mahlz',
    'Mz',
    'Anlass',
    'Pasto',
    'Repas',
  ],
  time: ['time', 'Uhrzeit', 'Zeit'],
};

const TOPICS = new Map(
  COLUMN_TOPICS.flatMap((topic) =>
    NAMES[topic].map((name): [string, ColumnTopic] => [foldedName(name), topic]),
  ),
);

/** Words that make a longer header the column of foods, such as "Food or drink". */
const FOOD_WORDS = new Set(foldWords('food menu Lebensmittel Speise Nahrungsmittel'));

/**
 * Words of eating that make a longer header the column of foods, such as "What did you eat and drink?", unless it is
 * about amounts: "amount eaten".
 */
const EATING_WORDS = new Set(
  foldWords('eat ate eaten had drank consumed gegessen getrunken verzehrt'),
);

/** Words that may accompany words of eating in a header. A header with any other word is itself a food: "toast, ate half". */
const ASKING_WORDS = new Set(
  foldWords(
    'what which everything anything all I you we he she they it did do does have has was were been is are drink drunk drinking eating and or to today here please write list item meal breakfast lunch dinner snack consume was alles ich du Sie er sie wir es hast habe haben hat wurde wurden und oder heute bitte hier Mahlzeit Essen Trinken',
  ),
);

const AMOUNT_WORDS = new Set(
  foldWords(
    'amount quantity weight portion serving percent grams gramm Menge Gewicht Anteil Anzahl davon nicht not left',
  ),
);

/** Words that give it a different topic: a "food group", "food (kcal)". */
const OTHER_WORDS = new Set(
  foldWords(
    'group code id number no kcal kj energy calories type category source place where when why with time allergy allergen intolerance preference budget price cost shop safety Gruppe Nummer Nr Energie Kalorien Art Kategorie Ort wo wann warum Uhrzeit Allergie Allergen Unverträglichkeit Vorliebe Budget Preis Kosten',
  ),
);

/** The topic of a column; undefined for a column that viand does not know. */
export function columnTopic(name: string): ColumnTopic | undefined {
  // Short for "Mengeneinheit"; "Me" is a person.
  if (name.trim() === 'ME') return 'unit';
  const { bare, unit } = splitUnit(name);
  // The whole name first: "roh gewogen" is not "roh", whose amounts were weighed.
  const whole = TOPICS.get(foldedName(name));
  const topic =
    whole ?? TOPICS.get(foldedName(bare)) ?? TOPICS.get(foldedName(withoutAmounts(bare)));
  // "Food (kcal)" and "food (code)" have a different topic.
  if (topic === 'food' && unit !== undefined && OTHER_WORDS.has(unit.toLowerCase())) return;
  if (topic !== undefined) return topic;
  if (isMeasureName(bare)) return 'amount';
  const words = foldWords(withoutAmounts(bare));
  const isOfAmount =
    words.some((word) => AMOUNT_WORDS.has(word)) && !/&|\+|\b(?:and|und)\b/i.test(bare);
  const isOfEating =
    words.some((word) => EATING_WORDS.has(word)) &&
    (/^(?:what|was)\b/i.test(bare.trim()) ||
      words.every((word) => EATING_WORDS.has(word) || ASKING_WORDS.has(word)));
  const isFood = !isOfAmount && (isOfEating || words.some((word) => FOOD_WORDS.has(word)));
  return isFood && words.length > 1 && !words.some((word) => OTHER_WORDS.has(word))
    ? 'food'
    : undefined;
}

/** "Food (with amount)", "Speisen und Getränke inkl. Menge": foods, with their amounts in the same cell. */
const WITH_AMOUNTS =
  /[\s,]*(?:[([]|(?<!\p{L})(?:with|incl\.?|including|mit|inkl\.?|inklusive)\s).*(?:amount|quantit|portion|how much|menge|wie ?viel).*$/iu;

function withoutAmounts(name: string): string {
  return /amount|quantit|portion|much|menge|viel/i.test(name)
    ? name.replace(WITH_AMOUNTS, '')
    : name;
}

/** Whether a name is one that a topic has, word for word. */
export function isNameOf(topic: ColumnTopic, name: string): boolean {
  return TOPICS.get(foldedName(splitUnit(name).bare)) === topic;
}

/**
 * Topics that can replace another: a date gives the day, a day is used if there is no date, and a time gives the meal.
 */
const ALTERNATIVES: Readonly<Partial<Record<ColumnTopic, ColumnTopic>>> = {
  date: 'day',
  day: 'date',
  meal: 'time',
};

/**
 * Finds the column of a label: the column of that name, otherwise one that means the same.
 *
 * @returns its place in the header, from 0; -1 if there is none
 */
export function findLabelColumn(label: string, names: readonly string[]): number {
  const exact = names.findIndex((name) => foldedName(name) === foldedName(label));
  if (exact >= 0) return exact;
  const topic = TOPICS.get(foldedName(label));
  if (topic === undefined) return -1;
  const topics = names.map(columnTopic);
  const same = topics.indexOf(topic);
  const alternative = ALTERNATIVES[topic];
  return same >= 0 || alternative === undefined ? same : topics.indexOf(alternative);
}
