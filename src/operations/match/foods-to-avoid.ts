/** Words before a list of foods that somebody does not eat: "Avoid: grapefruit", "Meiden: Lakritz". */
const LABEL =
  /^\s*(?:avoid(?:ing)?|do(?: not|n['’]t) eat|not allowed|foods to avoid|(?:food )?allerg(?:y|ies)|intolerances?|(?:ver)?meiden|zu meiden|nicht (?:essen|erlaubt)|verboten|(?:lebensmittel)?allergien?|unverträglich(?:keiten)?|verzicht(?:en)?(?: auf)?)\s*:/iu;

/** Whether a text lists foods that were not eaten. */
export function listsFoodsToAvoid(text: string): boolean {
  return LABEL.test(text);
}
