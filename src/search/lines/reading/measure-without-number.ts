import { isFill } from '../words/fill.ts';
import { MEASURES, type PortionMeasure } from '../words/measures.ts';
import { SIZE_WORDS } from '../words/size-words.ts';
import { NAMES_WITH_MEASURES } from '../words/word-classes.ts';
import type { FoundQuantity } from './found-quantity.ts';

/** "slice of toast", "small bag of crisps": one of it. */
export function measureAlone(tokens: readonly string[]): FoundQuantity | undefined {
  const size = SIZE_WORDS.get(tokens[0] ?? '');
  const [fill] = tokens.slice(0, 1).filter(isFill);
  const at = size === undefined && fill === undefined ? 0 : 1;
  const measure = MEASURES.get(tokens[at] ?? '');
  if (measure === undefined || tokens.length < at + 2) return undefined;
  const isName = NAMES_WITH_MEASURES.has(`${tokens[at]} ${tokens[at + 1]}`);
  if (isName || !isMeasureAlone(measure, tokens[at + 1] as string)) return undefined;
  if (measure.kind === 'unit' && size !== undefined) return undefined;
  return {
    quantity: 1,
    measure,
    size,
    used: new Set(at === 0 ? [0] : [0, 1]),
    isUnclear: false,
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
  return { quantity: 1, measure, size, used, isUnclear: false, remarks: [] };
}

/** Whether the last word is a container: "Cola Dose" and "beer bottle", but not "Tomaten aus der Dose". */
function isContainerBehind(tokens: readonly string[]): boolean {
  const [before, container] = tokens.slice(-2);
  if (tokens.length < 2 || !/^(?:dose|flasche|can|bottle)$/.test(container ?? '')) return false;
  return !/^(?:der|einer|die|a|the|from|in|aus|per|of)$/.test(before ?? '');
}

/** Measures without a number that need no "of" after them: "Bund Petersilie", but not "leaf spinach". */
const ALONE = new Set([
  'large bag',
  ...'handful tin jar bag bunch scoop dash glug dollop knob pot beaker mug punnet matchbox'.split(
    ' ',
  ),
]);

/** Units of at least so many grams or millilitres stand alone: "pint of lager", but not "g". */
const LEAST_ALONE = 100;

function isMeasureAlone(measure: PortionMeasure, next: string): boolean {
  if (measure.kind === 'serving') return true;
  const isOf = next === 'of' || next === 'von';
  if (measure.kind === 'unit') return isOf && measure.factor >= LEAST_ALONE;
  return measure.kind === 'named' && (isOf || ALONE.has(measure.names[0]));
}
