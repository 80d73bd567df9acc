import { ENTRIES, type Layout, SUMMED, WHOLE_LAYOUT } from '../../evaluation/layout.ts';
import type { Intake } from '../../evaluation/totals.ts';
import type { EntrySink } from '../../meals/reading.ts';
import type { Assumption } from '../../model/assumptions.ts';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import type { Entry, EntryDiagnostic } from '../../model/entry.ts';
import type { ResolvedFood } from '../foods/resolved-food.ts';
import { Groups } from '../sums/groups.ts';
import { impossibleAmount, MAX_GRAMS, type NearestFood, unknownFood } from './entry-diagnostics.ts';
import { portionGrams } from './portions.ts';

/** What was eaten under the same labels. */
export interface GroupIntake {
  readonly group: readonly string[];
  readonly intake: Intake;
  /** Entries with these labels that are not in the intake, for their faults. */
  readonly skipped: number;
}

/** How often something had to be assumed of a food. */
export interface AssumptionCount {
  readonly assumption: Assumption;
  readonly foodId: string;
  readonly entries: number;
}

export interface SummedMeals {
  /** Those that something was eaten of, in the order of their first entries; of an ungrouped run always one. */
  readonly groups: readonly GroupIntake[];
  readonly entries: number;
  /** Entries that are not in any group, for their faults. */
  readonly skipped: number;
  readonly faults: number;
  readonly assumptions: readonly AssumptionCount[];
}

export interface SumOptions extends MealSumOptions {
  /** Reads the meals into the sink. */
  readonly read: (sink: EntrySink) => Promise<void>;
  readonly isGrouped: boolean;
}

export interface MealSumOptions {
  readonly eatenFood: (foodId: string) => ResolvedFood | undefined;
  /** The food that an unknown id most likely means, for its fault. */
  readonly nearestFood?: NearestFood;
  /** What is summed; the eaten foods are made ready for it. */
  readonly layout?: Layout;
  /** Told of all that is wrong, entry by entry. */
  readonly fault: DiagnosticSink;
}

/** Ids that are kept, of foods and of what is none: there may be millions. */
const KEPT_FOODS = 50_000;

/** Adds up meals by group: each food is looked up once, no entry is kept. */
export async function sumMeals(options: SumOptions): Promise<SummedMeals> {
  const sums = new MealSums(options);
  if (!options.isGrouped) sums.groups.ofLabels([]);
  await options.read(sums.sink);
  const { groups, layout, entries, faults, assumptions } = sums;
  const summed: GroupIntake[] = [];
  let leftOut = entries;
  for (let group = 0; group < groups.length; group++) {
    leftOut -= groups.sums.count(group, SUMMED);
    if (options.isGrouped && groups.sums.count(group, SUMMED) === 0) continue;
    summed.push({
      group: groups.labels(group),
      intake: { layout, sums: groups.sums, row: group },
      skipped: groups.sums.count(group, ENTRIES) - groups.sums.count(group, SUMMED),
    });
  }
  return { groups: summed, entries, skipped: leftOut, faults, assumptions: assumptions.all() };
}

/** Meals as they are added up by group, whoever reads them. */
export class MealSums {
  readonly layout: Layout;
  readonly groups: Groups;
  readonly assumptions = new AssumptionCounts();
  /** All entries, those too whose labels cannot be read. */
  entries = 0;
  faults = 0;
  readonly #options: MealSumOptions;
  readonly #foods = new Map<string, ResolvedFood | undefined>();
  /** Of the entry before, as most belong to the same group and that is the newest. */
  #last: { readonly labels: readonly string[]; readonly group: number } | undefined;

  constructor(options: MealSumOptions) {
    this.#options = options;
    this.layout = options.layout ?? WHOLE_LAYOUT;
    this.groups = new Groups(this.layout.width);
  }

  /** Takes the entries of a reader. */
  readonly sink: EntrySink = {
    food: (foodId) =>
      this.food(foodId) === undefined ? unknownFood(foodId, this.#options.nearestFood) : undefined,
    entry: (entry) => this.#add(entry),
    report: (fault) => {
      this.faults += 1;
      this.#options.fault(fault);
    },
    row: (labels) => {
      this.entries += 1;
      if (labels !== undefined) this.groups.sums.addEntry(this.#groupOf(labels));
    },
  };

  /** Begins anew; the foods that were looked up are kept. */
  clear(): void {
    this.groups.clear();
    this.assumptions.clear();
    this.entries = 0;
    this.faults = 0;
    this.#last = undefined;
  }

  /** The food of an id; undefined where there is none, which is kept, too. */
  food(foodId: string): ResolvedFood | undefined {
    const known = this.#foods.get(foodId);
    if (known !== undefined || this.#foods.has(foodId)) return known;
    const food = this.#options.eatenFood(foodId);
    if (this.#foods.size >= KEPT_FOODS) this.#foods.clear();
    this.#foods.set(foodId, food);
    return food;
  }

  #add(entry: Entry): EntryDiagnostic | undefined {
    const food = this.food(entry.foodId);
    if (food === undefined) return unknownFood(entry.foodId, this.#options.nearestFood);
    const grams = portionGrams(entry, food, (assumption) =>
      this.assumptions.add(assumption, food.id, 1),
    );
    if (grams > MAX_GRAMS) return impossibleAmount(entry);
    this.groups.sums.addPortion(this.#groupOf(entry.group), food, grams);
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

function isSame(one: readonly string[], other: readonly string[]): boolean {
  for (let index = 0; index < one.length; index++) {
    if (one[index] !== other[index]) return false;
  }
  return true;
}

/** What had to be assumed of foods, in the order of the first time. */
export class AssumptionCounts {
  readonly #counts = new Map<string, { assumption: Assumption; foodId: string; entries: number }>();

  add(assumption: Assumption, foodId: string, entries: number): void {
    const key = `${assumption} ${foodId}`;
    const known = this.#counts.get(key);
    if (known === undefined) this.#counts.set(key, { assumption, foodId, entries });
    else known.entries += entries;
  }

  all(): AssumptionCount[] {
    return [...this.#counts.values()];
  }

  clear(): void {
    this.#counts.clear();
  }
}
