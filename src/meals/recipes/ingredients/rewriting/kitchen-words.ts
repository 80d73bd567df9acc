import { MEAT_CUTS } from './meat-cuts.ts';
import { PLAIN_KINDS } from './plain-kinds.ts';
import { ROUGH_AMOUNTS } from './rough-amounts.ts';
import { WORK_WORDINGS } from './work-wordings.ts';

const AMOUNT = String.raw`\d[\d.,]*(?:\s*[-–]\s*\d[\d.,]*)?`;
const IMPERIAL = String.raw`[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞./–-]*(?:\s?[-–]\s?[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞./]*)?\s*(?:fl\.?\s?oz|oz|ounces?|lbs?|pounds?|pints?|cups?|tbsps?|tsps?|in(?:ch(?:es)?)?)\b\.?`;

/** Patterns for words of recipes, with the plain words that a search finds. */
const PLAIN_WORDS: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  // "1kg/2lb 4oz", "50g/1¾oz", "850ml-1.2 litres/1½-2 pints": the same amount twice.
  [
    new RegExp(
      String.raw`^(${AMOUNT}\s*(?:g|kg|ml|l|litres?|liters?)\b)\s*/\s*${IMPERIAL}(?:\s*${IMPERIAL})?`,
      'i',
    ),
    '$1',
  ],
  [
    /^(\S+\s*(?:tbsps?|tsps?|tablespoons?|teaspoons?|cups?)\.?)\s*\/\s*\d+(?:[.,]\d+)?\s*(?:ml|g)\b/i,
    '$1',
  ],
  // "2 ea eggs", "1/4 ts salt": abbreviations of American card files.
  [/(?<=^[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞./ –-]*)ea(?:ch)?\.? (?=\p{L})/iu, ''],
  [/(?<=^[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞./ –-]*)(t)s\.? (?=\p{L})/u, '$1sp '],
  [/(?<=\(\s?\d[\d.,]*\s?g) (?:flesh|fruchtfleisch)(?=\))/giu, ''],
  [/(?<=\p{L}{3}),? \(?mit schwarte\)?(?!\p{L})/giu, ''],
  [/(?<=chocolate )morsels\b/gi, 'chips'],
  [/(?<!\p{L})schoko(?:laden)?-?(?:tröpfchen|tropfen|drops)(?!\p{L})/giu, 'Zartbitterschokolade'],
  [
    /(?:\(\d+[- ]?in(?:ch(?:es)?)?\) )?(?:\d+-in(?:ch)? )?\b(?:(?:refrigerated|unbaked|prepared|store-bought|homemade|ready-made) )+(?=pie crusts?\b)/gi,
    '',
  ],
  [/\s*\((?:z\.\s?b\.|e\.\s?g\.|zum beispiel|such as|for example|like)\s[^()]*\)/gi, ''],
  [/,?\s(?:n\.\s?b\.|n\.\s?bel\.|nach belieben|nach bedarf)$/i, ''],
  [
    /,?\s(?:zum|for)\s(?:(?:an|aus)?braten|ausbacken|backen|einfetten|bestreichen|frittieren|dünsten|frying|greasing|brushing)$/i,
    '',
  ],
  // How warm or strong a liquid is.
  [
    /(?<!\p{L})(?:lauwarm|warm|handwarm|kalt|eiskalt|heiß|kochend|lukewarm|hot|scalded|ice-cold|cold|boiling|just-boiled|tepid|stark|strong|(?:freshly |frisch )?(?:brewed|gebrüht))(?:e[srnm]?)?,?\s+(?=(?:(?:brewed|black|schwarze[rn]?)\s)?(?:water|milk|wasser|milch|vollmilch|espresso|kaffee|coffee|tee|tea|(?:\p{L}*\s)?(?:stock|broth)|\p{L}*brühe)(?!\p{L}))/giu,
    '',
  ],
  [/(?<!\p{L})(?:reserved )?(?:pasta (?:cooking )?|cooking )water(?!\p{L})/giu, 'water'],
  [/(?<!\p{L})(?:nudel|koch|pasta)wasser(?!\p{L})/giu, 'Wasser'],
  [/(?<=(?:rot|weiß)wein),?\s*\(?trocken\)?(?!\p{L})/giu, ''],
  [/(?<!\p{L})(?:säuerliche[rn]?|aromatische[rn]?)\s+(?=äpfel|apfel)/giu, ''],
  [/(?<=paprika)schoten?(?!\p{L})/giu, ''],
  [/(?<=\d\s*(?:tl|el)\s+)paprika(?!\p{L})/giu, 'Paprikapulver'],
  [
    /(?<=\d\s*(?:tsps?|tbsps?|teaspoons?|tablespoons?)\.?\s+(?:(?:sweet|hot)\s+)?)paprika(?!\s+powder|\p{L})/giu,
    'paprika powder',
  ],
  [/(?<!\p{L})hackfleisch(?:,\s*|\s+vom\s+|\s*\()rind(?:\)|(?!\p{L}))/giu, 'Rinderhackfleisch'],
  [
    /(?<!\p{L})hack(?:fleisch)?,?\s*\(?halb\s?(?:\/|und|&)\s?halb\)?(?!\p{L})/giu,
    'gemischtes Hackfleisch',
  ],
  [
    /(?<!\p{L})(?:day|days)[- ]old (?=(?:\p{L}+ ){0,2}(?:bread|rolls?|baguette|loaf|brioche))/giu,
    '',
  ],
  // It is shredded after cooking, without skin and bones.
  [
    /(?<!\p{L})(?:cooked,? (?:and )?(?:shredded|diced|chopped|cubed)|(?:shredded|diced|chopped|cubed),? cooked) chicken(?=\s*(?:$|[,(]))/giu,
    'roasted chicken meat',
  ],
  [
    /(?<!\p{L})cooked chicken,? \(?(?:shredded|diced|chopped|cubed)\)?(?=\s*(?:$|[,(]))/giu,
    'roasted chicken meat',
  ],
  // Recipes give the weight of the rice or meat for these dishes.
  [/(?<=^\d[\d.,]*\s*(?:g|kg|tassen?)\s+)milchreis$/iu, 'Rundkornreis'],
  [/(?<=^\d[\d.,]*\s*(?:g|kg)\s+)(?:rinder)?gulasch$/iu, 'Gulaschfleisch'],
  [/(?<=^\d[\d.,]*\s*(?:g|kg)\s+)schweinegulasch$/iu, 'Schweineschulter'],
  // These are raw slices to roll up, if the line gives their weight.
  [
    /^(\d+)\s+(?:rinder-?rouladen?|rouladen? vom rind|beef rouladen?)(?=\s*\(?\s*(?:(?:à|je|zu je|ca\.)\s*)+\d+\s*g)/iu,
    '$1 Rinderoberschale',
  ],
  [
    /(?<=^\d[\d.,]*\s*(?:g|kg)\s+)(?:rinder-?rouladen?(?:fleisch)?|rouladen? vom rind)$/iu,
    'Rinderoberschale',
  ],
  // Sour cream without a stated share of fat has 10 %.
  [/(?<!\p{L})saure[rn]? sahne(?!\s*\(?\d)(?!\p{L})/giu, 'saure Sahne 10 %'],
  [/(?<!\p{L})natur-?joghurt,?\s*\(?(\d[\d.,]*\s?%)(?:\s+fett)?\)?/giu, 'Joghurt $1 Fett'],
  // Paprika without a colour, in pieces, is the vegetable, not the spice.
  [
    /(?<=^(?:\d[\d.,/–-]*|eine?)\s+(?:(?:kleine|große|mittelgroße)[nr]?\s+)?)(?:gemüse)?paprikas?(?!\p{L})(?=$|\s*[,(])/iu,
    'rote Paprika',
  ],
  [/(?<!\p{L})roasted (?=(?:bell )?peppers?(?!\p{L}|corn))(?!bell)/giu, 'roasted red '],
  [/\b(?:cremini|button|baby bella)\s+(?=mushrooms?\b)/gi, ''],
  // "A few basil leaves" means as much as people like.
  [
    /^(?:einige|ein paar|wenige|a few|some)\s+(?:(?:große|kleine|frische|fresh|small|large)\s+)?(?:blätter|blättchen|zweige|stängel|stiele|leaves|sprigs|stems)\s+(?:of\s+)?(?:frischer\s+)?(?=\p{L})/iu,
    '',
  ],
  [
    /^(?:a few|some)\s+(?:fresh\s+)?((?:basil|mint|sage|parsley|coriander|cilantro|thyme|oregano)) (?:leaves|sprigs)(?!\p{L})/iu,
    'fresh $1',
  ],
  [/\b(?:beef )?stew(?:ing)? meat\b|\bstew beef\b/gi, 'stewing beef'],
  [/\bbeef (?=(?:stewing|braising|casserole) steak\b)/gi, ''],
  [/\bpure (?=vanilla)/gi, ''],
  [/(?<=\bcilantro|\bcoriander) leaves\b/gi, ''],
  [/(?<=chili)schoten?(?!\p{L})/giu, ''],
  [/(?<!\p{L})(?:geräucherte[rnsm]?\s|räucher)(?=speck(?:würfel)?(?!\p{L}))/giu, ''],
  // Smoked meat of Austria.
  [/(?<!\p{L})selchspeck(?!\p{L})/giu, 'Speck'],
  [/(?<!\p{L})(?:selchfleisch|geselchtes|g'selchtes|selchkarree)(?!\p{L})/giu, 'Kassler'],
  // The size of a bunch, and "bunch of parsley" without a number.
  [
    /^((?:\d[\d.,/–-]*|an?|eine?n?)\s+)?(?:(?:small|large|big|generous|good|kleine[rns]?|große[rns]?|gutes?)\s+)?(bunch(?:es)?|handfuls?|pinch|knob|glug|splash|drizzle|dash|bund|handvoll|prise)(?=\s)/iu,
    (_: string, count: string | undefined, measure: string) => `${count ?? '1 '}${measure}`,
  ],
  [/,\s*(?:nur\s+)?(?:den|der|davon(?: den| der)?)\s+saft(?:\s+davon)?$/iu, ', Saft davon'],
  // Only the peel of the fruit that is named first.
  [
    /^(.*(?:zitronen?|orangen?|limetten?|limonen?|grapefruits?))(?:\(n\))?\s*,\s*(?:nur |davon )?(?:die )?(?:fein )?(?:(?:ab)?geriebene )?(?:schale|abrieb)(?: davon)?$/iu,
    'Schale von $1',
  ],
  [
    /^(.*\b(?:lemons?|oranges?|limes?|grapefruits?))\s*,\s*(?:(?:finely )?(?:grated )?(?:zest|rind|peel)(?: only)?|(?:finely )?zested)$/iu,
    'zest of $1',
  ],
  [
    /\b(?:(?:lightly |firmly )?packed\s+)?(?:(?:light|dark)(?:\s+(?:or|and\/or)\s+|\/))?(?:light|dark)\s+(?:soft\s+)?(?=(?:brown|muscovado)\s+sugar)/gi,
    '',
  ],
  // "to taste", "as needed": this adds nothing to a stated amount.
  [
    /[,;]?\s*\(?(?:(?:or|plus)\s+)?(?:(?:more|extra|add(?:itional)?|adjust)\s+)?(?:(?:or\s+)?(?:according )?(?:as per|to|as)\s+(?:your\s+)?(?:taste|preference|required|liking)|(?:more )?as (?:needed|required|desired)|(?:je )?nach (?:geschmack|gusto))\)?$/i,
    '',
  ],
  [
    /(?<!\p{L})(?:(?:fine(?:ly ground)?|coarse(?:ly ground)?|flak[ey]d?|maldon|himalayan|pink|grey|gray|table|iodi[sz]ed|celtic|diamond crystal|morton|grobes|feines|flockiges|rosa)\s+)+(?=(?:(?:kosher|sea|table|rock|himalaya)[ -])?(?:salt|(?:meer|himalaya|stein)?salz)(?!\p{L}))/giu,
    '',
  ],
  [/\bmashed (?=(?:(?:very )?ripe )?(?:bananas?|avocados?|strawberries|raspberries)\b)/gi, ''],
  [/(?<!\p{L})skin[- ]on,?\s(?=\p{L})|,\s*skin[- ]on(?!\p{L})/giu, ''],
  [/(?<!\p{L})(?:ice|iced)[ -](?=water(?!\p{L}))/giu, ''],
  [/\s*\((?:(?:loosely|lightly|tightly|firmly|well)[ -])?packed\)/gi, ''],
  [/\bbaby (?=(?:arugula|rocket|kale|chard|bok choy|pak choi)\b)/gi, ''],
  [/\bsaffron (?:strands|threads)\b/gi, 'saffron'],
  // A pot of jelly seasons as much as a cube.
  [/\b(vegetable|chicken|beef|lamb|fish) stock pot(s?)\b/gi, '$1 stock cube$2'],
  [/(?<=\d\s*)ds\.(?=\s*\p{L})/iu, 'Dose'],
  [
    /(?<!\p{L})whole (?=(?:(?:black )?pepper ?corns?|(?:fennel|cumin|coriander|mustard|caraway|cardamom|celery|dill|anise) (?:seeds?|pods?))(?!\p{L}))/giu,
    '',
  ],
  [
    /(?<=^[\d½][\d½–-]*\s(?:to\s\d+\s)?)whole (?=(?:(?:red|white|yellow|green|large|medium|small|ripe) )?(?:onions?|carrots?|shallots?|garlic cloves?|cloves|tomato(?:es)?|potato(?:es)?|bell peppers?|lemons?|limes?|oranges?|apples?|bananas?|avocados?|cucumbers?|leeks?|eggs?|bay leaves|bay leaf)(?!\p{L}))/giu,
    '',
  ],
  [/(?<=(?<!\p{L})salt) flakes?(?!\p{L})/giu, ''],
  [/(?<=salz)flocken(?!\p{L})/giu, ''],
  [/^s\s?[&+]\s?p(?=$|[,(\s])/iu, 'salt and pepper'],
  [/\b(?:whole[- ]milk|full[- ]fat) (?=(?:mozzarella|ricotta)\b)/gi, ''],
  [/\b(?:dry|low[- ]moisture) (?=mozzarella\b)/gi, 'grated '],
  [/\bfinger (?=chil(?:l?i(?:es)?|es?)\b)/gi, ''],
  // Red ones are usual.
  [
    /(?<=^(?:\d[\d½–-]*|½|eine?|1\/2)\s(?:(?:kleine|große|frische|getrocknete|mittelgroße)[nr]?\s)?)chil[il]i?s?(?:schoten?)?(?=$|\s*[,(])/iu,
    'rote Chili',
  ],
  [
    /(?<=^[\d½–-]+\s)(?:stängel|stengel)\s(?=(?:lauch|porree|(?:stauden|stangen)?sellerie|rhabarber|frühlingszwiebeln?)(?!\p{L}))/iu,
    'Stange ',
  ],
  [
    /(?<!\p{L})((?:wasser)?melone|mango|kürbis|ananas|papaya|avocado)n?-?(?:frucht)?fleisch(?!\p{L})/giu,
    '$1',
  ],
  // "Brot, in 1-cm-Würfel geschnitten"
  [
    /,\s(?:in\s)?(?:ca\.\s)?\d+(?:[.,]\d+)?[- ]?cm[- ](?:(?:große|dicke|breite|lange)n?\s)?(?:würfel|stücke|scheiben|streifen|ringe)n?(?:\sgeschnitten)?(?=$|\s*[,(])/iu,
    '',
  ],
  [/(?<!\p{L})geröstete[rn]?\s(?=mandel(?:splitter|stifte?n?|blättchen|n?scheiben))/giu, ''],
  [/(?<!\p{L})entsteinte[rn]?\s(?=\p{L})/giu, ''],
  [/(?<!\p{L})deglet[ -]nour[ -]?(?=datteln?|dates?)/giu, ''],
  // A spoon of soda is baking soda, not a drink.
  [
    /(?<=^[\d½¼¾⅛][\d½¼¾⅛.,/ –-]*\s?(?:t|tsps?|teaspoons?|tl|tbsps?|tablespoons?|el)\.?\s(?:of\s)?)soda(?=$|\s*[,(])/iu,
    'baking soda',
  ],
  [/^(?:a few |some |several |big )?(?:glugs|splashes|drizzles|dashes|pinches)\s(?:of\s)?/iu, ''],
  [/(?<=^(?:etwas|ein wenig|ein bisschen|some|a little) \p{L}+),?\s(?:für|for)\s[^\d]*$/iu, ''],
  [/(?<!\p{L})(?:small|medium)(?:-to-| to )(?:medium|large)(?=\s)/giu, 'medium'],
  // A blended fruit is still that fruit, not a paste.
  [
    /(?<=^\s*(?:\d[\d.,/½–-]*|½|an?|one|two|three)\s[^,]*\p{L}),\s*(?:finely )?(?:pur[ée]ed|blended|blitzed|made into (?:a )?(?:paste|puree))(?=\s*(?:$|[,(]))/iu,
    '',
  ],
  [/\bnon-?stick (?=cooking spray)/gi, ''],
  [/\bjumbo\s+(?=(?:porridge|rolled)?\s*oats)/gi, ''],
  [
    /(?<!\p{L})(?:floury|waxy|maris piper|king edward|desir[ée]e|yukon gold|russet|mehlig\s?kochende|festkochende|vorwiegend festkochende)\s+(?=potato|kartoffel)/giu,
    '',
  ],
  [/\bstrong (?:white )?bread flour\b/gi, 'bread flour'],
  [
    /(?:\bsachets?\s+(?:of\s+)?)?\b(?:fast[- ]action|easy[- ]blend|quick[- ]rise|instant)(?: dried| dry)? yeast\b/gi,
    'dried yeast',
  ],
  [/\b(?:fresh )?white breadcrumbs\b/gi, 'breadcrumbs'],
  [/\bpanko (?:bread)?\s?crumbs\b/gi, 'panko'],
  [/\b(?:fettuccine|fettucine|pappardelle)\b/gi, 'tagliatelle'],
  [/\b(?:extra[- ])?wide (?=egg noodles)/gi, ''],
  [/\blean (?=(?:ground|minced) turkey)/gi, ''],
  [/\b(?:extra[- ])?(?:sharp|mild|mature|strong|vintage) (?=cheddar)/gi, ''],
  [/(?<!\p{L})(?:freshly[- ]squeezed|frisch gepresste[rsn]?)\s+/giu, ''],
  [
    /(?<!\p{L})(?:small|medium|large|big|fat|plump|kleine|große|dicke)\s+(?=garlic cloves?|cloves? (?:of )?garlic|knoblauchzehen?)/giu,
    '',
  ],
  [/\bunsweetened (?=cocoa)/gi, ''],
  [/\b(?:ground|powdered) (?=cayenne\b)/gi, ''],
  [/\byellow (?=cornmeal)/gi, ''],
  [/\b(?:sweet|mild|hot) (?=italian sausage)/gi, ''],
  [/\broma (?:\(plum\) )?(?=tomato)/gi, ''],
  // Unseasoned rice vinegar has no sugar and salt, like wine vinegar.
  [/\b(?:unseasoned )?rice (?:wine )?vinegar\b/gi, 'white vinegar'],
  [/(?<!\p{L})reisessig(?!\p{L})/giu, 'Weißweinessig'],
  [
    /^(?:(?:1|an?)\s+)?(\d+(?:\.\d+)?|½)[- ]inch(?:es)?\s+(?:piece|knob|chunk)\s+(?:of\s+)?(?:(?:fresh|peeled)\s+)*(?=ginger)/i,
    '$1 piece ',
  ],
  ...ROUGH_AMOUNTS,
  ...PLAIN_KINDS,
  ...WORK_WORDINGS,
  ...MEAT_CUTS,
  [/(?<!\p{L})(?:flüssige[rns]?|zerlassene[rns]?|melted)\s(?=butter(?!\p{L}))/giu, ''],
  [
    /(?<!\p{L})(?:suppenbund|suppengemüse|wurzelwerk)(?:\s\([^()\d]*\))?(?!\p{L})/giu,
    'Bund Suppengrün',
  ],
  // A counted squash is no drink.
  [
    /(?<=^(?:\d+|½|1\/2|an?|one)\s(?:(?:small|medium|large)\s)?)squash(?:es)?(?=\s*(?:$|[,(]))/iu,
    'winter squash',
  ],
  // Cooked and mashed, but not baby food.
  [/\b(?:canned )?pumpkin pur[ée]e(?=$|[\s,(])/giu, 'boiled pumpkin'],
  // German flour, by its ash.
  [
    /(?<=mehl),?\s\(?(?:t|typ)?\s?(405|550|630|812|997|1050|1150)(?:er)?\)?(?!\p{L}|\d)/giu,
    ' Type $1',
  ],
  [
    /(?<!\d)(405|550|630|812|997|1050|1150)er ((?:weizen|dinkel|roggen)?-?mehl)(?!\p{L})/giu,
    '$2 Type $1',
  ],
  [/\bprepared (?=(?:(?:yellow|dijon|brown|english) )?mustard\b)/gi, ''],
  [/(?<!\p{L})butterfl(?:öckchen|ocken)(?!\p{L})/giu, 'Butter'],
  // People roast the raw bird, unless somebody else has roasted it before.
  [
    /(?<!\p{L})brat(?:hähnchen|hendl|huhn|hühnchen)(?!\p{L})(?!.*(?:grill|gegart|gebraten|gekauft|fertig|rest|vortag|ausgelöst|gezupft))/iu,
    'ganzes Hähnchen',
  ],
  [/(?<!\p{L})kürbispüree(?!\p{L})/giu, 'gekochter Kürbis'],
  // An ingredient is the powder, not the drink.
  [/^(?:etwas )?kakao(?=$|[,(]|\s(?:zum|für)\s)/iu, 'Kakaopulver'],
  [/^(?:some )?cocoa(?=$|[,(]|\s(?:for|to)\s)/iu, 'cocoa powder'],
  // "2 onions, rings" is not the snack.
  [
    /(?<=^\d[\d.,/½ –-]*\s(?:\p{L}+\s)?(?:onions?|lemons?|limes?|oranges?|peppers?|tomato(?:es)?|apples?)),\s*(?:(?:thin|thick)\s)?(?:slices|wedges|rings|strips|chunks)$/iu,
    '',
  ],
  // The finest Italian flour.
  [
    /(?<!\p{L}|\d[\d.,]*)(?:(?:tipo|typ[eo]?)\s+)?00[ -](?=(?:\p{L}+ )?(?:flour|mehl)(?!\p{L}))/giu,
    '',
  ],
  [/(?<=flour|mehl),?\s\(?(?:tipo|typ[eo]?)\s+00\)?(?!\d)/giu, ''],
  // A measured amount of mint is the herb, not sweets.
  [
    /(?<=^[\d½¼¾][\d½¼¾.,/ –-]*\s?(?:g|tbsps?|tsps?|tablespoons?|teaspoons?|cups?|handfuls?|bunch(?:es)?|oz)\.?\s(?:of\s)?(?:(?:finely|roughly|freshly|fresh|chopped|torn|shredded)\s)*)mint(?=\s*(?:$|[,(]))/iu,
    'mint leaves',
  ],
  // "chili powder, dash", "Muskat, 1 Prise"
  [
    /^([^\d,()]*\p{L}),\s(?:an?\s|eine?\s|1\s)?(dash|pinch|splash|drizzle|handful|prise|schuss|spritzer|handvoll|msp\.?|messerspitze)$/iu,
    '1 $2 $1',
  ],
  // Of a seasoning, a dash is about as little as a pinch.
  [
    /(?<=^(?:[\d½]+\s|an?\s)?)dash(?:es)?(?=\s(?:of\s)?(?:\p{L}+\s){0,2}(?:salt|pepper|cayenne|nutmeg|cinnamon|paprika|cloves|cumin|allspice|turmeric|ginger|cardamom|coriander|ch?ill?i(?: powder| flakes)?|curry powder|garlic powder|onion powder|powder)$)/iu,
    'pinch',
  ],
];

/** An ingredient without the words of recipes that do not change its meaning. */
export function withPlainWords(text: string): string {
  return PLAIN_WORDS.reduce(
    (plain, [pattern, words]) =>
      typeof words === 'string' ? plain.replace(pattern, words) : plain.replace(pattern, words),
    text,
  ).trim();
}
