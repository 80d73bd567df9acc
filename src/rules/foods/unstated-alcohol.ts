import type { Food, Variant } from '../../model/food.ts';
import { allNames } from '../../model/food-names.ts';
import { nutrientAmount } from '../../model/nutrients.ts';
import { anyWordOf, wholeWord } from '../../text/words/word-patterns.ts';

/**
 * The most alcohol of beer, wine and most mixed drinks, in g per 100 g: Regulation (EU) No 1308/2013, annex VII, allows
 * liqueur wine 22 % by volume.
 */
const MOST_BREWED = 18;

/** The most alcohol of spirits and liqueurs, in g per 100 g, by the project's judgement: 80 % by volume. */
const MOST_DISTILLED = 70;

/** The most protein and fat of a drink that is no liqueur, in g per 100 g, by the project's judgement. Yoghurt has more. */
const MOST_PROTEIN = 2;
const MOST_FAT = 1;
const LIQUEUR = /liqueur|likör|liquore|licor|eggnog|advocaat/iu;

/** Whole words, in the languages of the tables that viand reads. */
const BREWED_WORDS = `
  beers?; ales?; lagers?; stouts?; pilsn?ers?; pils; shandy; radler; kölsch; hefeweizen; bière; birra; cerveza
  wines?; vin; vino; vinho; champagne; champagner; prosecco; cava; sherry; port; vermouth; wermut; sangria
  cider; cidre; sidra; perry; most; mead; sake; alcopops?; punsch; glögg; bowle
  cocktails?; spritz; mojito; margarita; daiquiri; cosmopolitan; caipirinha
`;

/** The last parts of German compounds: "Weißbier", "Rotwein", but neither "Schwein" nor "Insekt". */
const BREWED_ENDINGS = 'bier; (?<!sch)wein; (?<!in)sekt; weinschorle; apfelmost; birnenmost';

const DISTILLED_WORDS = `
  vodka; wodka; gin; rum; rhum; whiske?y; bourbon; brandy; cognac; armagnac; calvados; tequila; mezcal; grappa
  schnapps; spirits?; liquors?; liqueurs?; liquore; licor; ouzo; raki; pastis; absinthe?; aquavit; obstler; eau de vie
  aperol; campari; amaretto; advocaat; eggnog; martini; manhattan; negroni
`;

const DISTILLED_ENDINGS =
  'likör; schnaps; brand; geist; (?:doppel|weizen)korn; (?:kirsch|obst|zwetschgen|birnen)wasser';

const BREWED = namesOf(BREWED_WORDS, BREWED_ENDINGS);
const DISTILLED = namesOf(DISTILLED_WORDS, DISTILLED_ENDINGS);

/** Drinks without alcohol, and foods that are made with such drinks. */
const WITHOUT_ALCOHOL = new RegExp(
  anyWordOf(
    'alcohol[- ]?free; non[- ]?alcoholic; alkoholfrei; sans alcool; analcolic; sin alcohol; (?<!\\d)0[.,]0',
    namesOf(
      `ginger (?:ale|beer); root beer; malt beer; malzbier; kinder\\p{L}*; juice; (?:fruit|prawn|shrimp) cocktail
       vinegar; vinaigrette; vinaigre; aceto; vinagre; sauce; mustard; jelly; gums?; cake; cheese; bread; batter
       sausages?; ice cream`,
      'saft; essig; soße; sauce; senf; gelee; gummi; kuchen; käse; brot; wurst; eis',
    ).source,
  ),
  'iu',
);

/**
 * The most alcohol that a variant may have although its amount is unknown, in g per 100 g: labels state the alcohol of
 * a drink apart from its nutrients. 0 if the amount is known, or if no name of the food is that of an alcoholic drink.
 */
export function unstatedAlcohol(food: Food, { nutrients }: Variant): number {
  if (!Number.isNaN(nutrientAmount(nutrients, 'alcohol'))) return 0;
  const names = allNames(food);
  if (names.some((name) => WITHOUT_ALCOHOL.test(name))) return 0;
  const isRich =
    nutrientAmount(nutrients, 'protein') > MOST_PROTEIN ||
    nutrientAmount(nutrients, 'fat') > MOST_FAT;
  if (isRich && !names.some((name) => LIQUEUR.test(name))) return 0;
  if (names.some((name) => DISTILLED.test(name))) return MOST_DISTILLED;
  return names.some((name) => BREWED.test(name)) ? MOST_BREWED : 0;
}

function namesOf(words: string, endings: string): RegExp {
  return new RegExp(wholeWord(`(?:${anyWordOf(words)}|\\p{L}*${anyWordOf(endings)})`), 'iu');
}
