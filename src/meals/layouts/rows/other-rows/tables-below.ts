import { filledCells, type GridRow } from '../../../../tables/grid.ts';
import { quoted } from '../../../../text/escaping/quote.ts';
import { isAmountName } from '../../../headers/amount-names.ts';
import { columnTopic, isNameOf } from '../../../headers/column-names.ts';
import type { DietaryRecord } from '../../../records/dietary-record.ts';
import { isDay } from '../../../words/headings/days.ts';
import { isMealOrExtra } from '../../../words/headings/meal-names.ts';
import { isOtherName } from '../../header/is-header-of-table.ts';
import { repeatsHeader } from '../../header/repeats-header.ts';
import { foodAlone } from './food-alone.ts';
import { isOfOtherFoods } from './titles-of-other-foods.ts';

/** A table below another one that has different columns. */
export interface TableBelow {
  /** The index of its first row, which may be a title. */
  readonly start: number;
  /** The index of its header. */
  readonly header: number;
  /** The title above its header, or the name of an activity in it; blank if there is none. */
  readonly title: string;
  /** The title that says that the foods were not eaten; it may be above other texts. */
  readonly notEaten?: string;
  /** The table is about exercise and the like. */
  readonly isActivity: boolean;
}

/**
 * Finds a second header among the rows of a table: "Getränk | Menge" below the rows of foods. A header that repeats the
 * first one continues its table, unless its title says that its foods were not eaten.
 *
 * @param isSkipped whether the table was not eaten, so that any title above such a header ends it
 */
export function findTableBelow(
  rows: readonly GridRow[],
  header: GridRow,
  isSkipped = false,
): TableBelow | undefined {
  for (const [index, { cells }] of rows.entries()) {
    if (!mayBeHeader(cells)) continue;
    const title = titleIn(rows[index - 1]);
    const other = titleOfOtherFoods(rows, index);
    const isRepeated = repeatsHeader(cells, header.cells);
    if (isRepeated && other === undefined && (!isSkipped || title === '')) continue;
    const activity = activityIn(cells);
    if (activity === undefined && !isRepeated && !isHeader(cells, header)) continue;
    return {
      start: Math.min(startOf(rows, index), other ?? index),
      header: index,
      title: title || (activity ?? ''),
      ...(other === undefined ? {} : { notEaten: titleIn(rows[other]) }),
      isActivity: activity !== undefined,
    };
  }
  return undefined;
}

/** The text that is alone in a row and no food; blank if there is none. */
function titleIn(row: GridRow | undefined): string {
  const [only = '', ...others] = filledCells(row?.cells ?? []);
  return others.length === 0 && foodAlone(only) === undefined ? only : '';
}

/**
 * The row above a header whose text says that the foods of the table were not eaten. A day or a meal between them ends
 * what it says.
 */
function titleOfOtherFoods(rows: readonly GridRow[], header: number): number | undefined {
  for (let at = header - 1; titleIn(rows[at]) !== ''; at -= 1) {
    const title = titleIn(rows[at]);
    const place = {
      isHeading: isMarked(rows[at] as GridRow),
      isNext: at === header - 1,
    };
    if (isOfOtherFoods(title, place)) return at;
    if (isDay(title) || isMealOrExtra(title)) return undefined;
  }
  return undefined;
}

/** Whether the only text of a row follows the blanks that replace the marks of a heading in Markdown. */
function isMarked({ cells }: GridRow): boolean {
  return cells.some((cell) => /^ {2,}\S/.test(cell));
}

/** The first row of a table: its title, or the day further up, above remarks. */
function startOf(rows: readonly GridRow[], header: number): number {
  let start = titleIn(rows[header - 1]) === '' ? header : header - 1;
  for (let at = header - 1; titleIn(rows[at]) !== ''; at -= 1) {
    if (isDay(titleIn(rows[at]))) start = at;
  }
  return start;
}

/** Names of columns about exercise. */
const EXERCISE =
  /^(?:übung(?:en)?|exercises?|sportart|sport|training|workout|activity|aktivität|dauer|duration|intensität|intensity|distanz|distance|strecke|puls|heart rate|sätze|sets|wdh\.?|wiederholungen|reps)(?:\s*\(.*\))?$/i;

/** The name of the activity in a header such as "Training | Einheit | Dauer"; undefined for any other row. */
function activityIn(cells: readonly string[]): string | undefined {
  const names = filledCells(cells);
  const own = names.filter((name) => EXERCISE.test(name));
  const areOthers = names.every(
    (name) =>
      own.includes(name) ||
      isOtherName(name) ||
      (columnTopic(name) !== undefined && columnTopic(name) !== 'food'),
  );
  return own.length > 1 && areOthers ? own[0] : undefined;
}

