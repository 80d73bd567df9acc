import type { Database, Statement } from 'better-sqlite3';
import type { Composition, FoundComposition } from '../../model/composition.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { NUTRIENTS } from '../../model/nutrients.ts';
import { type AmountFinder, type NeededAmounts, NO_AMOUNTS } from '../figures/amount-finder.ts';
import { openFigures } from '../figures/figures-reader.ts';
import type { FigureCodecs } from '../figures/whole-figures.ts';
import { vectorCodec } from '../schema/vectors.ts';
import { gtinOfId, isBareCode } from './code-finder.ts';
import { sourceFingerprints } from './source-fingerprints.ts';

type CompositionRow = [
  variantId: string,
  foodId: string,
  isSolid: number,
  density: number | null,
  nutrients: Buffer,
  foodPatterns: Buffer | null,
  foodPatternsEstimated: number,
  borrowed: Buffer | null,
];

const COLUMNS = `variant.id, food.id, food.is_solid, variant.density, variant.nutrients,
  variant.food_patterns, variant.food_patterns_estimated, variant.borrowed`;

/** Finds compositions by the ids of foods and variants, and by other ids as far as the figures have them. */
export interface CompositionReader {
  readonly find: (id: string) => FoundComposition | undefined;
  /** Whether it is certain, without a query, that the catalogue lacks an id. */
  readonly lacks: (id: string) => boolean;
  /** Finds the same by the bytes of the id, if it is in memory. */
  readonly amountsOf: (needed: NeededAmounts) => AmountFinder;
  readonly close: () => void;
}

/**
 * Reads the amounts that sums need, by the id of a food or of a variant: from the figures next to the catalogue, or
 * from the catalogue itself if the figures lack the id.
 *
 * @param file of the catalogue
 */
export function compositionReader(db: Database, file: string): CompositionReader {
  const codecs = {
    nutrients: vectorCodec(db, 'nutrient', NUTRIENTS),
    foodPatterns: vectorCodec(db, 'food_pattern', FOOD_PATTERNS),
  };
  const figures = openFigures(file, sourceFingerprints(db), codecs);
  let query: ReturnType<typeof compositionQuery> | undefined;
  return {
    find(id) {
      const found = figures?.find(id);
      if (found !== undefined || figures?.isComplete()) return found;
      query ??= compositionQuery(db, codecs);
      return query(id);
    },
    lacks: (id) =>
      isBareCode(id) &&
      gtinOfId(id) === undefined &&
      figures?.isComplete() === true &&
      figures.find(id) === undefined,
    amountsOf: (needed) => figures?.amountsOf(needed) ?? NO_AMOUNTS,
    close: () => figures?.close(),
  };
}

/** This takes a sixth of the time of reading the whole food. */
function compositionQuery(
  db: Database,
  { nutrients, foodPatterns }: FigureCodecs,
): (id: string) => Composition | undefined {
  const ofFood = db
    .prepare(
      `SELECT ${COLUMNS} FROM food JOIN variant
         ON variant.food = food.ord AND variant.processing = food.standard_processing
       WHERE food.id = ?`,
    )
    .raw() as unknown as Statement<[string], CompositionRow>;
  const ofVariant = db
    .prepare(
      `SELECT ${COLUMNS} FROM variant JOIN food ON food.ord = variant.food WHERE variant.id = ?`,
    )
    .raw() as unknown as Statement<[string], CompositionRow>;
  return (id) => {
    const row = ofFood.get(id) ?? ofVariant.get(id);
    if (row === undefined) return undefined;
    const [variantId, foodId, isSolid, density, amounts, patterns, isEstimated, borrowed] = row;
    return {
      foodId,
      variantId,
      isSolid: isSolid === 1,
      density,
      nutrients: nutrients.decode(amounts),
      foodPatterns: patterns === null ? null : foodPatterns.decode(patterns),
      foodPatternsEstimated: isEstimated === 1,
      borrowed: borrowed === null ? [] : nutrients.decodePositions(borrowed),
    };
  };
}
