import { areEqual } from '../../collections/are-equal.ts';
import { fixOf, safeFixOf } from '../../model/diagnostic.ts';
import type { LegacyChange, LegacyId } from '../../model/ids/food-ids.ts';
import type { EntryRule, WrittenEntry } from './entry-rule.ts';

const CHANGED = {
  renamed: 'renamed it',
  merged: 'made it a variant of another food',
  split: 'split it',
  deleted: 'dropped it',
} as const;

/** Changes after which an id still means the same food. */
const SAME_FOOD: readonly LegacyChange[] = ['renamed', 'merged'];

export const legacyId: EntryRule = {
  code: 'meal/legacy-id',
  severity: 'note',
  isFixable: true,
  help: 'An id is from the current release.',
  explanation:
    'viand evaluates an id from an earlier release as its successor. --fix writes the current id, as `viand catalogue upgrade-ids` does.',
  wrong: 'zucchini,150,g',
  right: 'courgette,150,g',
  check: ({ foodId }, { legacy }) =>
    legacy !== undefined && SAME_FOOD.includes(legacy.change)
      ? { ...legacyDiagnostic(foodId, legacy), ...safeFixOf(legacy.target) }
      : undefined,
};

export const changedId: EntryRule = {
  code: 'meal/changed-id',
  severity: 'warning',
  help: 'An id from an earlier release means one current food.',
  explanation:
    'A food that was split counts as its most common successor, a food that was dropped as a similar food. Only the person who ate it can say which food it was.',
  wrong: 'bread,50,g',
  right: 'rye-bread,50,g',
  check: ({ foodId }, { legacy }) =>
    legacy !== undefined && !SAME_FOOD.includes(legacy.change)
      ? { ...legacyDiagnostic(foodId, legacy), ...fixOf(legacy.target) }
      : undefined,
};

function legacyDiagnostic(foodId: string, { change, release, note }: LegacyId) {
  const remark = note === '' ? '' : ` (${note})`;
  return {
    field: 'food_id' as const,
    message: `Id "${foodId}" is from an earlier release of the catalogue: release ${release} ${CHANGED[change]}${remark}`,
    value: foodId,
  };
}

export const standIn: EntryRule = {
  code: 'meal/stand-in',
  severity: 'warning',
  help: 'The food of a source code is in the catalogue.',
  explanation:
    'viand uses a similar food instead, whose amounts may differ by more than a third. Import the source to use its own amounts.',
  check: ({ foodId }, { food, standIn: code }) => {
    if (code === undefined || food === undefined) return undefined;
    return {
      field: 'food_id',
      message: `The catalogue has no food with ${code.source} code "${foodId}": counted as ${food.name}`,
      value: foodId,
      expected: 'a food in the catalogue',
    };
  },
};

export const retiredFood: EntryRule = {
  code: 'meal/retired-food',
  severity: 'note',
  help: 'A food is in the current release.',
  explanation:
    'The food was dropped without a successor. viand still evaluates it, but search does not find it: choose another food for new meals.',
  check: ({ foodId }, { food, legacy }) => {
    if (food === undefined || food.retiredIn === null || legacy !== undefined) return undefined;
    return {
      field: 'food_id',
      message: `Food "${foodId}" was dropped in release ${food.retiredIn}`,
      value: foodId,
      expected: 'a current food',
    };
  },
};

export const duplicateEntry: EntryRule = {
  code: 'meal/duplicate-entry',
  severity: 'note',
  help: 'A row differs from the one before it in at least one cell.',
  explanation:
    'A repeated row may be a second helping or a row pasted twice. Add a column, such as the time, to make them differ.',
  wrong: 'coffee,150,ml\ncoffee,150,ml',
  right: 'coffee,300,ml',
  check: (entry, { grams, previous }) => {
    if (grams === undefined || previous === undefined || !isSame(entry, previous)) return undefined;
    return {
      field: 'food_id',
      message: 'The entry repeats the one before it',
      expected: 'one entry, or a column that differs',
    };
  },
};

/** Whether the file says the same about two entries. */
function isSame(a: WrittenEntry, b: WrittenEntry): boolean {
  return (
    a.foodId === b.foodId &&
    a.amount === b.amount &&
    mealOf(a) === mealOf(b) &&
    areEqual(a.whole, b.whole)
  );
}

/** The meal of an entry: in JSON, entries of different meals are not duplicates. */
function mealOf({ location: { pointer, line } }: WrittenEntry): string {
  return pointer === undefined ? '' : `${line ?? ''}${pointer.slice(0, pointer.lastIndexOf('/'))}`;
}
