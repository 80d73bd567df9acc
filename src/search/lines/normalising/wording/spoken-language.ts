import { lazily } from '../../../../collections/lazily.ts';
import { DECIMAL_NUMBER } from '../../../../text/numbers/fractions.ts';
import { GREETING_WORDS } from '../../../../text/vocabulary/greeting-words.ts';
import { anyWordOf } from '../../../../text/words/word-patterns.ts';
import { NUMBER_WORDS } from '../../words/quantity-words.ts';

/** Sounds and small words between foods: "so", "dann noch". */
const SMALL_WORDS = `
  so; u+m+; u+h+; er+m?; well; ok(?:ay)?; right; like; just; only; about; roughly; maybe; probably
  around; think; then; also; and; plus
`;
const GERMAN_SMALL_WORDS = `
  mit; dann; noch; ä+h+m?; h+m+; halt; und; ja; nur; ungefähr; etwa; vielleicht; eigentlich
  bloß; lediglich
`;

/** That people believe it. */
const BELIEFS = 'i (?:think|guess|reckon|believe|suppose)';
const GERMAN_BELIEFS = 'glaub(?:e)? i(?:ch)?; ich (?:glaub|denk)e?';

/** That people had it: "I've just had". */
const HAD = `
  (?:i|we)(?:['’](?:ve|d)| have| did)? ?(?:just |only |also |then )*(?:had|got|ate|drank|have|grabbed|finished|made|eaten)
  there was; had; ate; drank; with
`;
const GERMAN_HAD = `
  hab(?:e)?(?: ich)?; hatte(?: ich)?; ich (?:hab(?:e|s)?|hatte|aß|trank); i hob; es gab; gab es
`;

/** What a message begins with. */
const GREETINGS = String.raw`(?:${GREETING_WORDS})(?: (?:frau|herr|liebe[rs]?|mrs?|ms))?(?: \p{L}+)?(?=[,!.])[!.]?`;

/** Company and times. */
const BESIDES = `
  dazu; dabei; außerdem; später; hinterher; later(?: on)?; afterwards; along(?:side| with)
  for (?:dessert|pudding|afters); (?:als|zum) (?:beilage|nachtisch|dessert)
`;

/** Vague amounts. */
const MANY = '(?:loads|lots|plenty|tons|heaps) of; viele?; wenige?';

/** When it was eaten. */
const DAYTIMES = `
  morgens; vormittags; mittags; nachmittags; abends; nachts; zwischendurch
  heute(?: (?:früh|morgen|mittag|nachmittag|abend|nacht))?; (?:earlier )?today
`;

/** Phrases that people say before a food, possibly several times: "so i had", "dann noch", "glaub ich". */
const fillersBefore = lazily(() => {
  const filler = anyWordOf(
    ...[SMALL_WORDS, BELIEFS, HAD, GERMAN_SMALL_WORDS, GERMAN_BELIEFS, GERMAN_HAD],
    ...[BESIDES, MANY, DAYTIMES, GREETINGS],
  );
  return new RegExp(String.raw`^\s*(?:${filler}[,:]?\s+)+(?=\S)`, 'iu');
});

/** Phrases that people say after a food. */
const BEHIND = `
  i (?:think|guess|reckon|suppose); or so; ish; roughly; as usual; if that; i['’]?d say
  glaub(?:e)? i(?:ch)?; oder so; und so; ungefähr; wie immer; dazu; dabei; as well; too
  with (?:that|it|them); (?:noch )?(?:gegessen|getrunken|gehabt|verputzt|genascht)
`;

/** "two apples i think", "3 Kekse gegessen" */
const fillersBehind = lazily(
  () => new RegExp(String.raw`(?<=\S)[,;]?\s+${anyWordOf(BEHIND)}\s*[.!]?\s*$`, 'iu'),
);

/** "1 5 Liter", as telephones transcribe it. */
const HEARD_DECIMAL =
  /(?<![\d.,/])(\d) (5|25|75)(?=\s?(?:l|lit(?:er|re)s?|kg|kilos?|pints?|pfund)(?!\p{L}))/giu;

