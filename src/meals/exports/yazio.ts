import type { ProgramExport } from './export.ts';

/** The foods of a diary. Amounts are in g or ml unless a column has units; "2 pieces" next to them repeats them. */
export const YAZIO_FOODS: ProgramExport = {
  program: 'YAZIO',
  header: ['date', 'daytime', 'name', 'amount', 'serving', 'serving_quantity'],
  amounts: ['unit'],
  read: (row) => {
    if (row('name') === '') return undefined;
    const served = [row('serving_quantity'), row('serving')].join(' ').trim();
    const amount = row('amount');
    return {
      food: row('name'),
      measure: amount === '' ? served : `${amount} ${row('unit') || 'g'}`,
      date: row('date'),
      meal: row('daytime'),
    };
  },
};
