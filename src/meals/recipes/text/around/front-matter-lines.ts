import { SERVING_WORDS } from '../../servings/plain-servings.ts';
import { withItemsInWords } from './front-matter-maps.ts';

/** The rule above and below the properties of a note or a page. */
const RULE = /^---+\s*$/;

/** "prep_time: 20 min": a property at the left margin. */
const PROPERTY = /^([\p{L}_][\p{L}\d_ -]*):(.*)$/u;

/** Properties that say what the dish is, how much it is, what is in it, and where the steps begin. */
const OF_THE_RECIPE =
  /^(?:title|titel|name|serves|servings?|yields?|makes|portion(?:en|s)?|personen|ergibt|menge|quantity|ingredients?|zutaten|instructions?|directions?|steps?|method|preparation|zubereitung|anleitung|notes?)$/i;

/** A property whose value may be a number of servings: "size: 2-3 servings". */
const SIZE = /^(?:size|amount|for|für|people)$/i;

/**
 * The lines of a recipe without the properties above it that say nothing about its ingredients, such as "favorite: ✓".
 * They stand between two rules at the top. Lines without such properties are unchanged.
 */
export function withoutFrontMatterFacts(written: readonly string[]): readonly string[] {
  const first = written.findIndex((line) => line.trim() !== '');
  if (!RULE.test(written[first] ?? '')) return written;
  const end = written.findIndex((line, at) => at > first && RULE.test(line));
  const block = written.slice(first + 1, Math.max(end, first));
  if (!block.some((line) => PROPERTY.test(line)) || !block.every(isPropertyOrItem)) return written;
  let isKept = false;
  const kept = written.map((line, at) => {
    if (at <= first || at >= end) return line;
    const [, key = '', value = ''] = PROPERTY.exec(line) ?? [];
    if (key === '') return isKept ? line : '';
    isKept = OF_THE_RECIPE.test(key.trim());
    if (isKept) return line;
    return SIZE.test(key.trim()) && SERVING_WORDS.test(value) ? `Yield: ${value.trim()}` : '';
  });
  const items = withItemsInWords(kept.slice(first + 1, end));
  return [...kept.slice(0, first + 1), ...items, ...kept.slice(end)];
}

/** Whether a line is a property, or belongs to the one above: it is indented or an item of a list. */
function isPropertyOrItem(line: string): boolean {
  return line.trim() === '' || PROPERTY.test(line) || /^(?:\s|-\s|#)/.test(line);
}
