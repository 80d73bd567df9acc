import { fixOf } from '../../model/diagnostic.ts';
import type { EntryRule, WrittenEntry } from './entry-rule.ts';

const CHANGED = {
  renamed: 'renamed it',
  merged: 'made it a variant of another food',
  split: 'split it',
  deleted: 'dropped it',
} as const;

export const legacyId: EntryRule = {
  code: 'meal/legacy-id',
  severity: 'note',
  isFixable: true,
  help: 'An id is one of today.',
  explanation:
    'Ids of earlier releases evaluate as what took their place. --fix writes the id of today, as `viand catalogue upgrade-ids` does. An id that was split leads to the commonest of its successors: that one is for a person to decide.',
  wrong: 'zucchini,150,g',
  right: 'courgette,150,g',
  check: ({ foodId }, { legacy }) => {
    if (legacy === undefined) return undefined;
    const { change, release, target, note } = legacy;
    const remark = note === '' ? '' : ` (${note})`;
    return {
      field: 'food_id',
      message: `Id "${foodId}" is of an earlier release: ${release} ${CHANGED[change]}${remark}`,
      value: foodId,
      // Where a food was split or dropped, only a person can say which successor was eaten.
      ...fixOf(target, change === 'renamed' || change === 'merged'),
    };
  },
};

export const retiredFood: EntryRule = {
  code: 'meal/retired-food',
  severity: 'note',
  help: 'A food is one of today.',
  explanation:
    'It was dropped without a successor. It is still evaluated, but no search finds it: choose another for new meals.',
  check: ({ foodId }, { food, legacy }) => {
    if (food === undefined || food.retiredIn === null || legacy !== undefined) return undefined;
    return {
      field: 'food_id',
      message: `Food "${foodId}" was dropped in release ${food.retiredIn}`,
      value: foodId,
      expected: 'a food of today',
    };
  },
};

export const duplicateEntry: EntryRule = {
  code: 'meal/duplicate-entry',
  severity: 'note',
  help: 'A row is not the same as the one above it in all its cells.',
  explanation:
    'It may be a second helping, or a row that was pasted twice. A further column, such as the time, tells them apart.',
  wrong: 'coffee,150,ml\ncoffee,150,ml',
  right: 'coffee,300,ml',
  check: (entry, { grams, previous }) => {
    if (grams === undefined || previous === undefined || !isSame(entry, previous)) return undefined;
    return {
      field: 'food_id',
      message: 'The entry is the same as the one before it',
      expected: 'one entry, or something that tells them apart',
    };
  },
};

/** Whether two entries are the same in everything that the file says of them. */
function isSame(a: WrittenEntry, b: WrittenEntry): boolean {
  return (
    a.foodId === b.foodId &&
    a.amount === b.amount &&
    mealOf(a) === mealOf(b) &&
    JSON.stringify(a.whole) === JSON.stringify(b.whole)
  );
}

/** The meal of an entry: in JSON, entries of different meals are not duplicates. */
function mealOf({ location: { pointer, line } }: WrittenEntry): string {
  return pointer === undefined ? '' : `${line ?? ''}${pointer.slice(0, pointer.lastIndexOf('/'))}`;
}
