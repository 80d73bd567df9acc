/** Salt or pepper, with which people begin a list of seasonings. */
const FIRST = /^(?:salz|salt|pfeffer|pepper)$/iu;

/** Seasonings in one word, in English and German. */
const SEASONING =
  /^(?:salz|salt|pfeffer|pepper|paprika(?:pulver)?|curry|currypulver|chili(?:pulver)?|muskat(?:nuss)?|nutmeg|kümmel|caraway|cumin|kreuzkümmel|majoran|marjoram|thymian|thyme|oregano|rosmarin|rosemary|basilikum|basil|zucker|sugar|zimt|cinnamon|knoblauch|knoblauchpulver|petersilie|parsley|schnittlauch|chives|dill|turmeric|kurkuma)$/iu;

/**
 * A row of seasonings with commas between them: "Salz, Pfeffer, Paprika" for "Salz Pfeffer Paprika" and "Salz/Pfeffer/Paprika".
 * "Pfeffer Steak" and "salt beef" are no such rows.
 */
export function withSeasoningsApart(text: string): string {
  const words = text.trim().split(/\s*\/\s*|\s+/);
  const isRow =
    words.length > 1 && FIRST.test(words[0] ?? '') && words.every((word) => SEASONING.test(word));
  return isRow ? words.join(', ') : text;
}

/** Paprika, which is also a vegetable. */
const PAPRIKA = /^paprika$/iu;

/**
 * The parts of a list. Paprika is the powder behind salt or pepper, and among seasonings only, but not in "courgettes,
 * paprika, onions, salt".
 */
export function withPaprikaAsPowder(parts: readonly string[]): string[] {
  const first = parts.findIndex((part) => FIRST.test(part));
  const areSeasonings = first >= 0 && parts.every((part) => SEASONING.test(part));
  return parts.map((part, at) => {
    const isPowder = areSeasonings || (first >= 0 && first < at);
    return isPowder && PAPRIKA.test(part) ? `${part} powder` : part;
  });
}
