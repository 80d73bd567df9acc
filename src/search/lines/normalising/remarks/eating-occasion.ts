import { lazily } from '../../../../collections/lazily.ts';
import { anyWordOf } from '../../../../text/words/word-patterns.ts';

/** Places where people eat. */
const PLACES = `
  pub; bar; caf[eé]; coffee shop; restaurants?; canteen; cafeteria; office; work; school; uni; college
  gym; cinema; movies; (?:state |county )?fair; footy; football; game; match; festival; zoo; mall; theatre; stadium; party; wedding; bbq; barbecue; home; hotel; hospital; airport
  train; plane; station; petrol station; gas station; drive[- ]?thru; take[- ]?away; take[- ]?out
  chip shop; chippy; chinese; indian; food truck; vending machine; beach; park; car; desk; garden
  allotment; day ?cent(?:re|er); nursing home; church; club; buffet; carvery; bakery; butchers?; deli
`;

/** People whose home is meant. */
const HOSTS = `
  mum; mom; mother; gran; grandma; nan; nanny; aunt; sister; daughter; son; friend; neighbour
`;

/** Meals, and activities before and after them. */
const MEALS = `
  breakfast; brunch; elevenses; lunch(?: ?time)?; dinner(?: ?time)?; supper; tea ?time
  snack(?: ?time)?; dessert; afters; pudding; bed(?: ?time)?; sleep
  training; work ?outs?; exercise; yoga; swimming; football; practice; run(?:ning)?; class; gym
  work; school; church; the match; the game
`;

/** Places where people eat, in German: after "im", "beim" and "vom". */
const GERMAN_PLACES = `
  pub; bar; café; restaurant; gasthaus; gasthof; wirtshaus; biergarten; imbiss; lieferdienst
  lieferando; italiener; griechen; chinesen; thai(?:länder)?; inder; türken; asiaten; japaner
  vietnamesen; döner(?:mann|laden); pizzeria; bäcker(?:ei)?; metzger(?:ei)?; konditorei
  arbeit; büro; kantine; mensa; schule; uni; kita; oma; mama; tante; freunden?; nachbarn
  geburtstag; party; hochzeit; fest; grillfest; weihnachtsmarkt; volksfest; jahrmarkt; kirmes; markt
  tankstelle; bahnhof; zug; flugzeug; auto; hotel; krankenhaus; altersheim; pflegeheim; kino; stadion
  buffet; büfett; gesellschaft
`;

/** Meals, and activities before and after them, in German. */
const GERMAN_MEALS = `
  frühstück(?:sbuffet)?; mittag(?:essen)?; abend(?:essen|brot)?; znacht; znüni; zvieri; zmorge
  zmittag; jause; vesper; brotzeit; nachtisch; dessert; kaffeeklatsch
  schlafen(?:gehen)?; zubettgehen; bett(?:gehen)?; sport; training; laufen; joggen; schwimmen; fußball
  essen; fernseh(?:en|er); spätschicht; nachtschicht; frühschicht
`;

/** Times that say when without a preposition. */
const TIMES = `
  last night; at night; tonight; yesterday; today
  while watching tv; watching tv; in front of the tv
`;

/** Times in German without a preposition, and words for food that was taken along. */
const GERMAN_TIMES = `
  take-?away; take-?out; zum mitnehmen; zwischendurch; unterwegs; auf die hand
  heute(?: (?:früh|morgen|mittag|abend))?; gestern(?: abend)?; spätabends; nebenbei
`;

/** Prepositions before places. */
const AT_PLACES = `
  im; in der; in dem; aus der; aus dem; beim; bei der; bei dem; bei; vom; von der; von; auf dem
  auf der; am; an der; in
`;

/** Prepositions before meals. */
const AT_MEALS = `
  zum; beim; vorm; vor dem; nach dem; nachm; am; zur; fürs; für das; nach der; vor der
  während des; im
`;

/** How occasions begin, and how they go on. */
const occasions = lazily((): readonly (readonly [beginning: string, rest: string])[] => [
  [
    anyWordOf('at; in; from; down; outside'),
    ` (?:the |a |my |our |work |school )?(?:local )?${anyWordOf(PLACES)}`,
  ],
  [anyWordOf('at; from; in'), ` (?:my )?${anyWordOf(HOSTS)}(?:['’]?s)?(?: (?:house|place))?`],
  [anyWordOf('before; after; during; for; at'), ` (?:the |my |a )?${anyWordOf(MEALS)}`],
  [anyWordOf('on; to'), ` (?:the )?(?:go|way(?: (?:home|to work))?)`],
  [anyWordOf('this; in the; late; mid; early'), '[- ](?:morning|afternoon|evening|night)'],
  [anyWordOf(TIMES), ''],
  [anyWordOf(AT_PLACES), ` ${anyWordOf(GERMAN_PLACES)}`],
  [anyWordOf(AT_MEALS), ` ${anyWordOf(GERMAN_MEALS)}`],
  [anyWordOf(GERMAN_TIMES), ''],
  ['as', ` an? ${anyWordOf('starter; snack; main(?: course)?; dessert; treat; nightcap')}`],
  [
    'als',
    ` ${anyWordOf('vorspeise; nachtisch; dessert; snack; hauptgericht; hauptspeise; zwischenmahlzeit; mittagessen; abendessen; frühstück')}`,
  ],
]);

/** V8 takes half as long as a search to compile the pattern of all occasions, which few texts have. */
const beginning = lazily(() => {
  const beginnings = anyWordOf(...occasions().map(([beginning]) => beginning));
  return new RegExp(String.raw`(?:^|[\s(])${beginnings}(?![a-z])`, 'iu');
});

/** An occasion at the end of a line, or at its beginning: "for breakfast 2 eggs", but not "after dinner mints". */
const occasion = lazily(() => {
  const any = anyWordOf(...occasions().map(([beginning, rest]) => beginning + rest));
  return new RegExp(
    String.raw`(?<=\p{L}.*?)[,;]?\s+\(?${any}\)?(?=\s*[.!,;]?\s*$)|^\s*(?!after |before |on |to |aus |von |vom )${any}\s*[,:]?\s+(?=[\p{L}\d])`,
    'iu',
  );
});

/** "Lunchbox - ham wrap": the container in which somebody took the food along. */
const LUNCH_BOX =
  /^\s*(?:lunch ?box|packed lunch|bento(?: box)?|brot(?:dose|box)|vesperdose|pausenbox|picknick|picnic|snack plate)\s*(?::|\s[–-])\s+(?=\S)/iu;

/**
 * A text without the time and place of eating: "hot choc before bed" becomes "hot choc".
 *
 * @returns the text unchanged if it says neither, or nothing else
 */
export function withoutEatingOccasion(text: string): string {
  const food = text.replace(LUNCH_BOX, '');
  return beginning().test(food) ? food.replace(occasion(), '') : food;
}
