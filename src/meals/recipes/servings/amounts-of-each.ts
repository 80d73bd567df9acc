import { EATERS } from './eaters.ts';

/** "pro Person:", "Belag je Blech", "For the filling (per burger):": amounts of one person, tin or piece. */
const OF_EACH = new RegExp(
  String.raw`(?:^|[\s(,–-])(?:pro|je|per|für (?:jede[nrs]?|eine[nrs]?)|for each|for one)\s(?:(${EATERS}|kopf|serve|head|guest|gast)|(?:back)?blech|form|pizza|boden|teigling|burger|wrap|brötchen|glas|teller|schüssel|tray|tin|base|roll|jar|bowl|plate|loaf|cake|kuchen)\)?\s*:?$`,
  'iu',
);

/** One of several: the amounts below a heading are multiplied by their number. */
export interface OfEach {
  /** Whether it is a serving, whose number the recipe may state. */
  readonly isServing: boolean;
}

/** What a heading among the ingredients says about the amounts below it; undefined if they are those of the dish. */
export function amountsOfEach(heading: string): OfEach | undefined {
  const found = OF_EACH.exec(heading);
  return found === null ? undefined : { isServing: found[1] !== undefined };
}
