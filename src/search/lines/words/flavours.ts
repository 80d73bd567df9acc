/** Foods that shops sell in flavours, in English; German ones also end compounds: "Müsliriegel". */
const FLAVOURED_ENGLISH =
  'bars?|(?:cup[- ]a[- ])?soups?|ice ?cream|gelato|sorbet|frozen yogh?urt|yogh?urts?|skyr|muffins?|cup ?cakes?|do(?:ugh)?nuts?|bagels?|cheesecake|rice cakes?|milkshakes?|shakes?|smoothies?|whey|protein powder|huel|iced? tea|ice pops?|lollies|jelly|chewing gum|gum|popcorn|crisps|pringles|tortilla chips|hummus|houmous|pancakes?|cookies?|macarons?|pop-?tarts?|vodka';
const FLAVOURED_GERMAN =
  'eis|riegel|joghurts?|muffins?|donuts?|krapfen|berliner|waffeln?|shakes?|pudding|quark|eistee|limo|milch(?:reis|shakes?)|kuchen|torte|suppe|macarons?';

/** What a food of {@link FLAVOURED} tastes of. Fruit that people eat beside it, such as a banana, is not among them. */
const FLAVOURS_ENGLISH =
  '(?:(?:double|triple|milk|dark|white|mint|belgian) )?choc(?:olate)?(?: chips?| fudge| orange| brownie| mint| (?:and|&|n) (?:nut|orange|caramel|hazelnut|coconut|sea salt))?|(?:french )?vanilla|stracciatella|pistachio|hazelnut|(?:roasted |salted |maple )?(?:almond|peanut|cashew|pecan)|peanut butter(?: (?:choc(?:olate)?(?: chips?)?|cup|(?:and|&) (?:jelly|jam)))?|(?:salted |sea salt )?caramel|toffee|fudge|brownie|cookie dough|cookies? (?:and|&|n) cream|oats? (?:and|&|n) honey|maple(?: brown sugar)?|cinnamon(?: raisin| sugar)?|red velvet|birthday cake|matcha|coconut|lemon|lime|mango|passion ?fruit|peach|cherry|strawberry|raspberry|blueberry|blackcurrant|mixed berry|forest fruits?|(?:pepper|spear)?mint|sour cream (?:and|&|n) (?:onion|chives?)|salt (?:and|&|n) vinegar|cheese (?:and|&|n) onion|(?:sweet )?chill?i|paprika|red pepper|sesame|poppy ?seed|everything|onion|tomato';
const FLAVOURS_GERMAN =
  '(?:vollmilch|zartbitter|weiße )?schoko(?:lade)?|vanille|erdbeere?|himbeere?|heidelbeere?|blaubeere?|kirsche?|zitrone|limette|mango|maracuja|pfirsich|kokos|haselnuss|nuss|mandel|pistazie|karamell|walnuss|cookies?|joghurt|mokka|malaga|waldmeister|amarena|waldfrucht|mohn|marmor|käse|kräuter|tomate|zimt|minze';
const TOPPINGS = 'margh?erita|pepperoni|salami|hawaii(?:an)?|funghi|prosciutto|vegetarian|tonno';

/** A food that is sold in flavours, for a pattern. */
export const FLAVOURED = String.raw`(?:(?<!\p{L})(?:${FLAVOURED_ENGLISH})|\p{L}*(?:${FLAVOURED_GERMAN}))(?!\p{L})`;

/** A flavour of such a food, for a pattern. */
export const FLAVOUR = `(?:${FLAVOURS_ENGLISH}|${FLAVOURS_GERMAN})(?!\\p{L})`;

/** The same of a food that comes in kinds, such as slices of pizza. */
export const KIND = `(?:${FLAVOURS_ENGLISH}|${FLAVOURS_GERMAN}|${TOPPINGS}|coffee|mocha|apfel|apple|banan[ae]|orange|pear|birne|kiwi|mandarine|satsuma|plum|pflaume)(?!\\p{L})`;
