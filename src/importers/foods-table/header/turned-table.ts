import { cellAt, type GridRow } from '../../../tables/grid.ts';
import { labelPairs } from './label-pairs.ts';
import { columnOfNutrients, firstNutrientRow, isNameTopic } from './nutrient-rows.ts';
import { type TurnedSection, turnedSection } from './turned-section.ts';

/**
 * Turns a table with nutrients as rows and foods as columns into one with a row for each food, without its titles and
 * notes. Labels of several foods may be below each other.
 *
 * @returns undefined for any other table, and if nothing names the foods
 */
export function turnedTable(rows: readonly GridRow[]): readonly GridRow[] | undefined {
  const labels = columnOfNutrients(rows);
  if (labels === undefined) return undefined;
  const pairs = rows.flatMap((row) => labelPairs(row, labels));
  const sections = sectionsOf(pairs, labels).map((section) => turnedSection(section, labels));
  const [first, ...others] = sections.filter((section) => section !== undefined);
  if (first === undefined || others.length + 1 < sections.length) return undefined;
  const { titles, header, foods } = others.reduce(joined, first);
  return [...titles, header, ...foods];
}

/** The labels of foods below each other. Each begins with the name of its food. */
function sectionsOf(rows: readonly GridRow[], labels: number): GridRow[][] {
  const sections: GridRow[][] = [[]];
  for (const row of rows) {
    const last = sections.at(-1) as GridRow[];
    const isNext = isNameTopic(cellAt(row.cells, labels)) && firstNutrientRow(last, labels) >= 0;
    if (isNext) sections.push([row]);
    else last.push(row);
  }
  const isLabel = (section: readonly GridRow[]) => firstNutrientRow(section, labels) >= 0;
  return sections.every(isLabel) ? sections : [[...rows]];
}

/** Two sections as one, whose foods have the columns of both. */
function joined(one: TurnedSection, other: TurnedSection): TurnedSection {
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
