import { isGivenName } from '../people/given-names.ts';
import { foodsInAside } from './foods-in-asides.ts';

const BEFORE_TIME = String.raw`(?:~|ca\.?|um|at|gegen|about)?\s*`;
const MARK_OF_TIME = String.raw`(?:uhr|h|[ap]\.?m\.?)(?![\p{L}\d])`;
const HOUR = String.raw`(?:[01]?\d|2[0-4])`;
/** "8:00", "8.30 Uhr", "8am" and, as a part of a range or alone, "8". */
const CLOCK = String.raw`${HOUR}(?::[0-5]\d(?!\d)(?:\s*${MARK_OF_TIME})?|h[0-5]\d(?!\d)|(?:\.[0-5]\d)?\s*${MARK_OF_TIME})`;
const BARE = String.raw`${HOUR}(?:[:.][0-5]\d)?`;
const TO = String.raw`\s*(?:[–-]|to|bis)\s*`;

/** A time with its label, and what is behind it: "Time: 8 am, 2 eggs", "Zeit: 12–13 Uhr Nudeln". */
const TIME_LABEL = new RegExp(
  String.raw`^((?:(?:meal ?)?time|when|uhrzeit|zeit|wann)\s*:\s*${BEFORE_TIME}(?:${BARE}(?:\s*${MARK_OF_TIME})?${TO}${CLOCK}|${CLOCK}(?:${TO}${BARE}(?=\s*$))?|${HOUR}\.[0-5]\d(?=\s*[:,;–-]|\s+\d)|${BARE}(?:${TO}${BARE})?(?=\s*$)))[\s:,;–—-]*(.*)$`,
  'iu',
);

/** Labels of what goes on around a meal, and what they say. */
const OTHER_LABEL =
  /^((location|place|where|with (?:whom|who)|company|ort|wo|mit wem|gesellschaft)|mood|feeling|weather|sleep|steps|weight|stimmung|gefühl|wetter|schlaf|schritte|gewicht)\s*:\s*(\S.*)$/iu;

/** How much of the foods above was eaten: "Eaten: 50 %", "Gegessen: die Hälfte". */
const SHARE_EATEN =
  /^(?:eaten|gegessen)\s*:\s*(?:(?:ca\.?|about|etwa|~)\s*)?(?<share>\d+(?:[.,]\d+)?\s*(?:%|percent|prozent)|\d\s?(?:\/|of|von|out of)\s?\d|[½¼¾]|(?:one |a |the )?(?:half|third|quarter)|(?:two|three) (?:thirds|quarters)|(?:die |ein |eine |zwei |drei )?(?:hälfte|drittel|viertel|dreiviertel)|all|everything|alles|yes|no|ja|nein)(?:\s+(?:of (?:it|that|this)|davon))?[.!]?$/iu;

/** A line with a label of something around a meal. */
export interface LabelledAside {
  /** What is not read; blank if only the label of a food is left. */
  readonly aside: string;
  /** What was eaten, behind the time or the place; blank if nothing was. */
  readonly rest: string;
  /** How much of the foods above was eaten: "50 %", "die Hälfte"; undefined for other labels. */
  readonly share?: string;
}

/**
 * Reads a line that says when, where or how somebody ate: "Time: 8 am", "Ort: Kantine, 150 g Reis". Undefined for any
 * other line.
 */
export function readLabelledAside(line: string): LabelledAside | undefined {
  const share = SHARE_EATEN.exec(line)?.groups?.['share'];
  if (share !== undefined) return { aside: line, rest: '', share };
  const [, time = '', behind = ''] = TIME_LABEL.exec(line) ?? [];
  if (time !== '') {
    if (behind === '' || isCompany(behind)) return { aside: line, rest: '' };
    const inner = readLabelledAside(behind);
    return { aside: inner?.aside ?? '', rest: inner?.rest ?? behind };
  }
  const [, label = '', place, said = ''] = OTHER_LABEL.exec(line) ?? [];
  if (label === '') return undefined;
  const { foods, remark } = foodsInAside(said, place !== undefined);
  if (foods === '') return { aside: line, rest: '' };
  return { aside: remark === '' ? '' : `${label}: ${remark}`, rest: foods };
}

/** "with Anna", "mit Tom und Anna" */
function isCompany(text: string): boolean {
  const [, names = ''] = /^(?:with|mit)\s+(\p{Lu}[\p{L}\s,]*)$/u.exec(text) ?? [];
  return names !== '' && names.split(/\s+(?:and|und)\s+|,\s*/).every(isGivenName);
}

/** Labels before foods. */
const FOOD_LABEL =
  /^(?:foods?(?: eaten)?|food items?|(?:i )?(?:ate|eaten)|actual(?:ly)?(?: eaten| food)?|tatsächlich(?: gegessen)?|ist|speisen?|gegessen(?:es)?|lebensmittel)\s*:\s*(?=\S)/iu;

/** What was eaten, without the label before it: "Food: eggs on toast". */
export function behindFoodLabel(line: string): string {
  return line.replace(FOOD_LABEL, '');
}
