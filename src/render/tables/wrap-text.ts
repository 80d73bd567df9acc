import stringWidth from 'string-width';

/** The width of a text in a terminal, in characters; for several lines, that of the longest one. */
export function textWidth(text: string): number {
  return text.split('\n').reduce((most, line) => Math.max(most, stringWidth(line)), 0);
}

/** Words; a number and its unit are one word: `(28 g)`, `2 cups`. */
const WORDS = /\S+(?:(?<=\d) (?=[a-zµ%])\S+)*/gi;

function wordsOf(line: string): readonly string[] {
  return line.match(WORDS) ?? [];
}

/** The number of characters of the longest word, which stays on one line. */
export function longestWord(text: string): number {
  return wordsOf(text).reduce((most, word) => Math.max(most, stringWidth(word)), 0);
}

/** Breaks text between words into lines with a limited number of characters. A longer word gets its own line. */
export function wrapText(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, width))
    .join('\n');
}

function wrapLine(line: string, width: number): string {
  if (stringWidth(line) <= width) return line;
  const indent = /^ */.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  for (const word of wordsOf(line)) {
    const last = lines.at(-1);
    if (last !== undefined && stringWidth(last) + 1 + stringWidth(word) <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(`${indent}${word}`);
  }
  return lines.join('\n');
}
