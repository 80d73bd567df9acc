import { foldedName, foldWords } from '../../text/words/fold-words.ts';

/** Topics of columns in food records. */
const COLUMN_TOPICS = [
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

/**
 * Names that people and programs give to columns, in English and German. Case, umlauts and plurals do not matter. Other
 * languages have no names for columns of foods, because their foods would be other foods in English: "Latte".
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
    'EAN',
    'EAN-Code',
    'GTIN',
    'UPC',
    'Barcode',
    'Strichcode',
    'NDB number',
    'NDB no',
    'DR1IFDCD',
    'DR2IFDCD',
  ],
  food: [
    'food',
    'food_text',
    'food_name',
    'food item',
    'food description',
    'food descr',
    'food desc',
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
    'item description',
    'item name',
    'product name',
    'dish name',
    'text',
    'what',
    'dish',
    'meal description',
    'main dish',
    'main course',
    'product',
    'Lebensmittel',
    'Nahrungsmittel',
    'LM',
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
    'Mengenangabe',
    'Portionsangabe',
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
    'food unit',
    'household measure',
    'household unit',
    'serving unit',
    'Haushaltsmaße',
    'unit of measure',
    'amount unit',
    'quantity unit',
    'quant unit',
    'qty unit',
    'portion unit',
    'UoM',
    'measure',
    'Einheit',
    'Einh',
    'Maß',
    'Maßeinheit',
    'Mengeneinheit',
    'Haushaltsmaß',
  ],
  weighted_before_process: [
    'weighted_before_process',
    'weighted before processing',
    'weighed before processing',
    'weighed before cooking',
    'weighed raw',
    'weighed uncooked',
    'roh gewogen',
    'roh abgewogen',
    'vor dem kochen gewogen',
  ],
  // person-names.ts has the other names of persons.
  person: ['who', 'Wer'],
  date: [
    'date',
    'Datum',
    'date/time',
    'date and time',
    'datetime',
    'timestamp',
    'logged at',
    'eaten at',
    'consumed at',
    'entry date',
    'log date',
    'diary date',
    'meal date',
    'intake date',
    'recall date',
    'date of intake',
    'date eaten',
    'date consumed',
    'Datum/Uhrzeit',
    'Datum und Uhrzeit',
    'Zeitpunkt',
    'Protokolldatum',
    'Protokolltag',
    'Verzehrsdatum',
    'Verzehrstag',
    'datum_tag_monat_jahr_stunde_minute',
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
  time: ['time', 'Uhrzeit', 'Zeit', 'when', 'Wann'],
};

/** Words of longer headers, folded. */
interface HeaderWords {
  /** Words that make a longer header the column of foods, such as "Food or drink". */
  readonly food: readonly string[];
  /**
   * Words of eating that make a longer header the column of foods, such as "What did you eat and drink?", unless the
   * header is about amounts: "amount eaten".
   */
  readonly eating: readonly string[];
  /** Words that may accompany words of eating in a header. A header with any other word is itself a food: "toast, ate half". */
  readonly asking: readonly string[];
  readonly amount: readonly string[];
  /** Words that give a header a different topic: a "food group", "food (kcal)". */
  readonly other: readonly string[];
}

/** The names of topics and the words of longer headers, all folded. The build of the program does the folding. */
export function headerNames(): {
  readonly topics: readonly (readonly [name: string, topic: ColumnTopic])[];
  readonly words: HeaderWords;
} {
  return {
    topics: COLUMN_TOPICS.flatMap((topic) =>
      NAMES[topic].map((name): [string, ColumnTopic] => [foldedName(name), topic]),
    ),
    words: {
      food: foldWords('food menu Lebensmittel Speise Nahrungsmittel LM'),
      eating: foldWords('eat ate eaten had drank consumed gegessen getrunken verzehrt'),
      asking: foldWords(
        'what which everything anything all I you we he she they it did do does have has was were been is are drink drunk drinking eating and or to today here please write list item meal breakfast lunch dinner snack consume was alles ich du Sie er sie wir es hast habe haben hat wurde wurden und oder heute bitte hier Mahlzeit Essen Trinken',
      ),
      amount: foldWords(
        'amount quantity weight portion serving unit percent grams gramm Menge Gewicht Anteil Anzahl davon nicht not left',
      ),
      other: foldWords(
        'group code id date number num index order no kcal kj energy calories type category source place where when why with time allergy allergen intolerance preference budget price cost shop safety Gruppe Datum Nummer Nr Energie Kalorien Art Kategorie Ort wo wann warum Uhrzeit Allergie Allergen Unverträglichkeit Vorliebe Budget Preis Kosten',
      ),
    },
  };
}
