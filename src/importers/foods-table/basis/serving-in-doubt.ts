import type { Diagnostic } from '../../../model/diagnostic.ts';
import { kcalToKj } from '../../../model/units.ts';
import type { GridRow } from '../../../tables/grid.ts';
import { cellAmount } from '../columns/cells/cell-values.ts';
import { firstCells } from '../columns/cells/column-cells.ts';
import type { FoodColumns } from '../columns/read-columns.ts';
import { parseWeight } from '../headings/parse-weight.ts';
import { headingFault } from './heading-fault.ts';
import { hasCalories } from './label-basis.ts';

/** Columns of dishes, whose amounts kitchens give per portion. */
const DISHES =
  /^(?:gerichte?|speisen?|menüs?|rezepte?|dish(?:es)?|meals?|menu items?|recipes?|plats?|recettes?|piatt[oi]|ricett[ae]|platos?|recetas?|pratos?|receitas?|gerecht(?:en)?|rätt(?:er)?|rett(?:er)?|danie|potrawa)$/i;

/** Columns of drinks, whose amounts menus give per cup. */
const DRINKS = /^(?:drinks?|beverages?|getränke?)$/i;

/** Columns of the sizes of drinks and dishes on menus. Those of packages have other names. */
const SIZE = /^(?:(?:cup |glass )?(?:size|volume)|größe)(?:\s*\((?:ml|cl|l|(?:fl\.? ?)?oz)\))?$/i;

/** Columns of the doses of supplements. */
const DOSE =
  /^(?:(?:empfohlene )?(?:tages(?:dosis|portion|ration|verzehr(?:menge)?)|verzehrs?(?:empfehlung|menge)|dosierung|dosis)|(?:recommended )?(?:daily )?(?:dos(?:e|age)|intake)|dose journalière|posologie|dose giornaliera|dosis diaria)$/i;

/** "pro Tagesdosis (2 Kapseln)": amounts are for a dose, even above empty cells. */
const PER_DOSE =
  /^(?:pro|je|per)\s+(?:(?:empfohlene[rn]? )?tages(?:dosis|portion|ration|verzehrmenge)|(?:recommended )?daily (?:dose|intake|serving)|dosis|dose)(?!\p{L})/iu;

/** Forms of supplements, whose amounts makers give per piece: "Tabletten", "softgel capsules". */
const DOSAGE_FORM =
  /(?<!\p{L})(?:(?:film|kau|brause|lutsch)?tabletten?|(?:weich)?kapseln?|dragees?|ampullen?|tablets?|capsules?|softgels?|gummies|gélules?|comprimés?|capsule|compresse|cápsulas?|comprimidos?)(?!\p{L})/iu;

/** Columns of cups, in which no food is sold. */
const CUP = /^(?:cup|glass) /i;

/** Sizes on menus: "Tall", "Grande 2% Milk", "mittel", "16 oz cup". */
const MENU_SIZE =
  /^(?:(?:extra |x-)?(?:small|medium|large)|short|tall|grande|venti|regular|kids?|kinder|kleine?[rs]?|mittel|mittlere[rs]?|große?[rs]?|[a-z\d. ]+\bcups?)(?!\p{L})/iu;

/** At least this share of the cells in a column of sizes are sizes without a weight. */
const LEAST_SIZES = 0.5;

/**
 * The problem of a table whose amounts may be per serving, because it has a serving that would otherwise be useless:
 * the calories of foods, or amounts of dishes, next to the weights of servings, or servings without a weight. Tables
 * with "Calories" mean those of a serving, whereas composition tables have "kcal".
 */
export function servingInDoubt(
  columns: FoodColumns,
  header: GridRow,
  rows: readonly GridRow[],
): Diagnostic | undefined {
  const { names, text, measures, labels, nutrients } = columns;
  if (nutrients.some(([, of]) => of.some(({ basis }) => basis !== undefined))) return undefined;
  const nameAt = (position: number) => names[position]?.trim() ?? '';
  const size = labels.find((at) => SIZE.test(nameAt(at)));
  const ofMenu =
    [DISHES, DRINKS].some((one) => one.test(nameAt(text.get('name') ?? -1))) ||
    CUP.test(nameAt(size ?? -1));
  const serving = text.get('serving_size');
  const portion = measures.find(({ type }) => type === 'portion')?.position;
  const doses = labels.filter((at) => DOSE.test(nameAt(at)));
  const ofServings = new Set([serving, size, ...doses]);
  const forms = [text.get('name'), ...labels].find((at) => areForms(firstCells(rows, at ?? -1)));
  const sizes =
    [...ofServings, ...labels].find(
      (at) => at !== undefined && areSizes(firstCells(rows, at), ofServings.has(at)),
    ) ??
    forms ??
    labels.find((at) => PER_DOSE.test(nameAt(at)));
  const weights = serving ?? portion ?? size;
  const isWeighed = weights !== undefined && !are100(firstCells(rows, weights));
  const served = names.findIndex(
    (name, at) =>
      areServed(name.trim(), firstCells(rows, at)) && !exceedServings(columns, rows, at),
  );
  const weighed = isWeighed && (hasCalories(names) || ofMenu) ? weights : sizes;
  const position = served < 0 ? weighed : served;
  if (position !== undefined) {
    return headingFault(columns, header, position, {
      message: `Amounts may be for the serving in "${names[position]}", or for 100 g`,
      expected: '--per serving or --per "100 g"',
    });
  }
  const name = text.get('name');
  const ofPortions = hasCalories(names) || isRich(columns, rows);
  if (name === undefined || !ofMenu || !ofPortions || weights !== undefined) return undefined;
  return headingFault(columns, header, name, {
    message: `Amounts may be for one serving of each "${names[name]}", or for 100 g`,
    expected: 'a column "serving_size" with the weight of each serving, or --per "100 g"',
  });
}

