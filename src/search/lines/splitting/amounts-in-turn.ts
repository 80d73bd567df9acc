import { DECIMAL_NUMBER } from '../../../text/numbers/fractions.ts';
import { MEASURES } from '../words/measures.ts';
import { isOnlyOfKind, namesFood } from './part-kinds.ts';

/** The separators of amounts. */
const BETWEEN_AMOUNTS = String.raw`\s*(?:\/|\+|,(?=\s)|(?<=\s)(?:und|and|&)(?=\s))\s*`;
/** An amount. Only the last one needs a unit: "200/150 g". */
const AMOUNT = String.raw`${DECIMAL_NUMBER}(?:\s?\p{L}+\.?)?`;
const AMOUNTS = `${AMOUNT}(?:${BETWEEN_AMOUNTS}${AMOUNT})+`;

/** "Oats with milk, 60 g / 200 ml", "oats with milk (60 g + 200 ml)" */
const BEHIND = new RegExp(String.raw`^(\p{L}[^\d()]*?)[\s,:–-]*\(?(${AMOUNTS})\)?$`, 'iu');
/** "60 g / 200 ml oats with milk" */
const BEFORE = new RegExp(
  String.raw`^(${DECIMAL_NUMBER}(?:\s?\p{L}+\.?)?(?:${BETWEEN_AMOUNTS}${DECIMAL_NUMBER}\s?\p{L}+\.?)+)\s+(\p{L}[^\d()]*)$`,
  'iu',
);

const SEPARATOR = new RegExp(BETWEEN_AMOUNTS, 'iu');
const BETWEEN_FOODS = /\s*(?:,\s|\/|\s\+|\s(?:mit|with|und|and|&)\s)\s*/iu;

/** A slash or comma between amounts may also repeat one of them in another unit. */
const MAY_REPEAT = /[/,]\s*\d/u;

/** The least number without a unit of its own, so that "1/2 plate" remains half a plate. */
const LEAST_WITHOUT_UNIT = 10;

/** The most by which two weights in different units may differ if one repeats the other: "200 g / 7 oz". */
const SAME_SHARE = 0.1;

/**
 * The foods of a line that lists as many amounts, in the same order: "oats with milk, 60 g / 200 ml" becomes
 * "60 g oats" and "200 ml milk".
 *
 * @returns undefined for any other line, and where an amount may repeat another one
 */
export function foodsInTurn(text: string): string[] | undefined {
  const line = text.trim();
  const [, names = '', behind] = BEHIND.exec(line) ?? [];
  const [, before = '', namesBehind = ''] = behind === undefined ? (BEFORE.exec(line) ?? []) : [];
  const foods = (behind === undefined ? namesBehind : names).split(BETWEEN_FOODS);
  const amounts = (behind ?? before).split(SEPARATOR);
  if (foods.length < 2 || foods.length !== amounts.length) return undefined;
  if (!foods.every((food) => namesFood(food) && !isOnlyOfKind(food))) return undefined;
  const read = readAmounts(amounts);
  if (read === undefined) return undefined;
  if (MAY_REPEAT.test(behind ?? before) && repeatsOne(read)) return undefined;
  return foods.map((food, at) => `${read[at]?.text} ${food.trim()}`);
}

interface Amount {
  readonly text: string;
  /** The weight or volume; undefined for spoons, slices and the like. */
  readonly metric?: { readonly unit: 'g' | 'ml'; readonly amount: number };
}

/**
 * Amounts with their units. A number without a unit has the unit of the last one. Undefined if a word is not a measure.
 */
function readAmounts(texts: readonly string[]): Amount[] | undefined {
  const last = unitOf(texts.at(-1) as string);
  const read: Amount[] = [];
  for (const text of texts) {
    const number = Number.parseFloat(text.replace(',', '.'));
    const own = unitOf(text);
    const measure = MEASURES.get((own || last).toLowerCase());
    if (measure === undefined) return undefined;
    if (own === '' && (number < LEAST_WITHOUT_UNIT || measure.kind !== 'unit')) return undefined;
    read.push({
      text: own === '' ? `${text} ${last}` : text,
      ...(measure.kind === 'unit'
        ? { metric: { unit: measure.unit, amount: number * measure.factor } }
        : {}),
    });
  }
  return read;
}

function unitOf(amount: string): string {
  return /\p{L}+/u.exec(amount)?.[0] ?? '';
}

/** Whether an amount may be the same as another one: in ounces and grams, or in spoons and grams. */
function repeatsOne(amounts: readonly Amount[]): boolean {
  const metrics = amounts.flatMap(({ metric }) => (metric === undefined ? [] : [metric]));
  if (metrics.length > 0 && metrics.length < amounts.length) return true;
  return metrics.some((one, at) =>
    metrics
      .slice(at + 1)
      .some(
        (other) =>
          one.unit === other.unit &&
          Math.abs(one.amount - other.amount) < SAME_SHARE * one.amount &&
          one.amount !== other.amount,
      ),
  );
}
