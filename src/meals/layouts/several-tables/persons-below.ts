import type { Diagnostic } from '../../../model/diagnostic.ts';
import { filledCells, type Grid, type GridRow } from '../../../tables/grid.ts';
import { quoted, quotedList } from '../../../text/escaping/quote.ts';
import { columnTopic } from '../../headers/column-names.ts';
import type { DietaryRecord } from '../../records/dietary-record.ts';
import { joinRecords, withFirstLabel } from '../../records/join-records.ts';
import { dayInTwoCells } from '../../words/days/day-rows.ts';
import { readHeading } from '../../words/headings/read-heading.ts';
import { isPersonLabel, personOf } from '../../words/people/person-lines.ts';
import { isTotals } from '../../words/totals-rows.ts';

/** The fewest persons for which a table is divided. */
const LEAST_PERSONS = 2;

/**
 * Reads the tables of several persons below each other, each under a title with the name of its person.
 *
 * @param read reads the table of one person
 * @returns undefined unless at least two titles name persons
 */
export function readPersonsBelow(
  grid: Grid,
  read: (grid: Grid) => DietaryRecord | undefined,
): DietaryRecord | undefined {
  const titles = titlesOf(grid.rows);
  const [first] = titles;
  if (first === undefined || titles.length < LEAST_PERSONS) return undefined;
  const tables = titles.map(({ index, person }, at) => ({
    person,
    title: grid.rows[index] as GridRow,
    rows: [
      // The day may be above the name.
      ...grid.rows.slice(startOf(grid.rows, index), index),
      ...grid.rows.slice(index + 1, startOf(grid.rows, titles[at + 1]?.index)),
    ],
  }));
  const header = headerOf(tables[0]?.rows ?? []);
  const records: DietaryRecord[] = [];
  const names = new Set<string>();
  const faults: Diagnostic[] = [];
  for (const { person, title, rows } of tables) {
    if (rows.length === 0) continue;
    // A table further down may rely on the header of the first one.
    const own = header === undefined || headerOf(rows) !== undefined ? rows : [header, ...rows];
    const record = read({ ...grid, rows: own });
    if (record === undefined) faults.push(noTable(person, title));
    else {
      // A column of persons says more than the titles.
      if (record.columns.some((name) => columnTopic(name) === 'person')) return undefined;
      records.push(withFirstLabel(record, 'person', person));
      names.add(person);
    }
  }
  if (records.length < LEAST_PERSONS) return undefined;
  const joined = joinRecords(records);
  return {
    ...joined,
    notes: [`read the tables below ${quotedList([...names])} as people`, ...joined.notes],
    faults: [...faults, ...(joined.faults ?? [])],
  };
}

/** The first row of the table below a title: a row above the title with only a day belongs to it. */
function startOf(rows: readonly GridRow[], title = rows.length): number {
  const above = rows[title - 1];
  return above !== undefined && dayInTwoCells(above.cells) !== undefined ? title - 1 : title;
}

function noTable(person: string, { location }: GridRow): Diagnostic {
  return {
    code: 'meal/unclear-layout',
    message: `Cannot find a table of foods below ${quoted(person)}`,
    location,
    expected: 'a header such as that of the first person, and rows of foods',
  };
}

interface PersonTitle {
  readonly index: number;
  readonly person: string;
}

/** The rows that name persons: with a word for a person, or alone above each of several equal headers. */
function titlesOf(rows: readonly GridRow[]): readonly PersonTitle[] {
  const named = rows.flatMap(({ cells }, index): PersonTitle[] => {
    const [only = '', next = '', other] = filledCells(cells);
    // "Patient: Huber", or "Patient:" next to "Huber"
    const person = personOf(only) ?? (isPersonLabel(only) && other === undefined ? next : '');
    return person === '' ? [] : [{ index, person }];
  });
  if (named.length >= LEAST_PERSONS) return named;
  const header = headerOf(rows);
  if (header === undefined) return [];
  const text = header.cells.join('\t');
  const headers = rows.flatMap(({ cells }, index) => (cells.join('\t') === text ? [index] : []));
  const titles = headers.map((index): PersonTitle => {
    const [only = '', ...others] = filledCells(rows[index - 1]?.cells ?? []);
    const isName = others.length === 0 && isPersonName(only);
    return { index: index - 1, person: isName ? only : '' };
  });
  const persons = new Set(titles.map(({ person }) => person));
  return titles.length >= LEAST_PERSONS && persons.size === titles.length && !persons.has('')
    ? titles
    : [];
}

/** One to three words, none of them a day, a meal or a total. */
function isPersonName(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}.,'-]*(?: [\p{L}\d.'-]+){0,2}$/u.test(text) &&
    readHeading(text) === undefined &&
    !isTotals(text)
  );
}

/** The first row that names a column of foods and another one that viand reads. */
function headerOf(rows: readonly GridRow[]): GridRow | undefined {
  return rows.find(({ cells }) => {
    const topics = cells.map(columnTopic).filter((topic) => topic !== undefined);
    const isOfFoods = topics.includes('food') || topics.includes('food_id');
    return isOfFoods && new Set(topics).size > 1;
  });
}
