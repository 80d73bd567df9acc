/** Patterns for kinds of foods under names that no food of the catalogue has, with the names that a search finds. */
export const PLAIN_KINDS: readonly (readonly [
  RegExp,
  string | ((...found: string[]) => string),
])[] = [
  [
    /\b(?:fresh(?:ly)?|frozen) (?:(?:finely|freshly) )?(?:shredded|grated|flaked) (?=coconut\b)/gi,
    '',
  ],
  // Shops sell shredded coconut dried. Fresh or frozen coconut says so.
  [
    /(?<!\bsweetened )(?:\b(?:unsweetened|dried|dry|desiccated|finely|medium|coarsely),? )*\b(?:shredded|flaked) (?:unsweetened )?coconut\b(?! (?:milk|cream|water|oil|sugar))(?:, (?:unsweetened|dried))*/giu,
    'desiccated coconut',
  ],
  [/\bunsweetened (?=(?:desiccated coconut|coconut flakes)\b)/gi, ''],
  [/\bdark,? (?:bitter|bittersweet)(?:[ -]sweet)? (?=chocolate\b)/gi, 'dark '],
  // Cubes of beef are for stews.
  [
    /\b(?:diced|cubed) (?:(?:stewing|braising) )?beef\b(?! (?:mince|stock|tomato))/gi,
    'stewing beef',
  ],
  // The share of lean meat says more than "lean".
  [
    /\b(?:extra[- ]?)?lean ((?:ground|minced) \p{L}+),? \((?:at least )?([7-9]\d) ?%(?: lean)?\)/giu,
    '$2% lean $1',
  ],
  [/(?<=\b[7-9]\d ?% )extra[- ]?(?=lean (?:ground|minced)\b)/gi, ''],
  // The usual share of lean meat in mince of poultry.
  [/\b(?:9[0-4] ?% )?(?:lean )?(?=(?:ground|minced) (?:turkey|chicken)\b)/gi, ''],
  [/\bfore[- ]?(?=shanks?\b)/gi, ''],
  [/(?<!\p{L})durchwachsene[rnsm]? (?=\p{L}*speck(?!\p{L}))/giu, ''],
  // In Austria, a measured soup is the stock.
  [
    /(?<=^\d[\d.,/]*\s?(?:ml|[cd]?l|liter)\s(?:(?:klare|heiße|warme)\s)?)(?:(gemüse|hühner|fleisch)|(rind)(?:s|er)?)suppe(?=$|\s*[,(])/giu,
    (_: string, kind?: string) => `${kind ?? 'Rinder'}brühe`,
  ],
  // Mince by the meat it is made of.
  [/\b(?:(?:extra[- ])?lean |low[- ]fat )?steak mince\b/gi, 'lean beef mince'],
  [/\blow[- ]fat (?=(?:beef mince|mince|minced beef|ground beef)\b)/gi, 'lean '],
  [/(?<!\p{L})gulasch (?:vom|aus) rind(?: und schwein)?(?!\p{L})/giu, 'Gulaschfleisch'],
  [/\b(fat[- ]free|low[- ]fat|0 ?% fat) natural (?=yogh?urt\b)/gi, '$1 '],
  [/(?<!\p{L})helles brot(?!\p{L})/giu, 'Weißbrot'],
  // Seasonings have no gluten, or next to none.
  [
    /(?<=(?:pulver|kümmel|gewürz|kurkuma|zimt|brühe|stärke|senf|sojasauce|backpulver|natron)(?: gemahlen)?),?\s[-–(]?\s?glutenfrei\)?(?=$|,)/giu,
    '',
  ],
  [
    /\bbaby (?=(?:turnips?|beets?|beetroots?|parsnips?|courgettes?|zucchini|leeks?|fennel)\b)/gi,
    '',
  ],
  [
    /(?<!\p{L})gelbe (?=senf(?:körner|saat)(?!\p{L}))|\b(?:yellow|white) (?=mustard seeds?\b)/giu,
    '',
  ],
  [
    /\b(?:(?:low[- ](?:calorie|cal|fat)|zero[- ]calorie|non-?stick|(?:olive|canola|vegetable|coconut|avocado|sunflower|rapeseed)(?: oil)?|oil|cooking|baking) ){1,4}spray\b/giu,
    'cooking spray',
  ],
  // "chicken broth, low sodium": the salt as other lines write it.
  [
    /^([\d¼-¾⅐-⅞][\d¼-¾⅐-⅞./ –-]*\s?\p{L}+\.?\s(?:of\s)?)([^,()]*(?:broth|stock|soy sauce|tomatoes|beans|chickpeas|butter|tomato (?:sauce|paste|puree)))(?:,\s|\s\()(low[- ]sodium|reduced[- ]sodium|low[- ]salt|reduced[- ]salt|no[- ]salt[- ]added|unsalted)\)?$/iu,
    '$1$3 $2',
  ],
  [/(?<=\bcream of \p{L}+) with [\p{L} ]+?(?= soup\b)/giu, ''],
  [/(?<!\p{L})fertige[rns]? (?=(?:natur)?sauerteig(?!\p{L}))/giu, ''],
  [/\balmond (?:leaves|flakes)\b/gi, 'flaked almonds'],
  [/(?<=\bchick ?peas?),? (?:with|in) (?:their |its )?aqua ?faba\b/gi, ''],
  [/(?<=^\d+ (?:packages?|packets?|sachets?) (?:of )?)stabili[sz]er$/i, 'cream stabiliser'],
  // "Suppenfleisch vom Rind": cuts that only cattle have.
  [
    /(?<=(?<!\p{L})(?:suppenfleisch|beinscheiben?|tafelspitz|ochsenschwanz|rumpsteaks?|roastbeef)) vom (?:jung)?rind(?!\p{L})/giu,
    '',
  ],
];
