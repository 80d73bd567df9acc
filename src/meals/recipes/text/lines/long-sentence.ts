/** The fewest words of a sentence on a line of its own. */
const LEAST_WORDS = 7;

/** Whether a line is a sentence of prose, rather than an ingredient: several words with a full stop behind them. */
export function isLongSentence(line: string): boolean {
  return /[\p{L}\p{Pf}"')][.!?]\)?$/u.test(line) && line.split(' ').length >= LEAST_WORDS;
}
