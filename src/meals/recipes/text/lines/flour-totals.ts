import { decimalOf } from '../../../../text/numbers/decimal.ts';
import { FLOUR_TOTAL_WORDS } from '../around/recipe-headings.ts';

const FLOUR_TOTAL = new RegExp(`^(?:${FLOUR_TOTAL_WORDS})`, 'iu');

/** "300 g Weizenmehl", "Rye flour: 0.2 kg": a line of flour with its weight. */
const FLOUR = /(?:flour|mehl|schrot)(?!\p{Ll})/iu;
const WEIGHT = /(?<![\d.,])(\d[\d.,]*)\s?(k?)g(?!\p{L})/iu;

/** How far a total may be from the sum of the flours, as a share. */
const ROUNDING = 0.05;

/** Whether a line with a total of flour is the only word of its flour: no other lines of flour add up to it. */
export function isOnlyFlour(lines: readonly string[], line: string): boolean {
  if (!FLOUR_TOTAL.test(line)) return false;
  const total = gramsIn(line);
  const sum = lines
    .filter((other) => FLOUR.test(other) && !FLOUR_TOTAL.test(other))
    .reduce((grams, other) => grams + gramsIn(other), 0);
  return total > 0 && Math.abs(sum - total) > ROUNDING * total;
}

function gramsIn(line: string): number {
  const [, number = '', kilo = ''] = WEIGHT.exec(line) ?? [];
  return number === '' ? 0 : decimalOf(number) * (kilo === '' ? 1 : 1000);
}
