import { SERVING_TYPES, type ServingType } from '../../model/food.ts';
import { FOOD_PATTERNS, type FoodPattern } from '../../model/food-patterns.ts';
import type { Nutrient } from '../../model/nutrients.ts';
import type { MassUnit } from '../../model/units.ts';
import { foldedKey, nutrientOfName } from './nutrient-names.ts';

/** What amounts are per. */
export const BASES = ['100 g', '100 ml', 'serving'] as const;
/** What the amounts of a table are per. */
export type Basis = (typeof BASES)[number];

/** Columns of text, by what they are about. */
export const TEXT_TOPICS = [
  'name',
  'id',
  'gtin',
  'brand',
  'other_names',
  'description',
  'type',
  'processing',
  'per',
  'serving_size',
  'measures',
  'density',
  'recorded_on',
] as const;
/** What a column of text in a table of foods is about. */
export type TextTopic = (typeof TEXT_TOPICS)[number];

/** The unit of energy in a table of foods. */
export type EnergyUnit = 'kJ' | 'kcal';

/** What a column of a table of foods holds. */
export type ColumnMeaning =
  | { readonly kind: 'text'; readonly topic: TextTopic }
  /** The unit is undefined where the name gives none and several are usual. */
  | {
      readonly kind: 'nutrient';
      readonly nutrient: Nutrient;
      readonly unit: MassUnit | EnergyUnit | undefined;
      readonly basis: Basis | undefined;
    }
  | { readonly kind: 'pattern'; readonly pattern: FoodPattern }
  | { readonly kind: 'measure'; readonly type: ServingType; readonly unit: 'g' | 'ml' };

/** What tables call these columns, in English and German. */
const TOPIC_NAMES: Readonly<Record<TextTopic, readonly string[]>> = {
  name: [
    'name',
    'food',
    'food name',
    'product',
    'product name',
    'item',
    'title',
    'main food description',
    'Lebensmittel',
    'Lebensmittelbezeichnung',
    'Lebensmittelname',
    'Bezeichnung',
    'Produkt',
    'Produktname',
    'Artikel',
    'Artikelname',
    'Artikelbezeichnung',
    'Speise',
    'Gericht',
  ],
  id: ['id', 'food id', 'code', 'food code', 'sku', 'Artikelnummer', 'Artikelnr', 'Nummer', 'Nr'],
  gtin: ['gtin', 'ean', 'ean code', 'upc', 'barcode', 'bar code', 'gtin upc', 'Strichcode'],
  brand: ['brand', 'brand name', 'brand owner', 'manufacturer', 'Marke', 'Hersteller'],
  other_names: ['other names', 'synonyms', 'aliases', 'also called', 'Synonyme', 'andere Namen'],
  description: ['description', 'remark', 'comment', 'notes', 'Beschreibung', 'Bemerkung', 'Notiz'],
  type: ['type', 'food type'],
  processing: ['processing', 'preparation', 'state', 'Zubereitung', 'Verarbeitung', 'Zustand'],
  per: ['per', 'basis', 'nutrition data per', 'reference amount', 'pro', 'je', 'Bezugsgröße'],
  serving_size: ['serving size', 'serving', 'portion', 'portion size', 'Portionsgröße'],
  measures: [
    'measures',
    'household measures',
    'servings',
    'portions',
    'Haushaltsmaße',
    'Portionen',
  ],
  density: ['density', 'density g per ml', 'density g ml', 'Dichte'],
  recorded_on: [
    'recorded on',
    'date',
    'modified',
    'modified date',
    'last modified',
    'updated',
    'Datum',
    'Stand',
  ],
};

/** Names as they are written come first: a "portion" is a serving, "portions" are measures. */
const EXACT_TOPICS = new Map(
  TEXT_TOPICS.flatMap((topic) =>
    TOPIC_NAMES[topic].map((name): [string, TextTopic] => [name.toLowerCase(), topic]),
  ),
);

const TOPICS = new Map(
  TEXT_TOPICS.flatMap((topic) =>
    TOPIC_NAMES[topic].map((name): [string, TextTopic] => [foldedKey(name), topic]),
  ),
);

const PATTERNS = new Map(FOOD_PATTERNS.map((one) => [foldedKey(one.name), one]));

/** Servings that a column of grams may hold, such as `slice_g`. */
const MEASURES = new Map<string, ServingType>([
  ...SERVING_TYPES.map((type): [string, ServingType] => [foldedKey(type), type]),
  ...['piece', 'slice', 'bottle', 'glass', 'cup', 'bowl'].map((thing): [string, ServingType] => [
    foldedKey(thing),
    `medium_${thing}` as ServingType,
  ]),
  ...(
    [
      ['serving', 'portion'],
      ['serving size', 'portion'],
      ['Portionsgröße', 'portion'],
      ['Stück', 'medium_piece'],
      ['Scheibe', 'medium_slice'],
      ['Flasche', 'medium_bottle'],
      ['Glas', 'medium_glass'],
      ['Tasse', 'medium_cup'],
      ['Schüssel', 'medium_bowl'],
      ['Packung', 'package'],
      ['Esslöffel', 'tablespoon'],
      ['Teelöffel', 'teaspoon'],
      ['Prise', 'pinch'],
    ] as const
  ).map(([name, type]): [string, ServingType] => [foldedKey(name), type]),
]);

