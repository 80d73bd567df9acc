import { lazily } from '../../../collections/lazily.ts';
import { numberWordsInDigits } from '../../../text/numbers/number-words.ts';
import { EATERS } from './eaters.ts';

const ABOUT = String.raw`(?:(?:about|around|approx\.|roughly|up to|ca\.|etwa|ungefähr|gut|locker|bis zu|jeweils|je)\s+)*`;
const COUNT = String.raw`${ABOUT}(\d+(?:\s*(?:-|–|to|or|bis|oder)\s*\d+)?)`;

/** Neither a unit of time nor a food may follow the number. */
const END = String.raw`(?=\s+(?:\([^()]*\)\s+)?${EATERS}(?!\p{L})|(?:\s+(?:easily|comfortably|locker))?\s*(?:$|[.,;:!?()]))`;

/** "Serves 8.", "Reicht für 4 Personen." */
const AT_START = lazily(
  () =>
    new RegExp(
      String.raw`^(?:\d{1,2}[.)]\s+)?(?:(?:(?:this|the|das|dieses)\s+)?(?:(?:entire|whole|full|ganze)\s+)?(?:recipe|rezept)\s+(?:is scaled to )?(?:makes?|yields?|ergibt)|feeds|serves|reich(?:t|en) für|(?:ergibt|makes|yields)(?=[^.]*\s${EATERS}(?!\p{L})))\s+${COUNT}${END}`,
      'iu',
    ),
);

/** "It feeds about 6", "sie reicht für 4 bis 5 Leute", "the recipe is for 4". */
const WITHIN = lazily(
  () =>
    new RegExp(
      String.raw`(?<!\p{L})(?:feeds|serves|reich(?:t|en) für|(?:recipe|rezept|zutaten|menge)(?:\s\p{L}+){0,3} (?:for|für))\s+${COUNT}${END}`,
      'iu',
    ),
);

/** "8 Personen werden davon satt" */
const FED = /(?<![\p{L}\d.,])(\d+)\s+(?:personen|leute)\s+(?:werden|wurden)\s(?:\p{L}+\s)*satt/iu;

/** The sentences of a text. */
const SENTENCES = /(?<=[.!?])\s+/;

/** The longest text that is read. */
const MAX_CHARACTERS = 600;

/**
 * How many people a step or remark says that the recipe is for, in the words of other statements: "Bake. Serves 8."
 * Undefined if no sentence begins with it, or if they give several numbers.
 */
export function servingsInStep(text: string): string | undefined {
  return onlyCount(text, (sentence) => AT_START().exec(sentence)?.[1]);
}

/** How many people a letter says that its recipe is for; undefined if it does not say it, or gives several numbers. */
export function servingsInLetter(text: string): string | undefined {
  return onlyCount(text, (sentence) => (WITHIN().exec(sentence) ?? FED.exec(sentence))?.[1]);
}

function onlyCount(
  text: string,
  countIn: (sentence: string) => string | undefined,
): string | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const sentences = numberWordsInDigits(text).split(SENTENCES);
  const [count, ...others] = new Set(sentences.flatMap((sentence) => countIn(sentence) ?? []));
  return count === undefined || others.length > 0 ? undefined : `Serves ${count}`;
}
