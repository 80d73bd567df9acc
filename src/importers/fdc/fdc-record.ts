import { ownValue } from '../../collections/own-value.ts';
import type { Diagnostic, DiagnosticSink, Location } from '../../model/diagnostic.ts';
import type { FoodType, ServingSize, Source } from '../../model/food.ts';
import { foodGroupNamed } from '../../model/food-groups.ts';
import { normaliseGtin, restoreGtin } from '../../model/ids/gtin.ts';
import { type NutrientVector, unknownNutrients } from '../../model/nutrients.ts';
import { type Portion, servingSizes } from '../fndds/portions.ts';
import { parseWeight } from '../foods-table/headings/parse-weight.ts';
import { publishedFood } from '../published/published-food.ts';
import { assertLabel, type LabelledProduct } from '../published/repair-label.ts';
import { stateOfName } from '../published/state-of-name.ts';
import { restoredZeros } from '../published/value-repairs.ts';
import { withSaltAndSodium } from '../salt-and-sodium.ts';

/** FoodData Central of the USDA, under its name in catalogues. */
export const FDC: Source = {
  id: 'fdc',
  name: 'USDA FoodData Central',
  release: '',
  licence: 'US public domain (CC0 1.0)',
};

/** A food of FoodData Central, however it was published. */
export interface FdcRecord {
  readonly fdcId: string;
  /** For example `branded_food`; spaces and case do not matter. */
  readonly dataType: string;
  /** Empty if unknown. */
  readonly description: string;
  readonly brand: string;
  readonly gtin: string;
  readonly category: string;
  /** The size of a serving in `servingUnit`, as on the label. */
  readonly servingSize: number;
  readonly servingUnit: string;
  readonly household: string;
  /** ISO day; empty if unknown. */
  readonly modified: string;
  readonly portions: readonly Portion[];
  /** Undefined if the record has none. */
  readonly nutrients: NutrientVector | undefined;
  readonly location: Location;
}

/** The kinds of foods that people look for: neither samples nor the foods from which FNDDS is computed. */
const FOOD_KINDS: Readonly<Record<string, FoodType>> = {
  branded: 'branded_food',
  brandedfood: 'branded_food',
  foundation: 'generic_single_food',
  foundationfood: 'generic_single_food',
  srlegacy: 'generic_single_food',
  srlegacyfood: 'generic_single_food',
  surveyfndds: 'generic_composite_food',
  surveyfnddsfood: 'generic_composite_food',
};

/** The problem of a value that is not an amount. */
export function badAmount(value: string, location: Location): Diagnostic {
  return {
    code: 'import/bad-value',
    message: `Invalid amount "${value}"`,
    location,
    field: 'amount',
    value,
    expected: 'a number, 0 or more, or an empty value if it is unknown',
  };
}

/** The food type of a data type; undefined for records that are not foods. */
export function fdcFoodType(dataType: string): FoodType | undefined {
  return ownValue(FOOD_KINDS, dataType.toLowerCase().replace(/[^a-z]/g, ''));
}

/** The barcode of a record in 14 digits, with lost zeros restored; undefined if it has no valid one. */
export function fdcGtin({ gtin }: Pick<FdcRecord, 'gtin'>): string | undefined {
  return gtin === '' ? undefined : (normaliseGtin(gtin) ?? restoreGtin(gtin));
}

/** The food of a record. A record that breaks a rule is reported and gives undefined. */
export function fdcFood(record: FdcRecord, report: DiagnosticSink): LabelledProduct | undefined {
  const { fdcId, location } = record;
  const gtin = fdcGtin(record);
  const type = fdcFoodType(record.dataType);
  const name = record.description || record.household || record.category;
  const refuse = (diagnostics: readonly Diagnostic[]) => {
    for (const diagnostic of diagnostics) report({ ...diagnostic, location });
    return undefined;
  };
  if (type === undefined || name === '') {
    return refuse([
      {
        code: 'import/bad-value',
        message: `Food ${fdcId} has no description`,
        field: 'description',
        value: '',
        expected: 'a description in food.csv',
      },
    ]);
  }
  if (record.gtin !== '' && gtin === undefined) {
    return refuse([
      {
        code: 'food/bad-gtin',
        message: `Invalid GTIN "${record.gtin}"`,
        field: 'gtin_upc',
        value: record.gtin,
        expected: '8 to 14 digits with a correct check digit',
      },
    ]);
  }
  const sizes = sizesOf(record);
  const foodGroup = foodGroupNamed(record.category);
  const nutrients = record.nutrients ?? unknownNutrients();
  const toFood = (amounts: NutrientVector) =>
    publishedFood({
      source: FDC.id,
      code: fdcId,
      name,
      description: record.description === '' ? '' : record.category,
      type,
      brand: record.brand === '' ? null : record.brand,
      gtin: gtin ?? null,
      foodGroup,
      processing: type === 'branded_food' ? 'raw' : stateOfName(name, foodGroup),
      isSolid: type === 'branded_food' ? !/^(?:ml|mlt)$/i.test(record.servingUnit) : undefined,
      servingSizes: sizes,
      recordedOn: record.modified === '' ? undefined : record.modified,
      nutrients: withSaltAndSodium(Float64Array.from(amounts)),
    });
  // Published tables are not repaired. Labels are, since many people type them.
  if (type !== 'branded_food') return { food: toFood(nutrients), repairs: [] };
  const checked = assertLabel(nutrients, toFood);
  if (!('food' in checked)) return refuse(checked);
  return {
    food: checked.food,
    repairs: [...restoredZeros('gtin_upc', record.gtin, gtin ?? ''), ...checked.repairs],
  };
}

function sizesOf({ servingSize, servingUnit, household, portions }: FdcRecord): ServingSize[] {
  const amount = parseWeight(`${servingSize} ${servingUnit.replace(/^GM$/i, 'g')}`);
  if (amount === undefined) return servingSizes(portions);
  const label = household === '' ? `${amount.amount} ${amount.unit}` : household;
  return [{ type: 'portion', label, ...amount }];
}
