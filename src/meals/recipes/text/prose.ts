/** "1 Butter und Zucker schaumig rühren.", "1. Boil the pasta!": a numbered sentence. */
const NUMBERED_SENTENCE = /^(\d{1,2})[.)]?\s+\p{L}.*[.!]$/u;

/** The greatest distance between two numbered steps, in lines. */
const MOST_LINES = 6;

/**
 * Whether the steps of a recipe begin at a line without a heading: it has the number 1, and a line below it has the
 * number 2.
 */
export function isFirstStep(lines: readonly string[], index: number): boolean {
  if (numberOf(lines[index]) !== 1) return false;
  const below = lines.slice(index + 1, index + 1 + MOST_LINES).map(numberOf);
  return below.find((number) => number !== undefined) === 2;
}

function numberOf(line: string | undefined): number | undefined {
  const number = NUMBERED_SENTENCE.exec(line ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Sentences are longer than most ingredients. */
const LEAST_CHARACTERS = 50;

/** Whether a line has several sentences, like a step or a foreword: "Boil pasta. Meanwhile, fry the garlic." */
export function hasSentences(line: string): boolean {
  return (
    line.length >= LEAST_CHARACTERS && /^\p{Lu}.*\p{Ll}{3}[.!] \p{Lu}.*\p{L}[.!)]$/u.test(line)
  );
}
