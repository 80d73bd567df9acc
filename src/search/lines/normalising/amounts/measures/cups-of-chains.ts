import { lazily } from '../../../../../collections/lazily.ts';

/** A cup of a coffee chain in US fluid ounces, hot and iced. */
type Cup = readonly [hot: number, iced: number];

/** Names of sizes that only cups of Starbucks have. */
const NAMED_CUPS: Readonly<Record<string, Cup>> = {
  tall: [12, 12],
  grande: [16, 16],
  venti: [20, 24],
  trenta: [30, 30],
};

const NAMED_CUP = new RegExp(Object.keys(NAMED_CUPS).join('|'), 'i');

/** The volumes of small, medium and large cups, as the chains state them. */
const CHAINS: readonly (readonly [chain: RegExp, small: Cup, medium: Cup, large: Cup])[] = [
  [/(?<!\p{L})starbucks(?!\p{L})/iu, [12, 12], [16, 16], [20, 24]],
  [/(?<!\p{L})costa(?!\p{L})/iu, [12, 12], [16, 16], [20, 20]],
  [/(?<!\p{L})dunkin(?:['’]?s?)(?: donuts)?(?!\p{L})/iu, [10, 16], [14, 24], [20, 32]],
];

const DRINK =
  '(?:lattes?|latte macchiatos?|cappuccinos?|coffees?|americanos?|mochas?|macchiatos?|flat whites?|frappuccinos?|cold brew|hot choc(?:olate)?s?|chai|teas?|refreshers?|lemonade|kaffee|eiskaffee)(?!\\p{L})';
const ICED =
  /(?<!\p{L})(?:iced?|cold brew|frappuccinos?|refreshers?|lemonade|nitro|eiskaffee)(?!\p{L})/iu;

/** The size of a cup, before its drink or after it: "grande latte", "latte, grande". */
const sizeOf = lazily(() => {
  const pattern = (sizes: string) =>
    new RegExp(
      String.raw`(?<!\p{L})(${sizes})\s(?=(?:\p{L}[\p{L}'’]*\s){0,4}?${DRINK})|(?<=${DRINK}(?:,?\s\p{L}[\p{L}'’]*)?),?\s\(?(${sizes})(?!\p{L}|\s(?:glass|cup|mug))\)?`,
      'iu',
    );
  return {
    named: pattern(Object.keys(NAMED_CUPS).join('|')),
    usual: pattern('small|sm|medium|med|large|lg|lrg'),
  };
});

/** The place where a drink was bought, after it: "latte, Starbucks". */
const CHAIN_BEHIND =
  /,\s(?:from |at )?(?:starbucks|costa|dunkin(?:['’]?s?)(?: donuts)?|(?:caff[eè] )?nero)\s*$/iu;

const COUNT = /^\s*(\d+|an?|one|eine?n?)\s(?:[x×]\s)?/iu;

/** Writes the cups of coffee chains in fluid ounces: "grande latte" becomes "16 fl oz latte". */
export function withCupsOfChains(text: string): string {
  const named = NAMED_CUP.test(text) ? sizeOf().named.exec(text) : null;
  const name = (named?.[1] ?? named?.[2])?.toLowerCase();
  if (named !== null && name !== undefined) {
    return withCup(text, named[0], NAMED_CUPS[name] as Cup);
  }
  const chain = CHAINS.find(([names]) => names.test(text));
  const usual = chain && sizeOf().usual.exec(text);
  const size = usual?.[1] ?? usual?.[2];
  if (chain === undefined || !usual || size === undefined) return text;
  const [, small, medium, large] = chain;
  return withCup(text, usual[0], /^s/i.test(size) ? small : /^l/i.test(size) ? large : medium);
}

function withCup(text: string, size: string, [hot, iced]: Cup): string {
  const ounces = ICED.test(text) ? iced : hot;
  const rest = text.replace(size, '');
  const count = Number(COUNT.exec(rest)?.[1]) || 1;
  const drink = rest.replace(COUNT, '').replace(CHAIN_BEHIND, '').trim();
  return `${count === 1 ? '' : `${count} x `}${ounces} fl oz ${drink}`;
}
