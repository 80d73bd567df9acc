/** Words in titles of foods that were not eaten. */
const OTHER_FOODS =
  /einkauf|shopping|vorrat|rezept|recipe|zutat|ingredient|legende|abkürzung|(?:^|\s)key(?:$|\s)|beispiel|example|muster|vorlage|template/i;

/** Texts that name a list of foods to buy. */
const LIST_TO_BUY =
  /(?<!\p{L})(?:shopping list|grocery list|groceries|einkaufs(?:liste|zettel)|(?:need|want|have|things|foods?|what) to (?:buy|get)|to buy|(?:noch |ein)zu ?kaufen|einzukaufen|vorratsliste)(?!\p{L})/iu;

/** Texts that say that foods were not eaten. */
const NOT_EATEN =
  /(?<!\p{L})(?:not (?:yet )?(?:been )?eaten(?: yet)?|(?:was|were|did)n['’]t (?:eaten|eat)|(?:did|was|were) not (?:yet )?eat(?:en)?|(?:nothing|none) of (?:this|these|it|that) (?:was|were|has been|have been|is) eaten|uneaten|(?:noch )?nicht (?:mehr )?(?:selbst )?gegessen|nichts davon (?:wurde )?gegessen|ungegessen)(?!\p{L})/iu;

/** The most characters of a title without marks. A longer text is a remark, which may mention a list. */
const LONGEST_TITLE = 40;

/** A colon ends a title, a full stop a sentence. */
const ENDS_TITLE = /:[\s*_]*$/;
const ENDS_SENTENCE = /[.!?…][\s*_)"”]*$/;

/** Where a text stands. */
interface PlaceOfTitle {
  /** It has the marks of a heading. */
  readonly isHeading: boolean;
  /** It is the row above the header. */
  readonly isNext: boolean;
}

/**
 * Whether a text above a table says that its foods were not eaten: "Shopping list", "For next week (not eaten)". A
 * sentence that mentions a recipe or a template does not.
 */
export function isOfOtherFoods(text: string, { isHeading, isNext }: PlaceOfTitle): boolean {
  if (NOT_EATEN.test(text)) return true;
  if (ENDS_SENTENCE.test(text) && text.length > LONGEST_TITLE) return false;
  if (LIST_TO_BUY.test(text)) return true;
  const isShort = isNext && text.length <= LONGEST_TITLE;
  return (isHeading || isShort || ENDS_TITLE.test(text)) && OTHER_FOODS.test(text);
}
