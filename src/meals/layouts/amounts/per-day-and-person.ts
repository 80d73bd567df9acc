import { ViandError } from '../../../model/diagnostic.ts';
import { cellAt, type GridRow } from '../../../tables/grid.ts';
import { quoted } from '../../../text/escaping/quote.ts';
import { scopeOfAmounts } from '../../headers/amount-scope.ts';
import { isForSeveral } from '../../records/cooked-for-several.ts';
import type { ServedColumns } from './served-columns.ts';

/** A week, a month or a year, and several days. */
const PERIOD = '(?:woche|week|wk|monat|month|jahr|year|(?:[2-9]|\\d{2,}) (?:tagen?|days))';

/** "Menge pro Woche (g)", "g/week", "Weekly amount", "Wochenmenge (g)", "Amount in 3 days" */
const OF_PERIOD = new RegExp(
  String.raw`(?:(?<!\p{L})(?:pro|je|per|an?|every|in|in der|in einer|im|einer)\s|\/\s?)${PERIOD}(?!\p{L})|(?<!\p{L})(?:wöchentlich|monatlich|jährlich)(?:e[rsnm]?)?(?!\p{L})|(?<!\p{L})(?:weekly|monthly|yearly|annual)(?!\p{L})|(?<!\p{L})(?:wochen|monats|jahres)-?(?:menge|gewicht|verbrauch|verzehr|portion|ration|bedarf)`,
  'iu',
);

/** "Verbrauch pro Woche", "Weekly consumption": a title that says what the amounts are. */
const OF_AMOUNTS =
  /(?:verbrauch|verzehr|verzehrs?menge|menge|bedarf|ration|consumption|intake|amounts?|quantit(?:y|ies)|consumed|eaten|gegessen)(?!\p{L})/iu;

/** Whether a text says that amounts are those of several days. */
function isOfPeriod(text: string): boolean {
  return OF_PERIOD.test(text.replaceAll('_', ' '));
}

/**
 * The amounts without those of several days, if others are of one.
 *
 * @param titles the rows above the header
 * @throws ViandError if all amounts are those of several days or several people
 */
export function amountsPerDayAndPerson<Columns extends ServedColumns>(
  columns: Columns,
  { cells, location }: GridRow,
  titles: readonly GridRow[],
): Columns {
  const nameOf = (position: number) => cellAt(cells, position);
  const ofOneDay = columns.amounts.filter(({ position }) => !isOfPeriod(nameOf(position)));
  const [first] = columns.amounts;
  if (first !== undefined && ofOneDay.length === 0)
    throw ofSeveralDays(nameOf(first.position), location);
  const named = first === undefined ? '' : nameOf(first.position);
  if (named !== '' && columns.amounts.every(({ position }) => isOfSeveral(nameOf(position))))
    throw ofSeveralPeople(named, location);
  const title = titles.find((row) =>
    row.cells.some((cell) => isOfPeriod(cell) && OF_AMOUNTS.test(cell)),
  );
  if (title !== undefined && first !== undefined) {
    const text = title.cells.find((cell) => isOfPeriod(cell)) ?? '';
    throw ofSeveralDays(text.trim(), title.location);
  }
  return { ...columns, amounts: ofOneDay };
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
