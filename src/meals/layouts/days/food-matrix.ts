import { type Diagnostic, ViandError } from '../../../model/diagnostic.ts';
import type { Grid } from '../../../tables/grid.ts';
import { quoted } from '../../../text/quote.ts';
import { columnTopic } from '../../headers/column-names.ts';
import type { ColumnTopic } from '../../headers/header-names.ts';
import type { DietaryRecord, RecordLine } from '../../records/dietary-record.ts';
import { withUnit } from '../../words/amount-cells.ts';
import { isDay, isMeal } from '../../words/headings.ts';
import { isNothing } from '../../words/not-eaten.ts';
import { sizeOfUnit } from '../../words/size-in-name.ts';
import { isTotals, rowsOfTotalsNote } from '../../words/totals-rows.ts';
import { amountFault } from '../amounts/amount-faults.ts';
import { type ClearAmounts, clearAmounts } from '../amounts/amount-marks.ts';
import { isPlainCount } from '../amounts/counted-amounts.ts';
import { headerEnd } from '../header/header-end.ts';
import { LEAST_HEADINGS } from '../layout.ts';
import { lineOf } from '../rows/row-cells.ts';

/** A cross says that the food was eaten, without an amount. */
const CROSS = /^[x×✓✔]$/i;

/** A frequency, as the heading of a column of crosses. */
const FREQUENCY =
  /^(?:never|rarely|seldom|sometimes|often|daily|weekly|monthly|(?:almost )?every day|nie(?:mals)?|selten|manchmal|oft|häufig|täglich|wöchentlich|monatlich|(?:fast )?jeden tag)$|(?:\/|\b(?:per|a|pro|im|in der|am)\s+)(?:day|week|month|year|tag|woche|monat|jahr)\b|\btimes\b|\bmal\b/i;

/**
 * Reads a table with foods as rows, days or meals as columns, and amounts in the cells: "Food | Mon | Tue".
 *
 * @returns undefined for any other table
 * @throws ViandError for a questionnaire, whose columns say how often a food is eaten
 */
export function readFoodMatrix({ rows, location, separator }: Grid): DietaryRecord | undefined {
  for (const [index, { cells }] of rows.slice(0, headerEnd(rows)).entries()) {
    const food = cells.findIndex((cell) => columnTopic(cell) === 'food');
    if (food < 0) continue;
    // A column of drinks after columns of meals counts as a meal.
    if (cells.slice(0, food).filter((cell) => isMeal(cell.trim())).length >= LEAST_HEADINGS)
      continue;
    const places = (isHead: (title: string) => boolean) =>
      cells.flatMap((cell, position) =>
        position !== food && isHead(cell.trim()) ? [position] : [],
      );
    const [days, meals] = [places(isDay), places(isMeal)];
    // Next to days, "per week" is a sum.
    const areFrequencies =
      days.length < LEAST_HEADINGS &&
      places((title) => FREQUENCY.test(title)).length >= LEAST_HEADINGS;
    if (areFrequencies) {
      throw new ViandError({
        code: 'meal/unclear-layout',
        message:
          'The table is a food frequency questionnaire: it says how often foods are eaten, not what was eaten on which day',
        location,
        expected: 'a food record, with the foods and amounts of each day',
      });
    }
    const positions = days.length >= LEAST_HEADINGS ? days : meals;
    if (positions.length < LEAST_HEADINGS) continue;
    const label = positions === days ? 'day' : 'meal';
    const amounts = positions.map((position) => ({ position, unit: '' }));
    const clear = clearAmounts(rows.slice(index + 1), amounts, { separator });
    return readBelow(clear, { header: cells, food, positions, label });
  }
  return undefined;
}

function readBelow(
  { rows, faultAt }: ClearAmounts,
  {
    header,
    food,
    positions,
    label,
  }: {
    readonly header: readonly string[];
    readonly food: number;
    readonly positions: readonly number[];
    readonly label: 'day' | 'meal';
  },
): DietaryRecord {
  let totals = 0;
  let counted = 0;
  const faults: Diagnostic[] = [];
  const columnOf = (topic: ColumnTopic) =>
    header.findIndex((cell, at) => columnTopic(cell) === topic && !positions.includes(at));
  const [unit, portion] = [columnOf('unit'), columnOf('amount')];
  const others = (['person', 'date', 'day', 'meal'] as const)
    .filter((topic) => (label === 'day' ? topic !== 'date' && topic !== 'day' : topic !== 'meal'))
    .map((topic) => ({ topic, position: columnOf(topic) }))
    .filter(({ position }) => position >= 0);
  const latest = others.map(() => '');
  const lines = rows.flatMap((row): RecordLine[] => {
    const at = (position: number) => (row.cells[position] ?? '').trim();
    // A blank label repeats that of the row above.
    for (const [index, { position }] of others.entries()) {
      latest[index] = at(position) || (latest[index] as string);
    }
    const labels = [...latest];
    const name = at(food);
    if (name === '') return [];
    if (isTotals(name)) {
      totals += 1;
      return [];
    }
    const ofRow = at(unit);
    return positions.flatMap((position) => {
      const cell = at(position);
      const isCross = CROSS.test(cell);
      if (cell === '' || (isNothing(cell) && !isCross)) return [];
      const fault = isCross
        ? undefined
        : (faultAt(row.cells, position) ?? amountFault(cell, ofRow));
      if (fault !== undefined) {
        faults.push({ ...fault, field: 'amount', location: row.locationOf(position) });
        return [];
      }
      const one = at(portion);
      const isCounted = !isCross && ofRow === '' && counts(cell) && /\d\s*\p{L}/u.test(one);
      if (isCounted) counted += 1;
      const measure = isCross
        ? withUnit(one, ofRow)
        : isCounted
          ? `${cell} x ${sizeOf(one)}`
          : withUnit(cell, ofRow);
      return [
        {
          location: row.locationOf(position),
          line: lineOf(row.location),
          text: `${measure} ${name}`.trim(),
          measure,
          food: name,
          cells: [...labels, (header[position] as string).trim()],
        },
      ];
    });
  });
  const columns = [...others.map(({ topic }) => topic), label];
  const notes = [
    ...rowsOfTotalsNote(totals),
    ...(counted === 0
      ? []
      : [`read numbers as counts of what ${quoted((header[portion] as string).trim())} has`]),
  ];
  return { columns, lines, notes, faults };
}

/** Nobody eats more portions of a food in a day. Larger numbers may be grams. */
const MOST_PORTIONS = 10;

/** Whether a cell has a number of portions. */
function counts(cell: string): boolean {
  return isPlainCount(cell) && !(Number(cell.replace(',', '.')) > MOST_PORTIONS);
}

/** The weight of one portion, or its words: "1 Scheibe (50 g)" is 50 g. */
function sizeOf(portion: string): string {
  return sizeOfUnit(portion.replace(/^1\s/, ''))?.size ?? portion;
}
