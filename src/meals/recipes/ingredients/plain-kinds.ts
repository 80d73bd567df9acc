/** Patterns for kinds and wordings that no food name mentions, with the names that a search finds. */
export const PLAIN_KINDS: readonly (readonly [
  RegExp,
  string | ((...found: string[]) => string),
])[] = [
  [/\bgreen (?=cardamom\b)/gi, ''],
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
  // The share of lean meat in mince.
  [/\b(?:(?:8\d|9[0-4]) ?% )?(?:lean )?(?=(?:ground|minced) (?:turkey|chicken)\b)/gi, ''],
  [/\b(?:9\d|8[5-9]) ?% (?:extra[- ])?lean (?=(?:ground|minced) )/gi, 'lean '],
  [/\b(?:7\d|8[0-4]) ?% lean (?=(?:ground|minced) )/gi, ''],
  [/\bfore[- ]?(?=shanks?\b)/gi, ''],
  [/(?<=^(?:1|one|an?) )small can (?:of )?(?=tomato paste\b)/i, '6 oz '],
  [/(?<!\p{L})durchwachsene[rnsm]? (?=\p{L}*speck(?!\p{L}))/giu, ''],
  [/(?<!\p{L})(?:edelsüße|rosenscharfe)[rns]? paprika(?!\p{L})/giu, 'Paprikapulver'],
  [/(?<=\p{L}) (?:und\s?\/\s?oder|and\s?\/\s?or) (?=\p{L})/giu, ' oder '],
  // In Austria, a measured soup is the stock.
  [
    /(?<=^\d[\d.,/]*\s?(?:ml|[cd]?l|liter)\s(?:(?:klare|heiße|warme)\s)?)(?:(gemüse|hühner|fleisch)|(rind)(?:s|er)?)suppe(?=$|\s*[,(])/giu,
    (_: string, kind?: string) => `${kind ?? 'Rinder'}brühe`,
  ],
  // Mince by the meat it is made of.
  [/\b(?:(?:extra[- ])?lean |low[- ]fat )?steak mince\b/gi, 'lean beef mince'],
  [/\blow[- ]fat (?=(?:beef mince|mince|minced beef|ground beef)\b)/gi, 'lean '],
  [/(?<!\p{L})gulasch (?:vom|aus) rind(?: und schwein)?(?!\p{L})/giu, 'Gulaschfleisch'],
  [/\b(?:french )?(?:green|brown) or (?:green|brown) (?=lentils\b)/gi, ''],
  [/\b(fat[- ]free|low[- ]fat|0 ?% fat) natural (?=yogh?urt\b)/gi, '$1 '],
  [/\bsml\b/gi, 'small'],
  [/\bbig (?=(?:tablespoons?|teaspoons?|tbsp|tsp)\b)/gi, 'heaped '],
  [
    /\s\((?:made (?:from|with|using|up with)|from)\s[^()]*(?:cube|bouillon|powder|granules)[^()]*\)/gi,
    '',
  ],
  [/,?\sfor (?:a (?:bit of )?)?(?:kick|heat|extra heat)$/i, ''],
  [/(?<=^\d+ )cloves$/i, 'Gewürznelken'],
  [/^(orange|lemon|lime) peel from (\d|½) (?:oranges?|lemons?|limes?)(?:,.*)?$/i, 'zest of $2 $1'],
  [/(?<!\p{L})(?:altes|altbackenes) (?=(?:helles )?brot(?!\p{L}))/giu, ''],
  [/(?<!\p{L})helles brot(?!\p{L})/giu, 'Weißbrot'],
  [
    /\s\(?(?:gekauft|aus dem glas|store-bought|bought)\)?,?\s(?:oder|or)\s(?:hausgemacht|selbst\s?gemacht|homemade)(?!\p{L}).*$/iu,
    '',
  ],
  [/(?<=^(?:½|1\/2|¼|1\/4) )an? (?=\p{L})/iu, ''],
  [/(?<=\b(?:lemons?|limes?|oranges?)),? (?=(?:zested and juiced|juiced and zested)\b)/gi, ', '],
  // What is done with a vegetable, without a comma before it.
  [
    /(?<=^(?:\d[\d.,/–-]*|½|an?|one|two)\s(?:\p{L}+\s){0,2}(?:courgettes?|zucchini|carrots?|aubergines?|peppers?|onions?|potato(?:es)?|cucumbers?|leeks?|squash|fennel|celery|tomato(?:es)?)) (?:peeled|cut|sliced|shaved|spiralized) (?:into|in|with|all|lengthways)\s(?!.*\d\s?(?:k?g|ml|oz|lbs?|tbsp|tsp|cups?)(?!\p{L})).*$/iu,
    '',
  ],
  // "1 Zwiebel fein hacken", "2 Tomaten halbieren und in Scheiben schneiden": the step behind its food.
  [
    /(?<=^\d[\d.,/]*\s?(?:g\s)?(?:\p{Ll}\S*\s){0,2}\p{Lu}\p{L}{2,}(?:\s\([^()]*\))?)\s(?:(?:fein|grob|klein|dünn|sehr|ebenfalls|in|schälen|waschen|putzen|halbieren|vierteln)\s(?!.*\d\s?(?:k?g|[mcd]?l|EL|TL|Stück)(?!\p{L})).*)?(?:hacken|würfeln|schneiden|reiben|raspeln|hobeln|schälen|halbieren|vierteln|pressen|garnieren|beigeben und mischen)\.?$/u,
    '',
  ],
  // Seasonings have no gluten, or next to none.
  [
    /(?<=(?:pulver|kümmel|gewürz|kurkuma|zimt|brühe|stärke|senf|sojasauce|backpulver|natron)(?: gemahlen)?),?\s[-–(]?\s?glutenfrei\)?(?=$|,)/giu,
    '',
  ],
  [/(?<!\p{L})flache[rns]? (?=(?:el|tl|esslöffel|teelöffel)(?!\p{L}))/giu, 'gestrichene '],
  [
    /^(?:1|ein) (?:(?:kleines|großes) )?stück (ingwer|kurkuma)[\s,(]+(?:ca\.?\s)?(?:\d[-–])?(\d)\s?cm\)?/iu,
    '$2 cm Stück $1',
  ],
  [/\b(?:(?:bottled|jarred|chunky|medium|mild|hot|thick),? )+(?=(?:low[- ]sodium )?salsa\b)/gi, ''],
  [
    /\bbaby (?=(?:turnips?|beets?|beetroots?|parsnips?|courgettes?|zucchini|leeks?|fennel)\b)/gi,
    '',
  ],
  [
    /,\s(?:slightly|lightly|coarsely|finely|roughly|gently) (?:crushed|broken|crumbled)(?=$|,)/gi,
    '',
  ],
  [/^(?:reichlich|viel|plenty of|lots of|generous) (?=\p{L}+$)/iu, ''],
  [/^paprika \((?:mild|sweet|hot|smoked|edelsüß|rosenscharf)\)$/iu, 'paprika powder'],
  [
    /(?<!\p{L})gelbe (?=senf(?:körner|saat)(?!\p{L}))|\b(?:yellow|white) (?=mustard seeds?\b)/giu,
    '',
  ],
  // What a seller says of flour, and of the oil in a spray.
  [/\b(?:un)?bleached (?=(?:\p{L}+[ -]){0,2}flour\b)/giu, ''],
  [
    /\b(?:(?:low[- ](?:calorie|cal|fat)|zero[- ]calorie|non-?stick|(?:olive|canola|vegetable|coconut|avocado|sunflower|rapeseed)(?: oil)?|oil|cooking|baking) ){1,4}spray\b/giu,
    'cooking spray',
  ],
  [/\b(?:rapid|fast|quick)[- ]ris(?:e|ing) (?=(?:dried |dry )?yeast\b)/gi, 'instant '],
  // "chicken broth, low sodium": the salt as other lines write it.
  [
    /^([\d¼-¾⅐-⅞][\d¼-¾⅐-⅞./ –-]*\s?\p{L}+\.?\s(?:of\s)?)([^,()]*(?:broth|stock|soy sauce|tomatoes|beans|chickpeas|butter|tomato (?:sauce|paste|puree)))(?:,\s|\s\()(low[- ]sodium|reduced[- ]sodium|low[- ]salt|reduced[- ]salt|no[- ]salt[- ]added|unsalted)\)?$/iu,
    '$1$3 $2',
  ],
  [/(?<=\bcream of \p{L}+) with [\p{L} ]+?(?= soup\b)/giu, ''],
  // Herbs in a packet of a supermarket are a bunch.
  [
    /(?<=^(?:[\d½¼]+(?:\/\d)?\s)?(?:(?:small|large|kleine[sn]?|große[sn]?)\s)?)(?:packs?|packets?|pkg\.?|packages?|pack(?:erl|chen|ung))\s(?:of\s)?(?:fresh\s|frische[rn]?\s)?(?=(?:(?:flat[- ]leaf |curly )?parsley|basil|coriander|cilantro|mint|thyme|dill|chives|sage|rosemary|tarragon|petersilie|basilikum|koriander|minze|thymian|schnittlauch|salbei|rosmarin)(?:\s(?:leaves|leaf))?(?:$|\s*[,(]|\s(?:finely|roughly|leaves|chopped)))/iu,
    'bunch ',
  ],
  // Washed leaves that are dried with a cloth stay fresh.
  [/,\s(?:washed|rinsed)(?:,|\sand|,\sand)\s(?:pat(?:ted)?\s)?(?:dried|dry)(?=$|,)/giu, ''],
  [/(?<!\p{L})(?:stark|gut|leicht|sehr|schön) (?=gehäufte[rns]?(?!\p{L}))/giu, ''],
  [/(?<!\p{L})fertige[rns]? (?=(?:natur)?sauerteig(?!\p{L}))/giu, ''],
  // Peel that may be eaten, in the words of cooks: "Die Schale einer unbehandelten (Bio-)Zitrone".
  [/\(\s?bio-?\s?\)[- ]?(?=(?:zitrone|orange|limette))/giu, ''],
  [
    /(?<!\p{L})(?:(?:unbehandelt|ungespritzt|unbehandelter|biologisch|naturbelassen|gewachst|ungewachst)(?:e[nrs]?)?,? )+(?=(?:bio-?)?(?:zitrone|orange|limette))/giu,
    '',
  ],
  [
    /(?<=(?<!\p{L})(?:einer|1) (?:halben|ganzen)), (?=(?:bio-?)?(?:zitrone|orange|limette))/giu,
    ' ',
  ],
  [/^(?:die|der|das)\s(?=(?:(?:fein )?(?:ab)?geriebene )?(?:schale|abrieb|saft)(?!\p{L}))/iu, ''],
  // A few pieces are about three.
  [
    /^(?:a few|ein paar|einige)\s(?=(?:(?:large|small|medium|ripe|fresh|große|kleine|reife|frische|geviertelte|halbierte)[rn]?\s)?(?:tomato(?:es)?|tomaten|(?:cherry|kirsch)-?tomat(?:oes|en)|potatoes|kartoffeln|carrots|karotten|möhren|onions|zwiebeln|shallots|schalotten|mushrooms|champignons|radishes|radieschen|apples|äpfel|olives|oliven)(?!\p{L}))/iu,
    '3 ',
  ],
  [/,?\s(?:to season|for seasoning|zum (?:ab)?schmecken|zum würzen)$/iu, ''],
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
