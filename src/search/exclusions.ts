/** Words that exclude what follows them: "coffee no sugar". */
export const NEGATIONS: ReadonlySet<string> = new Set(
  'without no ohne kein keine keinen keinem sans senza'.split(' '),
);

/** Words that end an exclusion: "coffee no sugar with milk". */
const END: ReadonlySet<string> = new Set('with but mit aber'.split(' '));

/** Words that add nothing to an exclusion: "no added sugar". */
const EMPTY: ReadonlySet<string> = new Set('added extra any zugesetzt zugesetzten'.split(' '));

/** The part of a query that excludes something. */
interface Exclusion {
  readonly excluded: readonly string[];
  /** The query without the exclusion: "coffee with milk" for "coffee no sugar with milk". */
  readonly rest: readonly string[];
  /** The query in the phrases that names of foods may use: "beer without alcohol", "alcohol free beer". */
  readonly phrasings: readonly (readonly string[])[];
  /** The query with what such foods have instead: "cola mit süßungsmitteln". */
  readonly replaced?: readonly (readonly string[])[];
}

/** What drinks and sweets without sugar have instead, as published tables write it, folded. */
const INSTEAD_OF_SUGAR = ['mit sussungsmitteln', 'mit sussstoff', 'diet'] as const;

/**
 * Reads what a query excludes with a negation: "coffee no sugar".
 *
 * @param words folded
 * @returns undefined if there is no negation, or no food before it
 */
export function readNegation(words: readonly string[]): Exclusion | undefined {
  const at = words.findIndex((word) => NEGATIONS.has(word));
  if (at < 1 || at === words.length - 1) return undefined;
  const before = words.slice(0, at);
  const end = words.findIndex((word, index) => index > at && END.has(word));
  const excluded = (end < 0 ? words.slice(at + 1) : words.slice(at + 1, end)).filter(
    (word) => !EMPTY.has(word),
  );
  const [only = '', ...others] = excluded;
  const free = others.length > 0 ? [] : [`${only}frei`, `${only}free`];
  return {
    excluded: excluded.filter((word) => !NEGATIONS.has(word)),
    rest: end < 0 ? before : [...before, ...words.slice(end)],
    phrasings: [
      ...['without', 'no', 'ohne'].map((word) => [...before, word, ...excluded]),
      [...before, ...excluded, 'free'],
      ...free.map((word) => [...before, word]),
    ],
  };
}

const FREE: ReadonlySet<string> = new Set(['free', 'frei']);

/**
 * Reads what a query excludes with a word after it: "jelly sugar free", but not "eggs free range".
 *
 * @param words folded
 * @returns undefined if nothing is excluded, or if no food is named
 */
export function readFreeFrom(words: readonly string[]): Exclusion | undefined {
  const at = words.findIndex((word) => FREE.has(word));
  if (at < 1 || words.length === 2 || words[at + 1] === 'range') return undefined;
  const [before = '', free = ''] = words.slice(at - 1, at + 1);
  const rest = [...words.slice(0, at - 1), ...words.slice(at + 1)];
  const joined = [`${before}frei`, `${before}free`];
  return {
    excluded: [before],
    rest,
    phrasings: [
      words,
      [before, free, ...rest],
      [...rest, before, free],
      ...joined.map((word) => [...rest, word]),
    ],
  };
}

/**
 * Words that exclude something by themselves, with what they exclude and the phrases that names of foods may use for
 * it. Folded.
 */
const DENIALS: readonly (readonly [
  pattern: RegExp,
  excluded: string,
  phrasings: readonly string[],
])[] = [
  [
    /^(?:ungesu(?:ss|s)t|ungezuckert|unsweetened|zuckerfrei|zuckerlo|zuckerlos|sugarfree|sugarless)(?:e[nrsm]?)?$/,
    'sugar',
    [
      'unsweetened',
      'ungesusst',
      'ungezuckert',
      'zuckerfrei',
      'sugar free',
      'ohne zucker',
      'ohne zuckerzusatz',
      'without sugar',
      'without added sugar',
      'no added sugar',
      'no sugar',
    ],
  ],
  [
    /^(?:ungesalzen|unsalted|salzfrei|salzlos|saltfree|saltless)(?:e[nrsm]?)?$/,
    'salt',
    ['unsalted', 'ungesalzen', 'ohne salz', 'without salt', 'no salt', 'no added salt'],
  ],
];

/** A word for food that is sweet without sugar. Unsweetened food is not sweet. */
const IS_SUGAR_FREE = /^(?:zuckerfrei|sugarfree)/;

/**
 * Reads what a single word of a query excludes: "Apfelmus ungezuckert". Such a word must not be corrected to what it
 * excludes.
 *
 * @param words folded
 * @returns undefined if no word excludes anything, or if no food is named
 */
export function readDenial(words: readonly string[]): Exclusion | undefined {
  if (words.length < 2) return undefined;
  for (const [pattern, excluded, said] of DENIALS) {
    const at = words.findIndex((word) => pattern.test(word));
    if (at < 0) continue;
    const rest = [...words.slice(0, at), ...words.slice(at + 1)];
    return {
      excluded: [excluded],
      rest,
      replaced:
        excluded === 'sugar' && IS_SUGAR_FREE.test(words[at] as string)
          ? INSTEAD_OF_SUGAR.map((phrase) => [...rest, ...phrase.split(' ')])
          : [],
      phrasings: said.flatMap((phrasing) => {
        const named = phrasing.split(' ');
        return [
          [...rest, ...named],
          [...named, ...rest],
        ];
      }),
    };
  }
  return undefined;
}
