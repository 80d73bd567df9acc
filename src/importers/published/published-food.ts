import { withDerivedNutrients } from '../../model/derived/derived-nutrients.ts';
import type { Food, FoodType, Processing, ServingSize } from '../../model/food.ts';
import type { FoodGroup } from '../../model/food-groups.ts';
import type { NutrientVector } from '../../model/nutrients.ts';
import { estimateWeight } from '../../search/weights/estimate-weight.ts';
import { soleVariant } from '../sole-variant.ts';
import { isDrinkOfTable } from './is-drink-of-table.ts';

/** What a published table says about a food. Everything else follows from it. */
export interface PublishedFood {
  readonly source: string;
  readonly code: string;
  readonly name: string;
  readonly otherNames?: readonly string[];
  /** Names in other languages, which count as other names. */
  readonly localNames?: Readonly<Record<string, string>> | undefined;
  readonly description?: string;
  readonly type?: FoodType;
  readonly brand?: string | null;
  readonly gtin?: string | null;
  readonly processing?: Processing;
  /** The SR food group whose median yield factors fit. */
  readonly foodGroup?: FoodGroup | null;
  /** Undefined if the table does not say: then its names, water and group decide. */
  readonly isSolid?: boolean | undefined;
  readonly servingSizes?: readonly ServingSize[];
  /** ISO day. */
  readonly recordedOn?: string | undefined;
  readonly nutrients: NutrientVector;
}

/** A food of a published table with one variant, whose food patterns are unknown. */
export function publishedFood({
  source,
  code,
  name,
  otherNames = [],
  localNames = {},
  description = '',
  type = 'generic_single_food',
  brand = null,
  gtin = null,
  processing = 'raw',
  foodGroup = null,
  isSolid: stated,
  servingSizes = [],
  recordedOn,
  nutrients,
}: PublishedFood): Food {
  const id = `${source.replace(/-[\d.-]+$/, '')}-${code.toLowerCase()}`;
  const standard = servingSizes.find(({ type: one, amount }) => one === 'portion' && amount);
  const local = Object.entries(localNames).filter(([, own]) => own !== '' && own !== name);
  const others = [...new Set([...local.map(([, own]) => own), ...otherNames])].filter(
    (other) => other !== '' && other !== name,
  );
  const isSolid = stated ?? !isDrinkOfTable([name, ...others], nutrients, foodGroup);
  return withDerivedNutrients({
    id,
    name,
    otherNames: others,
    ...(local.length === 0 ? {} : { localNames: Object.fromEntries(local) }),
    description,
    type,
    brand,
    gtin,
    foodGroup,
    isSolid,
    standardProcessing: processing,
    standardServingType: standard?.type ?? null,
    standardUnit: isSolid ? 'g' : 'ml',
    searchWeight: estimateWeight({
      name,
      translations: local.map(([, own]) => own),
      synonyms: otherNames,
      brand,
      nutrients,
    }),
    retiredIn: null,
    ...(recordedOn === undefined ? {} : { recordedOn }),
    variants: [
      soleVariant(id, {
        processing,
        density: null,
        servingSizes,
        nutrients,
        foodPatterns: null,
        source,
        sourceCode: code,
      }),
    ],
  });
}
