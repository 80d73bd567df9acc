import { beginsWithAmount } from '../../../words/amounts/begins-with-amount.ts';

const QUOTED = /^\s*>+\s?(.*)$/;

/** The fewest amounts outside the quotations. With fewer, somebody may have forwarded the recipe as a quotation. */
const LEAST_AMOUNTS = 2;

/**
 * The positions of lines that are quotations in Markdown, if these are the steps: ingredients with amounts are outside
 * them, and none is within. A recipe that is quoted as a whole, as in an e-mail, has none.
 */
export function quotedSteps(written: readonly string[]): ReadonlySet<number> {
  const quoted = new Map(
    written.flatMap((line, at) => {
      const text = QUOTED.exec(line)?.[1];
      return text === undefined ? [] : [[at, text] as const];
    }),
  );
  const amounts = written.filter((line, at) => !quoted.has(at) && MARKED_AMOUNT.test(line)).length;
  const areSteps = amounts >= LEAST_AMOUNTS && ![...quoted.values()].some(beginsWithAmount);
  return new Set(areSteps ? quoted.keys() : []);
}

/** "* `2 tbsp` olive oil", "- *1* avocado", "3 eggs" */
const MARKED_AMOUNT = /^\s*(?:[-–•*]\s*)?[`*_]*[\d¼-¾⅐-⅞]/;