/** "2 eggs, then a banana": one food after the other. */
const THEN = /,?\s+(?:(?:and |und )?(?:then|dann|followed by|danach|anschließend))\s+(?=\S)/giu;

/** "Bibimbap minus the egg" */
const MINUS = /(?<=\p{L}\s)minus\s(?:the\s)?(?=\p{L})/giu;

/** "200-ish g", "about 20ish" */
const ISH = /(?<=\d)[- ]?ish(?!\p{L})/giu;

/** "one of them biscuits", "two of those" */
const OF_THOSE =
  /(?<=\b(?:one|two|three|four|five|six|some|\d+) )of (?:them|those|these|my|the)(?: little| small| wee)? (?=\p{L})/giu;

/** "most of a banana", by the project's judgement */
const MOST_OF = /^\s*(?:most|almost all|nearly all) of (?:an? |the |my )?(?=\p{L})/iu;

/** Praise and words for usual measures or foods. */
const PRAISE = 'good; decent; proper; nice; generous; hearty';
const USUAL = 'regular; standard; normal; wee; tiny';
const GERMAN_PRAISE = 'gut; ordentlich; schön; normal; kräftig; anständig; gscheit';

/** Such a word between an article and a measure or food: "a good handful", "ein ordentliches Stück". */
const praised = lazily(
  () =>
    new RegExp(
      String.raw`(?<=^\s*(?:an?|one|two|ein|eine|einen|einem|einer|zwei) )(?:${anyWordOf(PRAISE, USUAL, GERMAN_PRAISE)}(?:e[rsnm]?|s)?\s)+(?=\p{L})`,
      'giu',
    ),
);

/** "Small handful of basil leaves": hands differ more than that. */
const SIZE_OF_HANDFUL =
  /(?<!\p{L})(?:small|large|big|scant|kleine|große|gute)\s(?=hand(?:fuls?|voll)(?!\p{L}))/giu;

const NUMBER = lazily(() => `(?:${DECIMAL_NUMBER}|${[...NUMBER_WORDS.keys()].join('|')})`);

/** "two no three biscuits", "2 äh 3 Kekse": the last number counts. */
const corrected = lazily(
  () =>
    new RegExp(
      String.raw`(?<!\p{L})${NUMBER()}[,.]?\s+(?:(?:no+|nope|nah|wait|sorry|actually|i mean|make that|rather|ä+h+m?|nein|nee?|quatsch|warte|moment|besser|eher|es waren)[,.]?\s+)+(?=${NUMBER()}(?!\p{L}))`,
      'giu',
    ),
);

/** "two three spoons", "zwei drei Löffel": two adjacent numbers are a range. */
const inARow = lazily(
  () =>
    /(?<!\p{L})(one|two|three|four|five|six|seven|eight|eins?|zwei|drei|vier|fünf|sechs|sieben|acht)[, ]\s?(two|three|four|five|six|seven|eight|nine|zwei|drei|vier|fünf|sechs|sieben|acht|neun)(?![\p{L}-])/giu,
);

/** A text in written language: "so i had two no three biscuits i think" becomes "three biscuits". */
export function withoutSpokenWords(text: string): string {
  return text
    .replace(fillersBefore(), '')
    .replace(fillersBehind(), '')
    .replace(corrected(), '')
    .replace(inARow(), (all, first: string, second: string) => {
      const [from = 0, to = 0] = [first, second].map((word) =>
        NUMBER_WORDS.get(word.toLowerCase()),
      );
      return to === from + 1 ? `${from}-${to}` : all;
    })
    .replace(SIZE_OF_HANDFUL, '')
    .replace(THEN, ', ')
    .replace(MINUS, 'without ')
    .replace(ISH, '')
    .replace(OF_THOSE, '')
    .replace(HEARD_DECIMAL, '$1.$2')
    .replace(MOST_OF, '3/4 ')
    .replace(praised(), '');
}
