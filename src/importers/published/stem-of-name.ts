import { COOKED_IN_GERMAN } from '../../text/vocabulary/cooked-words.ts';
/** A name without the state at its end or among its parts. */
export interface StatedName {
  /** The part of the name that foods in different states share: "Potatoes, flesh and skin". */
  readonly stem: string;
  /** Whether the name says that the food is raw or dry, or how it was cooked. */
  readonly isStated: boolean;
}

/** A word for a state, in English. */
const STATE =
  '(?:raw|uncooked|unprepared|unheated|dry|(?:(?:fast|slow|pressure|soaked and) )?(?:cooked|(?:hard-|hard |soft-)?boiled|poached|(?:oven[- ])?baked|(?:pan-|char)?broiled|pan-browned|grilled|barbecued|(?:dry |oven-|pot-)?roasted|roast|rotisserie|braised|casseroled|stewed|simmered|steamed|microwaved|(?:deep[- ]|pan[- ]|stir-|dry-)?fried|sauteed|toasted)|dry heat|moist heat)';

/**
 * Phrases of CoFID and the Swiss table that say what was not added, including the typing errors of
 * the Swiss table.
 */
const PLAINLY =
  '(?: in(?: the)? oven)?(?: in unsalted water| without sugar| *\\(w[iho]+t(?:hou)?t? (?:addition of|added) (?:salt|fat|sugar)(?: and (?:salt|fat))?\\))?';

/** A part of a name that gives only states, such as "baked, broiled, or roasted". */
const STATE_PART = new RegExp(
  `^(?:(?:or|and) )?${STATE}(?: (?:(?:or|and) )?${STATE})*${PLAINLY}$`,
  'i',
);

/** A part of a name that does not make a food different: that nothing was added, or how it was sold. */
const PLAIN_PART =
  /^(?:drained|fresh|from fresh|from raw|no added fat|without (?:added )?salt(?: added)?)$/i;

/** What SR calls ripe pulses. People mean these by their plain names, but not if they are roasted. */
const RIPE_PART = /^mature(?: seeds)?(?: cooked)?$/i;
const ROASTED_PART = /\broasted\b/i;

/** A state at the end of a German name. */
const GERMAN_STATE = new RegExp(
  String.raw`[ ,]+(?:roh|druckgedämpft|${COOKED_IN_GERMAN})(?: ohne Fett)?(?: \((?:Pfanne|Ofen)\))?$`,
  'i',
);

/** Takes the state from the name of a food in English or German. */
export function stemOfName(name: string): StatedName {
  const german = GERMAN_STATE.exec(name);
  if (german !== null) return { stem: name.slice(0, german.index), isStated: true };
  const parts = name.split(',').map((part) => part.trim());
  const isState = (part: string) => STATE_PART.test(part);
  const isRipe = (part: string) =>
    RIPE_PART.test(part) && !parts.some((one) => ROASTED_PART.test(one));
  const left = parts.filter((part) => !isState(part) && !PLAIN_PART.test(part) && !isRipe(part));
  return { stem: left.join(', '), isStated: parts.slice(1).some(isState) };
}
