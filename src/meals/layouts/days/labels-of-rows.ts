import { cellAt, filledInColumn, type GridRow } from '../../../tables/grid.ts';
import { areMostly } from '../../../text/words/are-mostly.ts';
import { columnTopic } from '../../headers/column-names.ts';
import type { ColumnTopic } from '../../headers/header-names.ts';
import { isDay } from '../../words/headings/days.ts';
import { labelText } from '../../words/label-text.ts';

/** A column next to those of meals or days, with the topic of its labels. */
export interface LabelOfRow {
  readonly name: string;
  /** The label of a row; blank if it has none. */
  readonly of: (row: GridRow) => string;
  readonly position: number;
}

/** The columns that say whose meals a row has, and on which day. */
export interface LabelsOfRows {
  readonly person: LabelOfRow | undefined;
  /** The day; undefined if no column certainly has days. */
  readonly day: LabelOfRow | undefined;
  /** Columns that are kept unchanged; further columns of days would contradict the day of the meals. */
  readonly others: readonly LabelOfRow[];
}

/** Names that forms and lists use for the people in them, in addition to the words for persons. */
const WHO_ANSWERED =
  /^(?:kind|child|schüler(?:in|\*in)?|pupil|student|gast|guest)$|^(?:(?:what is|what's|full|first|last|your|ihr|dein|vor|nach|familien)[ -]?){0,3}name\??$|^wie (?:heißt du|heißen sie)\??$|^(?:e-?mail|user ?name|(?:be)?nutzername)(?:[ -]?(?:address|adresse))?$/i;

/** "Geburtsdatum", "Date of birth", "DOB": a date of the person. */
const OF_BIRTH = /geb(?:\.|oren|urt)|birth|born|(?<!\p{L})dob(?!\p{L})/iu;

/** "Date of meals", "Datum der Mahlzeit". */
const DAY_NAME = /^(?:date|datum|day|tag)(?!\p{L})/iu;

/** A part of a date that neither a weekday nor the number of a day has. */
const DATE_PART = /\d[./-]\d|\p{L}{3}\.? \d|\d\.? \p{L}{3}/u;

/**
 * Finds the labels of rows whose further columns have meals. Forms ask for them in any order: of several columns of
 * days, the last one with dates is the day of the meals, and the time stamps before it are the times of the answers.
 *
 * @param before positions of the columns before the first meal
 */
export function labelsOfRows(
  header: readonly string[],
  before: readonly number[],
  rows: readonly GridRow[],
): LabelsOfRows {
  const columns = before.map((position) => {
    const name = cellAt(header, position);
    const cells = filledInColumn(rows, position);
    return { name, position, cells, topic: columnTopic(name) };
  });
  const filled = columns.filter(({ cells }) => cells.length > 0);
  const person =
    filled.find(({ topic }) => topic === 'person') ??
    filled.findLast(({ name }) => WHO_ANSWERED.test(name));
  const days = filled.filter(
    (column) =>
      column !== person &&
      !OF_BIRTH.test(column.name) &&
      (column.topic === 'date' ||
        column.topic === 'day' ||
        DAY_NAME.test(column.name) ||
        areMostly(column.cells, (cell) => isDay(labelText(cell, 'date')))),
  );
  const day =
    days.findLast(({ cells }) => areMostly(cells, (cell) => DATE_PART.test(cell))) ?? days.at(-1);
  const labelOf = (
    { name, position }: (typeof columns)[number],
    topic: ColumnTopic | undefined,
  ): LabelOfRow => ({
    name,
    position,
    of: ({ cells }) => labelText(cellAt(cells, position), topic),
  });
  const isOther = (column: (typeof columns)[number]) =>
    column !== person && !days.includes(column) && column.name !== '';
  return {
    person: person && labelOf(person, undefined),
    day: day && labelOf(day, 'date'),
    others: filled.filter(isOther).map((column) => labelOf(column, column.topic)),
  };
}
