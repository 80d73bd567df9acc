/** The amount of a drink behind a word of totals: "Insgesamt 2 l Wasser getrunken". */
const AMOUNT_IN_TOTAL =
  /^(?:insgesamt|(?:in )?total|altogether)\s*:?\s+((?:(?:ca\.?|circa|etwa|rund|about)\s)?[\d.,½¼¾]+\s*(?:m?l|cl|dl|lit(?:er|re)s?|glas|gläser|tassen?|flaschen?|becher|cups?|glass(?:es)?|bottles?|mugs?)(?!\p{L})\s+(?:of\s)?\p{L}.*)$/iu;

/** The last parts of words for drinks: "Mineralwasser", "Kräutertee". Cups of vegetables are no drink. */
const DRINKS =
  /(?:wasser|tee|kaffee|saft|säfte|schorle|milch|limonade|limo|cola|bier|wein|water|tea|coffee|juice|squash|milk|lemonade|beer|wine)(?=s?(?!\p{L}))/giu;

const VERB_BEHIND = /\s+(?:getrunken|drunk)[.!]?$/i;

/**
 * What somebody drank on a day, according to a line that begins with a word of totals: "Insgesamt 2 l Wasser". Undefined
 * if the line is a sum of the others: it names no drink, or another line has the drink, too.
 */
export function drinkInTotal(line: string, lines: readonly string[]): string | undefined {
  const drink = AMOUNT_IN_TOTAL.exec(line.trim())?.[1]?.replace(VERB_BEHIND, '');
  const drinks = drinksIn(drink ?? '');
  if (drinks.length === 0) return undefined;
  // Each day may have its own total.
  const isSum = lines.some(
    (other) =>
      !AMOUNT_IN_TOTAL.test(other.trim()) && drinksIn(other).some((one) => drinks.includes(one)),
  );
  return isSum ? undefined : drink;
}

/** "Trinkmenge insgesamt: 1,8 l": how much somebody drank, but not what. */
const DRUNK =
  /^(?:trinkmenge|flüssigkeit(?:smenge|szufuhr|saufnahme)?|fluids?(?: intake)?)(?:[\s:,(–-]+(?:insgesamt|gesamt|total|altogether|heute|today|(?:am|pro|per|a) (?:tag|day)|täglich|daily|ca\.?|circa|etwa|rund|about|approx\.?)(?!\p{L})\)?)*[\s:–-]*[\d.,]+\s*(?:m?l|cl|dl|lit(?:er|re)s?)\.?$/iu;

/** Whether a line sums up what somebody drank, without naming a drink. */
export function isAmountDrunk(line: string): boolean {
  return DRUNK.test(line.trim());
}

/** The drinks that a text names, in lower case: "wasser" of "Mineralwasser". */
function drinksIn(text: string): string[] {
  return (text.match(DRINKS) ?? []).map((word) => word.toLowerCase());
}
