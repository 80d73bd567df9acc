import { DECIMAL_NUMBER } from '../../../text/numbers/fractions.ts';
import { partEaten } from './eaten-part.ts';

/** How much of a served food was eaten, according to the end of a line. */
export interface PartInText {
  /** The line without it. */
  readonly rest: string;
  /** From 0 to 1. */
  readonly part: number;
  /** The line only says that less than everything was eaten, or gives an amount that this reader does not read. */
  readonly isUnclear: boolean;
}

const SHARE = String.raw`(?:(?:a |one |the |die |eine? |der |zur )?(?:half|hälfte|halb(?:e[rsnm]?)?|quarter|viertel|third|drittel)|three[- ]quarters|two[- ]thirds|drei ?viertel|dreiviertel|zwei ?drittel|\d\s?/\s?[2-9]|[½¼¾⅓⅔]|\d{1,2}\s?(?:%|percent|prozent))(?![\p{L}\d/])`;
const ABOUT = String.raw`(?:(?:only|just|about|approx\.?|roughly|around|maybe|nearly|almost|nur|ca\.?|circa|etwa|ungefähr|knapp|gut|fast|bloß|lediglich|vielleicht|i|we|he|she|ich)\s+)*`;
const ATE = '(?:ate|eat|had|finished|drank|managed|eaten|consumed|taken|drunk)';
const GEGESSEN =
  '(?:(?:auf|aus)?(?:gegessen|getrunken)|geschafft|verzehrt|verspeist|gehabt|genommen)';
const LEFT =
  '(?:left(?: ?over)?(?: on (?:the )?plate)?|uneaten|remaining|thrown away|wasted|übrig(?: ?gelassen| ?geblieben)?|(?:weg|stehen|liegen)[ -]?(?:geworfen|geschmissen|gelassen)|nicht (?:auf)?gegessen|zurück(?:gelassen|gegangen)?)';
const OF_IT = String.raw`(?:\s+(?:of (?:it|them|that|mine|the \p{L}+)|davon|it|them))?`;

/** Words that say which share was eaten or left. */
const EATEN: readonly RegExp[] = [
  `${ABOUT}${ATE}\\s+${ABOUT}(?<share>${SHARE})${OF_IT}`,
  `${ABOUT}(?<share>${SHARE})${OF_IT}\\s+(?:of (?:it|them)\\s+)?(?:was |were |wurde )?(?:${ATE}|${GEGESSEN})`,
  `${GEGESSEN}:?\\s+${ABOUT}(?<share>${SHARE})`,
  `${ABOUT}(?:davon|hiervon)\\s+${ABOUT}(?<share>${SHARE})(?:\\s+${GEGESSEN})?`,
  `${ABOUT}(?<share>${SHARE})\\s+(?:davon|of it|of them)`,
  `(?:only|just|nur|bloß)\\s+${ABOUT}(?<share>${SHARE})`,
  `(?<share>die hälfte|zur hälfte|(?<=,\\s*)(?:halbe?[rs]?|half))`,
].map(atEnd);
const UNEATEN: readonly RegExp[] = [
  `${ABOUT}(?<share>${SHARE})${OF_IT}\\s+${LEFT}`,
  `(?:left|threw away|${ABOUT}left over)\\s+${ABOUT}(?<share>${SHARE})${OF_IT}`,
].map(atEnd);

