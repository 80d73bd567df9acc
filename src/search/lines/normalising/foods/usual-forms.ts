/** Spinach with other foods is cooked. By the leaf or in a salad, it is raw. */
const SPINACH = /^(\s*)Spinat(?=\s*$)/iu;

/** Red cabbage next to a roast or in a jar is cooked with apples, unless it is raw. */
const RED_CABBAGE =
  /^(\s*|.*(?<!\p{L})(?:Glas|Gläser|Dosen?) )(?:Rotkohl|Rotkraut|Blaukraut)(?=\s*(?:$|[,(]))(?!.*(?<!\p{L})(?:roh|raw|frisch))/iu;

/** Pieces of a chain that coats all its chicken. */
const COATED_CHICKEN =
  /(?<!\p{L})(?:kfc|kentucky)['’]?s?\s(?:(?:original recipe|crispy|extra crispy|hot(?: and spicy)?)\s)?(?:chicken\s)?(?=(?:drumsticks?|thighs?|wings?|breasts?|legs?)(?!\p{L}))/giu;
const COATED_SANDWICH =
  /(?<!\p{L})(?:kfc|popeyes|chick-fil-a)['’]?s?\s(?:(?:classic|spicy|deluxe)\s)*(?:chicken\s)?sandwich(?!\p{L})/giu;
const RECIPE_OF_COATING =
  /(?<=breaded chicken \p{L}+),?\s\(?(?:original recipe|original|(?:extra )?crispy)\)?(?=\s*(?:$|[,;]))/giu;

const CHAIN = "(?:McDonald['’]?s?|Mc ?Donalds?|McD|Burger King)(?!\\p{L})";

/** A burger of a chain, which is smaller than one of a restaurant. */
const BURGER_OF_A_CHAIN = new RegExp(
  String.raw`^(\s*(?:\d |an? |ein(?:en)? )?)(?=${CHAIN} (?:double )?(?:ham|cheese)burgers?|(?:double )?(?:ham|cheese)burgers?,? \(?(?:(?:from|at|von|vom|bei|beim) )?${CHAIN})`,
  'iu',
);

/** "Fries from McDonald's": thinner and drier than fries from home. */
const FRIES = '(?:french )?(?:fries|pommes(?: frites)?)';
const FRIES_CHAIN = `(?:${CHAIN}|(?:kfc|wendy['’]?s?|five guys|popeyes|chick-fil-a|arby['’]?s?|take-?away|take-?out)(?!\\p{L}))`;
const FRIES_OF_A_CHAIN = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:potato|loaded|cheesy?|chill?i|zucchini) )(?:${FRIES_CHAIN} ${FRIES}(?!\p{L})|${FRIES},? \(?(?:(?:from|at|von|vom|bei|beim) )?${FRIES_CHAIN}\)?)`,
  'iu',
);

/** "2 slices Domino's pepperoni": a pizza named after its topping. */
const PIZZA_OF_A_CHAIN =
  /(?<!\p{L})(?:domino['’]?s?|papa john['’]?s?|pizza hut|little caesar['’]?s?)\s(?=(?:pepperoni|marg(?:h)?erita|hawaiian|cheese|meat ?feast|vegg?ie|supreme)(?:\s(?:slices?|pizza))?\s*$)/iu;

/** Cucumbers and peppers that are tiny, other foods whose tiny kinds are compounds, and large tomatoes. */
const TINY_KINDS =
  /(?<!\p{L})(?:snack-?(?=(?:gurken?|paprikas?)(?!\p{L}))|(?:baby|snack|lebanese|persian)[- ](?=(?:cucumber|gurke)))/giu;
const TINY_IN_COMPOUNDS =
  /(?<!\p{L})mini(?=(?:gurken?|paprikas?|brötchen|brezeln?|croissants?|muffins?|donuts?|berliner|bagels?|frühlingsrollen?|frikadellen?|bratwürste?|schnitzel|pizzen|pizzas?|windbeutel|eclairs?|wiener|samosas?|burger)(?!\p{L}))/giu;
const SMALL_POTATOES = /(?<!\p{L})baby (?:new )?(?=potato(?:es)?(?!\p{L}))/giu;
const LARGE_KINDS = /(?<!\p{L})(?:fleisch|ochsenherz-?)(?=tomaten?(?!\p{L}))/giu;

/** King prawns are large prawns, if they are counted: "12 raw king prawns". */
const LARGE_PRAWNS =
  /(?<=^\s*\d+\s(?:(?:raw|cooked|peeled|frozen|fresh|rohe|gekochte|geschälte)\s)*)(?:(?:king|tiger|jumbo)\s(?=(?:prawns?|shrimps?)(?!\p{L}))|riesen(?=garnelen?(?!\p{L})))/giu;

/** American sausages for breakfast are small. */
const BREAKFAST_LINKS = /(?<!\p{L})breakfast (?:sausage )?links?(?!\p{L})/giu;

/** "Nando's 1/4 chicken", "half a roast chicken": a part of a cooked chicken, since nobody eats a part of a raw one. */
const PART_OF_CHICKEN =
  /^\s*(?:nando['’]?s\s)?(1\/[24]|[½¼]|half|quarter)(?:\s(?:of\s)?an?)?(?:\s(?:nando['’]?s|roast(?:ed)?|grilled|bbq|peri[- ]peri))?\s(?:chicken|chook)(?=\s*$|\s?[,(+&](?!\s?(?:raw|cut|jointed|skin|bon))|\s(?:and|with|from|at|nando['’]?s|medium|med|mild|hot|extra hot|plain|mango)(?!\p{L}))/iu;

/** "Half a fried chicken", "1 Backhendl": inns serve about half a bird, and not half of a piece. */
const COATED = '(?:(?:southern )?fried|battered|breaded|frittiertes|paniertes|gebackenes)';
const FRIED_HALF = new RegExp(
  String.raw`^\s*(?:(?:(?:1|ein|1/2|½|halbes)\s)?(?:backhendl|backhähnchen)|(?:1/2|½|half(?: an?)?|halbes)\s(?:${COATED} (?:chicken|hähnchen|huhn|hendl|poulet)|(?:hähnchen|huhn|hendl|poulet),? \(?(?:frittiert|paniert|gebacken)\)?))(?=\s*(?:$|mit\s|with\s|,))`,
  'iu',
);

/** "1 whole rabbit", "1 küchenfertiges Kaninchen": an animal that is counted is whole. */
const WHOLE_ANIMAL =
  /(?<=^\s*(?:\d|an?|one|eine?)\s)(?:whole|oven[- ]ready|wild|ganze[rs]?|küchenfertige[rs]?)\s(?=(?:rabbit|hare|goose|turkey|pheasant|partridge|guinea fowl|kaninchen|hase|gans|pute|truthahn|fasan|rebhuhn|perlhuhn)(?!\p{L}))/iu;

/** The quarter that a takeaway grills is a breast or leg, not a quarter of a breast. */
const MAKER = "(?:nando['’]?s|kfc|pollo tropical|boston market|swiss chalet|el pollo loco)";
const HAS_MAKER = new RegExp(MAKER, 'iu');
const QUARTER_OF_A_BIRD = new RegExp(
  String.raw`^\s*(?:(?:(?:an?|1) )?(${MAKER}) )?(?:an? )?(?:(quarter)|1/4|¼)[- ]chicken,? \(?(?:(breast|white)|leg|thigh|dark)(?: meat)?\)?(?!\p{L})(?=(.*))`,
  'iu',
);

/** "Tuna canned in water", "peaches, tinned in juice": other lines have the word before the food. */
const TINNED_BEHIND =
  /^(\s*(?:\d[^\p{L}]*(?:\p{L}+\s)?)?)(\p{L}{3,}),?\s(?:tinned|canned)\s(?=in\s(?:water|oil|brine|spring water|olive oil|juice|syrup|tomato sauce)(?!\p{L}))/iu;
const CANNED_IN = /(?<!\p{L})canned\s(?=\p{L}+\sin\s(?:water|oil|brine)(?!\p{L}))/iu;

/** "1 can corn kernels": without a tin, kernels are fresh or frozen. */
const KERNELS_OF_A_TIN =
  /(?<=(?<!\p{L})(?:cans?|tins?|canned|tinned)\s(?:of\s)?)(?:sweet\s?)?corn kernels(?!\p{L})/iu;

/** "Extra lean minced beef": "minced" usually only says how a food was cut. */
const LEAN_MINCE =
  /(?<!\p{L})(?:extra[- ])?(lean|fatty) minced (beef|pork|lamb|turkey|chicken)(?!\p{L})/iu;

/** "Minced beef, 12 % fat": only mince is sold by its share of fat. */
const MINCE_WITH_SHARE =
  /(?<!\p{L})minced (beef|pork|lamb|veal|turkey|chicken)(?!\p{L})(?<=^(?=.*\d ?%).*)/iu;

/** "Lachs, geräuchert": a food of its own, unlike other words behind a comma. */
const SMOKED_BEHIND =
  /,\s(?=(?:kalt|heiß)?geräuchert|smoked)(?<=(?<!\p{L})(?:\p{L}*lachs|forellen?(?:filets?)?|makrelen?(?:filets?)?|heringe?|heilbutt|aal|salmon|trout|mackerel|haddock|herring|eel|cheese|käse|tofu),\s)/iu;

/** Coconut in shreds is dried; "fresh" and "sweetened" name other foods, and only the latter is sold as coconut, too. */
const SHREDS = '(?:shredded|flaked)(?: dried)?';
const SHREDDED_COCONUT = new RegExp(
  String.raw`(?<!fresh(?:ly)? )(?<!\p{L})(?:((?:unsweetened|dried) )?(?:(?:finely|coarsely) )?${SHREDS} coconut|(?:(unsweetened) )?coconut,? \(?(?:shredded|flaked|flakes)\)?)(?!\p{L})(?:,?\s\(?(unsweetened|dried)\)?(?!\p{L}))?`,
  'iu',
);
const OTHER_COCONUT = /(?<!\p{L})(?:sweetened|fresh(?:ly)?)(?!\p{L})/iu;

/** "Biscuit with sausage, egg and cheese": the American roll that is sold for breakfast. */
const SAVOURY = '(?:sausage|bacon|eggs?|cheese)';
const FILLED_BISCUIT = new RegExp(
  String.raw`^(\s*(?:(?:\d|an?|one) )?)biscuits?,? (?:with|w\/) ?(?=.*(?:sausage|bacon))(?=.*(?:egg|cheese))(${SAVOURY}(?:(?:,| and|,? &)+ ${SAVOURY})*)\s*$`,
  'iu',
);

/** Says that a biscuit with sausage or bacon, and egg or cheese is an American one, which is named after its filling. */
export function withFilledBiscuits(text: string): string {
  return text.replace(
    FILLED_BISCUIT,
    (_, count: string, filling: string) =>
      `${count}${filling.replace(/(?:,| and|,? &)+ /gu, ' ')} biscuit`,
  );
}

/** Says that a burger of a chain is small, and fries are fast food, as long as the text still names the chain. */
export function withFoodsOfChains(text: string): string {
  return text.replace(BURGER_OF_A_CHAIN, '$1small ').replace(FRIES_OF_A_CHAIN, 'fast food fries');
}

/** Adds the form or size in which people eat a food, if a text does not state it. */
export function withUsualForms(text: string): string {
  return text
    .replace(SHREDDED_COCONUT, (all, ...said: unknown[]) => {
      if (OTHER_COCONUT.test(text)) return all;
      const isPlain = said.slice(0, 3).some((word) => word !== undefined);
      return isPlain ? 'desiccated coconut' : 'coconut shreds';
    })
    .replace(REAL_BACON_BITS, 'fried bacon')
    .replace(PAN_FRIED_FISH, 'gebratener Fisch')
    .replace(COUNTED_BURRO, 'burrito')
    .replace(SPINACH, '$1gekochter Spinat')
    .replace(RED_CABBAGE, '$1Apfelrotkohl')
    .replace(COATED_CHICKEN, 'breaded chicken ')
    .replace(COATED_SANDWICH, 'fried chicken sandwich')
    .replace(RECIPE_OF_COATING, '')
    .replace(PIZZA_OF_A_CHAIN, 'pizza ')
    .replace(TINY_KINDS, 'mini ')
    .replace(TINY_IN_COMPOUNDS, 'mini ')
    .replace(SMALL_POTATOES, 'small new ')
    .replace(LARGE_KINDS, 'large ')
    .replace(LARGE_PRAWNS, 'large ')
    .replace(BREAKFAST_LINKS, 'small breakfast sausages')
    .replace(WHOLE_ANIMAL, '')
    .replace(FRIED_HALF, '1/2 deepfried chicken')
    .replace(
      QUARTER_OF_A_BIRD,
      (all, maker?: string, word?: string, breast?: string, rest = '') => {
        const isOfTakeaway = maker !== undefined || word !== undefined || HAS_MAKER.test(rest);
        if (!isOfTakeaway) return all;
        return breast === undefined ? '1 roasted chicken leg' : '1 large roasted chicken breast';
      },
    )
    .replace(PART_OF_CHICKEN, '$1 rotisserie chicken')
    .replace(TINNED_BEHIND, '$1tinned $2 ')
    .replace(CANNED_IN, 'tinned ')
    .replace(KERNELS_OF_A_TIN, 'sweetcorn')
    .replace(LEAN_MINCE, '$1 $2 mince')
    .replace(MINCE_WITH_SHARE, '$1 mince')
    .replace(SMOKED_BEHIND, ' ');
}

/** "Bacon bits, real": bits of fried bacon, and not of soya. */
const REAL_BACON_BITS =
  /(?<!\p{L})(?<!(?:not|no|nicht) )(?:real bacon bits?|bacon bits?,? \(?real\)?)(?!\p{L})/iu;

/** "Pan fried fish": not the fish in batter that "fried fish" means. */
const PAN_FRIED_FISH = /(?<!\p{L})(?:pan|shallow)[- ]fried fish(?=\s*(?:$|[,(]))/iu;

/** A dish that Arizona calls a burro; a weight of it is butter. */
const COUNTED_BURRO =
  /(?<=^\s*(?:\d+|an?|one)\s(?:(?:small|large|big)\s)?)burros?(?!\p{L}|,?\s\(?\d+\s?g)/iu;

/** Sweet peppers: nobody roasts or slices those of the spice rack. */
const SWEET_PEPPERS =
  /(?<=(?:roasted|grilled|charred|mini|mixed|jarred|chopped|sliced|diced|cups?|of|\d|\d\s?(?:k?g|oz|lbs?)) |^\s*)peppers(?=\s*(?:,|\(|$))/giu;

/** A number of peppers, or a part of a pepper: "1 pepper", "half a pepper". */
const COUNTED_PEPPER =
  /(?<=^\s*(?:\d+(?:\/\d)?|[½⅓⅔¼¾⅛]|half(?: an?)?|an?|one)\s(?:(?:mini|small|medium|large|big)\s)?)pepper(?=\s*(?:$|[,(]))/iu;

/** "150 g pepper": nobody eats that much of the spice. */
const WEIGHED_PEPPER =
  /(?<=^\s*(?:\d{3}\s?g|\d(?:[.,]\d+)?\s?(?:kg|lbs?))\s(?:of\s)?)pepper(?=\s*(?:$|[,(]))/iu;

/** Says that peppers are sweet ones. */
export function withSweetPeppers(text: string): string {
  return text
    .replace(SWEET_PEPPERS, 'bell peppers')
    .replace(COUNTED_PEPPER, 'bell pepper')
    .replace(WEIGHED_PEPPER, 'bell pepper');
}
