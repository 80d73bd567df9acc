import type { Diagnostic, DiagnosticSink } from '../../model/diagnostic.ts';
import type { Location } from '../../model/entry.ts';
import type { Food } from '../../model/food.ts';
import { FOOD_RULES } from '../../rules/food-rules.ts';
import { reportRefusal } from '../../rules/report-refusal.ts';
import { readSource } from '../import/import-foods.ts';
import type { CatalogueOpener } from '../services.ts';
import { verifyCatalogue } from './verify-catalogue.ts';

/** Checks the tables of a source as if they were imported, and writes nothing. */
export async function validateTables(
  source: 'seeds' | 'fndds',
  folder: string,
  fault: DiagnosticSink,
): Promise<void> {
  const places = new Map<string, Location>();
  try {
    const { foods } = await readSource(source, folder, fault, (id, location) =>
      places.set(id, location),
    );
    // The importer of the seeds holds them to the rules itself; published tables are taken as they are.
    if (source === 'seeds') return;
    for (const food of foods) checkFood(food, places.get(food.id) ?? { file: folder }, fault);
  } catch (error) {
    reportRefusal(error, fault);
  }
}

function checkFood(food: Food, location: Location, fault: DiagnosticSink): void {
  for (const { code, check } of FOOD_RULES) {
    for (const { variantId, figure, ...finding } of check(food))
      fault({ code, location, ...finding });
  }
}

/** Checks a catalogue file by all rules. */
export async function validateCatalogueFile(
  file: string,
  { openCatalogue }: CatalogueOpener,
  fault: DiagnosticSink,
): Promise<void> {
  try {
    const catalogue = await openCatalogue(file);
    try {
      const { rules } = await verifyCatalogue(catalogue);
      for (const { code, violations } of rules) {
        for (const { id, field, ...violation } of violations) {
          const named = field.startsWith(id) ? field : `${id} ${field}`;
          fault({ code, location: { file }, field: named, ...violation } satisfies Diagnostic);
        }
      }
    } finally {
      catalogue.close();
    }
  } catch (error) {
    reportRefusal(error, fault);
  }
}
