import { cellAt, type GridRow } from '../../../tables/grid.ts';
import { labelPairs } from './label-pairs.ts';
import {
  columnOfNutrients,
  firstNutrientRow,
  isNameTopic,
  isNutrientName,
} from './nutrient-rows.ts';
import { type TransposedSection, transposedSection } from './transposed-section.ts';
import { isBasis, isNutrition } from './two-row-header.ts';

/**
 * Transposes a table with nutrients as rows and foods as columns: the result has a row for each food, without titles and
 * notes. The labels of several foods may be below each other.
 *
 * @returns undefined for any other table, and if nothing names the foods
 */
export function transposedTable(rows: readonly GridRow[]): readonly GridRow[] | undefined {
  const labels = columnOfNutrients(rows);
  if (labels === undefined) return undefined;
  const pairs = rows.flatMap((row) => labelPairs(row, labels));
  const sections = sectionsOf(pairs, labels).map((section) => transposedSection(section, labels));
  const [first, ...others] = sections.filter((section) => section !== undefined);
  if (first === undefined || others.length + 1 < sections.length) return undefined;
  const { titles, header, foods } = others.reduce(joined, first);
  return [...titles, header, ...foods];
}

/** The labels of foods below each other. Each begins with the name of its food. */
function sectionsOf(rows: readonly GridRow[], labels: number): GridRow[][] {
  const sections: GridRow[][] = [[]];
  for (const [at, row] of rows.entries()) {
    const last = sections.at(-1) as GridRow[];
    const isNamed =
      isNameTopic(cellAt(row.cells, labels)) ||
      isNameOfNext(row, rows.slice(at + 1), { last, labels });
    const isNext = isNamed && firstNutrientRow(last, labels) >= 0;
    if (isNext) sections.push([row]);
    else last.push(row);
  }
  const isLabel = (section: readonly GridRow[]) => firstNutrientRow(section, labels) >= 0;
  return sections.every(isLabel) ? sections : [[...rows]];
}

/** Words for a food that the label has already, with water in it or in another amount. */
const SAME_FOOD =
  /zubereite|prepared|portion|serving|(?<!\p{L})(?:mit|with) (?:milch|wasser|milk|water)/iu;

/** Whether a row with nothing but a text is the name of the next food: the nutrients of the last one follow again. */
function isNameOfNext(
  { cells }: GridRow,
  below: readonly GridRow[],
  { last, labels }: { readonly last: readonly GridRow[]; readonly labels: number },
): boolean {
  const text = cellAt(cells, labels);
  const isAlone = cells.every((cell, at) => at === labels || cell.trim() === '');
  if (text === '' || !isAlone || isNutrientName(text) || isBasis(text) || isNutrition(text)) {
    return false;
  }
  const nameIn = (rows: readonly GridRow[]) => {
    const row = rows.find((one) => isNutrientName(cellAt(one.cells, labels)));
    return row === undefined ? undefined : cellAt(row.cells, labels);
  };
  const next = nameIn(below);
  return next !== undefined && next === nameIn(last) && !SAME_FOOD.test(text);
}

/** Two sections as one, whose foods have the columns of both. */
function joined(one: TransposedSection, other: TransposedSection): TransposedSection {
  const names = [...new Set([...one.header.cells, ...other.header.cells])];
  return {
    titles: [...one.titles, ...other.titles],
    header: { ...one.header, cells: names },
    foods: [one, other].flatMap(({ header, foods }) =>
      foods.map((row) => {
        const places = names.map((name) => header.cells.indexOf(name));
        const cells = places.map((at) => (at < 0 ? '' : cellAt(row.cells, at)));
        return { ...row, cells, locationOf: (at: number) => row.locationOf(places[at] ?? 0) };
      }),
    ),
  };
}
