import { isOptionalAhead, OPTIONAL_AHEAD, withoutOptional } from './optional.ts';
import { isUtensil } from './utensils.ts';

/** "1/2 cup soy sauce (for marinating, discard)": all of it is discarded, not only its skin or shells. */
const DISCARDED =
  /[,(;–-]\s*(?:(?:for (?:the )?)?(?:marinade|brine|water|liquid|oil|marinade für .*|lake)[\s,;–-]+|(?:for|to|zum) \p{L}+(?: \p{L}+){0,2}\s*[,;(–-]\s*)?(?:(?:to be|then|later|is|are|will be|wird|werden|später|danach)\s+)*(?:discard(?:ed)?|throw(?:n)? away|pour(?:ed)? away|not eaten|weg(?:ge)?gossen|weggießen|weg(?:ge)?schütten?|weggeschüttet|abgegossen|entsorgt|nicht (?:mit)?gegessen)\s*\)?\s*$/iu;

/** "1 cup kosher salt (for the brine)", "Salz für die Lake" */
const BRINE =
  /(?<!\p{L})(?:for (?:the |a )?(?:brine|brining)|für (?:die|eine) (?:salz|pökel|nass)?lake|zum (?:pökeln|einlegen in lake))(?!\p{L})/iu;

const WATER_OR_SALT = /(?<!\p{L})(?:water|\p{L}*wasser|salt|\p{L}*salz)(?!\p{L})/iu;

const ARTICLE = '(?:(?:the|der|die|das|den)\\s)?';

/** Foods that people boil in much more water than they take up, as alternatives of a pattern. */
export const PASTA_WORDS =
  'pasta|spaghetti|noodles?|nudeln?|penne|macaroni|klöße|knödel|gnocchi|spätzle|ravioli|tortellini';

/** Foods that people boil in a pot full of water. */
const STARCHY = String.raw`(?:\p{L}*(?:${PASTA_WORDS}|potato(?:es)?|kartoffeln?|rice|reis))`;

/** "5 l water, for the pasta", "1 EL Salz für das Nudelwasser", "Wasser zum Kochen der Nudeln" */
const FOR_BOILING = new RegExp(
  String.raw`(?<!\p{L})(?:(?:for|to) (?:boil|cook|blanch)(?:ing)?(?: ${ARTICLE}(?:\p{L}+ )?\p{L}+)?|(?:for|für) ${ARTICLE}${STARCHY}(?:[ -]?water)?|for ${ARTICLE}(?:cooking|boiling) water|für ${ARTICLE}(?:nudel|koch|pasta|kartoffel|blanchier|salz)wasser|zum (?:kochen|blanchieren)(?: (?:der|von|des) \p{L}+)?)(?=\s*(?:$|[,;.)]))`,
  'iu',
);

/** Rice and grains absorb the water in which they are cooked. */
const TAKES_UP_WATER =
  /(?<!\p{L})(?:rice|reis(?:es)?|quinoa|couscous|bulgur|oats|millet|hirse)(?!\p{L})/iu;
/** An amount of litres: "2 l Wasser". */
export const LITRES = /^\D{0,6}\d[\d.,/]*\s*(?:l|litres?|liters?|quarts?|gallons?)(?!\p{L})/iu;

/** "5 Eiswürfel", "crushed ice, to serve": without a weight or volume, because it is unknown how much melts. */
const ICE =
  /^(?:(?:\d+(?:\s?[-–]\s?\d+)?(?=\s(?:ice cubes?|eiswürfel))|some|plenty of|etwas|viele?|lots of)\s)?(?:(?:crushed[ -])?ice(?: cubes?)?|eiswürfel)(?:,?\s(?:to serve|for serving|zum servieren|nach (?:bedarf|belieben)))?$/iu;

/** "Cooked rice, for serving", "Baguette zum Servieren": what people eat with the dish. */
const SERVED_WITH =
  /[\s,(](?:to serve(?: with| alongside)?|for (?:serving|dipping)|zum (?:servieren|dippen|dazureichen)|als beilage|pour servir|per servire|para (?:servir|acompañar))\)?$/iu;

/** "Water, as needed to thin", "etwas Wasser": nobody knows how much, and it has nothing except weight. */
const WATER_WITHOUT_AMOUNT =
  /^(?:(?:etwas|ein wenig|einige esslöffel|some|a little|(?:a )?few (?:tablespoons|tbsp)(?: of)?|evtl\.|ggf\.)\s)*(?:(?:kalt|warm|lauwarm|heiß|kochend|eiskalt|cold|warm|hot|lukewarm|boiling|ice)(?:es)?\s)?(?:wasser|water)(?:,?\s(?:(?:as|if) (?:needed|required|necessary)|(?:je )?nach (?:bedarf|belieben)|bei bedarf|(?:to|zum)\s)[^\d]*)?$/iu;

/** "Fett für die Form", "grease for the tin": some fat that the line does not name. */
const GREASE =
  /^(?:etwas\s|some\s)?(?:(?:back)?fett|grease|fat|backtrennspray)[,\s]\(?(?:fürs?\s(?:(?:die|das|den)\s)?\p{L}*(?:formen|form|blech|förmchen|pfanne|eisen)|zum (?:ein|aus)?fetten|(?:for|to) greas(?:e|ing)|for the (?:tin|pan|tray|dish|mould))[^\d]*$/iu;

/** "Für die Form: Fett", "For the tin: butter": the same in another order. */
const GREASE_BEHIND =
  /^(?:für\s(?:die|das|den)\s\p{L}*(?:formen|form|blech|förmchen|pfanne|eisen)|for the (?:tin|pan|tray|dish|mould))\s*:\s*(?:etwas\s|some\s)?(?:(?:back)?fett|butter|margarine|öl|grease|fat|oil)(?:\sund\s(?:mehl|semmelbrösel|paniermehl))?$/iu;

/** "1 kg Rinderknochen", "2 lb beef bones": they only flavour a stock. */
const BONES =
  /^(?:[\d½¼¾][\d½¼¾.,/]*\s?(?:kg|g|lbs?\.?|pounds?|stück)?\s|einige\s|some\s)?(?:\p{L}+e\s)?(?:(?:rinder|kalbs|schweine|lamm|mark|suppen|fleisch|sand|geflügel|hühner|wild|lachs|fisch)-?(?:mark)?(?:knochen|karkassen?|gräten)|(?:(?:beef|veal|pork|lamb|chicken|turkey|fish|soup|marrow|stock)\s){1,2}(?:bones?|carcass(?:es)?))(?=\s*(?:$|[,(]))/iu;

/** "1 Parmesan rind", "small piece of Parmesan cheese rind": it only flavours a soup. */
const RIND =
  /^(?:(?:[\d½]+|an?|one|some|small|large|eine?|kleine[sn]?)\s)*(?:(?:piece|chunk|stück)s?\s(?:of\s|von\s)?)?(?:(?:parmesan|parmigiano(?: reggiano)?|pecorino|grana padano)\s(?:cheese\s)?rinds?|(?:parmesan|käse)-?rinden?)(?=\s*(?:$|[,(]))/iu;

/** "Ohne Salz", "no added sugar": what a dish does not have. */
const ABSENT =
  /^\(?(?:(?:ganz|completely)\s)?(?:ohne|kein(?:e[nr]?)?|no|without|omit)\s(?!bake|cook|knead)(?:(?:added|extra|any|zusätzliche[snrm]?)\s)?\p{L}+(?:\s(?!(?:oder|und|or|and)\s)\p{L}+)?(?:\s(?:oder|und|or|and)\s\p{L}+)?[.!]?\)?$/iu;

/** "To serve: rice and salad" */
const TO_SERVE = /^(?:to serve(?: with)?|for serving|zum servieren|als beilage|dazu)\s*:/iu;

/** Whether a heading is above foods that people only eat with the dish. */
export function isHeadingOfServedWith(heading: string): boolean {
  return TO_SERVE.test(heading.endsWith(':') ? heading : `${heading}:`);
}

/** "a handful of parsley", "ein Baguette": an amount in words or digits. */
const AMOUNT = /[\d¼-¾⅐-⅞]|^(?:an?|one|two|three|half|eine?|zwei|drei|halbe[rs]?)\s/iu;

/** The reason why nobody eats the food of a line, as the end of a sentence; undefined if somebody does. */
export function reasonNotEaten(line: string): string | undefined {
  if (DISCARDED.test(line)) return 'the line says that it is not eaten';
  if (BRINE.test(line)) return 'the brine is not eaten';
  const bare = withoutOptional(line.trim());
  const isOptional = bare !== line.trim() || isOptionalAhead(bare);
  if (ABSENT.test(bare)) return 'the line says that it is not in the dish';
  if (ICE.test(bare)) return 'it only cools the drink';
  if (isUtensil(bare)) return 'it is not food';
  if (RIND.test(bare)) return 'rinds are not eaten';
  if (BONES.test(bare)) return 'bones are not eaten';
  if (GREASE.test(bare) || GREASE_BEHIND.test(bare)) return 'it only greases the tin';
  if (WATER_WITHOUT_AMOUNT.test(bare)) return 'it has no amount and is only water';
  if ((SERVED_WITH.test(bare) || TO_SERVE.test(bare)) && !AMOUNT.test(bare))
    return 'it has no amount and is only served with the dish';
  if (isOptional && !AMOUNT.test(line.trim().replace(OPTIONAL_AHEAD, '')))
    return 'it is optional and has no amount';
  if (!WATER_OR_SALT.test(line)) return undefined;
  const isLeft = !TAKES_UP_WATER.test(line) || LITRES.test(line);
  return isLeft && FOR_BOILING.test(line) ? 'the cooking water is not eaten' : undefined;
}

/** "Orangensaft nach Belieben", "cream, to taste": as much as people like. */
const AS_MUCH_AS_LIKED =
  /(?<!\p{L})(?:nach (?:belieben|geschmack|gusto|wunsch|bedarf)|n\.\s?b\.|to taste|as (?:desired|needed|you like)|if desired|(?:for|to) (?:serve|serving|garnish(?:ing)?|top(?:ping)?)|zum (?:garnieren|servieren|anrichten|dekorieren|verzieren))(?!\p{L})/iu;

/** Whether a line without an amount says that people add as much of its food as they like. */
export function isAsMuchAsLiked(line: string): boolean {
  return AS_MUCH_AS_LIKED.test(line) && !AMOUNT.test(line);
}

/** "1 litre oil for deep frying", "500 ml Öl zum Ausbacken" */
const FRYING =
  /(?<!\p{L})(?:(?:for|to) (?:deep[ -]?|shallow[ -]?|pan[ -]?)?(?:fat[ -])?fr(?:y|ying)|zum (?:fr[ia]t{1,2}ieren|ausbacken|braten|anbraten)|fritt?ieröl|frying oil|para freír|per friggere|pour (?:la )?friture|huile de friture)(?!\p{L})/iu;

/** Whether a line says that its food is fat for frying. */
export function isForFrying(line: string): boolean {
  return FRYING.test(line);
}
