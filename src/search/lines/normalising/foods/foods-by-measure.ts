import { SPOON } from '../../words/amount-patterns.ts';

/** A plate of "Salat" is a mixed salad; a leaf or a head of it is lettuce. */
const SALAD =
  /^(\s*(?:(?:1|ein(?:e[mn]?)?) )?(?:(?:kleine[rs]?|große[rs]?|etwas) )?(?:(?:Portion|Teller|Schüssel|Schale|Schälchen) )?)Salat(?=\s*$|\smit\s)/iu;
const LEAF_OF_SALAD = /(?<=(?<!\p{L})(?:Blatt|Blätter|Kopf|Köpfe)\s)Salat(?=\s*$)/iu;

/** "1 lb hot dogs", "1 package hot dogs": sausages without their buns. */
const WEIGHED_HOT_DOGS =
  /(?=hot dogs)(?<=^\s*(?:\d[\d.,/]*|an?|one|half an?|½)\s?(?:(?:\(?\d[\d.,]*[ -]?(?:oz|ounces?|g)\.?\)?\s)?(?:packages?|packs?|pkgs?|packets?)|lbs?\.?|pounds?|oz\.?|ounces?)\s(?:of\s)?(?:(?:beef|turkey|all[- ]beef)\s)?)hot dogs(?=\s*(?:$|[,(]))/iu;

/** "1 lb hamburger": Americans weigh minced beef so. */
const WEIGHED_HAMBURGER =
  /(?=hamburger)(?<=^\s*\d[\d.,/ ]*\s?(?:lbs?\.?|pounds?)\s(?:of\s)?(?:lean\s)?)hamburger(?: meat| patties)?(?=\s*(?:$|[,(]|or\s))/iu;

/** "1 juice box, apple", "apple juice box": a box of that juice. */
const FRUIT_OF_JUICE = '(apple|orange|grape|cherry|cranberry|berry|multivitamin)';
const JUICE_BOX = new RegExp(
  String.raw`(?<!\p{L})(?:${FRUIT_OF_JUICE} juice (box(?:es)?)|juice (box(?:es)?)(?:,\s?|\s\(?)${FRUIT_OF_JUICE}(?: juice)?\)?)(?=\s*(?:$|[,;]))`,
  'iu',
);

/** "A pot of tea" is two cups. A pot of coffee yoghurt is none, and neither is one of tea leaves. */
const POT_OF_TEA =
  /(?<!\p{L})pots? of (?=(?:\p{L}+ )?(?:tea|coffee)(?!\p{L}|-\p{L}|(?:\s(?!with|and|w(?!\p{L}))\p{L}+)?\s(?:yog|ice|cream|beans?|leaves|bags|grounds|granules|powder|creamer|dessert|mousse|pudding|custard)))/giu;

/** Hearts of palms are a vegetable, and other hearts may be the shape of a biscuit. */
const HEARTS_OF_PALM = /(?<!\p{L})hearts? of palms?(?!\p{L})/giu;
const HEART_SHAPED = /(?<!\p{L})heart[- ]shaped\s/giu;

/** The chocolates in a box are filled ones, and not a bar. */
const BOX_OF_CHOCOLATES =
  /(?<=(?<!\p{L})box(?:es)?\s(?:of\s)?)(?:(?:milk|dark|white)\s)?chocolates(?!\p{L})/iu;

/** A spoon of stock is a spoon of its powder. */
const SPOON_OF_STOCK =
  /((?<!\p{L})(?:TL|EL|Teelöffel|Esslöffel)\s(?:gehäufte[rn]? |gestrichene[rn]? )?)(?:instant-?|gekörnte )?(gemüse|hühner|rinder|fleisch)?(?:brühe|bouillon)(?:pulver)?(?=\s*(?:$|[,(]))/giu;
/** A cube of stock, which is not liquid: "2 Würfel Gemüsebrühe", "1 cube of chicken stock". */
const CUBE_OF_STOCK =
  /(?<!\p{L})(?:Würfel|cubes?(?: of)?)\s(?:(gemüse|hühner|rinder|fleisch|vegetable|chicken|beef) ?)?(?:brühe|bouillon|stock|broth)(?=\s*(?:$|[,(]))/giu;
const CUBES: Readonly<Record<string, string>> = {
  hühner: 'chicken stock cube',
  chicken: 'chicken stock cube',
  rinder: 'beef stock cube',
  fleisch: 'beef stock cube',
  beef: 'beef stock cube',
};
const POWDERS: Readonly<Record<string, string>> = {
  gemüse: 'Gemüsebrühpulver',
  hühner: 'gekörnte Brühe Huhn',
};

const CUP = '(?:Tassen?|Becher|Glas|Gläser|Haferl|Kännchen)(?!\\p{L})';
const VOLUME = '(?:[mcd]?l|Liter)(?!\\p{L})';

/** Brands of powder that people stir into milk. */
const POWDER_DRINK = '(?:Nesquik|Kaba|Swiss Miss)(?!\\p{L}|\\s?(?:Pulver|powder))';

/** Words for a drink without sugar. */
const UNSWEETENED = '(?:ungesüßt|zuckerfrei|ohne zucker)(?!\\p{L})';

/** Cocoa as a drink: a cup of "Kakao", or "Kakao" alone. By the spoon or the gram, it is the powder. */
const CUP_OF_COCOA = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${CUP}|${VOLUME}) (?:(?:warme|kalte|heiße)[rn]? )?)(?:Kakao|${POWDER_DRINK})(?=\s*(?:$|[,(]|mit\s|${UNSWEETENED}))`,
  'iu',
);
const COCOA_BY_THE_CUP = new RegExp(
  String.raw`^(\s*)Kakao(?=\s*(?:$|mit\s)|(?:,?\s\(?${UNSWEETENED}\)?)?,?\s\(?(?:(?:(?:\d|eine?|½)\s)?${CUP}|\d[\d.,]*\s?${VOLUME}))`,
  'iu',
);
const MUG_OF_COCOA = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:(?:mugs?|(?:a|(?<=^\s*)) ?cup) of |(?:mugs?|cups?) (?:of )?(?=${POWDER_DRINK})))(?:(?:hot )?cocoa|${POWDER_DRINK}|(?:cadbury )?drinking chocolate)(?=\s*(?:$|[,(]|with\s|made\s))`,
  'iu',
);
const GLASS_OF_COCOA = new RegExp(
  String.raw`(?<=(?<!\p{L})glass(?:es)? (?:of )?)${POWDER_DRINK}(?=\s*(?:$|[,(]|with\s))`,
  'iu',
);

/** A German bottle of beer holds half a litre. */
const BOTTLE_OF_BEER =
  /(?<!\p{L})(?<!(?:kleine|große|0[.,]\d+ ?l)\s)(?=Flaschen?\s(?:\p{L}*bier|Pils(?:ener)?|Helles|Export|Radler|Alster)(?!\p{L}))/giu;

/** A row of a bar of chocolate, rather than a rib of pork or a bar. "Kinderschokolade" comes in bars. */
const CHOCOLATE = '(?:(?:dunkle|weiße|helle) )?(?!kinder)(?:\\p{L}*schokolade|schoki|schoko)';
const ROW_OF_CHOCOLATE = new RegExp(
  String.raw`(?<!\p{L})(?:Rippchen|Riegel) (?:(?=${CHOCOLATE}(?!\p{L}))|\((${CHOCOLATE})\))`,
  'giu',
);
const CHOCOLATE_IN_ROWS = new RegExp(
  String.raw`(?<=^\s*${CHOCOLATE},?\s\d\s)(?:Rippchen|Riegel)(?=\s*$)`,
  'iu',
);

/** A "Riegel" is a row of a bar, or a small bar. */
function rowOrBar(row: string): string {
  return row.startsWith('Riegel') ? 'roworbar' : 'Rippen';
}

/** Slices of breast are cold cuts, unless they are roasted. */
const MEAT_OF_COLD_CUTS =
  '(?:(puten|truthahn|turkey )|(?:hähnchen|hühner|poulet|chicken ))(?:brust|breast)';
const SLICES_OF_BREAST = new RegExp(
  String.raw`((?<!\p{L})(?:slices?(?: of)?|Scheiben?)\s)${MEAT_OF_COLD_CUTS}(?=\s*(?:$|[,(]|(?:on|with|and|auf|mit|und)\s))`,
  'iu',
);
const BREAST_IN_SLICES = new RegExp(
  String.raw`^(\s*)${MEAT_OF_COLD_CUTS}(?=,?\s\(?\d\s(?:slices?|Scheiben?)\)?\s*$)`,
  'iu',
);

/** Slices of salmon are smoked, unless the line gives a weight, as of a steak, or a way of cooking. */
const SLICES_OF_SALMON =
  /(?<=^\s*(?:(?:\d|an?|one|two|eine?|zwei)\s)?)(?:(slices?(?: of)?|Scheiben?)\s(?:Lachs|salmon)|Lachsscheiben?)(?=\s*$|,?\s(?:on|with|and|auf|mit|und)\s)/iu;

/** A German "Rührei" is a helping; only its plural counts eggs. */
const ONE_RUEHREI = /^(\s*(?:1|ein)\s)(?=Rührei(?:\s*$|\smit\s))/iu;

/** A "Maß" in the spelling of Switzerland, and of telephones. */
const MASS_OF_BEER = /(?<!\p{L})Mass(?=\s(?:\p{L}*bier|Helles|Radler|Weizen|Spezi)(?!\p{L}))/giu;

/** A stick of "Sellerie" is celery, and 100 g of it are celeriac. */
const STICK_OF_CELERY =
  /(?<=(?<!\p{L})(?:Stangen?|Stängel|Stauden?) )Sellerie(?!\p{L})|(?<!\p{L})Sellerie(?=stangen?(?!\p{L}))/giu;

/** Extracts that people drink as a broth; a spoon of one is a spread. */
const MUG_OF_EXTRACT = /(?<=(?<!\p{L})(?:mugs?|cups?) of )(?:bovril|oxo|marmite)(?!\p{L})/giu;

/** A spoon or pinch of "paprika" is the spice. */
const SPOON_OF_PAPRIKA = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${SPOON}|pinch(?:es)?|prisen?|messerspitzen?|msp)\.?\s(?:of )?)(?:(sweet|smoked|hot|mild)\s)?paprika(?:\s(?:edelsüß|rosenscharf))?(?!\p{L}|\s(?:powder|paste|pepper|edelsüß|rosenscharf|scharf|geräuchert)|,?\s\(?(?:(?:fein|grob|klein|finely|roughly)\s)?(?:gewürfelt|gehackt|geschnitten|in (?:\p{L}+\s)?(?:würfeln|streifen|strips)|diced|chopped|sliced))`,
  'giu',
);

/** So is a spoon of curry or chilli, unless it is chopped. */
const SPOON_OF_POWDER = new RegExp(
  String.raw`(?<=(?<!\p{L})${SPOON}\.?\s(?:of )?)(?:curry|chill?i)(?=\s*$|\s(?:and|und)\s)`,
  'giu',
);

/** A spoon of coriander is ground seeds, unless it is chopped. */
const SPOON_OF_CORIANDER = new RegExp(
  String.raw`(?<=(?<!\p{L})${SPOON}\.?\s(?:of )?)(?:coriander|Koriander)(?=\s*(?:$|and\s|und\s|,?\s\(?gemahlen))`,
  'giu',
);

/** A spoon of drinking chocolate is a spoon of its powder. */
const SPOON_OF_CHOCOLATE = new RegExp(
  String.raw`(?<=(?<!\p{L})${SPOON}\.?\s(?:of )?)(?:(?:hot|drinking) chocolate|Trinkschokolade)(?=\s*(?:$|[,(]|(?:in|with|mit)\s))`,
  'giu',
);

/** A British tin of beans is baked beans, unless the line says that it is drained. */
const TIN_OF_BEANS =
  /(?<=(?<!\p{L})tins?\s(?:of\s)?)beans(?=\s*$|\s(?:on|with|and)\s)|^(\s*)beans(?=,?\s\(?(?:half an?|half|½|\d(?:\/\d)?|an?)\s(?:small\s)?tins?\)?\s*$)/giu;

/** Wheat beer, which only a number or a glass distinguishes from the grain. */
const WHEAT_BEER =
  /(?<=^\s*(?:\d|0[.,][35] ?l|½ l|ein(?:en)?)\s(?:(?:kleines|großes|helles|dunkles|alkoholfreies|Glas|Gläser)\s)?)Weizen(?=\s*(?:$|\(0[.,][35] ?l\)|alkoholfrei))/iu;

/** "2 Spritzer", "1 Spritzer weiß": a drink of wine. Behind it may be its volume. Anything else says of what it is a dash: "Spritzer (Öl)". */
const WINE_SPRITZER =
  /^(\s*(?:(?:\d|ein(?:en)?)\s)?(?:(?:kleine[rn]?|große[rn]?)\s)?)Spritzer(?: weiß)?(?=\s*(?:$|[,(:]\s*(?:(?:je|à|zu|ca\.?)\s)?(?:0[.,]\d+\s?l|\d{3}\s?ml|\d\s?dl)))/iu;

/** Cucumbers in a jar are pickled. */
const JAR_OF_GHERKINS = /(?<=(?<!\p{L})(?:Glas|Gläser)\s)Gurken(?!\p{L})/giu;

/** A spoon of a drink that people make with milk is a spoon of its powder. */
const SPOON_OF_MALT = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:heaped |level |gehäufte[rn]? )?${SPOON}\.?\s(?:of )?)(?:ovomaltine|ovo|ovaltine|horlicks|milo)(?=\s*(?:$|[,(]|(?:in|with|mit)\s))`,
  'giu',
);

/** "Pudding cup", "2 applesauce cups": snacks that shops sell in small cups. */
const SNACK_CUP =
  /^(\s*(?:(?:\d+|an?|one|two|half an?)\s)?)((?:(?:sugar[- ]free|chocolate|vanilla|unsweetened)\s)?(?:pudding|jell-?o|jelly|fruit|apple ?sauce|peach|mandarin(?: orange)?|custard))\s(?:snack )?cups?(?=\s*(?:$|[,(]))/iu;

/** A pint of bitter is ale. */
const PINT_OF_BITTER = /(?<=(?<!\p{L})pints?\s(?:of\s)?(?:best\s)?)bitter(?!\p{L}|\s\p{L})/giu;

/** Cress grows in a punnet. */
const BED_OF_CRESS =
  /(?<!\p{L})(?:Beete?|Kästchen|Kistchen|Schälchen)\s(?=(?:Garten)?kresse(?!\p{L}))/giu;

/** Lemongrass comes in stalks, and herbs in sprigs. */
const STALK_OF_LEMONGRASS = /(?<!\p{L})(?:Stängel|Stengel|Stiele?)\s(?=Zitronengras(?!\p{L}))/giu;

/** A sachet of pudding is its powder; people eat the pudding from a cup. */
const SACHET_OF_PUDDING =
  /(?<=(?<!\p{L})(?:Päckchen|Pä?ck|Pckg|Pkg|Pkt|Packerl|Päckli|Tütchen|Tüte|Beutel)\.?\s)(?:Vanille|Sahne|Mandel|Karamell?|(?:Schoko(?:laden)?))-?pudding(?!\p{L})/giu;

/** The side of a fish is a whole fillet, if the line says its weight. */
const SIDE_OF_FISH =
  /(?<!\p{L})(?:whole\s)?side of (?=(?:smoked\s)?(?:salmon|trout)(?!\p{L}).*\d\s?(?:k?g|lbs?|pounds?)(?!\p{L}))/giu;

/** A cup of an instant cappuccino is the drink, and a spoon or gram of it the powder. */
const CUP_OF_CAPPUCCINO =
  /(?<=(?<!\p{L})(?:cups?|mugs?|glass(?:es)?|tassen?|becher|gläser|[mcd]?l|fl\.? ?oz)\s(?:of )?)(?:(?:instant|nescaf[eé])[- ]?)+cappuccino(?!\p{L}|,?\s?\(?(?:powder|pulver|mix|dry|dried))/iu;

/** A spoon of instant coffee is a spoon of its powder. */
const SPOON_OF_COFFEE = new RegExp(
  String.raw`(?<=(?<!\p{L})${SPOON}\.?\s(?:of )?)(?:instant coffee|Instantkaffee|löslicher Kaffee)(?=\s*(?:$|[,(]))`,
  'giu',
);

/** A few centilitres of Aperol are meant for a spritz. Aperol is as strong as vermouth and nearly as sweet. */
const SHOT_OF_APEROL =
  /(?<=^\s*(?:\d(?:[.,]\d)?\s?(?:cl|oz)|[1-9]\d\s?ml)\s(?:of )?)aperol(?=\s*(?:$|[,(]))/giu;

/** One pretzel is a soft one: of the small ones in a bag, people eat a handful. */
const ONE_PRETZEL =
  /(?<=^\s*(?:1|an?|one|half an?|½|1\/2)\s(?:small\s|medium\s|large\s|big\s|warm\s)?)(?=pretzel\s*(?:$|[,(]|with\s))/iu;

/** Square sausage is sold by the slice, each of the weight of a sausage. */
const SLICE_OF_SAUSAGE =
  /(?<=^\s*(?:\d+|an?|one|two|half an?)\s)slices? (?:of )?(?=(?:lorne|square)(?: sausages?)?(?!\p{L}))/iu;
const SAUSAGE_IN_SLICES =
  /^(\s*)((?:lorne|square)(?: sausages?)?),?\s\(?(\d+|an?|one|two|three) slices?\)?(?=\s*$)/iu;
const BARE_LORNE = /(?<!\p{L})lorne(?!\p{L}|\ssausage)/iu;

/** "2 reduced fat cheese slices", "Schmelzkäse light in Scheiben": processed cheese, which is sold in slices. */
const LIGHT_SLICES =
  /^(\s*(?:\d+|an?|one)?\s?)(?:reduced|lower|low)[- ]fat cheese slices?(?=\s*$)/iu;
const LIGHTER_SLICES =
  /(?<=(?<!\p{L})Scheiben?\s)Schmelzkäse light(?!\p{L})|(?<!\p{L})Schmelzkäse light(?: in)?(?=,?\s(?:\d+\s)?Scheiben?(?!\p{L}))/iu;

/** "100 g Weizen", "Weizen, geschrotet": the grain, since nobody weighs, spoons or grinds a wheat beer. */
const WHEAT =
  /(?<=(?<!\p{L})(?:k?g|EL|TL|Esslöffel|Teelöffel|Tassen?)\s(?:(?:bio[- ]?|ganze[nr]?\s|rohe[nr]?\s))?)Weizen(?=\s*$)|(?<=(?<!\p{L})(?:geschrotet|gemahlen|gekeimt|geschält)e[nr]?\s)Weizen(?=\s*(?:$|[,(]))|(?<!\p{L})Weizen(?=,?\s\(?(?:geschrotet|gemahlen|gekeimt|gekocht|geschält|roh|Korn|Körner)(?!\p{L}))/iu;

/** "50 g Mais geschrotet": the dried grain, and no sweetcorn. */
const GROUND_MAIZE = /(?<!\p{L})(?:Mais,?\s\(?geschrotet\)?|geschrotete[nr]?\sMais)(?!\p{L})/giu;

/** Names the food that only a measure distinguishes from another of the same name: a spoon of "Brühe" is its powder. */
export function withFoodsByMeasure(text: string): string {
  return text
    .replace(
      JUICE_BOX,
      (_, before?: string, box?: string, boxBehind?: string, behind?: string) =>
        `${box ?? boxBehind} of ${before ?? behind} juice`,
    )
    .replace(SALAD, '$1gemischter Salat')
    .replace(LEAF_OF_SALAD, 'Blattsalat')
    .replace(WEIGHED_HOT_DOGS, 'frankfurters')
    .replace(WEIGHED_HAMBURGER, 'ground beef')
    .replace(CUP_OF_COCOA, 'heiße Schokolade')
    .replace(COCOA_BY_THE_CUP, '$1heiße Schokolade')
    .replace(MUG_OF_COCOA, 'hot chocolate')
    .replace(GLASS_OF_COCOA, 'chocolate milk')
    .replace(BOTTLE_OF_BEER, 'große ')
    .replace(ROW_OF_CHOCOLATE, (row, chocolate = '') => `${rowOrBar(row)} ${chocolate}`)
    .replace(CHOCOLATE_IN_ROWS, rowOrBar)
    .replace(SLICES_OF_BREAST, withColdCuts)
    .replace(BREAST_IN_SLICES, withColdCuts)
    .replace(SLICES_OF_SALMON, (_, slices = 'Scheiben') =>
      /^scheib/iu.test(slices) ? `${slices} Räucherlachs` : `${slices} smoked salmon`,
    )
    .replace(ONE_RUEHREI, '$1Portion ')
    .replace(MASS_OF_BEER, 'Maß')
    .replace(WHEAT, 'Weizenkörner')
    .replace(GROUND_MAIZE, 'Maisschrot')
    .replace(WHEAT_BEER, 'Weizenbier')
    .replace(WINE_SPRITZER, '$1Gespritzter')
    .replace(TIN_OF_BEANS, '$1baked beans')
    .replace(SHOT_OF_APEROL, 'vermouth')
    .replace(MUG_OF_EXTRACT, 'beef stock')
    .replace(
      SPOON_OF_PAPRIKA,
      (_, kind?: string) => `${kind === undefined ? '' : `${kind} `}paprika powder`,
    )
    .replace(SPOON_OF_POWDER, '$& powder')
    .replace(SPOON_OF_CORIANDER, 'ground coriander')
    .replace(SPOON_OF_MALT, 'Ovomaltine Pulver')
    .replace(SPOON_OF_CHOCOLATE, 'drinking chocolate powder')
    .replace(CUP_OF_CAPPUCCINO, 'cappuccino')
    .replace(
      LIGHT_SLICES,
      (_, count: string) => `${count.trim() || '1'} slice reduced fat processed cheese`,
    )
    .replace(LIGHTER_SLICES, 'Scheibletten light')
    .replace(SPOON_OF_COFFEE, 'instant coffee powder')
    .replace(STICK_OF_CELERY, 'Staudensellerie')
    .replace(PINT_OF_BITTER, 'ale')
    .replace(SNACK_CUP, (_, count: string, food: string) => `${count || '1 '}snackcup ${food}`)
    .replace(BED_OF_CRESS, 'Packung ')
    .replace(STALK_OF_LEMONGRASS, 'Stange ')
    .replace(SACHET_OF_PUDDING, 'Puddingpulver')
    .replace(SIDE_OF_FISH, '')
    .replace(ONE_PRETZEL, 'soft ')
    .replace(SLICE_OF_SAUSAGE, '')
    .replace(SAUSAGE_IN_SLICES, '$1$3 $2')
    .replace(BARE_LORNE, 'lorne sausage')
    .replace(JAR_OF_GHERKINS, 'Gewürzgurken')
    .replace(HEARTS_OF_PALM, 'palm hearts')
    .replace(HEART_SHAPED, '')
    .replace(BOX_OF_CHOCOLATES, 'pralines')
    .replace(POT_OF_TEA, 'Kännchen of ')
    .replace(CUBE_OF_STOCK, (_, kind = '') => CUBES[kind.toLowerCase()] ?? 'vegetable stock cube')
    .replace(
      SPOON_OF_STOCK,
      (_, spoon: string, kind = 'gemüse') =>
        `${spoon}${POWDERS[kind.toLowerCase()] ?? 'beef stock powder'}`,
    );
}

function withColdCuts(_: string, before: string, turkey?: string): string {
  return `${before}${turkey === undefined ? 'Hähnchenbrustaufschnitt' : 'Putenbrustaufschnitt'}`;
}
