/** Whole dishes that are never ingredients on their own, in English and German, as alternatives of a pattern. */
export const ONLY_MADE =
  'kuchen|torten?|blech(?:e|en|s)?|laibe?|loaf|loaves|cakes?|batch(?:es)?|trays?|rezepte?|recipes?';

/** Whole dishes that people also buy. */
export const ALSO_BOUGHT = 'brote?|zopf|zöpfe|kranz|strudel|stollen|pies?|tarts?|quiches?';
