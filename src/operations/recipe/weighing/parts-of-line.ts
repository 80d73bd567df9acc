import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { mixtureIn } from '../../../meals/recipes/ingredients/dissolved-in.ts';
import {
  firstAlternative,
  ingredientText,
  leavesApart,
  withCompoundCompleted,
} from '../../../meals/recipes/ingredients/ingredient-text.ts';
import { isDifference } from '../../../meals/recipes/ingredients/rewriting/second-amounts.ts';
import { syrupIn } from '../../../meals/recipes/ingredients/simple-syrup.ts';
import { starterIn } from '../../../meals/recipes/ingredients/sourdough-starter.ts';
import { foldWords } from '../../../text/words/fold-words.ts';
import { matchText } from '../../match/names/foods-of-text.ts';
import { weighExample } from './weigh-example.ts';
import { type Ingredient, isWeighed, type UnweighedPart, weighPart } from './weigh-part.ts';
import { weighParts } from './weigh-parts.ts';
import { weighPlainer } from './weigh-plainer.ts';
import { weighTwiceStated } from './weigh-twice-stated.ts';

/** A part of a line, usually all of it, with its food and weight as far as they are clear. */
export interface LinePart {
  readonly text: string;
  readonly one: Ingredient | UnweighedPart;
}

/**
 * The foods of a line that names several, with a weight each or as a mixture, or an amount to be taken away. Undefined for other lines.
 *
 * @param accept the minimum confidence of a food, 0 to 1
 */
export function partsOfLine(
  catalogue: Catalogue,
  line: string,
  accept: number,
): LinePart[] | undefined {
  return (
    weighDifference(catalogue, line) ??
    weighEqualParts(catalogue, line, accept) ??
    weighMixture(catalogue, line, accept) ??
    weighParts(catalogue, line, accept)
  );
}

/** A line from which another amount or food is to be taken away, which viand cannot weigh. Undefined for other lines. */
function weighDifference(catalogue: Catalogue, line: string): LinePart[] | undefined {
  const text = ingredientText(line);
  if (!isDifference(text)) return undefined;
  return [{ text: line, one: { candidates: matchText(catalogue, text), isCertain: false } }];
}

/** The two equal parts of a sourdough starter or of a syrup of bars; undefined for other lines. */
function weighEqualParts(catalogue: Catalogue, line: string, accept: number) {
  const text = ingredientText(line);
  const starter = starterIn(text);
  const syrup = starter === undefined ? syrupIn(text) : undefined;
  if (starter === undefined && syrup === undefined) return undefined;
  const solid = starter?.flour ?? syrup?.sugar ?? '';
  const water = starter?.water ?? syrup?.water ?? '';
  const what = starter === undefined ? 'sugar' : 'flour';
  const note = `${line}: counted as equal parts of ${what} and water`;
  return [solid, water].map((part, at) => {
    const one = weighPart(catalogue, part, accept);
    const isNoted = at === 0 && isWeighed(one);
    return { text: part, one: isNoted ? { ...one, assumptions: [note, ...one.assumptions] } : one };
  });
}

/**
 * A food and the liquid in which it is dissolved. The liquid counts unless it is poured away. Undefined for other
 * lines.
 */
function weighMixture(catalogue: Catalogue, line: string, accept: number) {
  const mixture = mixtureIn(ingredientText(line));
  if (mixture === undefined) return undefined;
  const texts = mixture.isPouredAway ? [mixture.food] : [mixture.food, mixture.liquid];
  const parts = texts.map((text) => ({ text, one: weighPart(catalogue, text, accept) }));
  const [first] = parts;
  if (!mixture.isPouredAway || first === undefined || !isWeighed(first.one)) return parts;
  const note = `${line}: left out the water that it soaked in`;
  return [{ text: line, one: { ...first.one, assumptions: [...first.one.assumptions, note] } }];
}

/** A line that names one food, or alternatives, and then means the first, unless the line as a whole is a food. */
export function weighWhole(
  catalogue: Catalogue,
  line: string,
  accept: number,
): Ingredient | UnweighedPart {
  const text = ingredientText(line);
  const ofExample =
    weighExample(catalogue, line, accept) ?? weighTwiceStated(catalogue, line, accept);
  if (ofExample !== undefined) return ofExample;
  const whole = weighPart(catalogue, text, accept);
  const leaves = isWeighed(whole) ? undefined : leavesApart(text);
  if (leaves !== undefined) {
    const ofLeaves = weighPart(catalogue, leaves, accept);
    if (isWeighed(ofLeaves)) return ofLeaves;
  }
  const first = isWeighed(whole)
    ? undefined
    : (withCompoundCompleted(text).find(({ word }) => catalogue.hasFoodWith(foldWords(word)))
        ?.line ?? firstAlternative(text));
  const weighed = first === undefined ? whole : weighPart(catalogue, first, accept);
  if (first === undefined || !isWeighed(weighed))
    return isWeighed(whole) ? whole : (weighPlainer(catalogue, line, text, accept) ?? whole);
  const assumption = `${line}: used the first of the alternatives`;
  return { ...weighed, assumptions: [assumption, ...weighed.assumptions] };
}
