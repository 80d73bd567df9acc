import { PLAIN_NUMBER } from '../../../text/numbers/fractions.ts';

/** A weight before cooking, in the forms that diaries use. */
const WEIGHT = String.raw`${PLAIN_NUMBER}\s?(?:kg|g|gr|gramm?s?|dag|oz|lbs?)\.?(?!\p{L})`;

/** Words for the state in which food was weighed before it was cooked. */
const STATE = `(?:rohgewicht|trockengewicht|(?:dry|raw|uncooked) weight|(?:weighed|measured) (?:raw|dry|uncooked|before cooking)|(?:(?:roh|trocken|ungekocht)(?:e[rsnm]?)?|raw|dry|uncooked)(?:[- ](?:ab)?(?:gewogen|gemessen|weighed))?)`;

/** Names in which such a word means a kind of food: "roher Schinken", "raw milk cheese". */
const KIND = String.raw`(?!\s(?:milk|ham|sausage|schinken|wurst|cured|roasted|fruits?|ginger|sherry|wine|martini|obst|milch))`;

const ADDITION = String.raw`\s(?:with|mit|plus|[+&])\s(\S.*)`;

/** "150 g Nudeln (Rohgewicht) mit Tomatensoße", "100 g dry pasta with pesto", "Reis (roh 80 g) mit Gemüse" */
const BEFORE_ADDITION = new RegExp(
  String.raw`^((?:[^,;()\d]*\(?\s?)?(?:${WEIGHT}[^,;\d]*?(?<!\p{L})${STATE}(?!\p{L})${KIND}[^,;\d]*?|(?<=\()${STATE}:?\s${WEIGHT}\)))${ADDITION}$`,
  'iu',
);

/** "Nudeln mit Tomatensoße (150 g Rohgewicht)" */
const BEHIND_ADDITION = new RegExp(
  String.raw`^([^,;()\d]*?\p{L})${ADDITION.replace(String.raw`(\S.*)`, String.raw`([^,;()\d]*?\p{L})`)}\s*\((${WEIGHT},?\s${STATE})\)$`,
  'iu',
);

/**
 * The two foods of a line that weighs the first one before cooking: "150 g Nudeln (Rohgewicht) mit Tomatensoße" is not
 * 150 g of the dish. Undefined for any other line.
 */
export function splitRawWeight(line: string): [weighed: string, added: string] | undefined {
  const [, food, addition, weight] = BEHIND_ADDITION.exec(line) ?? [];
  if (food !== undefined && addition !== undefined) return [`${food} (${weight})`, addition];
  const [, weighed, added] = BEFORE_ADDITION.exec(line) ?? [];
  if (weighed === undefined || added === undefined) return undefined;
  return [weighed.trim(), added];
}
