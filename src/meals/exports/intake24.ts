import type { ExportedFood, ExportRow, ProgramExport } from './export.ts';

/** The amount that was eaten, with leftovers already subtracted. */
const PORTION = 'Portion size (g/ml)';

/** The amount that was served. */
const SERVED = 'Serving size (g/ml)';

function read(row: ExportRow, nameColumns: readonly string[]): ExportedFood | undefined {
  const food = nameColumns.map(row).find((name) => name !== '') || row('Missing food description');
  if (food === '') return undefined;
  const person = row('User ID') || row('Username') || row('Survey ID');
  const portion = row(PORTION);
  return {
    food,
    measure: portion === '' ? row('Missing food portion size') : `${portion} g`,
    ...(person === '' ? {} : { person }),
    date: dayOf(row('Start time') || row('Submission time') || row('Submission date')),
    meal: row('Meal name'),
  };
}

function dayOf(time: string): string {
  return time.split(/[T ]/, 1)[0] as string;
}

/** The export of Intake24 since version 4. */
export const INTAKE24: ProgramExport = {
  program: 'Intake24',
  header: ['Meal name', 'Name (en)', PORTION],
  amounts: [SERVED],
  read: (row) => read(row, ['Name (en)', 'Name (local)', 'Missing name']),
};

/** The export of its third version. */
export const INTAKE24_VERSION_3: ProgramExport = {
  program: 'Intake24',
  header: ['Meal name', 'Description (en)', PORTION],
  amounts: [SERVED],
  read: (row) => read(row, ['Description (en)', 'Description (local)']),
};