/** kJ that 100 g of most dishes do not have: 350 kcal. Portions of dishes usually have more. */
const DISH_ENERGY_KJ = 1464;

/** Whether most dishes would have more energy than dishes have in 100 g. */
function isRich({ nutrients }: FoodColumns, rows: readonly GridRow[]): boolean {
  const energy = nutrients.find(([{ name }]) => name === 'energy')?.[1][0];
  if (energy === undefined) return false;
  const amounts = firstCells(rows, energy.position).flatMap((cell) => {
    const { amount = Number.NaN, unit = energy.unit } = cellAmount(cell, 'either') ?? {};
    if (Number.isNaN(amount)) return [];
    return unit === 'kcal' ? kcalToKj(amount) : amount;
  });
  const rich = amounts.filter((amount) => amount > DISH_ENERGY_KJ);
  return rich.length > amounts.length / 2;
}

/** "1 burger (215 g)", "6 pieces = 96 g": a number of things before their weight. */
const THINGS =
  /^(?:\d+|[½¼¾]|an?|one|eine?)\s+(?!(?:kg|g|gramm?|grams?|ml|cl|l|oz|fl)(?!\p{L}))\p{L}{3,}/iu;

/** Columns of servings, other than viand's own `serving_size`, which is next to amounts for 100 g. */
const SERVING = /^(?:servings?(?: sizes?)?|portion(?:s|en|[ -]sizes?)?)$/i;

/**
 * Whether a column has what was served: "150 g", unless all of it is 100 g. "1 burger (215 g)" is what was served only
 * under "serving": elsewhere, it is what people usually eat.
 */
function areServed(name: string, cells: readonly string[]): boolean {
  if (!SERVING.test(name)) return false;
  const isOfThings = /^servings?$/i.test(name);
  const served = cells.filter(
    (cell) =>
      ((isOfThings && THINGS.test(cell)) || WITH_UNIT.test(cell)) && weightOf(cell) !== undefined,
  );
  return served.length > cells.length / 2 && !are100(cells);
}

/** More than 1 g of any food has: 9.3 kcal. */
const MOST_KJ_PER_G = 39;

/** Whether the amounts of any food are too large for its serving, so that they are for 100 g. */
function exceedServings({ nutrients }: FoodColumns, rows: readonly GridRow[], at: number): boolean {
  const energy = nutrients.find(([{ name }]) => name === 'energy')?.[1][0];
  if (energy === undefined) return false;
  return rows.some(({ cells }) => {
    const weight = weightOf(cells[at] ?? '');
    const { amount = Number.NaN, unit = energy.unit } =
      cellAmount(cells[energy.position] ?? '', 'either') ?? {};
    const kj = unit === 'kcal' ? kcalToKj(amount) : amount;
    return weight !== undefined && kj > MOST_KJ_PER_G * weight;
  });
}

/** "150 g", "12 fl oz" */
const WITH_UNIT = /^\d[\d.,]*\s*(?:fl\.?\s?)?\p{L}+\.?$/u;

/** Whether all weights are 100 g or 100 ml, or there are none. */
function are100(cells: readonly string[]): boolean {
  return cells.every((cell) => (weightOf(cell) ?? 100) === 100);
}

/** Whether most cells are sizes of servings without a weight. In a column of servings, any words count. */
function areSizes(cells: readonly string[], isServing: boolean): boolean {
  const sizes = cells.filter((cell) =>
    isServing ? /\p{L}/u.test(cell) && weightOf(cell) === undefined : MENU_SIZE.test(cell),
  );
  return sizes.length > 0 && sizes.length >= cells.length * LEAST_SIZES;
}

/** Whether most cells name a form of supplements. */
function areForms(cells: readonly string[]): boolean {
  const forms = cells.filter((cell) => DOSAGE_FORM.test(cell));
  return forms.length > 0 && forms.length >= cells.length * LEAST_SIZES;
}

function weightOf(cell: string): number | undefined {
  return parseWeight(/^[\d.,]+$/.test(cell) ? `${cell} g` : cell)?.amount;
}
