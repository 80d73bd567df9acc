/** "2 tbsp raisins (optional)": that a cook may omit an ingredient. */
const OPTIONAL =
  /[,;]?\s*\(?(?:optional(?:ly)?|if desired|if using|nach wunsch|falls gewünscht)\)?$/iu;

/** A line without the remark at its end that its ingredient is optional. */
export function withoutOptional(text: string): string {
  return text.replace(OPTIONAL, '');
}
