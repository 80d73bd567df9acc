import { quotedList } from '../../../text/escaping/quote.ts';
import { beginsWithAmount } from '../../words/amounts/begins-with-amount.ts';
import type { HeadingsAbove } from '../../words/headings/heading.ts';
import type { LineUnder } from '../rows/other-rows/record-under.ts';

/** The name of the dish without an amount that is the only food of the meal so far. */
export function dishAbove(lines: readonly LineUnder[], under: HeadingsAbove): string | undefined {
  const [last, before] = [lines.at(-1), lines.at(-2)];
  if (last === undefined || last.under !== under || before?.under === under) return undefined;
  return under.has('meal') && !beginsWithAmount(last.text) ? last.text : undefined;
}

/** A note on the dishes whose ingredients count. */
export function dishesInPartsNote(dishes: ReadonlySet<string>): string[] {
  if (dishes.size === 0) return [];
  return [`counted the ingredients of ${quotedList([...dishes])} instead of the dish`];
}
