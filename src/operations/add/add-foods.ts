import path from 'node:path';
import type { FoodChanges } from '../../catalogue/importing/update-source.ts';
import type { FoodColumns } from '../../importers/foods-table/columns/read-columns.ts';
import { openFoodsTable } from '../../importers/foods-table/open-foods-table.ts';
import type { Unweighed } from '../../importers/foods-table/read-foods-table.ts';
import { hasAssumedDensity } from '../../importers/foods-table/rows/row-to-food.ts';
import { foodsTemplate } from '../../importers/foods-table/template.ts';
import { PUBLISHED_NAMES } from '../../importers/sources.ts';
import { COMPRESSED_NAME } from '../../io/reading/decompress.ts';
import { STDIN } from '../../io/reading/text-source.ts';
import { type DiagnosticSink, ViandError } from '../../model/diagnostic.ts';
import type { Food, Source } from '../../model/food.ts';
import type { ImportCounts, RepairSink } from '../../model/food-collection.ts';
import { limitsOf } from '../../tables/read-limits.ts';
import { slugOf } from '../../text/words/slug.ts';
import { maybeEstimated } from '../import/estimate-patterns.ts';
import type { NothingToUpdate } from '../import/import-foods.ts';
import { noAmounts, noFoods } from '../import/no-foods.ts';
import { recordUpdate, sourceOfInputs, updateInputs } from '../import/update-record.ts';
import { operation } from '../operation.ts';
import type { CatalogueOpener, StandardInput } from '../services.ts';
import { ADD_INPUT } from './add-input.ts';
import { withSharedCodes } from './shared-codes.ts';

export { foodsTemplate };

/** The result of `viand catalogue add`. */
export interface AddResult {
  readonly source: Source;
  readonly counts: ImportCounts;
  readonly columns: FoodColumns;
  /** The number of amounts of each unknown nutrient, in a table with a row per amount. */
  readonly unread: ReadonlyMap<string, number>;
  /** The number of foods in which an amount contradicts another column of the same nutrient, which takes precedence. */
  readonly contradicted: ReadonlyMap<string, number>;
  /** Foods whose serving sizes have no weight, with one of these sizes. */
  readonly unweighed: Unweighed;
  /** Notes on how the file was read, if that is not obvious. */
  readonly notes: readonly string[];
  readonly withoutNutrients: number;
  readonly withoutFoodPatterns: number;
  /** Drinks whose amounts are per volume, and whose density was assumed. */
  readonly withAssumedDensity: number;
  /** False if the catalogue already had exactly these foods. */
  readonly isChanged: boolean;
  /** The changes to the foods of the source in the catalogue; absent if it had none. */
  readonly changes?: FoodChanges;
}

/** The resources that an addition needs in addition to its input. */
export interface AddNeeds extends StandardInput, Partial<CatalogueOpener> {
  /** Takes the problems of rows, which are skipped. */
  readonly report: DiagnosticSink;
  /** Receives each value that was corrected. */
  readonly repaired?: RepairSink;
  /** Called after each food with the number of rows read so far. */
  readonly progress?: (rows: number) => void;
  /** Called if the addition waits for another import into the same file. */
  readonly onWait?: () => void;
  /** The version of viand: a newer one may read the same table differently. */
  readonly version?: string;
}

/**
 * Adds a table of the user's own foods to a catalogue file, in place of the foods that it added before. Faulty rows are
 * skipped. If all rows are faulty, the catalogue stays unchanged.
 */
export const addFoods = operation({
  name: 'add',
  summary: 'Add your own foods to a catalogue file',
  input: ADD_INPUT,
  http: {
    notOffered: 'It writes files, and the catalogue of a running service must not change',
  },
  async run(
    needs: AddNeeds,
    { file, catalogue, base, update, ...input },
  ): Promise<AddResult | NothingToUpdate> {
    const source = sourceOf(file, input);
    const inputs = update ? await updateInputs([file], [needs.version, source, input]) : undefined;
    const same = inputs === undefined ? undefined : await sourceOfInputs(catalogue, inputs);
    if (same !== undefined) return { source: same, changes: 'files unchanged' };
    const table = await openFoodsTable(
      file,
      needs.stdin,
      {
        source,
        columnMap: input.map,
        basis: input.per,
        sheet: input.sheet,
        encoding: input.encoding,
        limits: limitsOf(input),
        repaired: needs.repaired,
      },
      needs.report,
    );
    const { collection, columns, counts, unread, contradicted, unweighed } = table;
    const written: { changes?: FoodChanges } = {};
    const without = { nutrients: 0, patterns: 0, densities: 0 };
    const added = withSharedCodes(table, { catalogue, base }, needs.report);
    const completed = await maybeEstimated(added, input.estimatePatterns, needs);
    async function* foods(): AsyncGenerator<Food> {
      for await (const food of completed) {
        const [variant] = food.variants;
        if (variant?.nutrients.every(Number.isNaN)) without.nutrients += 1;
        if (variant?.foodPatterns === null) without.patterns += 1;
        if (hasAssumedDensity(food)) without.densities += 1;
        needs.progress?.(counts.rows);
        yield food;
      }
      if (counts.imported === 0) throw noFoods(file, counts);
      const isEmpty = without.nutrients === counts.imported && columns.patterns.length === 0;
      if (isEmpty) throw noAmounts(file, counts);
    }
    const { importSource } = await import('../../catalogue/importing/import-source.ts');
    const isChanged = await importSource(
      catalogue,
      { ...collection, foods: foods() },
      {
        base,
        onWait: needs.onWait,
        onChanges: (changes) => {
          written.changes = changes;
        },
      },
    );
    if (inputs !== undefined) await recordUpdate(catalogue, source.id, inputs);
    return {
      source,
      counts,
      columns,
      unread,
      contradicted,
      unweighed,
      notes: table.notes,
      withoutNutrients: without.nutrients,
      withoutFoodPatterns: without.patterns,
      withAssumedDensity: without.densities,
      ...written,
      isChanged,
    };
  },
});

function sourceOf(
  file: string,
  {
    source: given,
    licence = '',
    sheet,
  }: {
    readonly source?: string | undefined;
    readonly licence?: string | undefined;
    readonly sheet?: string | undefined;
  },
): Source {
  const name = file === STDIN ? 'own' : path.basename(file).replace(COMPRESSED_NAME, '');
  const stem = name.replace(/\.[a-z\d]+$/i, '');
  // Sheets of one workbook are sources of their own.
  const id = given ?? (slugOf(sheet === undefined ? [stem] : [stem, sheet]) || 'own');
  // Otherwise they would take over the codes of the source: sr-11352.
  if (PUBLISHED_NAMES.has(id)) {
    throw new ViandError({
      code: 'request/invalid',
      message: `"${id}" is the name of a published source`,
      ...(given === undefined ? { location: { file } } : {}),
      field: 'source',
      value: id,
      expected: 'another name for your foods: --source <name>',
    });
  }
  return {
    id,
    name: sheet === undefined ? name : `${name}, ${sheet}`,
    release: '',
    licence,
    isOwn: true,
  };
}
