/** "2 tbsp raisins (optional)": that a cook may omit an ingredient. */
const OPTIONAL =
  /[,;]?\s*\(?(?:optional(?:ly)?|if desired|if using|nach wunsch|falls gewünscht)\)?$/iu;

/** A line without the remark at its end that its ingredient is optional. */
export function withoutOptional(text: string): string {
  const bare = text.replace(OPTIONAL, '');
  // "1 tsp chili powder (for heat, optional)"
  return bare === text ? text : bare.replace(/\s*\([^()]*$/, '');
}

/** "(optional) dried fruit", "Optional: fresh herbs": the same remark before an ingredient. */
export const OPTIONAL_AHEAD = /^\(?optional(?:ly)?\)?:?\s+(?=\p{L}|\d)/iu;

/** Whether a line begins with the remark that its ingredient is optional. */
export function isOptionalAhead(text: string): boolean {
  return OPTIONAL_AHEAD.test(text);
}
