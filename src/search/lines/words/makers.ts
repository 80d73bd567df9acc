import { lazily } from '../../../collections/lazily.ts';

/**
 * Shops, restaurants and makers of many foods, whose name does not change what a food is: "Tesco hummus" is hummus.
 * Brands that stand for one food, such as Oatly, are among the names of that food instead.
 */
const MAKERS: ReadonlySet<string> = new Set(
  `tesco sainsbury sainsburys asda morrisons waitrose ocado aldi lidl coop iceland booths spar costco walmart kroger
   safeway publix wegmans woolworths coles kirkland rewe edeka penny netto norma kaufland tegut globus hofer billa
   migros denner volg dm rossmann alnatura ikea mcdonald mcdonalds mcd kfc wendy wendys greggs pret costa starbucks
   dunkin nando nandos wagamama wetherspoon wetherspoons domino dominos chipotle nordsee vapiano ditsch kamps
   arla weihenstephan bärenmarke berchtesgadener ehrmann zott nestlé nestle heinz hellmann hellmanns knorr maggi
   iglo findus mccain oetker barilla buitoni kölln seitenbacher bahlsen rügenwalder herta wiesenhof gutfried meica
   valio emmi valensina granini hormel kellogg kelloggs corny hipp alete bebivita holle müller mueller milram exquisa
   quaker boots mcvities chobani fage yoplait siggi siggis landliebe danone ristorante wagner
   planters kirkland hillshire tyson perdue progresso campbell campbells swanson stouffer stouffers amy amys motts dole
   zatarain zatarains sabra herdez goya ortega sargento kraft smithfield hardees bojangles arbys wawa sheetz qdoba
   ihop dennys applebees delimex alexia evol peets culvers`.split(/\s+/),
);

/** Names of several words. */
const IN_WORDS = String.raw`(?:burger king|m ?(?:&|and) ?s|marks (?:&|and) spencer|trader joe['’]?s|taco bell|five guys|whole foods|gut (?:&|und) günstig|ja!|k-classic|[ms]-budget|m-classic|prix garantie|naturaplan|gut bio|milbona|spar natur\*?pur|dr\.? ?oetker|uncle ben['’]?s|old el paso|birds eye|aunt bessie['’]?s|del monte|in[- ]n[- ]out|lean cuisine|healthy choice|hungry[- ]man|smart ones|marie callender['’]?s?|jimmy dean|oscar mayer|hebrew national|green giant|el monterey|jos[eé] ol[eé]|farm rich|primal kitchen|nature made|sun[- ]maid|del taco|jack in the box|carl['’]?s jr|texas roadhouse|ken['’]?s(?: steak house)?|good foods|wholly|land o['’]? ?lakes|dunkin['’]? donuts|pret a manger|tim hortons?|krispy kreme|panera(?: bread)?|chick-fil-a(?!\s(?:\p{L}+\s)*sandwich))(?:['’]s)?`;

/** Names of several words, before the food. */
const makersInWords = lazily(
  () => new RegExp(String.raw`(?<!\p{L})${IN_WORDS}\s+(?=\p{L})`, 'giu'),
);

/** "Prawn sandwich from M&S", "Whopper Burger King": a maker after the food. */
const makerAtEnd = lazily(
  () =>
    new RegExp(
      String.raw`(?<=\p{L}{3}),?\s(?:\(|(?:from|at|von|vom|bei)\s)?${IN_WORDS}\)?\s*$`,
      'iu',
    ),
);

/** Brands that stand for one food, before another one that they sell, too: "Warburtons crumpet" is no bread. */
const brandOfMore = lazily(
  () =>
    /(?<!\p{L})(?:(?:warburtons?|hovis|kingsmill|genius|allinsons?|pepperidge farm|sara lee|thomas)['’]?s?\s(?=(?:\p{L}+ ){0,2}(?:crumpets?|bagels?|teacakes?|tea cakes?|pancakes?|muffins?|potato cakes?|scones?|wraps?|naans?|pitt?as?|thins?|rolls?|baps?|buns?|waffles?|croissants?|cookies?)(?!\p{L}))|walkers\s(?=(?:\p{L}+ ){0,4}(?:crisps|shortbread)(?!\p{L}))|innocent\s(?=(?:\p{L}+ ){0,3}(?:smoothies?|juice)(?!\p{L})))/giu,
);

/** The own brands of shops for better or cheaper food, before the food and after the shop's name. */
const ranges = lazily(
  () =>
    /(?<!\p{L})(?:(?:tesco|asda|aldi|lidl|morrisons|waitrose|sainsbury['’]?s|co-?op|rewe|edeka|spar|iceland)(?:['’]s)?\s(?:finest|extra special|just essentials|the best|essential|everyday|specially selected|deluxe|irresistible|duchy|beste wahl|feine welt|genussmomente|premium)|taste the difference|specially selected|rewe beste wahl|beste wahl|feine welt|ja! natürlich|great value|simple truth|good (?:&|and) gather|market pantry|365 (?:everyday value|by whole foods))\s+(?=\p{L})/giu,
);

/** Whether a word of a line, in lower case, is a maker's name. */
export function isMaker(word: string): boolean {
  return MAKERS.has(word.replace(/['’]s?$/, ''));
}

/** "from Costa", "at McDonald's", "bei Nordsee" */
const fromMaker = lazily(() => /\s(?:from|at|von|vom|bei)\s(?:the\s)?([\p{L}'’]+)(?!\p{L})/giu);

/** Cafés, restaurants and bakeries, whose sandwiches and dishes have sizes of their own. */
const CHAINS =
  /(?<!\p{L})(?:pret(?: a manger)?|costa|starbucks|greggs|nando['’]?s?|wagamama|wetherspoons?|chipotle|panera(?: bread)?|tim hortons?|subway|ikea|five guys|shake shack|wendy['’]?s?|popeyes|whataburger|chick-fil-a|in[- ]n[- ]out|arby['’]?s?|hardee['’]?s?|carl['’]?s jr|taco bell|jack in the box|dairy queen|culver['’]?s?|panda express|jersey mike['’]?s|jimmy john['’]?s|domino['’]?s?|pizza hut|papa john['’]?s|dean & david|backwerk|nordsee|vapiano|ditsch|kamps|marks (?:&|and) spencer|m ?& ?s|boots)(?:['’]s)?(?!\p{L})/iu;

/** The chain that a text names as the seller of its food, in lower case; undefined if it names none. */
export function chainIn(text: string): string | undefined {
  return CHAINS.exec(text)?.[0].toLowerCase();
}

/** A text without makers' names of several words, and without the place where it was bought. */
export function withoutMakers(text: string): string {
  return text
    .replace(ranges(), '')
    .replace(brandOfMore(), '')
    .replace(makersInWords(), '')
    .replace(makerAtEnd(), '')
    .replace(fromMaker(), (all, name: string) => (isMaker(name.toLowerCase()) ? '' : all));
}

/** A text without any maker's name; unchanged if it has none, or nothing else. */
export function withoutAnyMaker(text: string): string {
  // A single word stays, whatever it is.
  if (!/\s/.test(text)) return text;
  const words = withoutMakers(text).split(/\s+/);
  const others = words.filter((word) => !isMaker(word.toLowerCase()));
  const isLeft = others.some((word) => /\p{L}/u.test(word));
  return others.length === words.length || !isLeft ? withoutMakers(text) : others.join(' ');
}
