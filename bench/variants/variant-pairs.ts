import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Category } from '../../src/importers/fndds/categories.ts';
import { readProcessing } from '../../src/importers/fndds/processing.ts';
import { stateOfName } from '../../src/importers/published/state-of-name.ts';
import { stemOfName } from '../../src/importers/published/stem-of-name.ts';
import { readSource } from '../../src/importers/read-source.ts';
import type { SourceName } from '../../src/importers/sources.ts';
import { yieldFactor } from '../../src/model/cooking/yields.ts';
import type { Food, Processing, Variant } from '../../src/model/food.ts';
import { nutrient } from '../../src/model/nutrients.ts';

/**
 * A variant of an imported food, next to the raw variant, or to the standard one if none is raw.
 */
export interface VariantPair {
  readonly source: string;
  readonly code: string;
  readonly base: string;
  readonly name: string;
  readonly baseName: string;
  readonly processing: Processing;
  readonly baseProcessing: Processing;
  /** Cooked weight / raw weight, and the origin of this factor; undefined if no variant is raw. */
  readonly factor: ReturnType<typeof yieldFactor> | undefined;
  /** Energy (kJ), protein, fat and carbohydrates (g) in 100 g of the variant, then of the base. */
  readonly amounts: readonly (readonly number[])[];
}

/** Folders of the tables by the names of their sources. */
export const TABLES = {
  sr: 'sr28',
  bls: 'bls-4.0',
  fndds: 'fndds-2021-2023',
  cofid: 'cofid-2015',
  swiss: 'swiss-food-composition',
} as const satisfies Partial<Record<SourceName, string>>;

const SHOWN = (['energy', 'protein', 'fat', 'carbohydrates'] as const).map(
  (name) => nutrient(name).position,
);

/** All pairs of a source, in an order that depends only on their codes. */
export async function variantPairs(
  folder: string,
  source: keyof typeof TABLES,
): Promise<VariantPair[]> {
  const { foods } = await readSource(source, [path.join(folder, TABLES[source])], () => {});
  const pairs: VariantPair[] = [];
  for await (const food of foods) pairs.push(...pairsOf(source, food));
  const keys = new Map(pairs.map((pair) => [pair, hashOf(`${pair.source} ${pair.code}`)]));
  return pairs.toSorted((a, b) => ((keys.get(a) as string) < (keys.get(b) as string) ? -1 : 1));
}

function pairsOf(source: string, food: Food): VariantPair[] {
  const { variants, standardProcessing } = food;
  const base =
    variants.find(({ processing }) => processing === 'raw') ??
    variants.find(({ processing }) => processing === standardProcessing);
  if (base === undefined) return [];
  return variants
    .filter((variant) => variant !== base && variant.sourceCode !== base.sourceCode)
    .map((variant) => ({
      source,
      code: variant.sourceCode ?? '',
      base: base.sourceCode ?? '',
      name: nameOf(food, variant),
      baseName: nameOf(food, base),
      processing: variant.processing,
      baseProcessing: base.processing,
      factor: base.processing === 'raw' ? yieldFactor(food, variant) : undefined,
      amounts: [variant, base].map(({ nutrients }) =>
        SHOWN.map((at) => Math.round(10 * (nutrients[at] as number)) / 10),
      ),
    }));
}

/** The name of the variant in the table, which the food has among its other names. */
function nameOf(
  { otherNames, name, foodGroup, type }: Food,
  { processing, source }: Variant,
): string {
  const stateOf = (one: string) =>
    source?.startsWith('fndds') === true
      ? readProcessing(one, { type, cooked: 'boiled', unstated: 'raw' } as Category)
      : stateOfName(one, foodGroup);
  const isOwn = (one: string) =>
    stemOfName(one).stem.toLowerCase() === name.toLowerCase() && stateOf(one) === processing;
  return [...otherNames, name].find(isOwn) ?? name;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
