import { ABOUT, WEIGHT, WEIGHT_OR_VOLUME } from '../../words/amount-patterns.ts';

/** "(ca. 400 g, gewürfelt)", "(Kühlregal; à 60 g)": brackets with several remarks. */
const BRACKETS = /\s*\(([^()]*[,;]\s[^()]*)\)/u;

const ONLY_WEIGHT = new RegExp(
  String.raw`^(?:(?:à|a|je|jeweils|zu je|zusammen|insgesamt|each|of|total)\s)*${ABOUT}${WEIGHT}(?:\s(?:each|in total))?$`,
  'iu',
);

const HAS_AMOUNT = new RegExp(WEIGHT_OR_VOLUME, 'iu');

/** Words that say what was weighed, or offer another food. */
const OF_WEIGHT =
  /(?<!\p{L})(?:drained|net|abgetropft|abtropf\p{L}*|netto|peeled|geschält|trimmed|geputzt|(?:bei|mit|ohne) knochen|bone|or|oder|bzw)(?!\p{L})/iu;

/**
 * A text whose brackets have only the weight: "2 Zucchini (ca. 400 g, gewürfelt)" becomes "2 Zucchini (ca. 400 g),
 * gewürfelt". Remarks with a number are omitted: "1 Weißkohl (1,5 kg, davon 8 Blätter)".
 */
export function withWeightAloneInBrackets(text: string): string {
  return text.replace(BRACKETS, (whole, inside: string) => {
    const parts = inside.split(/[,;]\s+/);
    const weights = parts.filter((part) => ONLY_WEIGHT.test(part));
    const remarks = parts.filter((part) => !ONLY_WEIGHT.test(part));
    if (weights.length !== 1 || remarks.some((one) => HAS_AMOUNT.test(one) || OF_WEIGHT.test(one)))
      return whole;
    const words = remarks.filter((one) => !/[\d½⅓⅔¼¾⅛]/.test(one));
    return [` (${weights[0]})`, ...words].join(', ');
  });
}
