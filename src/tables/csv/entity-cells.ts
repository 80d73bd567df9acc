import { decodeEntities } from '../../text/escaping/html-entities.ts';
import { type GridRow, partOfRow } from '../grid.ts';

/** The most characters of an entity before its semicolon: "&thetasym". */
const MOST_CHARACTERS = 9;

/**
 * Joins the cells of a row that were split at the semicolon of an HTML entity: shops export "Eiwei&szlig; (g)" without
 * quotes. Entities stay unchanged.
 */
export function withWholeEntities(row: GridRow): GridRow {
  const { cells } = row;
  for (let at = 0; at < cells.length - 1; at++) {
    if (endsInEntity(cells[at] as string)) return joined(row);
  }
  return row;
}

function endsInEntity(cell: string): boolean {
  const at = cell.lastIndexOf('&');
  if (at < 0 || at < cell.length - MOST_CHARACTERS) return false;
  const name = cell.slice(at);
  // "30&nbsp;%" ends in a whole entity and more.
  return !name.includes(';') && decodeEntities(`${name};`) !== `${name};`;
}

function joined(row: GridRow): GridRow {
  const cells: string[] = [];
  const places: number[] = [];
  let isOpen = false;
  for (const [place, cell] of row.cells.entries()) {
    if (isOpen) cells.push(`${cells.pop()};${cell}`);
    else {
      cells.push(cell);
      places.push(place);
    }
    isOpen = endsInEntity(cell);
  }
  return partOfRow(row, cells, (position) => places[position] ?? position);
}