/** Two people ate it, if the line does not say more. When a cook splits a vanilla bean, it is still used as a whole. */
const SHARED =
  /(?<=\S)(?:\s*(?:[,;–—-]|\()\s*(?:which (?:i|we) )?(?:shared|geteilt|(?<!(?:beans?|pods?|rolls?|buns?|muffins?|pitas?|baguettes?|croissants?|chill?i(?:es)?)[,;–—-]?\s*\(?)split)|\s*[,(–-]?\s*(?:which (?:i|we) )?(?:(?:shared|split|geteilt|zusammen)(?:\s+(?:it|this))?\s+(?:with|between|mit|zwischen)\s+\p{L}[^,;.()]*(?:,\s(?:(?:we )?half each|50[/:]50|jede[rs]? die hälfte|halb[- ]halb))?|zu zweit|für zwei|for two|(?:mit|with) [^,;.()\d]* geteilt))\s*\)?[.!]?\s*$/iu;

/** Words for less than all of it that do not say how much less. */
const NOT_ALL = atEnd(
  `(?:(?:i |we )?(?:did ?n['o’]t|did not|could ?n['o’]t|could not|never) (?:quite )?(?:finish|eat|drink|manage)[^,;.()]*|(?:not|un)[- ]?(?:quite |all )?(?:finished|eaten)(?: all)?|not all(?: of it)?|left (?:some|most|a bit|a little|the rest)[^,;.()]*|nicht (?:ganz |komplett |alles )?(?:(?:auf|aus)?(?:gegessen|getrunken)|geschafft)|nicht alles|(?<!as |like |wie )(?:planned|geplant)|for tomorrow|für morgen|(?:den |der )?rest (?:übrig|weg|stehen|liegen|war|für|zurück)[^,;.()]*|(?:etwas|einiges|viel) (?:davon )?${LEFT})`,
);

/** "10 biscuits, ate 4": an amount of its own. After only a space, it belongs to another food: "and drank 2 beers". */
const OTHER_AMOUNT = new RegExp(
  String.raw`(?<=\S)\s*[,;(–—-]\s*(?:but |aber )?${ABOUT}(?:${ATE}\s+${ABOUT}(?<ate>${DECIMAL_NUMBER}|two|three|four|five|six|some|most|a few)(?<of>\s+(?:of (?:it|them)|pieces?|slices?))?|davon\s+${ABOUT}(?<davon>${DECIMAL_NUMBER}|ein(?:e[ns]?)?|zwei|drei|vier|fünf|sechs|etwas|wenig)(?<behind>\s+[^,;.()]*)?)\s*\)?[.!]?\s*$`,
  'iu',
);

/** "1 half-eaten banana", "ein halb gegessener Apfel" */
const HALF_EATEN =
  /^(\s*(?:\d+ |an? |one |the |ein(?:e[nrs]?)? )?)(?:half[- ]eaten|halb[- ]?(?:auf|aus)?(?:gegessen|getrunken)e[nrs]?|halbleere[nrs]?)\s(?=\p{L})/iu;

/** A word that each of them has. */
const SIGN =
  /ate|eat|had|taken|drunk|finish|drank|drink|manag|consum|half|halb|hälfte|davon|left|übrig|shared|split|geteilt|zusammen|zwei|two|nicht|rest|only|just|nur|bloß|gegessen|getrunken|geschafft|verzehrt|verspeist|liegen|stehen|wasted|thrown|planned|geplant|tomorrow|morgen/i;

/** Longer lines take too long to search. */
const MAX_CHARACTERS = 300;

/** A share of a food that people split. */
const OF_TWO = 1 / 2;

function atEnd(pattern: string): RegExp {
  return new RegExp(
    String.raw`(?<=\S)(?:\s*[,;–—-]\s*|\s*\(\s*|\s+)(?:but |aber |und |and )?(?:${pattern})\s*\)?[.!]?\s*$`,
    'iu',
  );
}

/** Takes the part that was eaten from a line; undefined for a line that does not mention it. */
export function partInText(text: string): PartInText | undefined {
  if (text.length > MAX_CHARACTERS || !SIGN.test(text)) return undefined;
  const half = HALF_EATEN.exec(text);
  if (half !== null) {
    return { rest: text.replace(HALF_EATEN, '$1'), part: 1 / 2, isUnclear: false };
  }
  for (const [patterns, isLeft] of [
    [UNEATEN, true],
    [EATEN, false],
  ] as const) {
    for (const pattern of patterns) {
      const found = pattern.exec(text);
      const share = shareOf(found?.groups?.['share']);
      if (found === null || share === undefined) continue;
      const rest = text.slice(0, found.index);
      return { rest, part: isLeft ? 1 - share : share, isUnclear: false };
    }
  }
  const shared = SHARED.exec(text);
  if (shared !== null) return { rest: text.slice(0, shared.index), part: OF_TWO, isUnclear: true };
  const counted = OTHER_AMOUNT.exec(text);
  if (counted !== null) return countedInstead(text.slice(0, counted.index), counted.groups ?? {});
  const notAll = NOT_ALL.exec(text);
  return notAll === null
    ? undefined
    : { rest: text.slice(0, notAll.index), part: 1, isUnclear: true };
}

const COUNT = /^\s*\d+\s+(?=\p{L})/u;

/** Both "10 biscuits, ate 4" and "biscuits, ate 4" are 4 biscuits. */
function countedInstead(
  rest: string,
  { ate, davon, of, behind }: Readonly<Record<string, string | undefined>>,
): PartInText {
  const more = (behind ?? '').trim();
  const isPlain = of !== undefined || new RegExp(`^(?:${GEGESSEN})?$`, 'i').test(more);
  const isCounted = COUNT.test(rest) || !/\d/.test(rest);
  if (!isPlain || !isCounted || !/^\d+$/.test(ate ?? davon ?? '')) {
    return { rest, part: 1, isUnclear: true };
  }
  return { rest: `${ate ?? davon} ${rest.replace(COUNT, '')}`, part: 1, isUnclear: false };
}

function shareOf(text: string | undefined): number | undefined {
  const plain = text
    ?.replace(/^(?:the|die|der|eine?|zur)\s/i, '')
    .replace(/halbe[rsnm]$/i, 'halbe');
  return plain === undefined
    ? undefined
    : partEaten(plain.replace(/\s?(?:percent|prozent)$/i, '%'));
}
