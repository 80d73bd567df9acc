import { type Location, ViandError } from '../../../model/diagnostic.ts';
import { filledInColumn, type Grid } from '../../../tables/grid.ts';
import { areMostly } from '../../../text/words/are-mostly.ts';
import { columnTopic, isDayColumn } from '../../headers/column-names.ts';
import { isNoFood } from '../../words/amounts/not-eaten.ts';
import { headerEnd } from './header-end.ts';
import { isOtherName } from './is-header-of-table.ts';

/** How often somebody eats a food. */
const FREQUENCY =
  /^(?:never|rarely|seldom|sometimes|often|daily|weekly|monthly|(?:almost )?every day|nie(?:mals)?|selten|manchmal|oft|häufig|täglich|wöchentlich|monatlich|(?:fast )?jeden tag)$|(?:\/|\b(?:per|a|pro|im|in der|am)\s+)(?:day|week|month|year|tag|woche|monat|jahr)\b|\btimes\b|\bmal\b|^(?:(?:\d[\d.,–-]*\s?[x×]?|once|twice)\s?)?(?:t(?:ä)?gl\.?|wöchentl\.?|monatl\.?|täglich|daily|wöchentlich|weekly|monatlich|monthly)$|\/\s?wo\.?$/i;

/** "How often per week?", "Häufigkeit pro Monat", "x/Woche" */
const HOW_OFTEN =
  /(?:how often|times|frequency|wie oft|häufigkeit|mal|^x)\s*(?:\/|per|a|pro|im|in der|in einer)\s*(?:week|month|year|woche|monat|jahr)(?!\p{L})/iu;

/** What nobody remarks on a meal, even next to an amount: "never", "2 times a week". */
const NOT_OF_ONE_MEAL =
  /^(?:never|nie(?:mals)?)$|(?:\/|\b(?:per|a|pro|im|in der)\s+)(?:week|month|year|woche|monat|jahr)\b|\d\s?[x×]?\s?(?:wöchentl|weekly|monatl|monthly)|\/\s?wo\.?$/i;

/** Names of columns whose cells say how often, even next to portions. */
const OF_FREQUENCIES =
  /^(?:(?:verzehrs?)?häufigkeit|frequency|frequenz|how often|wie oft|times)(?!\p{L})/iu;

/** "Tag", "pro Woche": the period in which an amount was eaten. */
const PERIOD =
  /^(?:(?:per|pro|je|a|in der|im)\s)?(?:day|week|month|year|tag|woche|monat|jahr|daily|weekly|monthly|täglich|wöchentlich|monatlich)$/i;
const DAILY = /day|tag|daily|täglich/i;

/** Whether a column gives a period for each amount, and not only days: amounts of a week are none of one day. */
function arePeriods(name: string, cells: readonly string[]): boolean {
  return (
    /(?:day|week|month|tag|woche|monat|zeitraum|period|turnus|basis|einheit)/i.test(name) &&
    areMostly(cells, (cell) => PERIOD.test(cell)) &&
    cells.some((cell) => PERIOD.test(cell) && !DAILY.test(cell))
  );
}

/** Whether a heading or a cell says how often a food is eaten: "never", "2 times a week". */
export function isFrequency(text: string): boolean {
  return FREQUENCY.test(text.trim());
}

/** Why a questionnaire is refused. */
export function questionnaireFault(location: Location): ViandError {
  return new ViandError({
    code: 'meal/unclear-layout',
    message:
      'The table is a food frequency questionnaire: it says how often foods are eaten, not what was eaten on which day',
    location,
    expected: 'a food record, with the foods and amounts of each day',
  });
}

/** @throws ViandError for a table without days that has a column for how often each food is eaten */
export function assertNoFrequencies({ rows, location }: Grid): void {
  for (const [index, { cells }] of rows.slice(0, headerEnd(rows)).entries()) {
    if (!cells.some((name) => columnTopic(name) === 'food')) continue;
    const below = rows.slice(index + 1);
    if (cells.some((name, position) => arePeriods(name, filledInColumn(below, position))))
      throw questionnaireFault(location);
    if (cells.some(isDayColumn)) continue;
    const isEaten = cells.some((name) => EATEN.has(columnTopic(name) ?? ''));
    const isOfMeals = cells.some((name) => columnTopic(name) === 'meal') && isEaten;
    const isOfFrequencies = (name: string, position: number) => {
      if (isOfMeals && isOtherName(name)) return false;
      if (HOW_OFTEN.test(name.trim())) return true;
      const filled = filledInColumn(below, position);
      if (columnTopic(name) !== undefined || !areMostly(filled, isFrequency)) return false;
      if (OF_FREQUENCIES.test(name.trim())) return true;
      if (isNoFood(name)) return areMostly(filled, isNeverOfOneMeal);
      return !isEaten || filled.some(isNeverOfOneMeal);
    };
    if (cells.some(isOfFrequencies)) throw questionnaireFault(location);
  }
}

/** Topics of columns about one meal. Next to them, "often" is only a remark. */
const EATEN: ReadonlySet<string> = new Set(['amount', 'time']);

function isNeverOfOneMeal(cell: string): boolean {
  return NOT_OF_ONE_MEAL.test(cell.trim());
}