/** Units as the names of columns give them. */
const UNITS = new Map<string, MassUnit | EnergyUnit | 'ml'>([
  ['g', 'g'],
  ['gram', 'g'],
  ['grams', 'g'],
  ['gramm', 'g'],
  ['mg', 'mg'],
  ['milligramm', 'mg'],
  ['milli', 'mg'],
  ['µg', 'µg'],
  ['μg', 'µg'],
  ['ug', 'µg'],
  ['mcg', 'µg'],
  ['micro', 'µg'],
  ['kg', 'kg'],
  ['kj', 'kJ'],
  ['kilojoule', 'kJ'],
  ['kilojoules', 'kJ'],
  ['kcal', 'kcal'],
  ['cal', 'kcal'],
  ['calories', 'kcal'],
  ['kalorien', 'kcal'],
  ['kilokalorien', 'kcal'],
  ['ml', 'ml'],
]);

/** Words at the end of a name that say how an amount was measured, not what it is. */
const REMARKS = new Set(['calc', 'calculated', 'value', 'amount', 'content', 'gehalt', 'wert']);

/** Words in front of a part of a nutrient: "davon Zucker", "of which sugars". */
const FRONT = /^(?:davon|of which|thereof|darin|- )\s*/i;

/** Energy in both units, as its cells have it: "Brennwert (kJ/kcal)". */
const BOTH_UNITS = /(?<![a-z])(kj|kcal) *[/|] *(?:kj|kcal)(?![a-z])/i;

/** Amounts "per 100 g", in the name of a column: `fat_100g`, "Fett je 100 g". */
const PER_100 = /[\s_([,-]*(?:(?:per|je|pro|in)[\s_]*)?100[\s_]*(g|ml)(?![a-z])[)\]]?/i;
const PER_SERVING = /[\s_([,-]*(?:(?:per|je|pro)[\s_]*|_)(?:serving|portion)(?![a-z])[)\]]?/i;

/** The meaning of a column by its name; undefined for a name that viand does not know. */
export function columnMeaning(name: string): ColumnMeaning | undefined {
  const topic = EXACT_TOPICS.get(name.trim().toLowerCase()) ?? TOPICS.get(foldedKey(name));
  if (topic !== undefined) return { kind: 'text', topic };
  if (/^name[_ -][a-z]{2}$/i.test(name.trim())) return { kind: 'text', topic: 'other_names' };
  const pattern = PATTERNS.get(foldedKey(name));
  if (pattern !== undefined) return { kind: 'pattern', pattern };
  const { bare, basis } = splitBasis(name.trim().replace(FRONT, '').replace(BOTH_UNITS, '$1'));
  const { words, unit } = splitUnit(bare);
  const measure = MEASURES.get(foldedKey(words));
  if (measure !== undefined && (unit === 'g' || unit === 'ml')) {
    return { kind: 'measure', type: measure, unit };
  }
  const isEnergy = unit === 'kJ' || unit === 'kcal';
  const nutrient = nutrientOfName(isEnergy && words === '' ? 'energy' : words);
  if (nutrient === undefined || unit === 'ml') return undefined;
  if (isEnergy !== (nutrient.unit === 'kJ') && unit !== undefined) return undefined;
  // Nobody gives what a food consists of in milligrams without saying so.
  const isPlain = nutrient.group === 'macronutrients' || nutrient.group === 'fibre';
  const usual = isPlain ? 'g' : undefined;
  return { kind: 'nutrient', nutrient, unit: unit ?? usual, basis };
}

function splitBasis(name: string): { readonly bare: string; readonly basis: Basis | undefined } {
  const per100 = PER_100.exec(name);
  if (per100 !== null) {
    const basis = per100[1]?.toLowerCase() === 'ml' ? '100 ml' : '100 g';
    return { bare: name.replace(PER_100, ' '), basis };
  }
  return PER_SERVING.test(name)
    ? { bare: name.replace(PER_SERVING, ' '), basis: 'serving' }
    : { bare: name, basis: undefined };
}

/** A name without the unit at its end or in brackets: "Fett (g)", `fat_g`, "energy-kj". */
function splitUnit(name: string) {
  const words = name.split(/[\s_()[\]/,;:-]+/).filter((word) => word !== '' && word !== 'in');
  while (words.length > 1 && REMARKS.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  const last = words.at(-1) ?? '';
  // "Na" is sodium, and no unit; "g" alone is no nutrient.
  const unit = UNITS.get(last.toLowerCase());
  return { words: (unit === undefined ? words : words.slice(0, -1)).join(' '), unit };
}
