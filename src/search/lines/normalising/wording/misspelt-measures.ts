import { FRACTION_SIGNS } from '../../../../text/numbers/fractions.ts';
import { MEASURES } from '../../words/measures.ts';
import { isMisspelt } from '../../words/misspelt-word.ts';

/** Measures with enough letters that a misspelling is not another word. */
const LONG_MEASURES = [
  ...'tablespoon tablespoons teaspoon teaspoons handful portion slices pieces packet'.split(' '),
  ...'esslöffel teelöffel handvoll scheibe scheiben packung flasche päckchen'.split(' '),
];

/** Cups, whose names are too short for {@link isMisspelt}. */
const CUPS = /^(?:cupp?s|cuups?|cpus?)$/iu;

/** A word between a number and a food: "2 teaspon salt". */
const BEHIND_NUMBER = new RegExp(
  String.raw`(?<=(?:[\d${FRACTION_SIGNS}]\s?|(?:^|\s)(?:an?|one|eine?)\s))(\p{L}{4,14})(?=\.?\s(?:of\s)?\p{L})`,
  'giu',
);

/** A text with its measures spelled correctly: "1 tablespooon oil" becomes "1 tablespoon oil". */
export function withMeasuresCorrected(text: string): string {
  return text.replace(BEHIND_NUMBER, (word: string) => {
    const typed = word.toLowerCase();
    if (MEASURES.has(typed)) return word;
    if (CUPS.test(typed)) return 'cups';
    return LONG_MEASURES.find((measure) => isMisspelt(typed, measure)) ?? word;
  });
}
