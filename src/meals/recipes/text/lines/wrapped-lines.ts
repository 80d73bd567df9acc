import { TIMED, TIMED_IN_GERMAN } from '../../../words/asides/recipe-times.ts';

const DIGIT = /[\d¼-¾⅐-⅞]/;

/** "Muskat-" above "nuss", but not "Salz-" above "und Pfeffermühle". */
const HYPHENATED = /\p{L}-$/u;
const REST_OF_WORD = /^(?!(?:und|oder|and|or)\s)\p{Ll}/u;

/** "200 g Mehl und", "2 tbsp oil for": a line with an amount whose sentence continues. */
const GOES_ON =
  /\s(?:und|oder|sowie|mit|von|vom|für|zum|zur|aus|in|an|and|or|with|of|for|from|the|a|an|plus|to|&|\+)$/iu;

/** ", grated, plus extra to serve": the rest of a line whose food was a link of the page. */
const BEGINS_WITH_COMMA = /^,\s?\p{L}/u;

/** "finely chopped", "cut in half lengthways": what is done with the food of the line above, from which a page cut it. */
const ONLY_WORK =
  /^(?:(?:finely|roughly|thinly|coarsely|freshly|lightly|well|very)\s(?:and\s\p{L}+\s)?)*(?:chopped|sliced|diced|crushed|grated|peeled|minced|beaten|softened|melted|drained|rinsed|halved|quartered|trimmed|deseeded|cubed|shredded|mashed|torn|sifted|toasted|crumbled|cut into [^\d.]*|cut in half[^\d.]*|to (?:garnish|serve|taste))(?:(?:,| and)\s(?:finely |roughly |thinly )?(?:chopped|sliced|diced|crushed|grated|drained|rinsed|halved|quartered))?$/iu;

/** "To serve" above the food that is served, rather than "to serve" behind one. */
const PURPOSE_AS_HEADING = /^To /;

/** "1 kg mehligkochende": an amount with adjectives, whose noun is in the next line. */
const WITHOUT_NOUN =
  /^[\d¼-¾⅐-⅞][^\p{Lu}]*\s(?:(?:ge\p{Ll}{3,}(?:te|ene)|(?!\p{Ll}*(?:ge|fe)\s)\p{Ll}{3,}(?:ige|liche|ische|kochende|ierte|arme|freie)|frische|reife|rote|grüne|gelbe|weiße|große|kleine|mittelgroße)[rnsm]?)$/u;

/** "Servings:", "Prep Time", "Zutaten für": the name of a fact whose value is in the next line of a copied page. */
const NAME_OF_FACT = new RegExp(
  String.raw`^(?:(?:${TIMED}|additional)[ -]?time|servings?|serves|yields?|portion(?:en|s)?|personen|(?:${TIMED_IN_GERMAN})zeit|(?:zutaten )?für)\s*:?$`,
  'i',
);
const VALUE_OF_FACT =
  /^\d+(?:\s*[-–]\s*\d+)?(?:\s*(?:servings?|portion(?:en|s)?|personen|people|min\p{L}*\.?|std\.?|stunden?|hrs?|hours?|h)(?:\s*\d+\s*min\p{L}*\.?)?)?$/iu;
/** "Yield: 12 muffins": the name of such a fact, and its value. */
const YIELD = /^yields?\s*:?$/i;
const VALUE_OF_YIELD = /^\d+(?:\s*[-–]\s*\d+)?\s\p{L}[\p{L} -]{0,40}$/u;

const EATERS = /^(?:portion(?:en|s)?|personen|servings?|people|stück)$/i;

/** Joins the name of each fact with its value, and a number with those who eat: "Zutaten", "für", "4", "Portionen". */
function joinFacts(lines: string[]): void {
  for (let at = 0; at < lines.length; at += 1) {
    const name = lines[at] as string;
    if (!NAME_OF_FACT.test(name)) continue;
    const value = nextLine(lines, at);
    const isYield = YIELD.test(name) && VALUE_OF_YIELD.test(lines[value] ?? '');
    if (!isYield && !VALUE_OF_FACT.test(lines[value] ?? '')) continue;
    const eaters = nextLine(lines, value);
    const words = [lines[value]];
    if (/^\d+$/.test(lines[value] as string) && EATERS.test(lines[eaters] ?? '')) {
      words.push(lines[eaters]);
      lines[eaters] = '';
    }
    const isFor = /für$/i.test(name);
    lines[at] = `${isFor ? name : `${name.replace(/\s*:$/, '')}:`} ${words.join(' ')}`;
    lines[value] = '';
  }
}

/** The position of the next line that is not empty. */
function nextLine(lines: readonly string[], at: number): number {
  return lines[at + 1] === '' ? at + 2 : at + 1;
}

/**
 * Joins lines of a recipe that a narrow column of print has broken: "1 kg mehligkochende" and "Kartoffeln". The second
 * line becomes empty.
 */
export function withoutBreaks(lines: readonly string[]): string[] {
  const joined = [...lines];
  joinFacts(joined);
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
  if (BEGINS_WITH_COMMA.test(next)) return `${line}${next}`;
  if (ONLY_WORK.test(next) && !PURPOSE_AS_HEADING.test(next)) return `${line}, ${next}`;
  const isOpen = line.lastIndexOf('(') > line.lastIndexOf(')') && /^[^(]*\)/.test(next);
  const isBroken =
    isOpen || GOES_ON.test(line) || (WITHOUT_NOUN.test(line) && /^\p{Lu}/u.test(next));
  return isBroken ? `${line} ${next}` : undefined;
}
