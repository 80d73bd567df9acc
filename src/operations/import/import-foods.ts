import type { FoodChanges } from '../../catalogue/importing/update-source.ts';
import { listFiles } from '../../importers/published/list-files.ts';
import { readSource } from '../../importers/read-source.ts';
import { SOURCES } from '../../importers/sources.ts';
import { type Diagnostic, type DiagnosticSink, ViandError } from '../../model/diagnostic.ts';
import type { Food, Source } from '../../model/food.ts';
import {
  type Foods,
  type ImportCounts,
  newCounts,
  type RepairSink,
} from '../../model/food-collection.ts';
import { operation } from '../operation.ts';
import type { CatalogueOpener } from '../services.ts';
import { maybeEstimated } from './estimate-patterns.ts';
import { IMPORT_INPUT } from './import-input.ts';
import { noFoods } from './no-foods.ts';
import { recordUpdate, sourceOfInputs, type UpdatedSource, updateInputs } from './update-record.ts';

/** The result of an import into a catalogue. */
export interface ImportResult {
  readonly source: Source;
  readonly foods: number;
  readonly variants: number;
  /** Variants whose food patterns are those of similar foods. */
  readonly estimatedPatterns: number;
  readonly servingSizes: number;
  /** Foods whose food patterns are unknown, so that no index can be scored on them. */
  readonly withoutFoodPatterns: number;
  /** Foods without any known nutrient. */
  readonly withoutAmounts: number;
  /** The outcomes of the rows, for sources whose faulty rows are skipped. */
  readonly counts?: ImportCounts;
  /** False if the catalogue already had exactly these foods. */
  readonly isChanged: boolean;
  /** The number of foods of the source that were replaced; absent if the catalogue had none. */
  readonly replaced?: number;
  /** The changes that an update wrote; absent if the catalogue did not have the source. */
  readonly changes?: FoodChanges;
}

/** The outcome of an update whose source already has exactly the content of the files. */
export interface NothingToUpdate {
  readonly source: UpdatedSource;
  readonly changes: 'files unchanged';
}

/** The resources that an import needs in addition to its input. */
export interface ImportNeeds extends Partial<CatalogueOpener> {
  /** The project's table of codes that releases of FNDDS dropped. */
  readonly codeChanges?: string;
  /** Receives the problems of skipped rows. */
  readonly report?: DiagnosticSink;
  /** Receives each value of a product that was corrected. */
  readonly repaired?: RepairSink;
  /** Takes notes for the user on the files of the source. */
  readonly note?: (text: string) => void;
  /** Called after each food with the number read so far. */
  readonly progress?: (foods: number) => void;
  /** Called if the import waits for another one into the same file. */
  readonly onWait?: () => void;
  /** The version of viand: a newer one may read the same files differently. */
  readonly version?: string;
}

/**
 * Reads a source from its files and puts its foods into a catalogue file. In some sources, faulty rows are skipped and
 * reported. If any other source has faults, all of them are reported, and the catalogue stays unchanged.
 */
export const importFoods = operation({
  name: 'import',
  summary: 'Import foods from a source into a catalogue file',
  input: IMPORT_INPUT,
  http: {
    notOffered: 'It writes files, and the catalogue of a running service must not change',
  },
  async run(
    needs: ImportNeeds,
    { source: name, paths, catalogue, estimatePatterns, update },
  ): Promise<ImportResult | NothingToUpdate> {
    const inputs = update
      ? await updateInputs(
          [
            ...(await listFiles(paths)),
            ...(needs.codeChanges === undefined ? [] : [needs.codeChanges]),
          ],
          [needs.version, name, estimatePatterns],
        )
      : undefined;
    const same = inputs === undefined ? undefined : await sourceOfInputs(catalogue, inputs);
    if (same !== undefined) return { source: same, changes: 'files unchanged' };
    const faults: Diagnostic[] = [];
    const { isLenient } = SOURCES[name];
    const report: DiagnosticSink = (fault) => {
      if (isLenient) needs.report?.(fault);
      else faults.push(fault);
    };
    const counts = newCounts();
    const collection = await readSource(name, paths, report, { ...needs, counts });
    if (faults.length > 0) throw ViandError.of(faults);
    const { importSource } = await import('../../catalogue/importing/import-source.ts');
    const written: { changes?: FoodChanges; replaced?: number } = {};
    const totals = { ...NO_FOODS };
    const completed = await maybeEstimated(collection.foods, estimatePatterns, needs);
    const foods = counted(
      completed,
      () => noFoods(paths.join(', '), counts),
      (food) => {
        addFood(totals, food);
        needs.progress?.(totals.foods);
      },
    );
    const isChanged = await importSource(
      catalogue,
      { ...collection, foods },
      {
        onWait: needs.onWait,
        onReplace: update
          ? undefined
          : (replaced) => {
              written.replaced = replaced;
            },
        onChanges: update
          ? (changes) => {
              written.changes = changes;
            }
          : undefined,
      },
    );
    const { source } = collection;
    if (inputs !== undefined) await recordUpdate(catalogue, source.id, inputs);
    // Each row is a variant; several rows may be one food.
    counts.imported = totals.variants;
    const ofRows = isLenient ? { counts } : {};
    return { source, ...totals, ...ofRows, ...written, isChanged };
  },
});

/** The counts of an import before its first food. */
const NO_FOODS = {
  foods: 0,
  variants: 0,
  estimatedPatterns: 0,
  servingSizes: 0,
  withoutFoodPatterns: 0,
  withoutAmounts: 0,
};

/** Counts one more food. */
function addFood(totals: typeof NO_FOODS, { variants }: Food): void {
  totals.foods += 1;
  totals.variants += variants.length;
  for (const { servingSizes, foodPatternsEstimated } of variants) {
    totals.servingSizes += servingSizes.length;
    totals.estimatedPatterns += Number(foodPatternsEstimated);
  }
  totals.withoutFoodPatterns += Number(variants.some(({ foodPatterns }) => foodPatterns === null));
  const isEmpty = variants.every(({ nutrients }) => nutrients.every(Number.isNaN));
  totals.withoutAmounts += Number(isEmpty);
}

/** @param ifNone thrown if there is no food, before anything is replaced */
async function* counted(
  foods: Foods,
  ifNone: () => ViandError,
  note: (food: Food) => void,
): AsyncGenerator<Food> {
  let isEmpty = true;
  for await (const food of foods) {
    isEmpty = false;
    note(food);
    yield food;
  }
  if (isEmpty) throw ifNone();
}
