/** The amount of a drink behind a word of totals: "Insgesamt 2 l Wasser getrunken". */
const AMOUNT_IN_TOTAL =
  /^(?:insgesamt|(?:in )?total|altogether)\s*:?\s+((?:(?:ca\.?|circa|etwa|rund|about)\s)?[\d.,½¼¾]+\s*(?:m?l|cl|dl|lit(?:er|re)s?|glas|gläser|tassen?|flaschen?|becher|cups?|glass(?:es)?|bottles?|mugs?)(?!\p{L})\s+(?:of\s)?\p{L}.*)$/iu;

/** Words that name no drink, so that the line is only a sum. */
const NO_DRINK =
  /^(?:of|und|and|mit|with|getrunken|getrunkene[ns]?|trinken|drunk|drank|drinks?|getränke?|fl[uü]ssigkeit(?:en)?|fluids?|liquids?|beverages?|heute|today|am|tag|day|glas|gläser|tassen?|flaschen?|becher|cups?|glass(?:es)?|bottles?|mugs?|lit(?:er|re)s?|etwa|rund|circa|about)$/i;

const VERB_BEHIND = /\s+(?:getrunken|drunk)[.!]?$/i;

/**
 * What somebody drank on a day, according to a line that begins with a word of totals: "Insgesamt 2 l Wasser". Undefined
 * if the line is a sum of the others: it names no drink, or another line has the drink, too.
 */
export function drinkInTotal(line: string, lines: readonly string[]): string | undefined {
  const drink = AMOUNT_IN_TOTAL.exec(line.trim())?.[1]?.replace(VERB_BEHIND, '');
  const words = (drink ?? '').match(/\p{L}{3,}/gu)?.filter((word) => !NO_DRINK.test(word)) ?? [];
  if (words.length === 0) return undefined;
  const isIn = (other: string) =>
    words.some((word) => other.toLowerCase().includes(word.toLowerCase()));
  return lines.some((other) => !other.includes(line) && isIn(other)) ? undefined : drink;
}
