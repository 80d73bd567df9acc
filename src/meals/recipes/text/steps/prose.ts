import { beginsWithAmount } from '../../../words/amounts/begins-with-amount.ts';
import { isInstruction } from '../../../words/asides/instructions.ts';
import { isAmountOfFood } from '../around/above-ingredients.ts';
import { namesStaple } from '../around/title-line.ts';

/** "1 Butter und Zucker schaumig rühren.", "1. Boil the pasta!": a numbered sentence. */
const NUMBERED_SENTENCE = /^(\d{1,2})[.)]?\s+\p{L}.*[.!]$/u;

/** "1. Zwiebeln schneiden", "2. 6 EL Wasser aufheben": a number of a list, and the text behind it. */
const NUMBERED = /^(\d{1,2})[.)]\s+([\p{L}\d½].*)$/u;

/** The greatest distance between two numbered steps, in lines. */
const MOST_LINES = 6;

/**
 * Whether the steps of a recipe begin at a line without a heading: it has the number 1, and a line below it has the
 * number 2.
 */
export function isFirstStep(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? '';
  const text = NUMBERED.exec(line)?.[2] ?? '';
  const isLong = text.split(' ').length >= LEAST_WORDS && !beginsWithAmount(text);
  const isStep = NUMBERED_SENTENCE.test(line) || isInstruction(text) || isLong;
  if (!isStep || numberOf(line) !== 1) return false;
  const below = lines.slice(index + 1, index + 1 + MOST_LINES).map(numberOf);
  return below.find((number) => number !== undefined) === 2;
}

function numberOf(line: string): number | undefined {
  const number = (NUMBERED_SENTENCE.exec(line) ?? NUMBERED.exec(line))?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Sentences are longer than most ingredients. */
const LEAST_CHARACTERS = 50;

/** Two sentences. The second may begin with a time or a temperature. */
const SENTENCES =
  /^\p{Lu}.*\p{Ll}{3}[.!] (?:\p{Lu}|\d+\s?(?:°|[Gg]rad|[Mm]in|[Ss]td|[Ss]tunden?|[Hh]ours?)).*[\p{L}\d][.!)]$/u;

/** Whether a line has several sentences, like a step or a foreword: "Boil pasta. Meanwhile, fry the garlic." */
export function hasSentences(line: string): boolean {
  return line.length >= LEAST_CHARACTERS && SENTENCES.test(line);
}

/** The fewest words of a paragraph of prose. */
const LEAST_WORDS = 8;

/** "Salt and freshly ground pepper to taste." is an ingredient. */
const NO_STEP = /to taste|geschmack|belieben|garnish|to serve/i;

/**
 * The positions of lines in paragraphs of prose below ingredients: no line begins with an amount, and a sentence ends
 * the paragraph. Steps without a heading, which may be broken within a sentence, are such paragraphs, and so is the end
 * of a letter: "Enjoy!", "Anna".
 */
export function proseLines(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  const first = lines.findIndex(beginsWithAmount);
  let start = first < 0 ? lines.length : lines.indexOf('', first);
  while (start >= 0 && start < lines.length) {
    const next = lines.indexOf('', start + 1);
    const end = next < 0 ? lines.length : next;
    const paragraph = lines.slice(start + 1, end);
    if (isProse(paragraph) || isExclamation(paragraph))
      for (let at = start + 1; at < end; at += 1) found.add(at);
    start = next;
  }
  for (let at = startOfSteps(lines); at < lines.length; at += 1) found.add(at);
  return found;
}

/** The fewest lines with amounts above steps without a heading. */
const LEAST_AMOUNTS = 3;

/**
 * Where steps begin that are directly below the ingredients, perhaps broken within sentences: at the first instruction
 * below which no line has the amount of a food. The number of lines if there are none.
 */
function startOfSteps(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => isAmountOfFood(line) && !hasSentences(line));
  const amounts = lines.slice(0, last + 1).filter(isAmountOfFood).length;
  if (amounts < LEAST_AMOUNTS) return lines.length;
  const below = lines.slice(last + 1);
  const first = below.findIndex((line) => isInstruction(line) || hasSentences(line));
  const isBroken =
    first >= 0 && below.slice(first).filter((line) => /\p{Ll}$/u.test(line)).length > 1;
  return isBroken ? last + 1 + first : lines.length;
}

function isProse(paragraph: readonly string[]): boolean {
  const text = paragraph.join(' ');
  return (
    /\p{Ll}[\p{Pf}"')]?[.!]\)?$/u.test(text) &&
    text.length >= LEAST_CHARACTERS &&
    text.split(' ').length >= LEAST_WORDS &&
    !paragraph.some(beginsWithAmount) &&
    !NO_STEP.test(paragraph[0] as string)
  );
}

/** Whether a paragraph without amounts begins with an exclamation that names no staple: "Hugs to the kids!". */
function isExclamation(paragraph: readonly string[]): boolean {
  const [first = ''] = paragraph;
  const isCall = first.endsWith('!') && !namesStaple(first) && !/[,\d]/.test(first);
  return isCall && !paragraph.some(beginsWithAmount);
}
