import { AMOUNT_NUMBER, SPOON } from '../../words/amount-patterns.ts';

const SHAKE = `(?:(?:whey|protein|eiwei(?:ß|ss))[- ]?(?:shakes?|drinks?))`;

/** What people stir into milk, or cook in it, by the name of the result: in English and in German. */
const STIRRED_IN: readonly (readonly [dish: string, english: string, german: string])[] = [
  [SHAKE, 'protein powder', 'Proteinpulver'],
  [
    '(?:hot chocolate|hot cocoa|heiße schokolade|kakao)',
    'drinking chocolate powder',
    'Trinkschokoladenpulver',
  ],
  ['(?:ovo(?:maltine)?|ovaltine)', 'ovaltine powder', 'Ovomaltinepulver'],
  ['(?:porridge|oatmeal)', 'rolled oats', 'Haferflocken'],
  [
    `(?:(?:caff?[eè] )?lattes?(?: macchiato)?|cappuccinos?|flat whites?|milchkaffee)`,
    'espresso',
    'Espresso',
  ],
];

const VOLUME = String.raw`${AMOUNT_NUMBER}\s?(?:[mcd]?l|liter|litres?|liters?)`;
const MILK_WORD = String.raw`(?:[\p{L}%.,\d-]+\s){0,3}?\p{L}*(?:milk|milch)`;
const MADE = String.raw`(?:,?\s\(?(?:made )?(?:with|mit|aus|auf|in)\s|\s?\()`;

const IN_MILK = STIRRED_IN.map(
  ([dish, ...powders]) =>
    [
      new RegExp(
        String.raw`(?<=^\s*(?:(?:1|an?|eine?n?)\s)?)${dish}${MADE}((?:about |ca\.? )?${VOLUME}\s(?:of\s)?${MILK_WORD}(?!\p{L}))\)?`,
        'iu',
      ),
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
    (one, [dish, powders]) =>
      one.replace(dish, (_, milk: string) => mixed(powders, milk, /milch/iu.test(milk))),
    named.replace(SHAKE_MIXED, (_, joiner: string) =>
      mixed(['protein powder', 'Proteinpulver'], '', /mit/iu.test(joiner)),
    ),
  );
}

function mixed(
  [english = '', german = '']: readonly string[],
  milk: string,
  isGerman: boolean,
): string {
  return isGerman ? `${german} mit ${milk}` : `${english} with ${milk}`;
}
