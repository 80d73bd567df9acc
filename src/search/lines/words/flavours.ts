import { lazily } from '../../../collections/lazily.ts';
import { anyWordOf, wholeWord } from '../../../text/words/word-patterns.ts';

/** Foods that shops sell in flavours, in English. */
const FLAVOURED_ENGLISH = `
  bars?; (?:cup[- ]a[- ])?soups?; rice cakes?; huel; whey; protein powder; hummus; houmous
  ice ?cream; gelato; sorbet; frozen yogh?urt; yogh?urts?; skyr; jelly; ice pops?; lollies
  muffins?; cup ?cakes?; do(?:ugh)?nuts?; bagels?; cheesecake; pancakes?; cookies?; macarons?; pop-?tarts?
  milkshakes?; shakes?; smoothies?; iced? tea; vodka
  custard powder; (?:instant )?pudding (?:mix|powder); frosting; (?:cake|brownie) mix
  chewing gum; gum; popcorn; crisps; pringles; tortilla chips
`;

/** German words for foods that shops sell in flavours. They also end compounds: "Müsliriegel". */
const FLAVOURED_GERMAN = `
  (?<!r)eis; riegel; joghurts?; pudding; puddingpulver; so(?:ß|ss)enpulver; götterspeise; quark; milch(?:reis|shakes?); shakes?; eistee; limo; suppe
  muffins?; donuts?; krapfen; berliner; waffeln?; kuchen; torte; macarons?
`;

/** Foods that are flavoured rather than topped, and brands of such foods: a flavour may follow them without a comma. */
const SOLD_BY_FLAVOUR = `
  bars?; skyr; yogh?urts?; ice ?cream; gelato; sorbet; muffins?; do(?:ugh)?nuts?; pop-? ?tarts?; milkshakes?
  shakes?; smoothies?; iced? tea; protein (?:powder|pudding|drink); whey(?: protein)?; huel; pudding; crisps
  activia; actimel; yakult; ensure(?: plus)?; fortisip(?: compact| extra)?; fortimel; fortijuce; complan; yfood
  fresubin(?: energy)?(?: drink)?; (?:müller|muller) corner; müller ecke; fruchtzwerge; fanta; capri[- ]?sun
  cornetto; ritter sport; cornys?; trinknahrung; chobani; oikos; fage; siggi['’]?s; yoplait
`;
const SOLD_BY_FLAVOUR_GERMAN = `
  (?<!r)eis; riegel; joghurts?; quark; pudding; milch(?:reis|shakes?); müllermilch; shakes?; eistee; limo
  proteinpulver; eiweißpulver; muffins?; donuts?; götterspeise
`;

/** Drinks that come in flavours, but are often listed next to other foods: "Milch, Schokolade". */
const FLAVOURED_DRINKS = `
  milk; kefir; buttermilk; (?:oat|soya?|almond|rice) drink; cola; coke; water; tea; seltzer
`;
const FLAVOURED_DRINKS_GERMAN = `
  milch; kefir; drink; cola; wasser; tee; schorle; ayran
`;

/**
 * Brands of single foods, which shops sell in flavours and kinds. They are names of these foods, so that "Pringles sour
 * cream" is no cream.
 */
const PRODUCTS = `
  pringles; doritos; lay['’]?s; walkers; ruffles; takis; tyrrells; kettle chips; mccoy['’]?s; hula hoops; cheetos
  goldfish; triscuits?; tuc; ritz; wheat thins; pom-?bears?; funny[- ]frisch; chio; chipsletten; bifi
  weetabix; cheerios; shreddies; special k; belvita; nature valley; clif; oreos?; chips ahoy!?; pop-?tarts?
  kit-? ?kats?; twix; snickers; mars; bounty; milky way; kinder bueno; kinder riegel; milka; lindt; toblerone
  ritter sport; aero; galaxy; dairy milk; duplo; hanuta; knoppers; m ?& ?m['’]?s; skittles; starbursts?; haribo
  mentos; tic[- ]tacs?; magnums?; cornettos?; ben (?:&|and) jerry['’]?s; philadelphia; boursin; babybel; dairylea
  fanta; sprite; 7[- ]?up; pepsi(?: max)?; coke; coca[- ]cola; (?:diet|zero) coke; coke zero; dr\\.? pepper; lucozade
  gatorade; powerade; snapple; red bull; monster; capri[- ]?sun; bionade; nescaf[eé]; lipton; huel; ensure(?: plus)?
  fortisip; actimel; activia; yakult; danone; monte; müllermilch
`;

/** Words for kinds of such products besides flavours. */
const KINDS_OF_PRODUCTS = `
  sour cream; (?:(?:ready|lightly|sea) )?salt(?:ed)?; salt (?:and|&|n) pepper; (?:cool |nacho |tangy )?(?:original|ranch|cheese)
  (?:texas )?(?:bbq|barbecue); (?:flamin['’]? )?hot; spicy; prawn cocktail; smoky bacon; roast chicken; steak
  garlic(?: (?:and|&) herbs?)?; herbs?; honey(?: nut)?; golden; gold; white; dark; classic; plain; natural; nature
  chunky; duo; mini; minis; giant; crunchy; thins?; peanut; almond; nougat; oreo; daim; tropical; orange; apple; cherry
  grape; berry; berries; coconut; watermelon; cucumber; ginger; elderflower; tangfastics; starmix; goldbären
  ungarisch; salz; gesalzen; klassik; weiß; weiss; zartbitter; vollmilch
`;

