import { lazily } from '../../../../collections/lazily.ts';
import { DESCRIPTIVE_WORDS } from '../../words/descriptive-words.ts';

/** Words for shapes and places in a remark behind a food: "split in two widthways". */
const OF_REMARK =
  'pieces|slices|cubes|chunks|halves|quarters|eighths|wedges|strips|rings|dice|lengthwise|lengthways|widthways|crosswise|diagonally|press|put|through|garlic press|bite|size|sized|small|thin|thick|large|medium|up|off|two|half|into|in|on|an|a|the|and|or|angle|stücke|stückchen|würfel|scheiben|ringe|streifen|spalten|hälften|kleine|dünne|grobe|feine|und|oder|sehr';

/** "(the larger the better)", "(I have used several kinds)": what the author says about a food. */
const SAID =
  /\s*\((?:any|some|the|as much|as many|i|we|both|can be|could be|not|this|these|it|my|your|don['’]t|make sure|ich|wir|am besten|je)\s[^()\d]*\)/giu;

/** "Olive oil---enough to coat the pan" */
const ENOUGH = /(?:\s*-{2,}\s*|,?\s(?:[-–—]\s)?)(?:just\s)?enough to\s[^\d]*$/iu;

const patterns = lazily(() => {
  const words = [...DESCRIPTIVE_WORDS].sort((one, other) => other.length - one.length).join('|');
  const word = String.raw`(?<![\p{L}-])(?:${words})(?![\p{L}-])`;
  return {
    before: new RegExp(
      String.raw`${word}(?:(?:,\s(?:and\s)?|\s(?:and|und|&)\s|\s)${word})*,?\s+(?=\p{L})(?!(?:and|or|und|oder)\s)`,
      'giu',
    ),
    behind: new RegExp(
      String.raw`(?<=\p{L}|\)),?\s+${word}(?:,?\s+(?:${word}|(?<![\p{L}-])(?:${OF_REMARK})(?![\p{L}-])))*\s*$`,
      'iu',
    ),
  };
});

/**
 * A text of one food without words that only describe it: "150 g butter" for "150 g soft butter", and "10 tomatoes" for
 * "10 tomatoes, cored and split in two widthways". Only for a text that names no certain food: "soft" is part of a name,
 * too.
 */
export function withoutDescription(text: string): string {
  const { before, behind } = patterns();
  return text
    .replace(SAID, '')
    .replace(ENOUGH, '')
    .replace(behind, '')
    .replace(before, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}
