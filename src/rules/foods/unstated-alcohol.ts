import type { Food, Variant } from '../../model/food.ts';
import { nutrientAmount } from '../../model/nutrients.ts';

/** The most alcohol of beer, wine, fortified wine and most mixed drinks, in g per 100 g: 22 % by volume. */
const MOST_BREWED = 18;

/** The most alcohol of spirits and liqueurs, in g per 100 g: 80 % by volume. */
const MOST_DISTILLED = 70;

/** The most protein and fat of a drink other than a liqueur, in g per 100 g, so that yoghurt with a taste of rum is none. */
const MOST_PROTEIN = 2;
const MOST_FAT = 1;
const LIQUEUR = /liqueur|likör|liquore|licor|eggnog|advocaat/iu;

/** Whole words, in the languages of the tables that viand reads. */
const BREWED_WORDS =
  'beers?|ales?|lagers?|stouts?|pilsn?ers?|pils|shandy|radler|kölsch|wines?|champagne|champagner|prosecco|cava|sherry|port|vermouth|wermut|sangria|cider|cidre|sidra|perry|mead|sake|alcopops?|bière|birra|cerveza|vin|vino|vinho|most|punsch|glögg|bowle|cocktails?|spritz|mojito|margarita|daiquiri|cosmopolitan|caipirinha|hefeweizen';

/** The last parts of German compounds: "Weißbier", "Rotwein", but neither "Schwein" nor "Insekt". */
const BREWED_ENDINGS = 'bier|(?<!sch)wein|(?<!in)sekt|weinschorle|apfelmost|birnenmost';

const DISTILLED_WORDS =
  'vodka|wodka|gin|rum|rhum|whiske?y|bourbon|brandy|cognac|armagnac|tequila|mezcal|schnapps|liqueurs?|liquors?|liquore|licor|spirits?|ouzo|raki|pastis|absinthe?|grappa|calvados|aquavit|aperol|campari|amaretto|advocaat|eggnog|martini|manhattan|negroni|obstler|eau de vie';

const DISTILLED_ENDINGS =
  'likör|(?:doppel|weizen)korn|schnaps|brand|geist|(?:kirsch|obst|zwetschgen|birnen)wasser';

const BREWED = drinks(BREWED_WORDS, BREWED_ENDINGS);
const DISTILLED = drinks(DISTILLED_WORDS, DISTILLED_ENDINGS);
/** Foods with no alcohol to speak of, such as those that drinks are made into. */
const WITHOUT_ALCOHOL =
  /(?<!\p{L})(?:ginger (?:ale|beer)|root beer|malzbier|malt beer|kinder\p{L}*|(?:fruit|prawn|shrimp) cocktail|\p{L}*saft|juice|vinegar|vinaigrette|vinaigre|aceto|vinagre|gums?|sauce|mustard|jelly|cake|cheese|bread|batter|sausages?|ice cream|\p{L}*(?:essig|gummi|soße|sauce|senf|gelee|kuchen|käse|brot|wurst|eis))(?!\p{L})|alcohol[- ]?free|non[- ]?alcoholic|alkoholfrei|sans alcool|analcolic|sin alcohol|(?<!\d)0[.,]0/iu;

/**
 * The most alcohol that a variant may have although its amount is unknown, in g per 100 g: labels state the alcohol of
 * a drink apart from its nutrients. 0 if the amount is known, or if no name of the food is that of an alcoholic drink.
 */
export function unstatedAlcohol(food: Food, { nutrients }: Variant): number {
  if (!Number.isNaN(nutrientAmount(nutrients, 'alcohol'))) return 0;
  const names = [food.name, ...food.otherNames, ...Object.values(food.localNames ?? {})];
  if (names.some((name) => WITHOUT_ALCOHOL.test(name))) return 0;
  const isRich =
    nutrientAmount(nutrients, 'protein') > MOST_PROTEIN ||
    nutrientAmount(nutrients, 'fat') > MOST_FAT;
  if (isRich && !names.some((name) => LIQUEUR.test(name))) return 0;
  if (names.some((name) => DISTILLED.test(name))) return MOST_DISTILLED;
  return names.some((name) => BREWED.test(name)) ? MOST_BREWED : 0;
}

function drinks(words: string, endings: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words}|\p{L}*(?:${endings}))(?!\p{L})`, 'iu');
}
