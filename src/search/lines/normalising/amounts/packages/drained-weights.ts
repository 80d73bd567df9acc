import { SOLD_IN_WORDS } from '../../../../../text/vocabulary/container-words.ts';

const SIZE = String.raw`\d[\d.,]*\s?(?:ml|cl|l|kg|g|oz)`;
const GRAMS = String.raw`((?:ca\.?\s|about\s|approx\.?\s|etwa\s)?\d[\d.,]*\s?g)`;

/** Terms for the drained weight on labels: "Abtr.-Gew.", "ATG", "Fruchteinwaage", "dr. wt". */
const DRAINED =
  '(?:abtropfgew(?:icht|\\.)?|abtr\\.?[- ]?(?:gew(?:icht|\\.)?)?|atg|abgetropft(?: gewogen)?|fruchteinwaage|drained(?: (?:weight|wt\\.?))?|dr\\. ?wt\\.?)';

const STATED = String.raw`(?:${DRAINED}:?\s?(?:(?:je|jeweils)\s)?${GRAMS}|${GRAMS}\s${DRAINED})(?:\s(?:each|jeweils))?`;

/** "(720 ml, Abtr.gew. 350 g)", "(145g / 102g drained)": the size of a jar or tin and its drained weight. */
const BEHIND_SIZE = new RegExp(
  String.raw`(?<=[(,]\s?)(?:(?:à|je|füllgewicht|füllmenge|inhalt|net|netto):?\s)?${SIZE}\s?[,;/|]\s?${STATED}(?=\s*(?:$|[),;]))`,
  'iu',
);

/** "(Abtr. Gew.: 385 g)" */
const ALONE = new RegExp(String.raw`(?<=[(,]\s?)${STATED}(?=\s*(?:$|[),;]))`, 'iu');

/** "1 tin (400 g) beans, drained - about 235 g" */
const BEHIND_FOOD = new RegExp(
  String.raw`\(${SIZE}\)([^()\d]*?),?\s\(?(?:drained|abgetropft)\)?\s?[-–—:,(=]\s?${GRAMS}\)?(?=\s*(?:$|[,;]))`,
  'iu',
);

/** "1 tin (400 g) beans, drained weight 240 g" */
const STATED_BEHIND_FOOD = new RegExp(
  String.raw`\(${SIZE}\)([^()\d]*?),?\s\(?${STATED}\)?(?=\s*(?:$|[,;]))`,
  'iu',
);

/** "2 tins of 400 g (drained weight 240 g each)", "2 Dosen Bohnen à 400 g (Abtropfgewicht je 240 g)" */
const BEHIND_SIZE_OF_EACH = new RegExp(
  String.raw`\s(?:à|je|zu(?: je)?|of)\s(?:ca\.?\s|about\s)?${SIZE}((?:\seach)?[^()\d]*\()${STATED}(?=\s*\))`,
  'iu',
);

/** "2 x 400 g cans lentils (240 g drained weight)" */
const BEFORE_FOOD = new RegExp(
  String.raw`^(\s*(?:\d{1,2}\s)?)(?:x\s)?${SIZE}[ -]((?:${SOLD_IN_WORDS})(?!\p{L})[^()\d]*\()${STATED}(?=\s*\))`,
  'iu',
);

/** Most texts have no such word. */
const SAYS_DRAINED = /abtr|abgetropft|atg|fruchteinwaage|drained|dr\.? ?wt/iu;

/**
 * A text with the drained weight of a tin or jar as its only amount, if it also gives the size: "(720 ml, Abtr.gew. 350
 * g)" becomes "(Abtropfgewicht 350 g)".
 */
export function withDrainedWeight(text: string): string {
  if (!SAYS_DRAINED.test(text)) return text;
  return text
    .replace(BEHIND_FOOD, (_, food: string, grams: string) => `${food}, drained weight ${grams}`)
    .replace(
      STATED_BEHIND_FOOD,
      (all, food: string, behind = '', before = '') => `${food}, ${named(all, behind || before)}`,
    )
    .replace(
      BEHIND_SIZE_OF_EACH,
      (all, until: string, behind = '', before = '') => ` ${until}${named(all, behind || before)}`,
    )
    .replace(
      BEFORE_FOOD,
      (all, start: string, container: string, behind = '', before = '') =>
        `${start === '' ? '1 ' : start}${container}${named(all, behind || before)}`,
    )
    .replace(BEHIND_SIZE, (all, behind = '', before = '') => named(all, behind || before))
    .replace(ALONE, (all, behind = '', before = '') => named(all, behind || before));
}

function named(said: string, grams: string): string {
  const isEach = /(?<!\p{L})(?:je|jeweils|each)(?!\p{L})/iu.test(said);
  if (/drained|dr\. ?wt/iu.test(said)) return `drained weight ${grams}${isEach ? ' each' : ''}`;
  return `Abtropfgewicht ${isEach ? 'je ' : ''}${grams}`;
}

const DRAINED_WEIGHT =
  /drained weight|abtropfgew(?:icht|\.)|abgetropft gewogen|(?:abgetropft|drained):? (?:ca\.? |about )?\d+\s?g\)|\(\d+\s?g (?:abgetropft|drained)\)/i;

/** Whether a text gives the drained weight in the terms of labels. */
export function statesDrainedWeight(text: string): boolean {
  return SAYS_DRAINED.test(text) && DRAINED_WEIGHT.test(withDrainedWeight(text));
}
