import { AMOUNT_NUMBER } from '../../../../../text/numbers/fractions.ts';
import { SPOON } from '../../../words/amount-patterns.ts';

const SHAKE = `(?:(?:whey|protein|eiwei(?:ß|ss))[- ]?(?:shakes?|drinks?))`;

/** The least milk, in ml, that makes a whole drink. Less is a drop more in a drink that has milk already. */
const IN_DRINK = 60;
/** The least milk, in ml, that makes a cup of cocoa or a bowl of porridge. */
const IN_CUP = 150;

/** What people stir into milk, or cook in it, by the name of the result: in English and in German. */
const STIRRED_IN: readonly (readonly [
  dish: string,
  least: number,
  english: string,
  german: string,
])[] = [
  [SHAKE, IN_DRINK, 'protein powder', 'Proteinpulver'],
  [
    '(?:hot chocolate|hot cocoa|heiße schokolade|kakao)',
    IN_CUP,
    'drinking chocolate powder',
    'Trinkschokoladenpulver',
  ],
  ['(?:ovo(?:maltine)?|ovaltine)', IN_CUP, 'ovaltine powder', 'Ovomaltinepulver'],
  ['(?:porridge|oatmeal)', IN_CUP, 'rolled oats', 'Haferflocken'],
  [
    `(?:(?:caff?[eè] )?lattes?(?: macchiato)?|cappuccinos?|flat whites?|milchkaffee)`,
    IN_DRINK,
    'espresso',
    'Espresso',
  ],
];

const VOLUME = String.raw`${AMOUNT_NUMBER}\s?(?:[mcd]?l|liter|litres?|liters?)`;
const MILK_WORD = String.raw`(?:[\p{L}%.,\d-]+\s){0,3}?\p{L}*(?:milk|milch)`;
const MADE = String.raw`(?:,?\s\(?(?:made )?(?:with|mit|aus|auf|in)\s|\s?\()`;

const IN_MILK = STIRRED_IN.map(
  ([dish, least, ...powders]) =>
    [
      new RegExp(
        String.raw`(?<=^\s*(?:(?:1|an?|eine?n?)\s)?)${dish}${MADE}((?:about |ca\.? )?${VOLUME}\s(?:of\s)?${MILK_WORD}(?!\p{L}))\)?`,
        'iu',
      ),
      least,
      powders,
    ] as const,
);

/** A shake with any milk, or with water: the shake that shops sell is milk already. */
const SHAKE_MIXED = new RegExp(
  String.raw`(?<=^\s*)${SHAKE},?\s(?:made )?(with|mit)\s(?=(?:${VOLUME}\s)?(?:water|wasser|milk|milch)(?!\p{L}))`,
  'iu',
);

/** "Protein shake (30 g powder, 300 ml milk)": the powder of the shake. */
const POWDER_OF_SHAKE = new RegExp(
  String.raw`(?<=^\s*)${SHAKE}(?:\s?\(|,?\s(?:made )?(?:with|mit|aus|from)\s|:\s?)(${AMOUNT_NUMBER}\s?(?:g|scoops?|messlöffel|${SPOON})\s)(?:of )?(powder|pulver)(?!\p{L})([^()]*)\)?`,
  'iu',
);

/**
 * A text with the powder or flakes that someone stirred into a stated volume of milk: "protein shake with 300 ml milk"
 * becomes "protein powder with 300 ml milk". The name of the drink would count the milk twice.
 */
export function withPowdersInMilk(text: string): string {
  if (!/mil(?:k|ch)|wa(?:t|ss)er|p(?:ow|ul)/iu.test(text)) return text;
  const named = text.replace(
    POWDER_OF_SHAKE,
    (_, amount: string, powder: string, more: string) =>
      `${amount}${/pulver/iu.test(powder) ? 'Proteinpulver' : 'protein powder'}${more}`,
  );
  return IN_MILK.reduce(
    (one, [dish, least, powders]) =>
      one.replace(dish, (all, milk: string) =>
        millilitres(milk) < least ? all : mixed(powders, milk, /milch/iu.test(milk)),
      ),
    named.replace(SHAKE_MIXED, (_, joiner: string) =>
      mixed(['protein powder', 'Proteinpulver'], '', /mit/iu.test(joiner)),
    ),
  );
}

/** The volume of milk in ml. A fraction is one of a litre. */
function millilitres(milk: string): number {
  const [, number = '', prefix = ''] = /(\d+(?:[.,]\d+)?)\s?([mcd]?)l/iu.exec(milk) ?? [];
  if (number === '' || /[/½⅓⅔¼¾⅛]/u.test(milk)) return Number.POSITIVE_INFINITY;
  return Number(number.replace(',', '.')) * (IN_ML[prefix.toLowerCase()] as number);
}

const IN_ML: Readonly<Record<string, number>> = { m: 1, c: 10, d: 100, '': 1000 };

function mixed(
  [english = '', german = '']: readonly string[],
  milk: string,
  isGerman: boolean,
): string {
  return isGerman ? `${german} mit ${milk}` : `${english} with ${milk}`;
}
