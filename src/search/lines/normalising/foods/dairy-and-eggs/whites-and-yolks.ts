import { lazily } from '../../../../../collections/lazily.ts';

const EGG = '(?:eggs?|eiern?|ei)';
const WHITE = '(?:egg ?)?(?:whites?|eiwei(?:ß|ss)e?|eiklar|klar)';
/** Behind a comma, "white" may be the colour of the shell. */
const WHITES = '(?:egg ?whites?|whites|eiwei(?:ß|ss)e?|eiklar|klar)';
const YOLK = '(?:egg ?)?(?:yolks?|eigelbe?|dotter)';
const SIZE = '(?:small|medium|large|big|kleinen|mittleren|großen)';
const ONLY = '(?:davon nur|only|just|nur|davon)';
const THE = '(?:(?:the|das|die|den|vom) )?';

/** "2 hard boiled eggs, whites only", "2 eggs (whites)", "3 Eier (nur das Eiweiß)": a count, and the part eaten. */
const partOnly = (part: string, named = part) =>
  new RegExp(
    String.raw`^([^,;()]*?)(?<!\p{L})${EGG}(?:(?:\s*[,(–-]\s*|\s+)(?:${ONLY} ${THE}${part}|${THE}${part}(?: ${ONLY}| alone))|\s*[,(]\s*${THE}${named})\)?\s*$`,
    'iu',
  );
/** "2 eggs, no yolk", "3 Eier ohne Dotter" */
const without = (part: string) =>
  new RegExp(
    String.raw`^([^,;()]*?)(?<!\p{L})${EGG}(?:\s*[,(]\s*|\s+)(?:no|without|ohne|minus|kein(?:e|en)?) ${THE}${part}\)?\s*$`,
    'iu',
  );
/** "3 eggs, yolks removed", "2 Eier, Eigelb entfernt" */
const removed = (part: string) =>
  new RegExp(
    String.raw`^([^,;()]*?)(?<!\p{L})${EGG}\s*[,(]\s*${THE}${part} (?:removed|discarded|left out|taken out|entfernt|weggelassen|weggetan)\)?\s*$`,
    'iu',
  );
/** "Whites of 3 large eggs", "Eiweiß von 3 Eiern" */
const partOf = (part: string) =>
  new RegExp(
    String.raw`^\s*${THE}${part} (?:of|from|von|aus) ((?:\d+|\p{L}+)(?: ${SIZE})?) ${EGG}\s*$`,
    'iu',
  );
/** "2 whites of egg", "1 yolk of a large egg" */
const countedOf = (part: string) =>
  new RegExp(String.raw`^\s*(\d+|an?|one) ${part} of (?:an? )?(${SIZE} )?${EGG}\s*$`, 'iu');
/** "3 scrambled egg whites", "3-egg-white omelette", "Rührei aus 3 Eiweiß": whites fried without fat. */
const SCRAMBLED = [
  /^\s*(\d+|\p{L}+) scrambled egg[- ]?whites?\s*$/iu,
  /^\s*(?:an? |1 )?(\d+)[- ]egg[- ]whites?[- ](?:omelet(?:te?)?|scramble)\s*$/iu,
  /^\s*(?:omelet(?:te?)?|scramble|scrambled eggs?) (?:of|from|with|made (?:of|from|with)) (\d+) egg[- ]?whites?\s*$/iu,
  /^\s*(?:Rührei(?:er)?|Omelette?) (?:aus|von|mit) (\d+) (?:Eiwei(?:ß|ss)e?|Eiklar)\s*$/iu,
];

/** "2 eggs, white": perhaps the colour of the shell, as in "2 white eggs". */
const COLOUR_OF_SHELL = /^(\s*\d+\s(?:(?:small|medium|large)\s)?)(eggs?)(?:,\s|\s\()white\)?\s*$/iu;

const patterns = lazily(
  () =>
    [
      [partOnly(WHITE, WHITES), 'egg whites'],
      [partOnly(YOLK), 'egg yolks'],
      [without(YOLK), 'egg whites'],
      [without(WHITE), 'egg yolks'],
      [removed(YOLK), 'egg whites'],
      [removed(WHITE), 'egg yolks'],
      [partOf(WHITE), 'egg whites'],
      [partOf(YOLK), 'egg yolks'],
      [countedOf(WHITE), 'egg whites'],
      [countedOf(YOLK), 'egg yolks'],
      ...SCRAMBLED.map((pattern) => [pattern, 'fried egg whites'] as const),
    ] as const,
);

/**
 * Counts whites or yolks in a text that counts eggs but says that only these were eaten: "3 eggs (whites only)" becomes
 * "3 egg whites".
 */
export function withWhitesAndYolks(text: string): string {
  for (const [pattern, name] of patterns()) {
    const [, count, size = ''] = pattern.exec(text) ?? [];
    if (count !== undefined) return `${count.trim()} ${size}${name}`.trim();
  }
  return text.replace(COLOUR_OF_SHELL, '$1white $2');
}
