import type { Location } from '../../model/diagnostic.ts';
import type { Grid } from '../../tables/grid.ts';
import { escapePointer } from '../../text/escaping/escape-pointer.ts';
import { columnTopic } from '../headers/column-names.ts';
import { type FoodRow, foodRow } from './json-food-rows.ts';
import { collectFoods } from './json-foods.ts';
import { rowsOfJsonTable } from './json-tables.ts';

/**
 * Turns the foods in a JSON document of any shape into a table. Each object or text that names a food is a row, with
 * the members of the objects around it as labels. A member that is called like a day or a meal is a label, too.
 *
 * @param locationOf the place of a part of the document
 * @returns undefined for a document without foods
 */
export function jsonGrid(
  value: unknown,
  file: string,
  locationOf: (pointer: string) => Location = (pointer) => ({ file, pointer }),
): Grid | undefined {
  if (isDeeper(value, MOST_LEVELS)) return undefined;
  const rows: FoodRow[] = [];
  const table = rowsOfJsonTable(value);
  if (table === undefined) collectFoods(value, '', { pointer: '', labels: new Map() }, rows);
  for (const { members, pointer } of table ?? []) {
    const row = foodRow(members, pointer, new Map());
    if (row !== undefined) rows.push({ ...row, members: new Map() });
  }
  const names = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))];
  const topics = names.map(columnTopic);
  if (!topics.includes('food') && !topics.includes('food_id')) return undefined;
  const header = { cells: names, location: { file }, locationOf: () => ({ file }) };
  const body = rows.map(({ cells, members, pointer }) => ({
    cells: names.map((name) => cells.get(name) ?? ''),
    location: locationOf(pointer),
    locationOf: (position: number) => {
      const member = members.get(names[position] ?? '');
      return locationOf(member === undefined ? pointer : `${pointer}/${escapePointer(member)}`);
    },
  }));
  return { location: { file }, rows: [header, ...body] };
}

/** The maximum depth of foods in a document: year, month, day, meal, list and food, with up to two wrappers each. */
const MOST_LEVELS = 24;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1));
}
