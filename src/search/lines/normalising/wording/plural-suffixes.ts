import { MEASURES, servingName } from '../../words/measures.ts';

/** "Zwiebel(n)", "egg(s)", "Zehe/n": the ending of the plural after the singular. */
const IN_BRACKETS = /(?<=\p{L}{2})\(-?(?:n|en|e|er|es|s|r|se|nen)\)(?!\p{L})/giu;
const SPACED_BRACKETS = /(?<=\p{L}{3}) \(-?(?:n|en|s|es)\)(?!\p{L})/giu;
const BEHIND_SLASH = /(?<=\p{L}{2})\/-?(?:n|en|e|er|es|s|r)(?![\p{L}\d])/giu;

/** "Bund/Bünde", "leaf/leaves", "Pck./Pckg." */
const BOTH_NUMBERS = /(?<!\p{L})(\p{L}{2,})\.?\/(\p{L}{2,})\.?(?![\p{L}\d/])/giu;

/** Endings of the plural that replace the last letters of the singular. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  '': /^(?:n|en|e|er|es|s|nen)?$/,
  f: /^ves$/,
  fe: /^ves$/,
  y: /^ies$/,
};

/**
 * A text without the plurals that recipes offer next to the singular: "2 Zehe/n Knoblauch" becomes "2 Zehe Knoblauch",
 * and "1 Bund/Bünde Petersilie" becomes "1 Bund Petersilie". The number says how many there are.
 */
export function withoutPluralSuffixes(text: string): string {
  return text
    .replace(IN_BRACKETS, '')
    .replace(SPACED_BRACKETS, '')
    .replace(BEHIND_SLASH, '')
    .replace(BOTH_NUMBERS, (both, one: string, other: string) => {
      if (isPluralOf(other, one) || isSameMeasure(one, other)) return one;
      return isPluralOf(one, other) ? other : both;
    });
}

function isPluralOf(plural: string, singular: string): boolean {
  // "Half/half" is cream.
  if (plural.toLowerCase() === singular.toLowerCase()) return false;
  const [many, one] = [plural, singular].map(withoutUmlauts) as [string, string];
  return Object.entries(ENDINGS).some(([ending, instead]) => {
    const stem = one.slice(0, one.length - ending.length);
    return one.endsWith(ending) && many.startsWith(stem) && instead.test(many.slice(stem.length));
  });
}

function withoutUmlauts(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

function isSameMeasure(one: string, other: string): boolean {
  const [first, second] = [one, other].map((word) => {
    const measure = MEASURES.get(word.toLowerCase());
    return measure && servingName(measure);
  });
  return first !== undefined && first === second;
}
