import type { ProgramExport } from './export.ts';

/** The file `servings.csv`, with one serving per row. */
export const CRONOMETER_SERVINGS: ProgramExport = {
  program: 'Cronometer',
  header: ['Day', 'Group', 'Food Name', 'Amount'],
  amounts: ['Unit'],
  read: (row) => ({
    food: row('Food Name'),
    // "1.00 medium - 7" to 7-7/8" long" describes the piece after the dash, and counts whole pieces with decimals.
    measure: [
      row('Amount')
        .split(' - ', 1)[0]
        ?.replace(/\.00\b/, ''),
      row('Unit'),
    ]
      .join(' ')
      .trim(),
    date: row('Day'),
    meal: row('Group'),
  }),
};

/** The Cronometer export that has days but no foods. */
export const CRONOMETER_SUMMARY: ProgramExport = {
  program: 'Cronometer',
  header: ['Date', 'Energy (kcal)', 'Completed'],
  lacksFoods: 'export "Servings", which has a row for each food',
};
