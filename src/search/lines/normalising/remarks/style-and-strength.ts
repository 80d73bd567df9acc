import { lazily } from '../../../../collections/lazily.ts';
import { anyWordOf } from '../../../../text/words/word-patterns.ts';

/** Beginnings of German adjectives for where a recipe comes from, before "isch". */
const REGIONS = `
  ungar; griech; span; franzö[sß]; türk; ind; chines; mexikan; asiat; thailänd; poln; russ; böhm; schwed; dän
  engl; amerikan; ital(?:ien)?; bay(?:e)?r; bair; fränk; schwäb; bad; rhein; westfäl; hess; sächs; thüring
  österreich; tirol; steir; schweizer; oriental; mediterran; balkan; kreol; karib
`;

/** The style of a recipe at the end: "Rindergulasch ungarisch", "Leber Berliner Art", "rice, Spanish style". */
const style = lazily(
  () =>
    new RegExp(
      String.raw`(?<=\p{L}),?\s(?:(?:nach|auf) )?(?:\p{L}{3,}(?:er|in|ische[rn]?) art|${anyWordOf(REGIONS)}isch|\p{L}{4,}[- ]style)\s*$`,
      'iu',
    ),
);

/** The strength of a drink at the end: "Rum 40 % vol", "beer 5% abv". */
const STRENGTH =
  /(?<=\p{L}),?\s\(?(?:alc\.? ?)?(\d{1,2}(?:[.,]\d{1,2})?)\s?%\s?(?:vol\.?|abv|alc\.?(?: ?\/? ?vol\.?)?|alkohol|alcohol)\)?\s*$/iu;

/** A text without the region whose style a recipe follows, and without the alcohol by volume of a drink. */
export function withoutStyleAndStrength(text: string): string {
  return text.replace(STRENGTH, '').replace(style(), '');
}

/** The greatest alcohol by volume of a drink that is sold as alcohol-free, in percent. */
const ALCOHOL_FREE = 0.5;

/** A text with such a strength of a drink in words: "beer alcohol free" for "beer 0.5% abv". */
export function withAlcoholFree(text: string): string {
  const strength = STRENGTH.exec(text)?.[1]?.replace(',', '.');
  const isFree = strength !== undefined && Number(strength) <= ALCOHOL_FREE;
  return isFree ? text.replace(STRENGTH, ' alcohol free') : text;
}
