import { isFill } from '../words/fill.ts';
import { MEASURES, type PortionMeasure } from '../words/measures.ts';
import { SIZE_WORDS } from '../words/size-words.ts';
import { NAMES_WITH_MEASURES } from '../words/word-classes.ts';
import type { FoundQuantity } from './found-quantity.ts';

/** Endings of plurals, with those of their singulars. */
const PLURALS: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/ves$/, 'f'],
  [/(?<!s)s$/, ''],
  [/es$/, ''],
  [/n$/, ''],
  [/en$/, ''],
  [/er$/, ''],
];
/** "Stücke", "Gläser": plurals whose singular is a different word. */
const OTHER_PLURALS = new Set('stücke gläser köpfe zweige stiele pötte'.split(' '));

/** Whether a measure is one of several, so that a line without a number leaves open how many: "slices of bread". */
function isPlural(word: string, measure: PortionMeasure): boolean {
  if (measure.kind === 'serving' && measure.form === 'whole') return false;
  return (
    OTHER_PLURALS.has(word) ||
    PLURALS.some(
      ([plural, singular]) => plural.test(word) && MEASURES.has(word.replace(plural, singular)),
    )
  );
}

/** The measure at a position, unless it begins the name of a food: "1 pot noodle". */
export function measureAt(tokens: readonly string[], at: number): PortionMeasure | undefined {
  const isName = NAMES_WITH_MEASURES.has(`${tokens[at]} ${tokens[at + 1]}`);
  return isName ? undefined : MEASURES.get(tokens[at] ?? '');
}

/** "slice of toast", "small bag of crisps": one of them. "slices of toast" is an unclear number. */
export function measureAlone(tokens: readonly string[]): FoundQuantity | undefined {
  const size = SIZE_WORDS.get(tokens[0] ?? '');
  const [fill] = tokens.slice(0, 1).filter(isFill);
  const at = size === undefined && fill === undefined ? 0 : 1;
  const measure = measureAt(tokens, at);
  if (measure === undefined || tokens.length < at + 2) return undefined;
  if (!isMeasureAlone(measure, tokens[at + 1] as string)) return undefined;
  if (measure.kind === 'unit' && size !== undefined) return undefined;
  return {
    quantity: 1,
    measure,
    size,
    used: new Set(at === 0 ? [0] : [0, 1]),
    isUnclear: isPlural(tokens[at] as string, measure),
    remarks: [],
    ...(fill === undefined ? {} : { fill }),
  };
}

/** "almonds, handful" and "lasagne, large portion" */
export function measureAtEnd(tokens: readonly string[]): FoundQuantity | undefined {
  const last = tokens.length - 1;
  const measure = MEASURES.get(tokens[last] ?? '');
  const size = SIZE_WORDS.get(tokens[last - 1] ?? '');
  const start = size === undefined ? last : last - 1;
  if (measure === undefined) return undefined;
  if (tokens[start - 1] !== ',' && !isContainerBehind(tokens)) return undefined;
  const isAlone = measure.kind === 'named' && ALONE.has(measure.names[0]);
  const isForm =
    measure.kind === 'serving' &&
    (size !== undefined || ['whole', 'bottle'].includes(measure.form));
  if (!isAlone && !isForm) return undefined;
  const used = new Set([start, last]);
  const isUnclear = isPlural(tokens[last] as string, measure);
  return { quantity: 1, measure, size, used, isUnclear, remarks: [] };
}

/** Whether the last word is a container: "Cola Dose" and "beer bottle", but not "Tomaten aus der Dose". */
function isContainerBehind(tokens: readonly string[]): boolean {
  const [before, container] = tokens.slice(-2);
  if (tokens.length < 2 || !/^(?:dose|flasche|can|bottle)$/.test(container ?? '')) return false;
  return !/^(?:der|einer|die|a|the|from|in|aus|per|of)$/.test(before ?? '');
}

/** Measures that need neither a number nor "of" after them: "Bund Petersilie", but not "leaf spinach". */
const ALONE = new Set([
  'large bag',
  ...'handful tin jar bag bunch scoop dash glug dollop knob pot beaker mug punnet matchbox'.split(
    ' ',
  ),
]);

/** Units of at least this many grams or millilitres need no number: "pint of lager", but not "g". */
const LEAST_ALONE = 100;

function isMeasureAlone(measure: PortionMeasure, next: string): boolean {
  if (measure.kind === 'serving') return true;
  const isOf = next === 'of' || next === 'von';
  if (measure.kind === 'unit') return isOf && measure.factor >= LEAST_ALONE;
  return measure.kind === 'named' && (isOf || ALONE.has(measure.names[0]));
}
