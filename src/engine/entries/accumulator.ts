import { SUMMED } from '../../evaluation/layout.ts';
import type { EntrySink } from '../../meals/entries/reading.ts';
import type { TotalsRow } from '../../meals/entries/totals-row.ts';
import { type Assumption, UNSURE_ASSUMPTIONS } from '../../model/assumptions.ts';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import type { Entry, EntryDiagnostic, EntryMatch } from '../../model/entry.ts';
import type { FoodCache } from '../foods/food-cache.ts';
import type { ResolvedFood } from '../foods/resolved-food.ts';
import { Groups } from '../sums/groups.ts';
import { AssumptionCounts } from './assumptions.ts';
import { impossibleAmount, MAX_GRAMS, type NearestFood, unknownFood } from './entry-diagnostics.ts';
import { portionGrams } from './portions.ts';
import { intakeParts, programParts } from './totals-parts.ts';

/** How to sum entries, and where to report their problems. */
export interface AccumulatorOptions {
  readonly foods: FoodCache;
  /** The groups to add to; if absent, the accumulator makes its own. */
  readonly groups?: Groups | undefined;
  /** Suggests a food for an unknown id, for its diagnostic. */
  readonly nearestFood?: NearestFood;
  /** Splits each group by food: the id of the variant becomes the last label. */
  readonly byFood?: boolean;
  /** Takes every diagnostic, entry by entry. */
  readonly report: DiagnosticSink;
  /** Sees each entry that was added, with its mass and what was assumed about it. */
  readonly observe?: (entry: Entry, portion: WeighedPortion) => void;
}

/** An entry as a food and its mass as eaten. */
export interface WeighedPortion {
  readonly food: ResolvedFood;
  readonly grams: number;
  readonly assumptions: readonly Assumption[];
}

const NOTHING_ASSUMED: readonly Assumption[] = [];

/**
 * Turns entries into sums: it finds the food, computes the mass and adds both to the sums of the entry's group. The
 * fast path adds rows to the same groups and passes on the rows that it cannot read.
 */
export class Accumulator {
  readonly groups: Groups;
  readonly assumptions = new AssumptionCounts();
  /** All entries, including those whose labels cannot be read. */
  entries = 0;
  diagnostics = 0;
  readonly #options: AccumulatorOptions;
  /** The group of the previous entry, since most entries belong to the newest group. */
  #last: { readonly labels: readonly string[]; readonly group: number } | undefined;

  constructor(options: AccumulatorOptions) {
    this.#options = options;
    this.groups = options.groups ?? new Groups(options.foods.layout.width);
  }

  /** Takes rows of totals, unless entries are split by food. */
  readonly totals = (row: TotalsRow): void => {
    const { layout } = this.#options.foods;
    const { sums } = this.groups;
    if (row.totals.kind === 'program') {
      const parts = new Float64Array(layout.width);
      programParts(row.totals, layout, parts);
      this.entries += 1;
      sums.addWhole(this.#groupOf(row.group), parts);
      return;
    }
    const { parts, entries, summed } = intakeParts(row.totals, row, layout);
    this.entries += entries;
    sums.addTotals(this.#groupOf(row.group), parts, { entries, summed });
  };

  /** Takes what a reader finds. */
  readonly sink: EntrySink = {
    food: (foodId) =>
      this.food(foodId) === undefined ? unknownFood(foodId, this.#options.nearestFood) : undefined,
    entry: (entry) => this.#add(entry),
    report: (diagnostic) => {
      this.diagnostics += 1;
      this.#options.report(diagnostic);
    },
    row: (labels) => {
      this.entries += 1;
      // Split by food, an entry has a group only once its food is known.
      if (labels !== undefined && this.#options.byFood !== true) {
        this.groups.sums.addEntry(this.#groupOf(labels));
      }
    },
  };

  /** The number of entries that no sum includes. */
  get skipped(): number {
    let summed = 0;
    for (let group = 0; group < this.groups.length; group++) {
      summed += this.groups.sums.count(group, SUMMED);
    }
    return this.entries - summed;
  }

  /** Resets all sums and keeps their memory for reuse. */
  clear(): void {
    this.groups.clear();
    this.clearCounts();
  }

  /** Resets the counts, but not the sums. */
  clearCounts(): void {
    this.assumptions.clear();
    this.entries = 0;
    this.diagnostics = 0;
    this.#last = undefined;
  }

  get foods(): FoodCache {
    return this.#options.foods;
  }

  /** The food of an id; undefined if there is none. */
  food(foodId: string): ResolvedFood | undefined {
    return this.#options.foods.resolve(foodId);
  }

  /** Counts entries whose id is not current. */
  countId(
    { id: foodId, idAssumption: assumption }: Pick<ResolvedFood, 'id' | 'idAssumption'>,
    id: string,
    entries: number,
  ) {
    if (assumption !== undefined) this.assumptions.add({ assumption, foodId, id, entries });
  }

  /** The food and the mass of an entry with the assumptions behind them, or the problem of the entry. */
  weigh(entry: Entry): WeighedPortion | EntryDiagnostic {
    const food = this.food(entry.foodId);
    if (food === undefined) return unknownFood(entry.foodId, this.#options.nearestFood);
    let assumptions = NOTHING_ASSUMED;
    const grams = portionGrams(entry, food, (assumption) => {
      assumptions = [...assumptions, assumption];
    });
    if (grams > MAX_GRAMS) return impossibleAmount(entry);
    if (entry.match !== undefined) assumptions = [...assumptions, ...matchAssumptions(entry.match)];
    return { food, grams, assumptions };
  }

  /**
   * Adds a portion to a group whose entries count it already.
   *
   * @param id the id in the entry
   */
  addWeighed(group: number, id: string, { food, grams, assumptions }: WeighedPortion): void {
    for (const assumption of assumptions) {
      this.assumptions.add({ assumption, foodId: food.id, entries: 1 });
    }
    this.countId(food, id, 1);
    const { sums, unsure } = this.groups;
    sums.addPortion(group, food, grams);
    if (assumptions.some((one) => UNSURE_ASSUMPTIONS.includes(one))) {
      unsure.rows.addPortion(unsure.of(group), food, grams);
    }
  }

  #add(entry: Entry): EntryDiagnostic | undefined {
    const { byFood = false, observe } = this.#options;
    const weighed = this.weigh(entry);
    if ('code' in weighed) return weighed;
    const group = this.#groupOf(byFood ? [...entry.group, weighed.food.id] : entry.group);
    if (byFood) this.groups.sums.addEntry(group);
    this.addWeighed(group, entry.foodId, weighed);
    observe?.(entry, weighed);
    return undefined;
  }

  #groupOf(labels: readonly string[]): number {
    const last = this.#last;
    const isNewest = last !== undefined && last.group === this.groups.length - 1;
    if (isNewest && isSame(last.labels, labels)) return last.group;
    const group = this.groups.ofLabels(labels);
    this.#last = { labels, group };
    return group;
  }
}

function matchAssumptions({ isUncertain, isSizeAssumed }: EntryMatch): Assumption[] {
  return [
    ...(isUncertain ? (['uncertain-match'] as const) : []),
    ...(isSizeAssumed ? (['assumed-size'] as const) : []),
  ];
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  for (let index = 0; index < a.length; index++) {
    if (a[index] !== b[index]) return false;
  }
  return true;
}
