import { lazily } from '../../../../collections/lazily.ts';

/** Grain and lentils, which people rinse before they cook them. */
const GRAIN =
  '(?:rice|basmati|jasmine|lentils?|quinoa|bulgh?ur|(?:pearl )?barley|millet|buckwheat|split peas|freekeh|farro|spelt|amaranth|\\p{L}*reis|\\p{L}*linsen|graupen|hirse|buchweizen|dinkel|grünkern|schälerbsen|moong dal|dal|dhal)';
/** Beans and chickpeas. People rinse tinned ones, but wash and soak dry ones. */
const BEANS =
  '(?:chickpeas?|garbanzos?(?: beans)?|(?:black|kidney|pinto|navy|white|cannellini|butter|haricot|borlotti|mung|adzuki|soy|soya|dried) beans|beans|\\p{L}*bohnen|\\p{L}*kichererbsen|pulses|hülsenfrüchte)';

/** Words that show that it is not grain, or not dry. */
const OTHER =
  /(?<!\p{L})(?:tins?|cans?|tinned|canned|jars?|dosen?|konserve|gl(?:a|ä)s(?:er)?|cooked|boiled|gekocht\p{L}*|gegart\p{L}*|leftover|green beans|runner beans|french beans|string beans|broad beans|baked beans|grüne bohnen|sprouts?|sprossen|noodles?|nudeln|reisnudeln|milk|paper|vinegar|wine|cakes?|flour|mehl|milch|cauliflower|precooked|pre-cooked|microwave)(?!\p{L})/iu;

const HOW_LONG =
  '(?: (?:overnight|(?:for )?(?:at least |about |ca\\. ?)?\\d+(?:[-–]\\d+)? ?(?:h|hrs?|hours?|min|mins|minutes?|stunden?|std\\.?|minuten)))?(?: in (?:(?:cold|hot|warm|boiling|plenty of|kaltem|warmem|heißem) )*(?:water|wasser))?';
const WELL = '(?:well |thoroughly |gut |gründlich |kalt |heiß )?';
const AND_THEN = `(?:(?:,| and|,? then| und| &) (?:well )?(?:drained|rinsed|soaked${HOW_LONG}|abgetropft|abgespült|gewaschen|eingeweicht))*`;

const SOAKED = `${WELL}(?:(?:über nacht|\\d+(?:[-–]\\d+)? (?:stunden?|std\\.?|h|minuten|min) )?\\s?(?:in wasser )?eingeweichte?[nrs]?|soaked${HOW_LONG}|(?:pre-?)?washed${HOW_LONG}|gewaschene?[nrs]?|gewässert)${AND_THEN}`;
const RINSED = `${WELL}(?:rinsed|abgespülte?[nrs]?|abgebraust|gespült)(?: well| thoroughly)?${AND_THEN}`;

const washed = lazily(() => ({
  grain: new RegExp(`(?<!\\p{L})${GRAIN}(?!\\p{L})`, 'iu'),
  beans: new RegExp(`(?<!\\p{L})${BEANS}(?!\\p{L})`, 'iu'),
  soaked: new RegExp(`(?:,|\\s?\\(|\\s(?:and|und))?\\s?(?<!\\p{L})${SOAKED}(?!\\p{L})\\)?`, 'iu'),
  rinsed: new RegExp(`(?:,|\\s?\\(|\\s(?:and|und))?\\s?(?<!\\p{L})${RINSED}(?!\\p{L})\\)?`, 'iu'),
  drainedFirst: /(?:drained|abgetropft)[, ]+(?:and |und )?(?:rinsed|abgespült)/iu,
}));

/**
 * Says that grain or pulses are dry, if the text says that they were washed or soaked: "1 cup rice, rinsed" becomes "1
 * cup rice, uncooked". Beans that are only rinsed come from a tin.
 */
export function withWashedAsDry(text: string): string {
  const { grain, beans, soaked, rinsed, drainedFirst } = washed();
  const isGrain = grain.test(text);
  if ((!isGrain && !beans.test(text)) || OTHER.test(text)) return text;
  const word = /(?:reis|linsen|bohnen|erbsen|graupen|hirse|weizen|dinkel|kern)(?!\p{L})/iu.test(
    text,
  )
    ? 'ungekocht'
    : 'uncooked';
  const written = (said: string) => (/^[,(]|^\s\(/u.test(said) ? `, ${word}` : ` ${word}`);
  const dry = text.replace(soaked, written);
  if (dry !== text) return dry;
  return isGrain && !drainedFirst.test(text) ? text.replace(rinsed, written) : text;
}
