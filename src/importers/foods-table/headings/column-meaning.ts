import { ALCOHOL_GRAMS_PER_ML } from '../../../model/derived/alcohol.ts';
import type { ServingType } from '../../../model/food.ts';
import { FOOD_PATTERNS, type FoodPattern } from '../../../model/food-patterns.ts';
import { type Nutrient, nutrient } from '../../../model/nutrients.ts';
import type { MassUnit } from '../../../model/units.ts';
import { VITAMIN_D_IU_PER_UG, withoutInternationalUnit } from '../../international-units.ts';
import { isAlcoholByVolume } from './alcohol-by-volume.ts';
import { type AmountBasis, splitBasis } from './column-basis.ts';
import { measureOfName } from './measure-names.ts';
import { splitNested } from './nested-names.ts';
import { foldedKey, nutrientOfName, nutrientOfSymbol } from './nutrient-names.ts';
import { toWeight } from './parse-weight.ts';
import { type TextTopic, topicOfName } from './topic-names.ts';

/** The unit of energy in a table of foods. */
export type EnergyUnit = 'kJ' | 'kcal';

/** The form in which a column gives amounts. */
export interface AmountForm {
  /** Undefined if the name gives none and several are common, or if each cell gives its own. */
  readonly unit: MassUnit | EnergyUnit | undefined;
  readonly basis: AmountBasis | undefined;
  /** The factor to this unit, which is not 1 for international units. */
  readonly factor: number;
  /** Amounts are shares of the weight, so cells may have a percent sign. */
  readonly isShare?: true;
  /** The units of cells with energy in two units, in their order: "Brennwert (kJ/kcal)". */
  readonly units?: readonly [EnergyUnit, EnergyUnit];
}

/** The content of a column of a table of foods. */
export type ColumnMeaning =
  | { readonly kind: 'text'; readonly topic: TextTopic }
  | ({ readonly kind: 'nutrient'; readonly nutrient: Nutrient } & AmountForm)
  | { readonly kind: 'pattern'; readonly pattern: FoodPattern }
  | {
      readonly kind: 'measure';
      readonly type: ServingType;
      readonly unit: 'g' | 'ml';
      /** The factor to this unit, which is not 1 for ounces and kilograms. */
      readonly factor: number;
    };

/** The content of a column, or that the user ignores it. */
export type Meaning = ColumnMeaning | { readonly kind: 'ignored' } | undefined;

/** Amounts that are the volume of alcohol in 100 ml. */
export const ALCOHOL_BY_VOLUME: ColumnMeaning = {
  kind: 'nutrient',
  nutrient: nutrient('alcohol'),
  unit: 'g',
  basis: '100 ml',
  factor: ALCOHOL_GRAMS_PER_ML,
  isShare: true,
};

const PATTERNS = new Map(FOOD_PATTERNS.map((one) => [foldedKey(one.name), one]));

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
  ['kjs', 'kJ'],
  ['kilojoule', 'kJ'],
  ['kilojoules', 'kJ'],
  ['kjoule', 'kJ'],
  ['kjoules', 'kJ'],
  ['kcal', 'kcal'],
  ['kcals', 'kcal'],
  ['kilocalorie', 'kcal'],
  ['kilocalories', 'kcal'],
  ['cal', 'kcal'],
  ['calories', 'kcal'],
  ['kalorien', 'kcal'],
  ['kilokalorien', 'kcal'],
  ...['cals', 'calorie', 'calorías', 'calorias', 'calorieën', 'kalorier', 'kalorie'].map(
    (name) => [name, 'kcal'] as const,
  ),
  ...['kilocalorías', 'kilokalorier', 'chilocalorie'].map((name) => [name, 'kcal'] as const),
  ['ml', 'ml'],
]);

/** Words at the end of a name that say how an amount was measured, rather than which one it is. */
const REMARKS = new Set([
  ...['calc', 'calculated', 'value', 'amount', 'content', 'gehalt', 'wert'],
  ...['mean', 'average', 'avg', 'mittelwert', 'mw', 'moyenne', 'media'],
]);