/** Flavours of such foods. Fruit that people eat with them, such as a banana, is not a flavour. */
const CHOCOLATE = `
  (?:(?:double|triple|milk|dark|white|mint|belgian) )?choc(?:olate)?(?: chips?| fudge| orange| brownie| mint| (?:and|&|n) (?:nut|orange|caramel|hazelnut|coconut|sea salt))?
`;
const SWEET = `
  (?:french )?vanilla; stracciatella; (?:salted |sea salt )?caramel; toffee; fudge; brownie
  cookie dough; cookies? (?:and|&|n) cream; oats? (?:and|&|n) honey; maple(?: brown sugar)?
  cinnamon(?: raisin| sugar)?; red velvet; birthday cake; matcha; (?:pepper|spear)?mint
`;
const NUTS = `
  pistachio; hazelnut; (?:roasted |salted |maple )?(?:almond|peanut|cashew|pecan); coconut
  peanut butter(?: (?:choc(?:olate)?(?: chips?)?|cup|(?:and|&) (?:jelly|jam)))?
`;
const FRUIT = `
  lemon; lime; mango; passion ?fruit; peach; cherry; strawberry; raspberry; blueberry; blackcurrant
  mixed berry; forest fruits?
`;
const SAVOURY = `
  sour cream (?:and|&|n) (?:onion|chives?); salt (?:and|&|n) vinegar; cheese (?:and|&|n) onion
  (?:sweet )?chill?i; paprika; red pepper; sesame; poppy ?seed; everything; onion; tomato
`;

/** Flavours in German. */
const GERMAN_FLAVOURS = `
  (?:vollmilch|zartbitter|weiße )?schoko(?:lade)?; vanille; karamell; cookies?; joghurt; mokka
  erdbeere?; himbeere?; heidelbeere?; blaubeere?; kirsche?; zitrone; limette; mango; maracuja
  pfirsich; waldfrucht; amarena; malaga; waldmeister
  kokos; haselnuss; nuss; mandel; pistazie; walnuss; mohn; marmor; zimt; minze
`;
const GERMAN_SAVOURY = `
  käse; kräuter; tomate
`;

/** Toppings of slices of pizza. */
const TOPPINGS = `
  margh?erita; pepperoni; salami; hawaii(?:an)?; funghi; prosciutto; vegetarian; tonno
`;

/** Fruit and drinks that are kinds among others, but not flavours after a comma. */
const FRUIT_AND_DRINKS = `
  coffee; mocha; apfel; apple; banan[ae]; orange; pear; birne; kiwi; mandarine; satsuma; plum; pflaume
`;

const SWEET_FLAVOURS = [CHOCOLATE, SWEET, NUTS, FRUIT, GERMAN_FLAVOURS];
const FLAVOURS = [...SWEET_FLAVOURS, SAVOURY, GERMAN_SAVOURY];

/** A food that is sold in flavours, for a pattern. */
export const flavoured = lazily(
  () =>
    String.raw`(?:${wholeWord(anyWordOf(FLAVOURED_ENGLISH))}|\p{L}*${anyWordOf(FLAVOURED_GERMAN)}(?!\p{L}))`,
);

/** A drink that comes in flavours, for a pattern. */
export const flavouredDrink = lazily(
  () =>
    String.raw`(?:${wholeWord(anyWordOf(FLAVOURED_DRINKS))}|\p{L}*${anyWordOf(FLAVOURED_DRINKS_GERMAN)}(?!\p{L}))`,
);

/** A food or brand that a flavour may follow without a comma, for a pattern. */
export const soldByFlavour = lazily(
  () =>
    String.raw`(?:${wholeWord(anyWordOf(SOLD_BY_FLAVOUR))}|\p{L}*${anyWordOf(SOLD_BY_FLAVOUR_GERMAN)}(?!\p{L}))`,
);

/** The flavour or kind of a product of a brand, with the space before it, for a pattern. */
export const kindOfProduct = lazily(
  () =>
    String.raw`(?=\s)(?<=${wholeWord(anyWordOf(PRODUCTS))})(?:\s${anyWordOf(KINDS_OF_PRODUCTS, ...FLAVOURS)}(?: flavou?r(?:ed)?)?(?!\p{L}))+`,
);

/** A flavour of such a food, for a pattern. */
export const flavour = lazily(() => `${anyWordOf(...FLAVOURS)}(?!\\p{L})`);

/** A flavour of a sweetened food. */
export const sweetFlavour = lazily(
  () => new RegExp(`(?<!\\p{L})${anyWordOf(...SWEET_FLAVOURS)}(?!\\p{L})`, 'iu'),
);

/** A kind of a food that comes in kinds, such as slices of pizza, for a pattern. */
export const kindOfPiece = lazily(
  () => `${anyWordOf(...FLAVOURS, TOPPINGS, FRUIT_AND_DRINKS)}(?!\\p{L})`,
);
