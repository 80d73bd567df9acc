/**
 * Alternatives for a pattern, from tables of words that ";" or line breaks separate. A word may itself be a pattern:
 * "eggs?". The first alternative that matches counts.
 */
export function anyWordOf(...tables: readonly string[]): string {
  const words = tables.flatMap((table) => table.split(/[;\n]/)).map((word) => word.trim());
  return `(?:${words.filter((word) => word !== '').join('|')})`;
}

/** A pattern that matches only whole words. It must be one group, or have no alternatives outside groups. */
export function wholeWord(pattern: string): string {
  return String.raw`(?<!\p{L})${pattern}(?!\p{L})`;
}
