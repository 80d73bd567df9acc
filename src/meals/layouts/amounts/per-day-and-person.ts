import { ViandError } from '../../../model/diagnostic.ts';
import { cellAt, filledCells, type GridRow } from '../../../tables/grid.ts';
import { quoted } from '../../../text/escaping/quote.ts';
import { isPersonCount } from '../../headers/amount-names.ts';
import { scopeOfAmounts } from '../../headers/amount-scope.ts';
import { columnTopic, isDayColumn } from '../../headers/column-names.ts';
import { isForSeveral } from '../../records/cooked-for-several.ts';
import { isDay } from '../../words/headings/days.ts';
import type { ServedColumns } from './served-columns.ts';

/** More than one, before the name of a time. */
const SEVERAL = '(?:[2-9]|\\d{2,}|zwei|drei|vier|sieben|two|three|four|seven)[ -]';

/** Several days, weeks, months or years. */
const TIMES = `${SEVERAL}(?:tagen?|days|wochen|weeks|wks|monaten?|months|jahren?|years)`;

/** A week, a month or a year, and several days. */
const PERIOD = `(?:woche|week|wk|fortnight|monat|month|quartal|quarter|jahr|year|${TIMES})`;

/** "Menge pro Woche (g)", "g/week", "Weekly amount", "Wochenmenge (g)", "Amount in 3 days" */
const OF_PERIOD = new RegExp(
  String.raw`(?:(?<!\p{L})(?:pro|je|per|an?|every|in|in der|in einer|im|einer)\s|\/\s?)${PERIOD}(?!\p{L})|(?<!\p{L})(?:(?:zwei|vier)?wöchentlich|monatlich|jährlich)(?:e[rsnm]?)?(?!\p{L})|(?<!\p{L})(?:(?:bi-?)?weekly|fortnightly|monthly|yearly|annual)(?!\p{L})|(?<!\p{L})(?:wochen|monats|jahres)-?(?:menge|gewicht|verbrauch|verzehr|portion|ration|bedarf)`,
  'iu',
);

/** "Menge 7 Tage (g)": the name of a column needs no word before the time. */
const OF_TIMES = new RegExp(String.raw`(?<![\p{L}\d])${TIMES}(?!\p{L})`, 'iu');

/** "Amount per family (g)", "Menge für alle" */
const OF_FAMILY =
  /(?<!\p{L})(?:(?:per|pro|je|for the|for the whole|für die|für die ganze|whole|ganze)\s(?:family|familie|household|haushalt|group|gruppe)|(?:für|for)\s(?:alle|all|everyone|everybody|uns alle))(?!\p{L})/iu;

/** A diary of a week has the amounts of its days. */
const DIARY =
  /(?:protokoll|tagebuch|diary|journal|recall|(?<!\p{L})(?:food|meal|eating) (?:log|record))(?!\p{L})/iu;

/** "in week 12", "in der Woche vom 3.3.": one week of a calendar, as opposed to every week. */
const DATED_WEEK =
  /(?<!\p{L})(?:woche|week|wk|kw)\s(?:\d{1,2}(?!\d)|(?:vom|ab|of|from|beginning)\s.*\d)/iu;

/** "Verbrauch pro Woche", "Weekly consumption": a title that says what the amounts are. */
const OF_AMOUNTS =
  /(?:verbrauch|verzehr|verzehrs?menge|menge|bedarf|ration|consumption|intake|amounts?|quantit(?:y|ies)|consumed|eaten|gegessen)(?!\p{L})/iu;

/** Whether a text says that amounts are those of several days. */
function isOfPeriod(text: string): boolean {
  return OF_PERIOD.test(text.replaceAll('_', ' '));
}

/** Whether the name of a column says that its amounts are those of several days. */
function isColumnOfPeriod(name: string): boolean {
  return isOfPeriod(name) || OF_TIMES.test(name.replaceAll('_', ' '));
}

/** The rows around a header. */
interface AroundHeader {
  readonly rowsAbove: readonly GridRow[];
  readonly below: readonly GridRow[];
}

/**
 * The amounts without those of several days, if others are of one.
 *
 * @throws ViandError if all amounts are those of several days or several people
 */
export function amountsPerDayAndPerson<Columns extends ServedColumns>(
  columns: Columns,
  header: GridRow,
  around: AroundHeader,
): Columns {
  const { cells, location } = header;
  const nameOf = (position: number) => cellAt(cells, position);
  const ofOneDay = columns.amounts.filter(({ position }) => !isColumnOfPeriod(nameOf(position)));
  const [first] = columns.amounts;
  if (first !== undefined && ofOneDay.length === 0)
    throw ofSeveralDays(nameOf(first.position), location);
  const named = first === undefined ? '' : nameOf(first.position);
  const areCounted = cells.some(isPersonCount);
  const isShared = (name: string) => isOfSeveral(name) || (!areCounted && OF_FAMILY.test(name));
  if (named !== '' && columns.amounts.every(({ position }) => isShared(nameOf(position))))
    throw ofSeveralPeople(named, location);
  const title = first === undefined ? undefined : titleOfPeriod(header, around);
  if (title !== undefined) throw ofSeveralDays(title.text.trim(), title.location);
  return { ...columns, amounts: ofOneDay };
}

/** The title that says that the amounts below it are those of several days, unless each day has its own. */
function titleOfPeriod({ cells }: GridRow, { rowsAbove, below }: AroundHeader) {
  const hasDays =
    cells.some(isDayColumn) ||
    rowsAbove.some((row) => row.cells.some(isDay)) ||
    below.some((row) => isDayAlone(row.cells));
  if (hasDays) return undefined;
  const hasMeals = cells.some((name) => ['meal', 'time'].includes(columnTopic(name) ?? ''));
  const isTitle = (text: string) =>
    isOfPeriod(text) &&
    OF_AMOUNTS.test(text) &&
    !DIARY.test(text) &&
    !(hasMeals && DATED_WEEK.test(text));
  const [title] = rowsAbove.flatMap((row) =>
    row.cells.filter(isTitle).map((text) => ({ text, location: row.location })),
  );
  return title;
}

function isDayAlone(cells: readonly string[]): boolean {
  const [only = '', second] = filledCells(cells);
  return second === undefined && isDay(only);
}

/** "Menge für 10 Portionen", "Amount (4 people)" */
function isOfSeveral(name: string): boolean {
  return isForSeveral(name) && scopeOfAmounts(name) === 'all';
}

function ofSeveralPeople(name: string, location: GridRow['location']): ViandError {
  return new ViandError({
    code: 'meal/unclear-layout',
    message: `The amounts of ${quoted(name)} are those of several people`,
    location,
    field: 'amount',
    expected: 'amounts of one person, or --map amount=… to count them as those of one',
  });
}

function ofSeveralDays(name: string, location: GridRow['location']): ViandError {
  return new ViandError({
    code: 'meal/unclear-layout',
    message: `The amounts of ${quoted(name)} are those of several days`,
    location,
    field: 'amount',
    expected: 'amounts of one day, or --map amount=… to count them as one day',
  });
}
