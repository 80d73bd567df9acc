import { decimalOf } from '../../../text/numbers/decimal.ts';
/** A share that a text states of its food: "1.5 % fat", "48 % F. i. Tr.", "5 % vol", "90 % lean", "20 %". */
export interface StatedShare {
  /** Percent; of fat for a lean or fat-free food. */
  readonly percent: number;
  /** The whole to which the share refers; undefined if the text does not say it. */
  readonly of: 'fat' | 'dry fat' | 'alcohol' | 'other' | undefined;
  /** The share as names of foods write it: "1,5%". */
  readonly text: string;
}

/** Words that may precede the number. */
const BEFORE = [
  'mit',
  'with',
  String.raw`mind\.`,
  '(?<fatContent>fett(?:gehalt|stufe|anteil)?|fat content)',
  '(?<alcoholContent>alkohol(?:gehalt)?)',
  '(?<cocoaContent>kakao(?:anteil)?)',
].join('|');

/** Words after the number, by what the share refers to. */
const BEHIND = [
  String.raw`(?<dry>(?:fett\s*)?\(?(?:f\.?\s?)?i\.?\s?(?:d\.?\s?)?t(?:r(?:ockenmasse)?)?\b\.?\)?|fett in der trockenmasse|fat in dry matter|fdm\b)`,
  String.raw`(?<lean>(?:extra[- ])?lean\b|fat[- ]free\b|fettfrei\b)`,
  String.raw`(?<fat>(?:milk |butter)?fat\b|milchfett\b|fett(?:gehalt|anteil)?\b|m\.?f\b\.?)`,
  String.raw`(?<alcohol>vol(?:umenprozent)?\b\.?|alk(?:ohol)?\b\.?|alc(?:ohol)?\b\.?|abv\b)`,
  String.raw`(?<other>kakao(?:anteil)?\b|cocoa(?: solids)?\b|cacao(?: solids)?\b|frucht(?:gehalt|anteil)?\b|fruit\b|fleisch(?:anteil)?\b|meat\b)`,
].join('|');

/** A share of the food eaten, or a difference from other foods, says nothing about the composition of a food. */
const NO_CONTENT = String.raw`(?!\s*(?:of|von|vom|der|des|davon|less|more|weniger|mehr|eaten|left|gegessen|getrunken|übrig|reduziert|reduced)\b)`;

const SHARE = new RegExp(
  String.raw`[\s,(]*(?<!\p{L})(?:(?:${BEFORE})(?:\s+(?:von|of))?[:\s]\s*)*(?<![\d.,/-])(?<number>\d{1,3}(?:[.,]\d+)?)\s*(?:(?<volume>vol\.?[\s-]*)?%|prozent(?:ig)?|per ?cent\b)(?:-?ige?[rsmn]?\b)?(?:\s*(?:${BEHIND}))?\)?${NO_CONTENT}`,
  'giu',
);

/** "80/20 ground beef": lean meat and fat. */
const LEAN_AND_FAT = /(?<![\d.,/])([5-9]\d)\/([1-4]?\d)(?![\d.,/])/;

/** "Heineken 0.0": a form of the names of alcohol-free beers. */
const WITHOUT_ALCOHOL =
  /(?<![\d.,])(0[.,]0)(?![\d.,]|\s*(?:%|prozent|per ?cent|(?:[mk]?g|[mcd]?l)(?!\p{L})))/iu;

/** A share of 100 % says nothing about composition: "100 % orange juice". */
const PURE = 100;

/** A text without the shares that it states, and the first of these. */
export interface TakenShare {
  readonly rest: string;
  readonly share?: StatedShare;
}

/** Takes the shares out of a text. */
export function takeShare(text: string): TakenShare {
  const ratio = LEAN_AND_FAT.exec(text);
  if (ratio !== null && Number(ratio[1]) + Number(ratio[2]) === PURE) {
    const rest = text.replace(LEAN_AND_FAT, ' ');
    return { rest, share: { percent: Number(ratio[2]), of: 'fat', text: `${ratio[2]}%` } };
  }
  const [zeros] = WITHOUT_ALCOHOL.exec(text) ?? [];
  if (zeros !== undefined) {
    const rest = text.replace(zeros, ' ').trim();
    return { rest, share: { percent: 0, of: 'alcohol', text: `${zeros}%` } };
  }
  if (!/%|prozent|per ?cent/i.test(text)) return { rest: text };
  const found = [...text.matchAll(SHARE)];
  const rest = text.replace(SHARE, ' ').trim();
  if (found.length === 0) return { rest: text };
  const [share] = found.map(({ groups = {} }) => shareOf(groups)).filter(isInformative);
  return share === undefined ? { rest } : { rest, share };
}

/** What a share refers to, by the words around it. */
const OF = {
  dry: 'dry fat',
  lean: 'fat',
  fat: 'fat',
  fatContent: 'fat',
  alcohol: 'alcohol',
  alcoholContent: 'alcohol',
  volume: 'alcohol',
  other: 'other',
  cocoaContent: 'other',
} as const;

function shareOf(groups: Readonly<Record<string, string | undefined>>): StatedShare {
  const { number = '', lean } = groups;
  const stated = decimalOf(number);
  const words = (Object.keys(OF) as (keyof typeof OF)[]).find((name) => groups[name]);
  return {
    percent: lean === undefined ? stated : PURE - stated,
    of: words && OF[words],
    text: `${number}%`,
  };
}

function isInformative({ percent, of }: StatedShare): boolean {
  return percent < PURE || of === 'fat';
}
