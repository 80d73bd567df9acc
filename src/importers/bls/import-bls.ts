import type { Food, Source } from '../../model/food.ts';
import { type Importer, newCounts } from '../../model/food-collection.ts';
import { findNutrient } from '../../model/nutrients.ts';
import { cellAt } from '../../tables/grid.ts';
import { columnMeaning } from '../foods-table/headings/column-meaning.ts';
import { badCode } from '../published/bad-code.ts';
import { groupVariants } from '../published/group-variants.ts';
import { publishedFood } from '../published/published-food.ts';
import type { CompositionColumn } from '../published/read-composition.ts';
import { stateOfName } from '../published/state-of-name.ts';
import { compositionsByCode, openSourceTables } from '../published/table-rows.ts';
import { BLS_COMPONENTS } from './components.ts';
import { blsFoodGroup } from './food-groups.ts';
import { namesInFull } from './names-in-full.ts';

/** The German food table, under its name in catalogues. */
export const BLS: Source = {
  id: 'bls-4.0',
  name: 'Bundeslebensmittelschlüssel',
  release: '4.0',
  licence: 'CC BY 4.0, Max Rubner-Institut 2025, DOI 10.25826/Data20251217-134202-0',
};

interface BlsColumns {
  readonly code: number;
  readonly german: number;
  readonly english: number;
  readonly amounts: readonly CompositionColumn[];
}

/** A letter, and six digits or letters. */
const CODE = /^[A-Z][A-Z\d]{6}$/i;

/** The columns next to each component that say where its amount comes from. */
const ORIGIN = /datenherkunft|referenz|reference|data source/i;

/**
 * Reads BLS 4.0 as .xlsx or CSV, completely or only some of its components. Names are German; the English ones are
 * other names.
 */
export const importBls: Importer = async (paths, report, { counts = newCounts() } = {}) => {
  const [{ columns, rows, mark }] = await openSourceTables(paths, {
    names: /\.(?:csv|xlsx|txt)(?:\.gz)?$/i,
    columnsOf: blsColumns,
    expected:
      'BLS 4.0 as .xlsx or CSV, with BLS codes and names; BLS 3 has other columns and units',
  });
  async function* plainFoods(): AsyncGenerator<Food> {
    const compositionOf = compositionsByCode(
      { amounts: columns.amounts, mark },
      { position: columns.code, heading: 'BLS Code' },
      report,
    );
    for await (const row of rows) {
      const [code = '', german = '', english = ''] = [
        columns.code,
        columns.german,
        columns.english,
      ].map((position) => cellAt(row.cells, position));
      // Blank rows, and notes below the table.
      if (code === '' || german === '') continue;
      counts.rows += 1;
      if (!CODE.test(code)) {
        report(badCode(row.locationOf(columns.code), 'BLS Code', code, 'C131000'));
        counts.rejected += 1;
        continue;
      }
      const nutrients = compositionOf(row, code);
      if (nutrients === undefined) {
        counts.rejected += 1;
        continue;
      }
      const foodGroup = blsFoodGroup(code);
      yield publishedFood({
        source: BLS.id,
        code,
        name: german,
        localNames: { en: english, de: german },
        otherNames: namesInFull(german),
        // Codes of dishes begin with X and Y.
        type: /^[XY]/.test(code) ? 'generic_composite_food' : 'generic_single_food',
        processing: stateOfName(german, foodGroup),
        foodGroup,
        nutrients,
      });
    }
  }
  async function* foods(): AsyncGenerator<Food> {
    const single: Food[] = [];
    for await (const food of plainFoods()) single.push(food);
    yield* groupVariants(single, isRawInBls);
  }
  return { source: BLS, foods: foods(), legacyIds: [], codes: [] };
};

/** The code of a food as bought ends in two zeros, even if its name gives no state. */
function isRawInBls({ variants: [only] }: Food): boolean {
  return only?.processing === 'raw' && /^[A-W].*00$/.test(only.sourceCode ?? '');
}

function blsColumns(names: readonly string[]): BlsColumns | undefined {
  const find = (pattern: RegExp) => names.findIndex((name) => pattern.test(name));
  const code = find(/^bls[-_ ]?(?:code|schlüssel|nr)/i);
  const german = find(/^(?:name_de|lebensmittelbezeichnung|bezeichnung|st$)/i);
  if (code < 0 || german < 0) return undefined;
  return {
    code,
    german,
    english: find(/^(?:name_en|food name|lebensmittelbezeichnung.*engl|ste$)/i),
    amounts: names.flatMap((name, position) => amountColumn(name, position)),
  };
}

function amountColumn(name: string, position: number): CompositionColumn[] {
  if (ORIGIN.test(name)) return [];
  const [code = ''] = name.split(/[\s[(]/);
  const nutrient = BLS_COMPONENTS.get(code.toUpperCase());
  if (nutrient !== undefined) {
    const [, given = ''] = /[[(](kJ|kcal|g|mg|µg|μg|ug)\s*(?:\/|\]|\))/i.exec(name) ?? [];
    const unit = given === '' ? findNutrient(nutrient)?.unit : columnUnit(given);
    return unit === undefined ? [] : [{ position, name, nutrient, unit }];
  }
  const meaning = columnMeaning(name);
  return meaning?.kind === 'nutrient' && meaning.unit !== undefined
    ? [{ position, name, nutrient: meaning.nutrient.name, unit: meaning.unit }]
    : [];
}

function columnUnit(given: string): CompositionColumn['unit'] | undefined {
  const meaning = columnMeaning(/^k/i.test(given) ? `energy_${given}` : `calcium_${given}`);
  return meaning?.kind === 'nutrient' ? meaning.unit : undefined;
}
