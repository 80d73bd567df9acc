import type { Diagnostic } from '../../../../model/diagnostic.ts';
import { cellAt } from '../../../../tables/grid.ts';
import { quoted } from '../../../../text/escaping/quote.ts';
import { isDayCount } from '../../../headers/amount-names.ts';
import { repeatsIn } from '../../amounts/counted-amounts.ts';
import type { OtherColumn } from '../../header/record-header.ts';

/** Names of columns that say how many times an amount was eaten. */
const NAME =
  /^(?:fa[ck]tor|multipli(?:er|kator)|times (?:eaten|consumed)|wiederholung(?:en)?|repeats?|(?:(?:mal|x|times|how (?:often|many times)|wie oft|häufigkeit|frequency)\s*(?:(?:\/|per|a|pro|je|am)\s*(?:tag|day)|täglich|daily)?|(?:(?:per|a|pro|je|am) (?:tag|day))))\??$/i;

/** The columns of a table that say how many times the amount of a row was eaten. */
export class RepeatCounts {
  readonly #columns: readonly OtherColumn[];

  constructor(others: readonly OtherColumn[]) {
    this.#columns = others.filter(({ topic }) => topic === undefined || topic === 'time');
  }

  /** The fault of an amount that was not eaten once; undefined if it was. */
  faultOf(cells: readonly string[], position: number): Omit<Diagnostic, 'location'> | undefined {
    const amount = cellAt(cells, position);
    const [counted] = this.#columns.flatMap(({ name, position: at, topic }) => {
      const cell = cellAt(cells, at);
      const isNamed = NAME.test(name.trim()) || isDayCount(name);
      const times =
        (topic === undefined ? repeatsIn(cell, isNamed) : undefined) ?? timesOfDay(cell);
      return times === undefined || times === 1 ? [] : [{ name, times }];
    });
    if (counted === undefined) return undefined;
    const { name, times } = counted;
    return {
      code: 'meal/bad-amount',
      field: 'amount',
      message: `${amount === '' ? 'The amount' : `Amount ${quoted(amount)}`} counts ${times} times, according to the column ${quoted(name)}`,
      value: amount,
      expected: 'the amount of all of them',
    };
  }
}

/** The number of times of day in a cell: "8:00, 14:00" has two; "8:00-8:30" and "8:00 und 8:30" are one. */
function timesOfDay(cell: string): number | undefined {
  const times = cell.split(/\s*(?:[,;/&+]|\b(?:und|and)\b)\s*/).map((time) => TIME.exec(time));
  if (times.includes(null)) return undefined;
  const [first, second] = times.map((time) => minutesOf(time?.slice(1) ?? []));
  if (times.length !== 2 || first === undefined || second === undefined) return times.length;
  const isSameHalf = first.half === '' || first.half === second.half;
  const between = second.minutes - first.minutes;
  return isSameHalf && between >= 0 && between <= ONE_MEAL ? 1 : 2;
}

function minutesOf([hours = '', minutes = '', half = '']: readonly (string | undefined)[]) {
  return { minutes: Number(hours) * 60 + Number(minutes), half: half.toLowerCase() };
}

/** The longest time between the beginning and the end of a meal, in minutes. */
const ONE_MEAL = 60;

const TIME = /^(\d{1,2})[:.](\d{2})(?:\s?(?:uhr|h|([ap])\.?m\.?))?$/i;
