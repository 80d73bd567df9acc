import { quoted } from '../../../../text/escaping/quote.ts';
import { isGroupHeading, isPartOfDish } from '../../ingredients/group-headings.ts';
import { INGREDIENTS_WORDS, STEPS_WORDS } from './recipe-headings.ts';

/** Headings within a recipe that do not name a part of a dish: steps, facts and remarks. */
const OF_THE_RECIPE = new RegExp(
  String.raw`^(?:die\s+)?(?:${INGREDIENTS_WORDS}|${STEPS_WORDS}|schritt|vorbereitung|und los|so (?:geht|wird)|how to|notes?|tips?|hinweise?|notizen?|tipps?|nährwerte?|nutrition|serving|equipment|zubehör|varia|teil|part|optional|day|tag)(?!\p{Ll})`,
  'iu',
);

/**
 * Whether a title below ingredients is the title of another recipe, rather than a heading of the same one: "For the
 * dough", "Zutaten".
 */
export function isOtherTitle(title: string): boolean {
  return ![isGroupHeading, isPartOfDish, (text: string) => OF_THE_RECIPE.test(text)].some((is) =>
    is(title.trim()),
  );
}

/** Notes that only the first recipe was read. */
export function severalRecipesNote(next: string): string {
  return `The text has several recipes: skipped ${quoted(next)}`;
}
