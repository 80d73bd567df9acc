import type { EatenFood } from '../intake/eaten-food.ts';
import type { Layout } from '../intake/layout.ts';
import { type Assumption, portionGrams } from '../intake/portions.ts';
import { addPortion, emptyIntake, type Intake } from '../intake/totals.ts';
import type { EntryFault, EntrySink } from '../meals/reading.ts';
import type { FaultSink } from '../model/faults.ts';
import type { Entry } from '../model/meal.ts';
import { impossibleAmount, MAX_GRAMS, type NearestFood, unknownFood } from './entry-faults.ts';

/** What was eaten under the same labels. */
export interface GroupIntake {
  readonly group: readonly string[];
  readonly intake: Intake;
  /** Entries with these labels that are not in the intake, for their faults. */
  readonly leftOut: number;
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
  /** How many groups are not there, since all of their entries are left out. */
  readonly emptyGroups: number;
  readonly entries: number;
  /** Entries that are not in any group, for their faults. */
  readonly leftOut: number;
  readonly faults: number;
  readonly assumptions: readonly AssumptionCount[];
}

export interface SumOptions {
  /** Reads the meals into the sink. */
  readonly read: (sink: EntrySink) => Promise<void>;
  readonly eatenFood: (foodId: string) => EatenFood | undefined;
  /** The food that an unknown id most likely means, for its fault. */
  readonly nearestFood?: NearestFood;
  /** What is summed; the eaten foods are made ready for it. */
  readonly layout?: Layout;
  readonly isGrouped: boolean;
  /** Told of all that is wrong, entry by entry. */
  readonly fault: FaultSink;
}

interface OpenGroup {
  readonly group: readonly string[];
  readonly intake: Intake;
  entries: number;
  summed: number;
}

/** Adds up meals by group: each food is looked up once, no entry is kept. */
export async function sumMeals(options: SumOptions): Promise<SummedMeals> {
  const foods = new Map<string, EatenFood | undefined>();
  const groups = openGroups(options.isGrouped, options.layout);
  const assumptions = countAssumptions();
  let entries = 0;
  let faults = 0;

  const addEntry = (entry: Entry): EntryFault | undefined => {
    const food = lookUp(entry.foodId, foods, options.eatenFood);
    if (food === undefined) return unknownFood(entry.foodId, options.nearestFood);
    const grams = portionGrams(entry, food, (assumption) => assumptions.add(assumption, food.id));
    if (grams > MAX_GRAMS) return impossibleAmount(entry);
    const group = groups.of(entry.group);
    addPortion(group.intake, food, grams);
    group.summed += 1;
    return undefined;
  };

  await options.read({
    food: (foodId) =>
      lookUp(foodId, foods, options.eatenFood) === undefined
        ? unknownFood(foodId, options.nearestFood)
        : undefined,
    entry: addEntry,
    fault: (fault) => {
      faults += 1;
      options.fault(fault);
    },
    row: (group) => {
      entries += 1;
      if (group !== undefined) groups.of(group).entries += 1;
    },
  });

  const all = groups.all();
  const eaten = options.isGrouped ? all.filter(({ summed }) => summed > 0) : all;
  return {
    groups: eaten.map(({ group, intake, entries: own, summed }) => ({
      group,
      intake,
      leftOut: own - summed,
    })),
    emptyGroups: all.length - eaten.length,
    entries,
    leftOut: entries - all.reduce((sum, { summed }) => sum + summed, 0),
    faults,
    assumptions: assumptions.all(),
  };
}

/** The groups met so far, by their labels; an ungrouped run has its one from the start. */
function openGroups(isGrouped: boolean, layout: Layout | undefined) {
  const groups = new Map<string, OpenGroup>();
  const open = (group: readonly string[]): OpenGroup => {
    const key = JSON.stringify(group);
    const known = groups.get(key);
    if (known !== undefined) return known;
    const made = { group, intake: emptyIntake(layout), entries: 0, summed: 0 };
    groups.set(key, made);
    return made;
  };
  let last = isGrouped ? undefined : open([]);
  const of = (group: readonly string[]): OpenGroup => {
    // Most entries belong to the group of the one before.
    if (last === undefined || !isSame(last.group, group)) last = open(group);
    return last;
  };
  return { of, all: () => [...groups.values()] };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  for (let index = 0; index < one.length; index++) {
    if (one[index] !== other[index]) return false;
  }
  return true;
}

function countAssumptions() {
  const counts = new Map<string, { assumption: Assumption; foodId: string; entries: number }>();
  return {
    add(assumption: Assumption, foodId: string): void {
      const key = `${assumption} ${foodId}`;
      const known = counts.get(key);
      if (known === undefined) counts.set(key, { assumption, foodId, entries: 1 });
      else known.entries += 1;
    },
    all: (): AssumptionCount[] => [...counts.values()],
  };
}

function lookUp(
  foodId: string,
  foods: Map<string, EatenFood | undefined>,
  eatenFood: SumOptions['eatenFood'],
): EatenFood | undefined {
  const known = foods.get(foodId);
  if (known !== undefined || foods.has(foodId)) return known;
  const food = eatenFood(foodId);
  foods.set(foodId, food);
  return food;
}
