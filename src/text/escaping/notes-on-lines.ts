import { quoted, quotedList } from './quote.ts';

/** How many lines a note quotes. */
const QUOTED = 8;

/** Characters of a line that a note quotes. */
const LONGEST = 80;

/** A note on what was done with lines, which quotes the first ones; none if there are no lines. */
export function notesOn(done: string, lines: readonly string[]): string[] {
  const named = lines.slice(0, QUOTED).map((line) => quoted(beginningOf(line)));
  if (named.length === 0) return [];
  const more = lines.length - named.length;
  const note = `${done}: ${named.join(', ')}`;
  return [more === 0 ? note : `${note} and ${more} more`];
}

/**
 * A note on texts that were skipped; none if there are no texts. Of many texts, it quotes those with numbers first, since
 * they may be food after all.
 */
export function skippedNote(texts: ReadonlySet<string>): string[] {
  if (texts.size === 0) return [];
  if (texts.size <= QUOTED) return [`skipped ${quotedList([...texts])}`];
  const [numbered, others] = [true, false].map((has) =>
    [...texts].filter((text) => /\d/.test(text) === has),
  ) as [string[], string[]];
  const named = [...numbered, ...others].slice(0, QUOTED).map(quoted);
  return [`skipped ${named.join(', ')} and ${texts.size - QUOTED} more`];
}

/** The beginning of a line that is too long to quote. */
export function beginningOf(line: string): string {
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()} ...` : line;
}
