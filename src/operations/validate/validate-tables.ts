import { readSource } from '../../importers/read-source.ts';
import type { DiagnosticSink, Location } from '../../model/diagnostic.ts';
import { checkFood } from '../../rules/foods/check-food.ts';
import { reportRefusal } from '../../rules/report-refusal.ts';

/** Checks the tables of a source as if they were imported, and writes nothing. */
export async function validateTables(
  source: 'seeds' | 'fndds',
  folder: string,
  report: DiagnosticSink,
): Promise<void> {
  const locations = new Map<string, Location>();
  try {
    const { foods } = await readSource(source, [folder], report, {
      location: (id, location) => locations.set(id, location),
    });
    // The importer of the seeds applies the rules itself; published tables are imported unchanged.
    if (source === 'seeds') return;
    for await (const food of foods) {
      const location = locations.get(food.id) ?? { file: folder };
      for (const { amountOf, ...found } of checkFood(food)) report({ location, ...found });
    }
  } catch (error) {
    reportRefusal(error, report);
  }
}
