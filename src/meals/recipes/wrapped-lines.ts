const DIGIT = /[\d¼-¾⅐-⅞]/;

/** "Muskat-" above "nuss", but not "Salz-" above "und Pfeffermühle". */
const HYPHENATED = /\p{L}-$/u;
const REST_OF_WORD = /^(?!(?:und|oder|and|or)\s)\p{Ll}/u;

/** "200 g Mehl und", "2 tbsp oil for": a line with an amount whose sentence continues. */
const GOES_ON =
  /\s(?:und|oder|sowie|mit|von|vom|für|zum|zur|aus|in|an|and|or|with|of|for|from|the|a|an|plus|to|&|\+)$/iu;

/** "1 kg mehligkochende": an amount with adjectives, whose noun is in the next line. */
const WITHOUT_NOUN =
  /^[\d¼-¾⅐-⅞][^\p{Lu}]*\s(?:(?:ge\p{Ll}{3,}(?:te|ene)|(?!\p{Ll}*(?:ge|fe)\s)\p{Ll}{3,}(?:ige|liche|ische|kochende|ierte|arme|freie)|frische|reife|rote|grüne|gelbe|weiße|große|kleine|mittelgroße)[rnsm]?)$/u;

/**
 * Joins lines of a recipe that a narrow column of print has broken: "1 kg mehligkochende" and "Kartoffeln". The second
 * line becomes empty.
 */
export function withoutBreaks(lines: readonly string[]): string[] {
  const joined = [...lines];
  for (let at = joined.length - 2; at >= 0; at -= 1) {
    const whole = joinedLine(joined[at] as string, joined[at + 1] as string);
    if (whole === undefined) continue;
    joined[at] = whole;
    joined[at + 1] = '';
  }
  return joined;
}

function joinedLine(line: string, next: string): string | undefined {
  if (line === '' || next === '' || /^[\d¼-¾⅐-⅞#]/.test(next)) return undefined;
  if (HYPHENATED.test(line) && REST_OF_WORD.test(next)) return `${line.slice(0, -1)}${next}`;
  if (!DIGIT.test(line.charAt(0))) return undefined;
  const isOpen = line.lastIndexOf('(') > line.lastIndexOf(')') && /^[^(]*\)/.test(next);
  const isBroken =
    isOpen || GOES_ON.test(line) || (WITHOUT_NOUN.test(line) && /^\p{Lu}/u.test(next));
  return isBroken ? `${line} ${next}` : undefined;
}