/** Most rows have an amount, and then nothing else has to be checked. */
function mayBeHeader(cells: readonly string[]): boolean {
  let filled = 0;
  for (const cell of cells) {
    if (cell === '') continue;
    if (HAS_DIGIT.test(cell)) return false;
    filled += 1;
  }
  return filled > 1;
}

const HAS_DIGIT = /\d/;

/** Labels whose names are no food: a row may have "Drink" as its meal and a food next to it. */
const LABELS = new Set(['person', 'date', 'day', 'meal']);

/** Whether a row has only names of columns, among them those of foods and of amounts or labels. */
function isHeader(cells: readonly string[], above: GridRow): boolean {
  const names = filledCells(cells);
  const namesAbove = filledCells(above.cells);
  const isKnown = (name: string) =>
    isAmountName(name) || isOtherName(name) || namesAbove.includes(name);
  return (
    names.some((name) => isNameOf('food', name)) &&
    names.some((name) => isAmountName(name) || LABELS.has(columnTopic(name) ?? '')) &&
    names.every((name) => columnTopic(name) !== undefined || isKnown(name))
  );
}

/** The most characters of a title that is the meal of the foods below it. */
const LONGEST_MEAL = 40;

/** Whether a table with this title is about food that was eaten. */
export function isOfEating({ notEaten, isActivity }: TableBelow): boolean {
  return !isActivity && notEaten === undefined;
}

/** Notes that a table below another one is not read. */
export function skippedTableNote({ title, notEaten }: TableBelow): string {
  return `skipped the table below ${quoted(notEaten ?? title)}`;
}

/** Titles of plans, which people score like what they ate. */
const PLAN = /(?<!\p{L})\p{L}*plan(?:ned)?(?!\p{L})/iu;

/** Notes that a table below the title of a plan is read: "Meal plan for next week". */
export function planNotes({ title }: TableBelow): readonly string[] {
  return PLAN.test(title) && !isDay(title)
    ? [`counted the foods below ${quoted(title)} as eaten`]
    : [];
}

/** Labels that all rows of a record may share. */
const SHARED_LABELS = new Set(['person', 'date', 'day']);

/**
 * A record with the lines of a table below it. The title of that table is their meal, unless it is a day, which gets a
 * column of its own. If all lines above share a day or person, the lines below share it, too.
 */
export function withTableBelow(
  record: DietaryRecord,
  { title }: Pick<TableBelow, 'title'>,
  below: DietaryRecord,
): DietaryRecord {
  const topicOf = (name: string) => {
    const topic = columnTopic(name);
    return topic === 'day' ? 'date' : topic;
  };
  const sameAs = (name: string) => (other: string) =>
    other === name || (topicOf(name) !== undefined && topicOf(other) === topicOf(name));
  const isMealTitle = title !== '' && title.length <= LONGEST_MEAL && !isDay(title);
  const hasMeal = record.columns.some((name) => columnTopic(name) === 'meal');
  const columns = [
    ...(isMealTitle && !hasMeal ? ['meal'] : []),
    ...record.columns,
    ...below.columns.filter((name) => !record.columns.some(sameAs(name))),
  ];
  const places = (of: readonly string[]) =>
    columns.map((name) => (of.includes(name) ? of.indexOf(name) : of.findIndex(sameAs(name))));
  const above = places(record.columns);
  const own = places(below.columns);
  const shared = columns.map((name, at) => {
    if (!SHARED_LABELS.has(columnTopic(name) ?? '')) return '';
    const values = new Set(record.lines.map(({ cells }) => cells[above[at] as number] ?? ''));
    return values.size === 1 ? ([...values][0] as string) : '';
  });
  const ofTitle = (name: string) => (isMealTitle && columnTopic(name) === 'meal' ? title : '');
  return {
    columns,
    lines: [
      ...record.lines.map((line) => ({
        ...line,
        cells: above.map((at) => line.cells[at] ?? ''),
      })),
      ...below.lines.map((line) => ({
        ...line,
        cells: columns.map(
          (name, at) => line.cells[own[at] as number] ?? (ofTitle(name) || (shared[at] as string)),
        ),
      })),
    ],
    notes: [...new Set([...record.notes, ...below.notes])],
    faults: [...(record.faults ?? []), ...(below.faults ?? [])],
  };
}
