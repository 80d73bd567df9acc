import type { GridRow } from '../../../tables/grid.ts';
import { firstCells } from '../columns/cells/column-cells.ts';
import { columnMeaning } from '../headings/column-meaning.ts';
import { VALUE_COLUMNS } from './long-columns.ts';
import { isNamedNutrient } from './nutrient-column.ts';

/** A column of amounts, with the rest of its name after the word for amounts: "Wert je 100 g". */
export interface ValueColumn {
  readonly position: number;
  readonly rest: string;
}

/** The columns of amounts: those with the least ambiguous word. Only the one of --map if it names one. */
export function findValueColumns(
  names: readonly string[],
  rows: readonly GridRow[],
  nutrient: number,
  mapped: number,
): ValueColumn[] {
  if (mapped >= 0) return [{ position: mapped, rest: '' }];
  for (const word of VALUE_COLUMNS) {
    const found = names.flatMap((name, position) => {
      const [said] = word.exec(name) ?? [];
      const after = said === undefined ? '' : name.slice(said.length).replace(/^_/, ' ');
      const rest = said === '' ? ` ${after}` : after;
      // A heading that gives the reference amount of several columns is above their names.
      const isHeading = said === '' && firstCells(rows, position).some(isNamedNutrient);
      return said !== undefined && position !== nutrient && !isHeading && saysAmount(rest)
        ? [{ said, position, rest }]
        : [];
    });
    const first = found[0]?.said.toLowerCase();
    if (first !== undefined) return found.filter(({ said }) => said.toLowerCase() === first);
  }
  return [];
}

/** Whether the rest of a name gives at most the unit and the reference amount: "(mg/100 g)", but not "type". */
function saysAmount(rest: string): boolean {
  return ['fat', 'energy'].some((name) => columnMeaning(`${name}${rest}`)?.kind === 'nutrient');
}
