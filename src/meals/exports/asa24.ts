import { ownValue } from '../../collections/own-value.ts';
import type { ProgramExport } from './export.ts';

/** Eating occasions by their codes (ASA24 data dictionary, Occ_Name). */
const OCCASIONS: Readonly<Record<string, string>> = {
  1: 'Breakfast',
  2: 'Brunch',
  3: 'Lunch',
  4: 'Dinner',
  5: 'Supper',
  6: 'Snack',
  7: 'Just a Drink',
  8: 'Just a Supplement',
};

/** The file of items: each FNDDS code with the grams eaten. */
export const ASA24_ITEMS: ProgramExport = {
  program: 'ASA24',
  header: ['UserName', 'RecallNo', 'Occ_Name', 'FoodCode', 'FoodAmt'],
  read: (row) => {
    const occasion = row('Occ_Name');
    const day = row('IntakeStartDateTime') || row('ReportingDate');
    return {
      foodId: row('FoodCode').replace(/\.0+$/, ''),
      food: row('Food_Description'),
      measure: `${row('FoodAmt')} g`,
      person: row('UserName'),
      date: day === '' ? `Recall ${row('RecallNo')}` : (day.split(' ', 1)[0] as string),
      meal: ownValue(OCCASIONS, occasion) ?? occasion,
    };
  },
};

/** The ASA24 export that has totals but no foods. */
export const ASA24_TOTALS: ProgramExport = {
  program: 'ASA24',
  header: ['UserName', 'RecallNo', 'KCAL', 'F_TOTAL'],
  without: ['FoodCode'],
  lacksFoods: 'take the file of items (INF), which has a row for each food',
};
