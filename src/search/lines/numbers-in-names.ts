/** Burgers by the weight of their patty, in pounds. */
const POUNDER =
  /(?:\b1\/4|¼|\bquarter)[- ]?(?:pound(?:er)?|lb)s?(?=\s*(?:$|[,(&+]|(?:with|w|w\/|and|no|from|burger|hamburger|cheese\p{L}*|meal|hold)(?!\p{L})))(?:\s(?:ham)?burger(?!\p{L}))?/giu;

/** The cheese that a burger of this name has, however it is written. */
const WITH_CHEESE =
  /quarterpounder\s*(?:,|with|w\/|w|and|&|\+)?\s*(?:cheese(?:burger)?)(?!\p{L})/giu;

/** Keeps numbers that belong to the name of a food from being read as amounts: "quarter pounder" is one burger. */
export function withNumbersInNames(text: string): string {
  return text.replace(POUNDER, 'quarterpounder').replace(WITH_CHEESE, 'quarterpounder with cheese');
}
