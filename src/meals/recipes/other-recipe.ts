import { quoted } from '../../text/quote.ts';
import { isGroupHeading, isPartOfDish } from './group-headings.ts';

/** Headings within a recipe that name no part of a dish: steps, facts and remarks. */
const OF_THE_RECIPE =
  /^(?:die\s+)?(?:zutaten|ingredients?|you(?:'|’)?ll need|du brauchst|einkaufsliste|directions?|instructions?|method|preparation|steps?|schritte?|zubereitung|anleitung|vorbereitung|arbeitsschritte|und los|so (?:geht|wird)|how to|notes?|tips?|hinweise?|notizen?|tipps?|nährwerte?|nutrition|serving|equipment|zubehör|varia|teil|part|optional|day|tag)(?!\p{Ll})/iu;

/** Whether a title below ingredients is that of another recipe, and no heading of the same: "For the dough", "Zutaten". */
export function isOtherTitle(title: string): boolean {
  return ![isGroupHeading, isPartOfDish, (text: string) => OF_THE_RECIPE.test(text)].some((is) =>
    is(title.trim()),
  );
}

/** Says that only the first recipe was read. */
export function severalRecipesNote(next: string): string {
  return `The text has several recipes: skipped ${quoted(next)}`;
}
