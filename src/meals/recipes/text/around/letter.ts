import { GREETING_WORDS } from '../../../../text/vocabulary/greeting-words.ts';
import { beginsWithAmount } from '../../../words/amounts/begins-with-amount.ts';
import { servingsInLetter } from '../../servings/sentence-servings.ts';
import { isServingsLine } from '../../servings/servings-line.ts';
import { titleServings } from '../../servings/title-servings.ts';
import { isIngredientsHeading, withoutHashes } from './recipe-headings.ts';

/** "Hi Susan,", "Liebe Sabine!": the first line of a letter. */
const GREETING = new RegExp(String.raw`^(?:${GREETING_WORDS})(?:\s[\p{L}.&-]+){0,6}\s?[,!]$`, 'iu');

/** "Subject: Fwd: Lentil soup". */
const SUBJECT = /^(?:subject|betreff)\s*:\s*(?:(?:re|fwd?|aw|wg)\s*:\s*)*(\S.*)$/i;

/** A line that a person writes above a recipe: "here is the recipe, as promised:". */
const SENTENCE = /^\p{Ll}|[.!?:,]$|\p{L}[.!?]\s/u;

/** A recipe without the letter around it. */
export interface OfLetter {
  /** The lines, each in its place; those of the letter are empty. */
  readonly lines: readonly string[];
  readonly dropped: readonly string[];
  /** How much the letter says that the recipe makes. */
  readonly yields: readonly string[];
  /** The subject of an e-mail; empty if there is none. */
  readonly subject: string;
}

/** Takes the greeting of a letter or an e-mail, and the sentences after it, from above a recipe. */
export function withoutLetter(lines: readonly string[]): OfLetter {
  const first = lines.findIndex(
    (line) => beginsWithAmount(line) || isIngredientsHeading(withoutHashes(line)),
  );
  const above = lines.slice(0, Math.max(first, 0));
  const greeting = above.findIndex((line) => GREETING.test(line));
  if (greeting < 0) return { lines, dropped: [], yields: [], subject: '' };
  const isOfLetter = (at: number) =>
    at < above.length && (at <= greeting || isSentenceAt(above, at));
  const dropped = lines.filter((line, at) => line !== '' && isOfLetter(at));
  const [subject = ''] = dropped.flatMap((line) => SUBJECT.exec(line)?.[1] ?? []);
  return {
    lines: lines.map((line, at) => (isOfLetter(at) ? '' : line)),
    dropped,
    yields: dropped.flatMap(yieldsOf),
    subject,
  };
}

function yieldsOf(line: string): readonly string[] {
  const { yields } = titleServings(line.replace(/:$/, ''));
  const said = yields.length > 0 ? undefined : servingsInLetter(line);
  return said === undefined ? yields : [said];
}

/** Whether a line is in a paragraph with a sentence. */
function isSentenceAt(lines: readonly string[], at: number): boolean {
  if (lines[at] === '' || isServingsLine(lines[at] as string)) return false;
  const start = lines.lastIndexOf('', at) + 1;
  const next = lines.indexOf('', at);
  return lines.slice(start, next < 0 ? undefined : next).some((line) => SENTENCE.test(line));
}