/**
 * Words that labels put before a nutrient: "davon Zucker", "of which sugars", "di cui saturi", "Typical values:
 * energy".
 */
const FRONT =
  /^\s*(?:(?:typical|average|mean) values?|(?:durchschnittliche )?nährwerte?|nutrition(?: facts)?|ø)\s*:?\s+|^\s*(?:davon|of which(?: (?:is|are))?|thereof|darin|dont|di cui|de (?:los|las) (?:cuales|que)|d[ao]s quais|waarvan|w\.\s?v\.|heraf|hvorav|varav|w tym|z (?:toho|čeho)|ebből|amelyből|din care|josta|joista|[-–—•·] )\s*/i;

/** Words before a measure: "1 EL (g)", "Gewicht pro Stück (g)", "weight of 1 slice". */
const BEFORE_MEASURE =
  /^(?:(?:gewicht|weight)\s*(?:(?:pro|je|von|of|per)(?![a-z]))?\s*)?(?:(?:1|an?|one|eine?[rms]?)\s+)?/i;

/** A qualifier after the unit that says how an amount counts: "Vitamin A (µg RE)", "Niacin (mg NE)". */
const EQUIVALENTS = new Set(['re', 'rae', 'te', 'ate', 'ne', 'dfe']);

/** Megajoules, which tables of feed and of whole days use. */
const MEGAJOULES = /(?<![a-z])(?:MJ|megajoules?)(?![a-z])/i;

/** Milligrams per kilogram, a unit of laboratories: tenths of milligrams in 100 g. */
const PARTS_PER_MILLION = /(?<![a-z])ppm(?![a-z])/i;

/** Words that describe how an amount was determined, between commas or in brackets: "Protein (N x 6.25)". */
const DETERMINED = [
  ...[
    'total',
    'totale?s?',
    'totali',
    'totalt',
    'totaal',
    'totais',
    'gesamt',
    'ges\\.',
    'insgesamt',
  ],
  ...[
    'summe',
    'berechnet',
    'calculated',
    'estimated',
    'analysed',
    'equated',
    'as sold',
    'wie verkauft',
  ],
  ...["n\\s*[x×]\\s*(?:6[.,]25|facteur de jones|jones['’]? factor)", 'aoac[^(),]*'],
  'calculated from (?:total |reference )?nitrogen',
  ...['mse', '(?:expressed (?:in|as) )?monosaccharide equivalents?', 'as monosaccharides'],
  'equivalenti monosaccaridi',
  ...['espressi come monosaccaridi', 'ricalcolo con fibra'],
  '(?:règlement ue n°|regulation eu no) ?1169(?:/2011)?',
].join('|');
const HARMLESS = new RegExp(
  String.raw`\s*(?:\(\s*(?:(?:n|na|natrium|sodium)\s*[x×*]\s*)?\d[.,]\d+\s*\)|[(,;]\s*(?:${DETERMINED})\s*(?:\)|(?=$|[([,;]|\s(?:m?g|[µμ]g|kcal|kj)$)))`,
  'gi',
);

