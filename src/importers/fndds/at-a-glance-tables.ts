import type { Diagnostic, DiagnosticSink, Location } from '../../model/diagnostic.ts';
import { knownOrNull } from '../../model/known-or-null.ts';
import { nutrient, unknownNutrients } from '../../model/nutrients.ts';
import type { TableRow } from '../../tables/csv/headed-table.ts';
import { isRepeated, readAmount } from '../cells.ts';
import { readTable } from '../read-table.ts';
import type { AtAGlanceFiles } from './files.ts';
import { NUTRIENT_COLUMNS } from './nutrient-columns.ts';
import type { Portion } from './portions.ts';
import type { SurveyFood } from './survey-food.ts';
import { CODE, TABLES } from './tables.ts';

/** Reads the three "At A Glance" tables of a release. FNDDS was published in these up to 2019-2020. */
export async function readAtAGlance(
  files: AtAGlanceFiles,
  fault: DiagnosticSink,
): Promise<Map<string, SurveyFood>> {
  const remarks = await readRemarks(files.foods, fault);
  const portions = await readPortions(files.portions, remarks, fault);
  const foods = new Map<string, SurveyFood>();
  const columns = [...TABLES.nutrients, ...NUTRIENT_COLUMNS.map(({ column }) => column)];
  for await (const row of readTable(files.nutrients, columns, fault)) {
    const code = row.cell(CODE);
    if (isRepeated(row, CODE, foods, fault)) continue;
    if (!remarks.has(code)) fault(orphan(code, row.location, 'a code from the table of foods'));
    foods.set(code, {
      code,
      name: row.cell('Main food description'),
      remark: remarks.get(code)?.text ?? '',
      category: readCategoryNumber(row, fault),
      nutrients: readNutrients(row, fault),
      portions: portions.get(code) ?? [],
      location: row.location,
    });
  }
  for (const [code, { location }] of remarks) {
    if (!foods.has(code))
      fault(orphan(code, location, 'a row with this code in the table of nutrient values'));
  }
  return foods;
}

/** The diagnostic for a row whose food code is missing from another table. */
export function orphan(code: string, location: Location, expected: string): Diagnostic {
  return {
    code: 'import/orphan',
    message: `Food code "${code}" has no row in another table`,
    location,
    field: CODE,
    value: code,
    expected,
  };
}

interface Remark {
  readonly text: string;
  readonly location: Location;
}

/** Additional descriptions by food code. The keys are all codes of the release. */
async function readRemarks(file: string, fault: DiagnosticSink): Promise<Map<string, Remark>> {
  const remarks = new Map<string, Remark>();
  for await (const row of readTable(file, TABLES.foods, fault)) {
    if (isRepeated(row, CODE, remarks, fault)) continue;
    const text = row.cell('Additional food description');
    remarks.set(row.cell(CODE), { text, location: row.location });
  }
  return remarks;
}

async function readPortions(
  file: string,
  codes: ReadonlyMap<string, unknown>,
  fault: DiagnosticSink,
): Promise<Map<string, Portion[]>> {
  const portions = new Map<string, Portion[]>();
  for await (const row of readTable(file, TABLES.portions, fault)) {
    const code = row.cell(CODE);
    if (!codes.has(code)) fault(orphan(code, row.location, 'a code from the table of foods'));
    const portion = {
      description: row.cell('Portion description'),
      product: row.cell('Subcode description'),
      grams: readWeight(row, fault),
    };
    const known = portions.get(code);
    if (known === undefined) portions.set(code, [portion]);
    else known.push(portion);
  }
  return portions;
}

/** USDA's marks for an unknown weight: "usual amounts" of human milk and infant formula. */
const UNKNOWN_WEIGHTS = new Set(['0', '-9']);

function readWeight(row: TableRow, fault: DiagnosticSink): number | null {
  if (UNKNOWN_WEIGHTS.has(row.cell('Portion weight (g)'))) return null;
  return knownOrNull(readAmount(row, 'Portion weight (g)', fault));
}

const CATEGORY = 'WWEIA Category number';

function readCategoryNumber(row: TableRow, fault: DiagnosticSink): number {
  const text = row.cell(CATEGORY);
  if (!/^[1-9]\d{3}$/.test(text)) {
    fault({
      code: 'import/bad-value',
      message: `Invalid ${CATEGORY} "${text}"`,
      location: row.at(CATEGORY),
      field: CATEGORY,
      value: text,
      expected: 'four digits',
    });
  }
  return Number(text);
}

function readNutrients(row: TableRow, fault: DiagnosticSink): Float64Array {
  const nutrients = unknownNutrients();
  for (const { column, nutrient: name, toOurUnit } of NUTRIENT_COLUMNS) {
    nutrients[nutrient(name).position] = toOurUnit(readAmount(row, column, fault));
  }
  return nutrients;
}
