import { SOLD_IN_WORDS } from '../../../../../text/vocabulary/container-words.ts';

/** A glass or mug of beer, by the name of its size in Austria and Bavaria: "1 Krügerl". */
const BEER_ALONE =
  /^\s*((?:\d+|eine?|an?)\s+)?(krügerl|krügel|seidl|seidel|seiterl|pfiff|herrgöttli|maß|halbe)\s*$/iu;

/** "Pizza, whole" */
const WHOLE_AT_END = /,\s*(?:the )?whole(?: (?:one|thing))?\s*$/i;

/** "A whole frozen pizza", "1 entire garlic": a number alone may count slices or cloves of these foods. */
const WHOLE_BEFORE =
  /^\s*(?:(?:an?|the|my|one|1)\s)?(?:whole|entire)\s(?=(?:(?:frozen|large|small|medium|cheese|pepperoni) )*(?:pizza|lasagne|lasagna|quiche|baguette|avocado|cucumber|calzone|(?:\p{L}+ )?(?:pie|tart|cake|cheesecake)|ciabatta|garlic(?=\s*(?:$|[,(])))(?!\p{L}))/iu;

/** Fish and birds, which are more than their fillets if they are whole. */
const ANIMAL =
  'chicken|turkey|duck|bird|hen|salmon|cod|tuna|fish|haddock|plaice|herring|kipper|snapper|tilapia|hake|halibut|turbot|pike|perch|whiting|pollock|saithe|coley|catfish|monkfish';

/** Foods that a number counts in slices and pats, and chocolate that is called "Whole Nut". */
const IN_SLICES = String.raw`(?:breads?|butter|salami|ham)(?=\s*(?:$|[,(]))|nut(?=\s*$|\s(?:chocolate|cadbury|bar))`;

/**
 * "2 whole lemons": the word adds nothing to a number, unless it is part of a name, or says that an animal has its
 * bones.
 */
const WHOLE_COUNTED = new RegExp(
  String.raw`(?<=^\s*(?:\d+(?:[.,/]\d+)?|an?|the|my|one|two|three)\s)(?:whole|entire)\s(?=\p{L})(?!(?:wheat|grains?|meal|milk|rye|spelt|oats?|corn|cream|foods?|fat|day|lunch|dinner|cloves?(?!\s(?:of\s)?garlic)|${IN_SLICES}|(?:\p{L}+ )?(?:${ANIMAL}|swiss rolls?))(?!\p{L}))`,
  'iu',
);

const CONTAINER = String.raw`(?:${SOLD_IN_WORDS}|bar|punnet|loaf|tafeln?|riegel|\p{L}*knollen?|kopf|köpfe|bund|laib|stangen?)(?!\p{L})`;

/** "Whole bag of crisps", "1 ganze Dose Mais" */
const WHOLE_CONTAINER = new RegExp(
  String.raw`^\s*(?:(?:an?|the|my|one|1|eine?n?|die|das|den)\s)?(?:whole|entire|ganze[nrs]?)\s(?=${CONTAINER})`,
  'iu',
);
/** "2 ganze Knoblauchzehen" are no heads of garlic. */
const WHOLE_CLOVES = /(?<=^\s*(?:\d+|eine)\s)ganze\s(?=(?:knoblauch)?zehen?(?!\p{L}))/iu;

/** "1 thin burger patty": a small patty, and no burger in its bun. */
const THICK_PATTY =
  /(?<!\p{L})(thin|thick)(?=\s(?:(?:beef|cooked|grilled)\s)?(?:ham)?burger patt(?:y|ies)(?!\p{L}))/giu;

const WHOLE_CONTAINERS = new RegExp(String.raw`(?<=^\s*\d+\s)ganze[nrs]?\s(?=${CONTAINER})`, 'iu');

/** "2 fun-size Snickers": the small bar according to its label. */
const FUN_SIZE = /(?<!\p{L})(?:fun|treat|snack|bite)[- ]?siz(?:e|ed)(?: bars? of)?\s+(?=\p{L})/giu;

/** "Spag bol (large portion)", "1 shandy (pint)": other lines have the measure before the food. */
const HELPING_BEHIND =
  /^\s*(?:(?:1|an?|one|eine?) )?(\p{L}[\p{L}' -]*?)\s*\((?:an? |one |1 |eine? )?((?:(?:small|medium|large|big|kleine[rs]?|große[rs]?|halbe[rs]?|normale[rs]?) )?(?:portion|helping|serving|bowl|plate|bowlful|plateful|teller|schale|schüssel|slice|scheibe|pint|half pint))\)/iu;

/** "Pumpkin pie slice", "Käsekuchen, Stück": a measure after the only food of a line without a number. */
const MEASURE_BEHIND =
  /^\s*(?!.*\d)(?!(?:an?|half|one|two|three|four|ein|eine|zwei|drei|vier|halbe[rs]?)\s)(\p{L}[\p{L}' -]*?),?\s(handful|slice|scoop|portion|packet|carton|pouch|punnet|glass|mug|handvoll|stück|scheibe|kugel|glas|tasse|portion|teller)\s*$/iu;

/** "2 Eier (Größe L)", "3 Eier Gr. M": the weight classes in which eggs are sold in Europe. */
const CLASS_OF_EGGS =
  /^(\s*(?:\d+|ein(?:e)?)\s+)([^,;()]*?)(?<!\p{L})(ei(?:er)?|eggs?)(?:\s*[,(]\s*|\s+)(?:(?:der )?(?:größe|grösse|groesse|gewichtsklasse|klasse|gr\.|size)\s*)?(S|M|L|XL)\)?(?=\s*(?:$|[,;(]))/iu;
const SIZE_OF_CLASS = { s: 'kleine ', m: '', l: 'große ', xl: 'große ' };

/** "Bread, wholemeal, medium slice, toasted, 2 slices": how large each of them is. */
const SIZE_OF_EACH =
  /,\s(small|medium|large|thick|thin|kleine|mittlere|große|dicke|dünne) (slice|piece|scheibe|stück)(?=,)(.*?,\s\d+ )(?=\2)/iu;

/** Moves sizes and helpings before the food: "Käsekuchen, Stück" becomes "1 Stück Käsekuchen". */
export function withSizesBeforeFood(text: string): string {
  return text
    .replace(FUN_SIZE, 'small ')
    .replace(SIZE_OF_EACH, '$3$1 ')
    .replace(CLASS_OF_EGGS, (_, count: string, kind: string, egg: string, size: string) => {
      const inWords = SIZE_OF_CLASS[size.toLowerCase() as keyof typeof SIZE_OF_CLASS];
      return `${count}${inWords}${kind}${egg}`;
    })
    .replace(MEASURE_BEHIND, '1 $2 $1')
    .replace(HELPING_BEHIND, '1 $2 $1')
    .replace(WHOLE_AT_END, ', ganz')
    .replace(WHOLE_BEFORE, '1 ganze ')
    .replace(WHOLE_CONTAINER, '1 ')
    .replace(WHOLE_CONTAINERS, '')
    .replace(WHOLE_CLOVES, '')
    .replace(THICK_PATTY, (thickness) => (/thin/iu.test(thickness) ? 'small' : 'large'))
    .replace(WHOLE_COUNTED, '')
    .replace(BEER_ALONE, (_, count: string | undefined, size: string) =>
      /^halbe$/i.test(size) ? `${count ?? '1 '}x 0,5 l Bier` : `${count ?? '1 '}${size} Bier`,
    );
}
