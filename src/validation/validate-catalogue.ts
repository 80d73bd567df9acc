import type { Fault, FaultSink } from '../model/faults.ts';
import type { Food } from '../model/food.ts';
import type { Place } from '../model/meal.ts';
import type { OperationContext } from '../operations/context.ts';
import { readSource } from '../operations/import-foods.ts';
import { verifyCatalogue } from '../operations/verify-catalogue.ts';
import { FOOD_RULES } from '../rules/food-rules.ts';
import { reportRefusal } from './report-refusal.ts';

/** Checks the tables of a source as if they were imported, and writes nothing. */
export async function validateTables(
  source: 'seeds' | 'fndds',
  folder: string,
  fault: FaultSink,
): Promise<void> {
  const places = new Map<string, Place>();
  try {
    const { foods } = await readSource(source, folder, fault, (id, place) => places.set(id, place));
    // The importer of the seeds holds them to the rules itself; published tables are taken as they are.
    if (source === 'seeds') return;
    for (const food of foods) checkFood(food, places.get(food.id) ?? { file: folder }, fault);
  } catch (error) {
    reportRefusal(error, fault);
  }
}

function checkFood(food: Food, place: Place, fault: FaultSink): void {
  for (const { code, check } of FOOD_RULES) {
    for (const { variantId, figure, ...finding } of check(food)) fault({ code, place, ...finding });
  }
}

/** Checks a catalogue file by all rules. */
export async function validateCatalogueFile(
  file: string,
  { openCatalogue }: OperationContext,
  fault: FaultSink,
): Promise<void> {
  try {
    const catalogue = await openCatalogue(file);
    try {
      const { rules } = await verifyCatalogue(catalogue);
      for (const { code, breaches } of rules) {
        for (const { id, field, ...breach } of breaches) {
          const named = field.startsWith(id) ? field : `${id} ${field}`;
          fault({ code, place: { file }, field: named, ...breach } satisfies Fault);
        }
      }
    } finally {
      catalogue.close();
    }
  } catch (error) {
    reportRefusal(error, fault);
  }
}
