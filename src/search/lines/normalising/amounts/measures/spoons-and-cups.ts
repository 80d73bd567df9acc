import { lazily } from '../../../../../collections/lazily.ts';
import { FRACTION_SIGNS } from '../../../../../text/numbers/fractions.ts';
import { SPOON } from '../../../words/amount-patterns.ts';

/** How full a spoon or cup is. One that is neither heaped nor level is filled as usual. */
const heap = lazily(
  () =>
    new RegExp(
      String.raw`(?<!\p{L})(?:(heap(?:ed|ing)|rounded|gehäufte[rsn]?|geh\.)|(level|gestrichene[rsn]?|gestr\.)|scant|generous|knappe?[rsn]?|gute?[rsn]?) (?=(?:${SPOON}|cups?|tassen?|liter|l)(?!\p{L}))`,
      'giu',
    ),
);

/** "1 EL gehäuft Mehl", "1 TL (geh.) Backpulver": the fill after the spoon. */
const heapBehind = lazily(
  () =>
    new RegExp(
      String.raw`(?<!\p{L})(${SPOON}\b\.?)\s*,?\s*\(?(?:heap(?:ed|ing)|gehäuft|geh\.)(?!\p{L})\)?`,
      'giu',
    ),
);

/** Writes how full a spoon or cup is as "heaped" or "level", before it. */
export function withFillsInFull(text: string): string {
  return text
    .replace(heapBehind(), 'heaped $1')
    .replace(heap(), (_, heaped?: string, level?: string) =>
      heaped ? 'heaped ' : level ? 'level ' : '',
    );
}

/** The letter must follow a number, and must not be part of a word: "2 t-bone steaks". */
const letter = (letters: string) =>
  new RegExp(String.raw`(?<=[\d${FRACTION_SIGNS}]\s*)${letters}\b\.?(?!-?\p{L})`, 'gu');
const TABLESPOON = letter('T');
const TEASPOON = letter('t');
const CUP = letter('[cC]');

/** Spells out spoons and cups of one letter, which only upper and lower case distinguish: "2 T sugar", "1 t salt". */
export function withSpoonLettersInFull(text: string): string {
  return text.replace(TABLESPOON, ' tbsp').replace(TEASPOON, ' tsp').replace(CUP, ' cup');
}
