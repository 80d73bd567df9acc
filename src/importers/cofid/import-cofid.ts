import type { DiagnosticSink } from '../../model/diagnostic.ts';
import type { Food, Source } from '../../model/food.ts';
import { type ImportCounts, type Importer, newCounts } from '../../model/food-collection.ts';
import type { NutrientName } from '../../model/nutrients.ts';
import { cellAt, type GridRow } from '../../tables/grid.ts';
import { columnMeaning } from '../foods-table/headings/column-meaning.ts';
import { badCode } from '../published/bad-code.ts';
import { groupVariants } from '../published/group-variants.ts';
import { type PublishedFood, publishedFood } from '../published/published-food.ts';
import type { CompositionColumn } from '../published/read-composition.ts';
import { stateOfName } from '../published/state-of-name.ts';
import {
  compositionsByCode,
  openSourceTables,
  type PublishedTable,
} from '../published/table-rows.ts';
import { cofidFoodGroup, DISHES } from './food-groups.ts';

/** The British food table, under its name in catalogues. */
export const COFID: Source = {
  id: 'cofid-2015',
  name: "McCance and Widdowson's The Composition of Foods Integrated Dataset",
  release: '2015',
  licence: 'Open Government Licence v3.0',
};

/** Columns whose names say more than a nutrient and a unit. */
const NAMED: readonly (readonly [RegExp, NutrientName])[] = [
  [/^total nitrogen/i, 'nitrogen'],
  [/^aoac fibre/i, 'fiber'],
  [/^satd fa \/100g f(?:oo)?d/i, 'saturated_fatty_acids'],
  [/^mono fa ?\/ ?100g f(?:oo)?d/i, 'monounsaturated_fatty_acids'],
  [/^poly fa ?\/ ?100g f(?:oo)?d/i, 'polyunsaturated_fatty_acids'],
  [/^n-3 poly ?\/ ?100g f(?:oo)?d/i, 'omega_3_fatty_acids'],
  [/^n-6 poly ?\/ ?100g f(?:oo)?d/i, 'omega_6_fatty_acids'],
];

/** Columns that give a share of the fatty acids, not of the food. */
const OF_FATTY_ACIDS = /100 ?g ?FA\b|^NSP\b/i;

interface CofidColumns {
  readonly code: number;
  readonly name: number;
  readonly description: number;
  readonly group: number;
  readonly amounts: readonly CompositionColumn[];
}

/** A food with the amounts of the tables that were read so far. */
type PartOfFood = Pick<PublishedFood, 'code' | 'name'> & {
  readonly description: string;
  readonly group: string;
  readonly nutrients: Float64Array;
};

/**
 * Reads CoFID as CSV or .xlsx: `N` means unknown and `Tr` a trace; neither is zero. Further sheets of the published
 * workbook, and further files of a folder, add their amounts to the foods with the same codes.
 */
export const importCofid: Importer = async (paths, report, { counts = newCounts() } = {}) => {
  const tables = await openSourceTables(paths, {
    names: /\.(?:csv|xlsx)(?:\.gz)?$/i,
    columnsOf: cofidColumns,
    expected: 'CoFID as CSV or .xlsx with Food Code and Food Name',
  });
  async function* foods(): AsyncGenerator<Food> {
    const parts = new Map<string, PartOfFood>();
    for (const [index, table] of tables.entries()) {
      await readPart(table, parts, { report, counts: index === 0 ? counts : newCounts() });
    }
    yield* groupVariants([...parts.values()].map(foodOf));
  }
  return { source: COFID, foods: foods(), legacyIds: [], codes: [] };
};

/** @param counts counts the rows of the table with all foods */
async function readPart(
  { columns, rows, mark }: PublishedTable<CofidColumns>,
  parts: Map<string, PartOfFood>,
  { report, counts }: { readonly report: DiagnosticSink; readonly counts: ImportCounts },
): Promise<void> {
  const compositionOf = compositionsByCode(
    { amounts: columns.amounts, mark },
    { position: columns.code, heading: 'Food Code' },
    report,
  );
  for await (const row of rows) {
    const [code = '', name = '', description = '', group = ''] = [
      columns.code,
      columns.name,
      columns.description,
      columns.group,
    ].map((position) => cellAt(row.cells, position));
    // Rows of units and footnotes below the header.
    if (!/^\d+-\d+$/.test(code)) {
      if (code === '' || !hasAmounts(row, columns.amounts)) continue;
      report(badCode(row.locationOf(columns.code), 'Food Code', code, '13-145'));
      counts.rows += 1;
      counts.rejected += 1;
      continue;
    }
    counts.rows += 1;
    const nutrients = compositionOf(row, code);
    if (nutrients === undefined) {
      counts.rejected += 1;
      continue;
    }
    const known = parts.get(code);
    if (known === undefined) {
      parts.set(code, { code, name, description, group, nutrients: Float64Array.from(nutrients) });
      continue;
    }
    for (const [position, amount] of nutrients.entries()) {
      if (Number.isNaN(known.nutrients[position])) known.nutrients[position] = amount;
    }
  }
}

/** Whether a row has a number in a column of amounts, which rows of units and footnotes lack. */
function hasAmounts({ cells }: GridRow, amounts: readonly CompositionColumn[]): boolean {
  return amounts.some(({ position }) => /^[\d.]+$/.test(cellAt(cells, position)));
}

function foodOf({ group, ...part }: PartOfFood): Food {
  const foodGroup = cofidFoodGroup(group);
  return publishedFood({
    ...part,
    source: COFID.id,
    foodGroup,
    type: DISHES.test(group) ? 'generic_composite_food' : 'generic_single_food',
    processing: stateOfName(part.name, foodGroup),
  });
}

function cofidColumns(names: readonly string[]): CofidColumns | undefined {
  const find = (wanted: string) => names.findIndex((name) => name.toLowerCase() === wanted);
  const [code, name] = [find('food code'), find('food name')];
  if (code < 0 || name < 0) return undefined;
  return {
    code,
    name,
    description: find('description'),
    group: find('group'),
    amounts: names.flatMap((column, position): CompositionColumn[] => {
      if (OF_FATTY_ACIDS.test(column)) return [];
      const named = NAMED.find(([words]) => words.test(column));
      if (named !== undefined) return [{ position, name: column, nutrient: named[1], unit: 'g' }];
      // "Energy (kJ) (kJ)"
      const meaning = columnMeaning(column.replace(/ (\([^)]*\)) \1$/, ' $1'));
      return meaning?.kind === 'nutrient' && meaning.unit !== undefined
        ? [{ position, name: column, nutrient: meaning.nutrient.name, unit: meaning.unit }]
        : [];
    }),
  };
}
