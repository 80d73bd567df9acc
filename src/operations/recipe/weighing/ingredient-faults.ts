import { MAX_GRAMS } from '../../../engine/entries/entry-diagnostics.ts';
import type { IngredientLine } from '../../../meals/recipes/recipe.ts';
import type { Diagnostic, Location } from '../../../model/diagnostic.ts';
import { quoted } from '../../../text/escaping/quote.ts';
import { noCertainMatch } from '../../match/no-certain-match.ts';

/** The fault of an ingredient whose text names no food with certainty. */
export function uncertain(
  text: string,
  location: Location,
  candidates: readonly { readonly name: string; readonly confidence: number }[],
  option: string,
): Diagnostic {
  return {
    code: 'meal/uncertain-food',
    location,
    field: 'ingredient',
    value: text,
    ...noCertainMatch(text, candidates, `another name, or a lower ${option}`),
  };
}

/** The fault of an ingredient that is another recipe. */
export function otherRecipe({ text, location }: IngredientLine, recipe: string): Diagnostic {
  return {
    code: 'meal/uncertain-food',
    message: `${quoted(recipe)} refers to another recipe, which viand does not read`,
    location,
    field: 'ingredient',
    value: text,
    expected: 'its ingredients, or the name of a dish that was saved as a food',
  };
}

/** The fault of an amount that nobody has. */
export function tooMuch(text: string, location: Location): Diagnostic {
  return {
    code: 'meal/bad-amount',
    message: `The amount in ${quoted(text)} is too large`,
    location,
    field: 'ingredient',
    value: text,
    expected: `at most ${MAX_GRAMS} g`,
  };
}

/** The fault of an ingredient whose amount gives no weight of its food. */
export function withoutAmount(text: string, location: Location, name: string): Diagnostic {
  return {
    code: 'meal/bad-amount',
    message: `The weight of ${quoted(text)} is unknown`,
    location,
    field: 'ingredient',
    value: text,
    expected: `a weight, or a measure that ${name} has`,
  };
}

/** The fault of an ingredient whose food is certain, but which states two amounts that differ. */
export function withTwoAmounts(text: string, location: Location): Diagnostic {
  return {
    code: 'meal/bad-amount',
    message: `The amount of ${quoted(text)} is uncertain`,
    location,
    field: 'ingredient',
    value: text,
    expected: 'one amount with its unit, such as 200 g',
  };
}

/** The fault of an ingredient that states no amount, although it is a large part of the dish. */
export function withoutStatedAmount(text: string, location: Location): Diagnostic {
  return {
    code: 'meal/bad-amount',
    message: `${quoted(text)} has no amount, but is a large part of the dish`,
    location,
    field: 'ingredient',
    value: text,
    expected: 'an amount, such as 200 g',
  };
}

/** The fault of an ingredient below a heading such as "je Blech", if the recipe does not say how many there are. */
export function amountOfEach(text: string, location: Location, heading: string): Diagnostic {
  return {
    code: 'meal/bad-amount',
    message: `${quoted(text)} is the amount for one piece, because the heading is ${quoted(heading)}: give the total`,
    location,
    field: 'ingredient',
    value: text,
    expected: 'the amount for the whole recipe, and another heading',
  };
}
