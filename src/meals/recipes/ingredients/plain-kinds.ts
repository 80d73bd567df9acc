/** Patterns for kinds and wordings that no food name mentions, with the names that a search finds. */
export const PLAIN_KINDS: readonly (readonly [RegExp, string])[] = [
  [/\bgreen (?=cardamom\b)/gi, ''],
  [/\b(?:indian )?black salt\b|\bkala namak\b/gi, 'salt'],
  [/\balmond (?:leaves|flakes)\b/gi, 'flaked almonds'],
  [/\bcondensed (?=cream of \p{L}+ soup\b)/giu, ''],
  [/(?<=\bchick ?peas?),? (?:with|in) (?:their |its )?aqua ?faba\b/gi, ''],
  [/(?<=^\d+ (?:packages?|packets?|sachets?) (?:of )?)stabili[sz]er$/i, 'cream stabiliser'],
  [/^paprika,? (?=(?:for|to) (?:garnish|sprinkl))/i, 'paprika powder '],
  // "Suppenfleisch vom Rind": cuts that only cattle have.
  [
    /(?<=(?<!\p{L})(?:suppenfleisch|beinscheiben?|tafelspitz|ochsenschwanz|rumpsteaks?|roastbeef)) vom (?:jung)?rind(?!\p{L})/giu,
    '',
  ],
];
