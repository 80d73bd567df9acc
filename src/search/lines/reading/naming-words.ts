import { isMaker } from '../words/makers.ts';
import { MEASURES } from '../words/measures.ts';
import { isPreparation } from '../words/preparation-words.ts';
import { SIZE_WORDS, THICKNESS_WORDS } from '../words/size-words.ts';
import {
  DISTINGUISHING_WORDS,
  FILLER_WORDS,
  MINOR_WORDS,
  TIN_WORDS,
} from '../words/word-classes.ts';
import { isNumber } from './find-quantity.ts';
import type { FoodLine } from './food-line.ts';

/** The tokens up to the first comma that follows a word for a food. */
export function beforeComma(tokens: readonly string[]): readonly string[] {
  const comma = tokens.findIndex(
    (token, index) => token === ',' && tokens.slice(0, index).some(isNaming),
  );
  return comma < 0 ? tokens : tokens.slice(0, comma);
}

function isNaming(token: string): boolean {
  return (
    token !== ',' &&
    token !== '=' &&
    !(TIN_WORDS.has(token) && MEASURES.has(token)) &&
    !FILLER_WORDS.has(token) &&
    (!SIZE_WORDS.has(token) || THICKNESS_WORDS.has(token)) &&
    !isNumber(token)
  );
}

/** The words that name the food, with its preparation wherever that is in the line, and those that only describe it. */
export function namingWords(tokens: readonly string[]): Pick<FoodLine, 'words' | 'qualifiers'> {
  const main = beforeComma(tokens).filter(isNaming);
  const more = tokens.slice(beforeComma(tokens).length).filter(isNaming);
  const isMinor = (word: string) => MINOR_WORDS.has(word) || isMaker(word);
  const major = main.filter((word) => !isMinor(word));
  const minor = main.filter(isMinor);
  const words = major.every(isListing) ? main.filter((word) => !isListing(word)) : major;
  const told = more.filter(
    (word) =>
      !isPreparation(word) &&
      (!MINOR_WORDS.has(word) || DISTINGUISHING_WORDS.has(word)) &&
      !TIN_WORDS.has(word),
  );
  return {
    words: [...words, ...more.filter(isPreparation)],
    qualifiers: [
      // The word distinguishes fresh pasta from pasta, and little else.
      ...(tokens.includes('fresh') ? ['fresh'] : []),
      ...(major.length > 0 ? minor : []),
      ...(told.every(isListing) ? [] : told),
    ],
  };
}

/** "Pitted and halved": a word between others that only describe a food joins no food. */
function isListing(word: string): boolean {
  return word === 'and' || word === 'und';
}
