import { type EatenFood, toEatenFood } from '../intake/eaten-food.ts';
import { type Assumption, portionGrams } from '../intake/portions.ts';
import { addPortion, emptyIntake, type Intake } from '../intake/totals.ts';
import type { EntryFault, EntrySink } from '../meals/reading.ts';
import { cutShort, type FaultSink, quoted } from '../model/faults.ts';
import type { Entry } from '../model/meal.ts';
import type { FoundFood } from '../store/foods.ts';

/** What was eaten under the same labels. */
export interface GroupIntake {
  readonly group: readonly string[];
  readonly intake: Intake;
}

/** How often something had to be assumed of a food. */
export interface AssumptionCount {
  readonly assumption: Assumption;
  readonly foodId: string;
  readonly entries: number;
}

export interface SummedMeals {
  /** In the order of their first entries; of an ungrouped run always one. */
  readonly groups: readonly GroupIntake[];
  readonly entries: number;
  /** Entries that are not in any group, for their faults. */
  readonly leftOut: number;
  readonly faults: number;
  readonly assumptions: readonly AssumptionCount[];
}

export interface SumOptions {
  /** Reads the meals into the sink. */
  readonly read: (sink: EntrySink) => Promise<void>;
  readonly find: (foodId: string) => FoundFood | undefined;
  readonly isGrouped: boolean;
  /** Told of all that is wrong, entry by entry. */
  readonly fault: FaultSink;
}

/** Separates labels in a key; no text file has it. */
const KEY_SEPARATOR = '\u0000';

/** Adds up meals by group: each food is looked up once, no entry is kept. */
export async function sumMeals(options: SumOptions): Promise<SummedMeals> {
  const foods = new Map<string, EatenFood | undefined>();
  const groups = new Map<string, GroupIntake>();
  const assumptions = new Map<
    string,
    { -readonly [Key in keyof AssumptionCount]: AssumptionCount[Key] }
  >();
  let entries = 0;
  let summed = 0;
  let faults = 0;
  if (!options.isGrouped) groups.set('', { group: [], intake: emptyIntake() });

  const addEntry = (entry: Entry): EntryFault | undefined => {
    const food = lookUp(entry.foodId, foods, options.find);
    if (food === undefined) return unknownFood(entry.foodId);
    const grams = portionGrams(entry, food, (assumption) => {
      const key = assumption + KEY_SEPARATOR + food.id;
      const known = assumptions.get(key);
      if (known === undefined) assumptions.set(key, { assumption, foodId: food.id, entries: 1 });
      else known.entries += 1;
    });
    addPortion(intakeOf(entry.group, groups), food, grams);
    summed += 1;
    return undefined;
  };

  await options.read({
    entry: addEntry,
    fault: (fault) => {
      faults += 1;
      options.fault(fault);
    },
    row: () => {
      entries += 1;
    },
  });
  return {
    groups: [...groups.values()],
    entries,
    leftOut: entries - summed,
    faults,
    assumptions: [...assumptions.values()],
  };
}

function lookUp(
  foodId: string,
  foods: Map<string, EatenFood | undefined>,
  find: SumOptions['find'],
): EatenFood | undefined {
  if (!foods.has(foodId)) {
    const found = find(foodId);
    foods.set(foodId, found && toEatenFood(found.food, found.variantId));
  }
  return foods.get(foodId);
}

function intakeOf(group: readonly string[], groups: Map<string, GroupIntake>): Intake {
  const key = group.join(KEY_SEPARATOR);
  let known = groups.get(key);
  if (known === undefined) {
    known = { group, intake: emptyIntake() };
    groups.set(key, known);
  }
  return known.intake;
}

function unknownFood(foodId: string): EntryFault {
  return {
    code: 'meal/unknown-food',
    message: `Cannot find food ${quoted(foodId)}`,
    field: 'food_id',
    value: cutShort(foodId),
    expected: 'an id or source code of the catalogue',
  };
}
