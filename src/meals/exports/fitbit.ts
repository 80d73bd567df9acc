import type { ProgramExport } from './export.ts';

/** The export of the account: the energy of each day. Its food log has totals of nutrients. */
export const FITBIT_TOTALS: ProgramExport = {
  program: 'Fitbit',
  header: ['Date', 'Calories In'],
  lacksFoods: 'write down the foods of the food log with their amounts, one per row',
};
