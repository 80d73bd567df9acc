import type { ProgramExport } from './export.ts';

const read: ProgramExport['read'] = (row) =>
  row('Deleted') === '1' || /^true$/i.test(row('Deleted')) || /^exercise$/i.test(row('Type'))
    ? undefined
    : {
        food: row('Name'),
        measure: [row('Quantity'), row('Units')].join(' ').trim(),
        date: row('Date'),
        meal: row('Meal') || row('Type'),
      };

/** Food logs, whose rows may be deleted. */
export const LOSE_IT_FOOD_LOGS: ProgramExport = {
  program: 'Lose It!',
  header: ['Date', 'Name', 'Meal', 'Quantity', 'Units', 'Calories'],
  read,
};

/** The weekly summary, which has exercise among the foods. Its type of a food is the meal. */
export const LOSE_IT_SUMMARY: ProgramExport = {
  program: 'Lose It!',
  header: ['Date', 'Name', 'Type', 'Quantity', 'Units', 'Calories'],
  read,
};
