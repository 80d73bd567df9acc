/** Patterns for what a cook does with an ingredient or takes of it, with the words that a search finds. */
export const WORK_WORDINGS: readonly (readonly [
  RegExp,
  string | ((...found: string[]) => string),
])[] = [
  [/^(orange|lemon|lime) peel from (\d|½) (?:oranges?|lemons?|limes?)(?:,.*)?$/i, 'zest of $2 $1'],
  [/(?<=\b(?:lemons?|limes?|oranges?)),? (?=(?:zested and juiced|juiced and zested)\b)/gi, ', '],
  // "1 Zwiebel fein hacken", "2 Tomaten halbieren und in Scheiben schneiden": the step behind its food.
  [
    /(?<=^\d[\d.,/]*\s?(?:g\s)?(?:\p{Ll}\S*\s){0,2}\p{Lu}\p{L}{2,}(?:\s\([^()]*\))?)\s(?:(?:fein|grob|klein|dünn|sehr|ebenfalls|in|schälen|waschen|putzen|halbieren|vierteln)\s(?!.*\d\s?(?:k?g|[mcd]?l|EL|TL|Stück)(?!\p{L})).*)?(?:hacken|würfeln|schneiden|reiben|raspeln|hobeln|schälen|halbieren|vierteln|pressen|garnieren|beigeben und mischen)\.?$/u,
    '',
  ],
  // Washed leaves that are dried with a cloth stay fresh.
  [/,\s(?:washed|rinsed)(?:,|\sand|,\sand)\s(?:pat(?:ted)?\s)?(?:dried|dry)(?=$|,)/giu, ''],
  // Peel that may be eaten, in the words of cooks: "Die Schale einer unbehandelten (Bio-)Zitrone".
  [/\(\s?bio-?\s?\)[- ]?(?=(?:zitrone|orange|limette))/giu, ''],
  [
    /(?<=(?<!\p{L})(?:einer|1) (?:halben|ganzen)), (?=(?:bio-?)?(?:zitrone|orange|limette))/giu,
    ' ',
  ],
  [/,?\s(?:to season|for seasoning|zum (?:ab)?schmecken|zum würzen)$/iu, ''],
  [/^paprika,? (?=(?:for|to) (?:garnish|sprinkl))/i, 'paprika powder '],
];
