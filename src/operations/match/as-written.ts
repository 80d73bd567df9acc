/** The separators between the foods of a line. */
const SEPARATOR = /,(?!\d)|[;•|\n\r]|\s(?:and|und|with|mit|plus|[&+])\s|\sw\/\s?|\s[mu]\.\s?/iu;

/** Separators at the ends of the text between two foods. */
const AT_THE_START = /^(?:[\s,;:&+•|–-]|(?:and|und|with|mit|plus)\s)+/iu;
const AT_THE_END = /(?:[\s,;:&+•|–-]|\s(?:and|und|with|mit|plus))+$/iu;

/**
 * The part of a line about each of its foods, as written. viand rewrites a line before it looks for foods, such as "200
 * g Reis, gewaschen" to "200 g Reis, ungekocht", whereas people look for what they wrote.
 *
 * @param foods the texts of its foods as they were read, in their order
 */
export function asWritten(line: string, foods: readonly string[]): string[] {
  if (foods.length === 1) return [line.trim()];
  const places = placesOf(line, foods);
  const written = [...foods];
  for (let at = 0; at < foods.length; ) {
    if (places[at] !== undefined) {
      at += 1;
      continue;
    }
    let end = at;
    while (end < foods.length && places[end] === undefined) end += 1;
    const gap = line
      .slice(places[at - 1]?.end ?? 0, places[end]?.start ?? line.length)
      .replace(AT_THE_START, '')
      .replace(AT_THE_END, '');
    const parts = end - at === 1 ? [withoutClosing(gap)] : gap.split(SEPARATOR).map(withoutClosing);
    if (parts.length === end - at && parts.every((part) => /[\p{L}\d]/u.test(part))) {
      written.splice(at, parts.length, ...parts);
    }
    at = end;
  }
  return written;
}

/** "Vanilla)" in "2 scoops ice cream (chocolate, vanilla)": its bracket was opened before another food. */
function withoutClosing(part: string): string {
  return part.trim().replace(/^([^(]*)\)$/, '$1');
}

/** The "butter" of "buttered crumpet" is not its butter. */
function isWithinWord(line: string, end: number): boolean {
  return /^\p{L}$/u.test(line[end - 1] ?? '') && /^\p{L}$/u.test(line[end] ?? '');
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** The positions in the line of the words in which each food was read; undefined if the line has other words. */
function placesOf(line: string, foods: readonly string[]): (Place | undefined)[] {
  let from = 0;
  return foods.map((food) => {
    const start = food === '' ? -1 : line.indexOf(food, from);
    const end = start + food.length;
    if (start < 0 || isWithinWord(line, end)) return undefined;
    from = end;
    return { start, end };
  });
}
