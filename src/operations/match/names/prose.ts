/**
 * The most characters of a text that can name one food, with its amount and remarks. The time to read a text grows with
 * the square of its length, and the names of published foods have at most about 200 characters.
 */
const LONGEST_NAME = 300;

/** The most words of a text that can name one food. A text of more words has at least twice as many characters. */
const MOST_WORDS = 30;
const LENGTH_OF_MOST_WORDS = 2 * MOST_WORDS;

/** Possible separators of foods: commas and line breaks, and joining words before an amount. */
const SEPARATOR = /([,;\n\r•|]|\s(?:and|und|with|mit|[+&])\s(?=(?:\d|an?\s|eine?n?\s)))/iu;

/** Whether a text is too long for one food: it is prose, or a list of several. */
export function isTooLongForOne(text: string): boolean {
  return text.length > LONGEST_NAME;
}

/**
 * Splits a text at its prose: parts that are too long for one food. Undefined if it has no such part. Reading prose for
 * foods would take long and find nothing.
 */
export function splitAtProse(text: string): readonly string[] | undefined {
  if (text.length < LENGTH_OF_MOST_WORDS) return undefined;
  const [first = '', ...more] = text.split(SEPARATOR);
  const parts = [first];
  for (let index = 0; index < more.length; index += 2) {
    const [separator = '', next = ''] = more.slice(index, index + 2);
    const before = parts.at(-1) as string;
    if (!isProse(next) && !isProse(before))
      parts[parts.length - 1] = `${before}${separator}${next}`;
    else parts.push(next);
  }
  return parts.some(isProse) ? parts.filter((part) => /[\p{L}\d]/u.test(part)) : undefined;
}

/** Whether a text is too long for one food, with nothing in it that may separate foods. */
export function isProse(text: string): boolean {
  if (text.length < LENGTH_OF_MOST_WORDS || SEPARATOR.test(text)) return false;
  return isTooLongForOne(text) || text.split(' ').length > MOST_WORDS;
}
