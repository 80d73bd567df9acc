import { notesOn } from '../../../../text/escaping/notes-on-lines.ts';
import { servingsInLetter, servingsInStep } from '../../servings/sentence-servings.ts';
import { MAX_TITLE } from '../../servings/title-servings.ts';
import { isAmountOfFood } from '../around/above-ingredients.ts';
import { isIngredientsHeading, withoutHashes } from '../around/recipe-headings.ts';
import { amountsInSentence, germanShare } from './amounts-in-sentence.ts';
import { isUnclearProse } from './unclear-prose.ts';

/** A recipe in prose: one ingredient per line, each with the position of its sentence. */
export interface ProseRecipe {
  readonly lines: readonly string[];
  /** The positions of the lines in the file; undefined if they are the same. */
  readonly places?: readonly number[];
  /** Empty if there is none. */
  readonly title: string;
  readonly yields: readonly string[];
  readonly notes: readonly string[];
}

/** The fewest amounts of a recipe in prose, and how many of them have a unit. */
const LEAST_AMOUNTS = 2;
const LEAST_WITH_UNIT = 1;

/** The longest line that is read. */
const MAX_CHARACTERS = 2000;

/** The first characters of a word that another form of it shares: "Zwiebel" and "Zwiebeln". */
const STEM = 4;

/**
 * Replaces the sentences of a recipe that has no list of ingredients by the amounts in them: "Mix 200 g flour with two
 * eggs." becomes "200 g flour" and "2 eggs". Staples without an amount follow them. If they leave open how
 * much of a food counts, they stay as they are, so that the recipe has no ingredients. Any other recipe is unchanged.
 */
export function withoutProse(lines: readonly string[]): ProseRecipe {
  const unchanged = { lines, title: '', yields: [], notes: [] };
  if (lines.some((line) => line.length > MAX_CHARACTERS || isListed(line))) return unchanged;
  const isGerman = germanShare(lines.join(' ')) > 1 / 2;
  const read = lines.map((line) => (isProse(line) ? amountsInSentence(line, isGerman) : undefined));
  const amounts = read.flatMap((one) => one?.amounts ?? []);
  if (amounts.length === 0) return unchanged;
  const { title, others } = withoutTitle(lines);
  const withUnit = amounts.filter(({ hasUnit }) => hasUnit).length;
  const isUnclear = isUnclearProse(lines.filter(isProse).join('\n'), amounts);
  if (amounts.length < LEAST_AMOUNTS || withUnit < LEAST_WITH_UNIT || isUnclear)
    return { ...unchanged, lines: others, title };
  const named = amounts.map(({ text }) => text.toLowerCase()).join(' ');
  const staples = new Set<string>();
  const listed = read.flatMap((one, at): (readonly [text: string, place: number])[] => {
    if (one === undefined) return [[others[at] as string, at]];
    const further = one.staples.filter((word) => {
      const stem = word.slice(0, STEM);
      const isNew = !named.includes(stem) && !staples.has(stem);
      staples.add(stem);
      return isNew;
    });
    return [...one.amounts.map(({ text }) => text), ...further].map((text) => [text, at]);
  });
  const found = listed.filter(([text, at]) => text !== others[at]).map(([text]) => text);
  return {
    lines: listed.map(([text]) => text),
    places: listed.map(([, place]) => place),
    title,
    yields: lines.flatMap((line, at) => (read[at] === undefined ? [] : (said(line) ?? []))),
    notes: [
      ...notesOn('Read ingredients in sentences, since the recipe has no list of them', found),
      'Other foods that the sentences name without an amount do not count',
    ],
  };
}

function said(line: string): string | undefined {
  return servingsInStep(line) ?? servingsInLetter(line);
}

/** Whether a line is an item or the heading of a list of ingredients. */
function isListed(line: string): boolean {
  return isIngredientsHeading(withoutHashes(line)) || (isAmountOfFood(line) && !isProse(line));
}

/** The fewest words of a sentence. */
const LEAST_WORDS = 6;

/** Whether a line has a sentence, or several. */
function isProse(line: string): boolean {
  return line.split(' ').length >= LEAST_WORDS && /\p{L}{2}[.!](?:\s|$)/u.test(line);
}

/** Takes the title from the first line, if it is no sentence. */
function withoutTitle(lines: readonly string[]): { title: string; others: readonly string[] } {
  const first = lines.findIndex((line) => line !== '');
  const line = withoutHashes(lines[first] ?? '');
  const isTitle = line.length <= MAX_TITLE && !isProse(line) && !line.endsWith('.');
  return isTitle ? { title: line, others: lines.with(first, '') } : { title: '', others: lines };
}
