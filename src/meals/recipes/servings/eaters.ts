/** Servings and those who eat them, in the languages of recipes, as a part of a pattern. */
export const EATERS = String.raw`(?:portion(?:en|s)?|person(?:en|s)?|pers\.|p\.|people|pax|port\.|servings?|personnes?|persona|persone|personas|porzion[ei]|porciones|raciones|comensales|convives|stücke?|stk\.?|pieces?|slices?|scheiben|leute|esser|essen|gäste|guests)`;
