import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { FoundFood } from '../../catalogue/reading/food-finder.ts';
import { BoundedCache } from '../../collections/bounded-cache.ts';
import { type Layout, WHOLE_LAYOUT } from '../../evaluation/layout.ts';
import type { Composition } from '../../model/composition.ts';
import type { NearestFood } from '../entries/entry-diagnostics.ts';
import { neededAmounts } from './food-amounts.ts';
import { nearestFood } from './nearest-food.ts';
import {
  type PortionDefaults,
  portionDefaults,
  type ResolvedFood,
  resolvedFood,
} from './resolved-food.ts';

/** The most ids that are remembered. A catalogue may have millions of foods, and a file millions of unknown ids. */
const CACHED_IDS = 20_000;

/**
 * The known facts about an id. Undefined members were not looked up yet; null means that the catalogue has no such
 * food.
 */
interface KnownId {
  resolved: ResolvedFood | null | undefined;
  record: FoundFood | null | undefined;
}

/** The foods of a catalogue, prepared for the sums of one layout. Unknown ids are remembered, too. */
export class FoodCache {
  readonly catalogue: Catalogue;
  readonly layout: Layout;
  /** Suggests a food for an unknown id. */
  readonly nearest: NearestFood;
  readonly #known = new BoundedCache<string, KnownId>(CACHED_IDS);

  constructor(catalogue: Catalogue, layout: Layout = WHOLE_LAYOUT) {
    this.catalogue = catalogue;
    this.layout = layout;
    this.nearest = nearestFood(catalogue);
  }

  /** The food of an id, prepared for summing; undefined if the catalogue has none. */
  resolve(foodId: string): ResolvedFood | undefined {
    const known = this.#knownId(foodId);
    if (known.resolved === undefined) {
      const composition = this.catalogue.composition(foodId);
      known.resolved =
        composition === undefined
          ? null
          : resolvedFood(composition, this.layout, () => this.#defaultsOf(composition));
    }
    return known.resolved ?? undefined;
  }

  /**
   * Finds the amounts of foods that the layout needs by the bytes of their ids. The amounts stay valid until the next
   * call. An undefined result means that `resolve` has to find the food.
   */
  amounts(): ReturnType<Catalogue['amountsOf']> {
    return this.catalogue.amountsOf(neededAmounts(this.layout));
  }

  /** The whole record of a food, with the way in which its id led there; undefined if the catalogue has none. */
  record(foodId: string): FoundFood | undefined {
    const known = this.#knownId(foodId);
    if (known.record === undefined) known.record = this.catalogue.find(foodId) ?? null;
    return known.record ?? undefined;
  }

  #knownId(foodId: string): KnownId {
    const known = this.#known.get(foodId);
    if (known !== undefined) return known;
    const made: KnownId = { resolved: undefined, record: undefined };
    this.#known.set(foodId, made);
    return made;
  }

  #defaultsOf({ variantId }: Composition): PortionDefaults {
    const found = this.catalogue.find(variantId);
    if (found === undefined) throw new Error(`variant ${variantId} is gone from the catalogue`);
    return portionDefaults(found.food, variantId);
  }
}