/** Energy in both units, which are also those of the cells: "Brennwert (kJ/kcal)". */
const BOTH_UNITS = /(?<![a-z])(kj|kcal) *(?:[/|([,;]|und|and|bzw\.) *(?!\1)(kj|kcal)(?![a-z])/i;

/** The beginning of a word in a name such as `saturatedFatG`. */
const CAMEL_CASE = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** A mark of a footnote at the end of a name: "Fett (g) b)", "Eisen (mg)*", but not "(40 g)". */
const FOOTNOTE = /(?<=\S)(?:\s*[*†‡§¹²³⁴]+|(?<!\([^)]*)\s+[a-z]\))$/;

/** The path of a field of a shop, after its name: "Fat g (product.metafields.custom.fat)". */
const FIELD_PATH = /(?<=\S)\s*\([a-z_]{3,}(?:\.\w{3,})+\)$/i;

/** The meaning of a column from its name; undefined for an unknown name. */
export function columnMeaning(name: string): ColumnMeaning | undefined {
  const topic = topicOfName(name);
  if (topic !== undefined) return { kind: 'text', topic };
  if (/^name[_ -][a-z]{2}$/i.test(name.trim())) return { kind: 'text', topic: 'other_names' };
  const pattern = PATTERNS.get(foldedKey(name));
  if (pattern !== undefined) return { kind: 'pattern', pattern };
  if (isAlcoholByVolume(name)) return ALCOHOL_BY_VOLUME;
  return (
    measureOf(name) ??
    amountMeaning(name) ??
    amountMeaning(name.replace(HARMLESS, ' ')) ??
    amountMeaning(name.replace(CAMEL_CASE, ' ')) ??
    repeatedMeaning(name) ??
    nestedMeaning(name) ??
    [FOOTNOTE, FIELD_PATH]
      .filter((one) => one.test(name))
      .map((one) => columnMeaning(name.replace(one, '')))[0]
  );
}

/** The meaning of a name in several languages: "Energie kJ / Énergie kJ". */
function repeatedMeaning(name: string): ColumnMeaning | undefined {
  const [first, ...others] = name.split('/').map(amountMeaning);
  if (first?.kind !== 'nutrient' || others.length === 0) return undefined;
  const isSame = others.every(
    (one) => one?.kind === 'nutrient' && one.nutrient === first.nutrient && one.unit === first.unit,
  );
  return isSame ? first : undefined;
}

/** Topics that may be among amounts. A name or a code there belongs to something else. */
const OF_AMOUNTS: ReadonlySet<TextTopic> = new Set(['per', 'serving_size', 'measures', 'density']);

/** The meaning of a member of an object: `nutrition.per100g.fat`. */
function nestedMeaning(name: string): ColumnMeaning | undefined {
  const nested = splitNested(name);
  const meaning = nested && columnMeaning(nested.inner);
  if (meaning?.kind === 'nutrient') return { ...meaning, basis: meaning.basis ?? nested?.basis };
  const isText = meaning?.kind === 'text' && !OF_AMOUNTS.has(meaning.topic);
  return nested?.isAmount && isText ? undefined : meaning;
}

/** Units of measures that amounts of nutrients never have: "Serving (oz)", `bottle_l`. */
const OTHER_UNIT =
  /(?<=\S)[\s_([]+(?:in\s+)?(kg|cl|dl|l|lit(?:er|re)s?|fl\.?[\s_]*oz|oz|ounces?|lbs?|pounds?)[)\]]?\s*$/i;

function measureOf(name: string): ColumnMeaning | undefined {
  const [behind, other] = OTHER_UNIT.exec(name) ?? [];
  const weight = other === undefined ? undefined : toWeight('1', other.replace('_', ' '));
  const split = splitUnit(behind === undefined ? name : name.slice(0, -behind.length));
  const unit = weight?.unit ?? split.unit;
  const word = split.words.replace(BEFORE_MEASURE, '');
  // Amounts "per bar" are per portion. The weight of a bar is the weight of a package, as in "1 bar of ...".
  const measure = /^(?:riegel|bar)$/i.test(word) ? 'package' : measureOfName(word);
  if (measure === undefined || (unit !== 'g' && unit !== 'ml')) return undefined;
  return { kind: 'measure', type: measure, unit, factor: weight?.amount ?? 1 };
}

function amountMeaning(name: string): ColumnMeaning | undefined {
  const { bare, basis } = splitBasis(name.trim().replace(FRONT, '').replace(BOTH_UNITS, '$1'));
  const plain = bare.replace(FRONT, '').trim();
  const inIu = withoutInternationalUnit(plain);
  if (inIu !== undefined) {
    const nutrient = nutrientOfName(inIu);
    if (nutrient?.name !== 'vitamin_D') return undefined;
    return { kind: 'nutrient', nutrient, unit: 'µg', basis, factor: 1 / VITAMIN_D_IU_PER_UG };
  }
  if (MEGAJOULES.test(plain)) {
    const meaning = amountMeaning(name.replace(MEGAJOULES, 'kJ'));
    return meaning?.kind === 'nutrient' ? { ...meaning, factor: 1000 } : undefined;
  }
  if (PARTS_PER_MILLION.test(plain)) {
    const meaning = amountMeaning(plain.replace(PARTS_PER_MILLION, 'mg'));
    return meaning?.kind === 'nutrient' ? { ...meaning, basis: '100 g', factor: 0.1 } : undefined;
  }
  const { words, unit } = splitUnit(plain);
  const isEnergy = unit === 'kJ' || unit === 'kcal';
  if (unit === 'ml') return undefined;
  const nutrient =
    nutrientOfSymbol(words, unit) ?? nutrientOfName(isEnergy && words === '' ? 'energy' : words);
  if (nutrient === undefined) return undefined;
  // "Protein (% kcal)" is a share of the energy.
  if (plain.includes('%')) return isEnergy ? undefined : shareMeaning(nutrient, basis);
  if (isEnergy !== (nutrient.unit === 'kJ') && unit !== undefined) return undefined;
  const usual = isPlain(nutrient) ? 'g' : undefined;
  const both = { kind: 'nutrient', nutrient, unit: unit ?? usual, basis, factor: 1 } as const;
  const first = BOTH_UNITS.exec(name)?.[1]?.toLowerCase();
  if (first === undefined) return both;
  return { ...both, units: first === 'kj' ? ['kJ', 'kcal'] : ['kcal', 'kJ'] };
}

/**
 * A percentage is a share of the weight, in g per 100 g. A percentage of alcohol is by volume on labels and by weight
 * elsewhere. Per serving, or for nutrients measured in milligrams, it is a percentage of a daily value.
 */
function shareMeaning(
  nutrient: Nutrient,
  basis: AmountBasis | undefined,
): ColumnMeaning | undefined {
  const isOfWeight = basis === undefined || basis === '100 g';
  if (!isOfWeight || !isPlain(nutrient) || nutrient.name === 'alcohol') return undefined;
  return { kind: 'nutrient', nutrient, unit: 'g', basis: '100 g', factor: 1, isShare: true };
}

/** Nobody gives macronutrients, or the kinds of fat on a label, in milligrams without naming the unit. */
function isPlain({ group, name }: Nutrient): boolean {
  return (
    group === 'macronutrients' ||
    group === 'fibre' ||
    name === 'monounsaturated_fatty_acids' ||
    name === 'polyunsaturated_fatty_acids'
  );
}

/** A name without the unit at its end or in brackets: "Fett (g)", `fat_g`, "energy-kj". */
function splitUnit(name: string) {
  const words = name.split(/[\s_()[\]/,;:-]+/).filter((word) => word !== '' && word !== 'in');
  // "Energy (kcal) (kcal)" has the unit twice.
  if (words.length > 2 && words.at(-1) === words.at(-2)) words.pop();
  dropRemarks(words);
  const equivalent = words.at(-1)?.toLowerCase() ?? '';
  if (EQUIVALENTS.has(equivalent) && UNITS.has(words.at(-2)?.toLowerCase() ?? '')) {
    // "Vitamin A, RE (µg-RE)" has the qualifier twice. In "Vitamin A, RAE (µg-RE)", that of the name counts.
    const isSaid = EQUIVALENTS.has(words.at(-3)?.toLowerCase() ?? '');
    words.splice(-2, 2, ...(isSaid ? [] : [equivalent]), words.at(-2) as string);
  }
  const last = words.at(-1) ?? '';
  // "Na" is sodium, not a unit, and "g" alone is not a nutrient.
  // Retinol activity equivalents are always in micrograms: "Vitamin A (RAE)".
  const unit = UNITS.get(last.toLowerCase()) ?? (/^rae$/i.test(last) ? 'µg' : undefined);
  if (UNITS.has(last.toLowerCase())) words.pop();
  dropRemarks(words);
  return { words: words.join(' '), unit };
}

function dropRemarks(words: string[]): void {
  while (words.length > 1 && REMARKS.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
}
