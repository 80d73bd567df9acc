/** A plate of "Salat" is a mixed salad, and a leaf or a head of it lettuce. */
const SALAD =
  /^(\s*(?:(?:1|ein(?:e[mn]?)?) )?(?:(?:kleine[rs]?|große[rs]?|etwas) )?(?:(?:Portion|Teller|Schüssel|Schale|Schälchen) )?)Salat(?=\s*$|\smit\s)/iu;
const LEAF_OF_SALAD = /(?<=(?<!\p{L})(?:Blatt|Blätter|Kopf|Köpfe)\s)Salat(?=\s*$)/iu;

/** Dried yeast is sold in sachets. */
const CUBE_OF_YEAST =
  /(?<=(?<!\p{L})(?:Würfel|cubes?(?: of)?)\s)(?:frische\s|fresh\s)?(?:Hefe|yeast)(?!\p{L})/giu;

/** "A pot of tea" is two cups. */
const POT_OF_TEA = /(?<!\p{L})pots? of (?=(?:\p{L}+ )?(?:tea|coffee)(?!\p{L}))/giu;

/** A spoon of stock is one of its powder. */
const SPOON_OF_STOCK =
  /((?<!\p{L})(?:TL|EL|Teelöffel|Esslöffel)\s(?:gehäufte[rn]? |gestrichene[rn]? )?)(?:instant-?|gekörnte )?(gemüse|hühner|rinder|fleisch)?(?:brühe|bouillon)(?:pulver)?(?=\s*(?:$|[,(]))/giu;
const POWDERS: Readonly<Record<string, string>> = {
  gemüse: 'Gemüsebrühpulver',
  hühner: 'gekörnte Brühe Huhn',
};

/** Cocoa that people drink: a cup of "Kakao", or "Kakao" alone. One by the spoon or the gram is the powder. */
const CUP_OF_COCOA =
  /((?<!\p{L})(?:Tassen?|Gläser|Glas|Becher|Haferl|Kännchen|ml|cl|l|dl|Liter) (?:warme[rn]?\s|kalte[rn]?\s|heiße[rn]?\s)?)Kakao(?=\s*(?:$|[,(]|mit\s))|^(\s*)Kakao(?=\s*(?:$|mit (?!Zucker))|,?\s\(?(?:(?:\d|ein(?:en?)?|½)\s)?(?:Tassen?|Becher|Glas|Gläser|Haferl)(?!\p{L})|,?\s\(?\d[\d.,]*\s?(?:ml|cl|dl|l)(?!\p{L}))|((?<!\p{L})(?:mugs?|a cup) of (?:hot )?)cocoa(?=\s*(?:$|[,(]|with\s|made\s))/iu;

/** A German bottle of beer holds half a litre. */
const BOTTLE_OF_BEER =
  /(?<!\p{L})(?<!(?:kleine|große|0[.,]\d+ ?l)\s)(?=Flaschen?\s(?:\p{L}*bier|Pils(?:ener)?|Helles|Export|Radler|Alster)(?!\p{L}))/giu;

/** A pizza by an Italian name is a whole one: "Pizza Salami". */
const PIZZA =
  /^\s*(?=Pizza (?:Margherita|Margarita|Salami|Tonno|Thunfisch|Funghi|Prosciutto|Schinken|Hawaii|Diavol[ao]|Quattro \p{L}+|Vier Käse|Speciale?|Spezial|Spinat|Spinaci|Vegetari\p{L}+|Napoli|Capricciosa|Mozzarella)\s*$)/iu;

/** Peppers that are counted, which are no spice. */
const PEPPER =
  /(?<=^\s*(?:\d(?:[.,/]\d)?|[½¼]|eine?|halbe|eine halbe|zwei|drei)\s)Paprika(?=\s*(?:$|[,(]))/iu;

/** Apple sauce is sweetened in Germany, unless it says otherwise. */
const PURE_APPLE_SAUCE =
  /(?<!\p{L})(?:Apfelmus,?\s\(?(?:ungesüßt|ohne (?:Zucker(?:zusatz)?))\)?|ungesüßte[sn]?\sApfelmus)(?!\p{L})/giu;

/** A box or a set of sushi, whose pieces are counted. */
const BOX_OF_SUSHI = /(?<!\p{L})Sushi[- ]?(?:Box|Menü|Platte|Set|Mix)(?!\p{L})/giu;

/** A row of a bar of chocolate, and no rib of pork. */
const ROW_OF_CHOCOLATE = /(?<!\p{L})Rippchen (?=(?:\p{L}*schokolade|schoki|schoko)(?!\p{L}))/giu;

/** Wheat beer, which only a number or a glass tells from the grain. */
const WHEAT_BEER =
  /(?<=^\s*(?:\d|0[.,][35] ?l|½ l|ein(?:en)?|zwei|drei)\s(?:(?:kleines|großes|helles|dunkles|alkoholfreies|Glas|Gläser)\s)?)Weizen(?=\s*$|\salkoholfrei)/iu;

/** Spinach beside other foods is cooked, and raw in a salad or by its leaves. */
const SPINACH = /^(\s*)Spinat(?=\s*$)/iu;

/** Burgers of a chain are smaller than those of a restaurant. */
const OF_A_CHAIN =
  /^(\s*(?:\d |an? |ein(?:en)? )?)(?=(?:(?:McDonald'?s?|Mc ?Donalds|McD|Mc[ie]es|Burger King)\s(?:ham|cheese)burger|(?:ham|cheese)burger,? (?:\(?|(?:from|at|by|von|vom|bei|beim) )(?:McDonald|Mc ?Donald|McD|Mc[ie]es|Burger King))(?!\p{L}*\sdouble))/iu;

/** Names the food that a measure tells from another of the same name: a cube of "Hefe" is fresh yeast. */
export function withFoodsByMeasure(text: string): string {
  return text
    .replace(SALAD, '$1gemischter Salat')
    .replace(LEAF_OF_SALAD, 'Blattsalat')
    .replace(CUBE_OF_YEAST, 'Frischhefe')
    .replace(CUP_OF_COCOA, (_, cup = '', alone = '', mug = '') =>
      mug === '' ? `${cup}${alone}heiße Schokolade` : `${mug.replace(/hot $/i, '')}hot chocolate`,
    )
    .replace(BOTTLE_OF_BEER, 'große ')
    .replace(PIZZA, '1 ')
    .replace(ROW_OF_CHOCOLATE, 'Rippen ')
    .replace(PEPPER, 'Paprikaschote')
    .replace(PURE_APPLE_SAUCE, 'Apfelmark')
    .replace(BOX_OF_SUSHI, 'Sushi')
    .replace(WHEAT_BEER, 'Weizenbier')
    .replace(SPINACH, '$1gekochter Spinat')
    .replace(OF_A_CHAIN, '$1small ')
    .replace(POT_OF_TEA, 'Kännchen of ')
    .replace(
      SPOON_OF_STOCK,
      (_, spoon: string, kind = 'gemüse') =>
        `${spoon}${POWDERS[kind.toLowerCase()] ?? 'beef stock powder'}`,
    );
}
