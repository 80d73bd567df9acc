import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { exampleIn } from '../../../meals/recipes/ingredients/examples.ts';
import { ingredientText } from '../../../meals/recipes/ingredients/ingredient-text.ts';
import { changesFood } from '../../../meals/recipes/ingredients/plainer-wordings.ts';
import { namesInAllLanguages } from '../../../search/lines/candidates/names-of-kinds.ts';
import { readLine } from '../../../search/lines/reading/read-line.ts';
import { specifiedFood } from '../../../search/lines/reading/specified-food.ts';
import { namesManyKinds } from '../../../search/lines/words/general-words.ts';
import { foldedName, foldWords } from '../../../text/words/fold-words.ts';
import { matchText } from '../../match/names/foods-of-text.ts';
import { type Ingredient, isWeighed, type UnweighedPart, weighPart } from './weigh-part.ts';

/**
 * The food that a line gives as an example: "cheese such as feta". If the line names one food without it, the example
 * must be a kind of this food: spelt for "flour (e.g. spelt)". Otherwise, it may be what the food is made of or what it
 * tastes of, and only a question can tell: "milk (e.g. oat)".
 *
 * @returns undefined for a line without an example, and for an example that viand does not know
 */
export function weighExample(
  catalogue: Catalogue,
  line: string,
  accept: number,
): Ingredient | UnweighedPart | undefined {
  const found = exampleIn(line);
  if (found === undefined) return undefined;
  const { exemplified, bare, example } = found;
  const { words } = readLine(ingredientText(bare));
  const plain = weighPart(catalogue, ingredientText(bare), accept);
  const isOneFood = isWeighed(plain) && !namesManyKinds(words);
  const isSpecified = specifiedFood(exemplified) !== undefined;
  const one = weighPart(catalogue, ingredientText(exemplified), accept);
  const head = foldedName(words.at(-1) ?? '');
  const isKind =
    isWeighed(one) && namesInAllLanguages(one.food).some((name) => foldedName(name).includes(head));
  const isOther = isWeighed(one) && isWeighed(plain) && one.food.id !== plain.food.id;
  const isMeant = isOneFood ? isKind && (isSpecified || isOther) : isSpecified;
  if (isWeighed(one) && isMeant)
    return {
      ...one,
      assumptions: [`${line}: counted the food of the example`, ...one.assumptions],
    };
  if (!isOneFood) return undefined;
  const isNamesake = foldedName(example).includes(head);
  const isKnown =
    !isNamesake && (changesFood(example) || catalogue.hasFoodWith(foldWords(example)));
  return isOther || isSpecified || isKnown
    ? { candidates: matchText(catalogue, ingredientText(exemplified)), isCertain: false }
    : undefined;
}
