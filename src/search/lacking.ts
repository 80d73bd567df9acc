/** Words that say that a food lacks what follows. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  'without no ohne kein keine keinen keinem'.split(' '),
);

/** Words that end what it lacks. */
const END: ReadonlySet<string> = new Set('with but mit aber'.split(' '));

/** Words that add nothing to what it lacks: "no added sugar". */
const EMPTY: ReadonlySet<string> = new Set('added extra any zugesetzt zugesetzten'.split(' '));

/** A query that says what a food lacks. */
interface LackingQuery {
  /** What it lacks. */
  readonly lacked: readonly string[];
  /** Its words without that: of "coffee no sugar with milk" "coffee with milk". */
  readonly rest: readonly string[];
  /** Its words as a name may say it: "beer without alcohol", "alcohol free beer". */
  readonly namings: readonly (readonly string[])[];
}

/**
 * What a query says that a food lacks; undefined where it says nothing of the kind, or names no food before it.
 *
 * @param words folded
 */
export function lackingIn(words: readonly string[]): LackingQuery | undefined {
  const at = words.findIndex((word) => NEGATIONS.has(word));
  if (at < 1 || at === words.length - 1) return undefined;
  const before = words.slice(0, at);
  const end = words.findIndex((word, index) => index > at && END.has(word));
  const lacked = (end < 0 ? words.slice(at + 1) : words.slice(at + 1, end)).filter(
    (word) => !EMPTY.has(word),
  );
  const [only = '', ...others] = lacked;
  const free = others.length > 0 ? [] : [`${only}frei`, `${only}free`];
  return {
    lacked: lacked.filter((word) => !NEGATIONS.has(word)),
    rest: end < 0 ? before : [...before, ...words.slice(end)],
    namings: [
      ...['without', 'no', 'ohne'].map((word) => [...before, word, ...lacked]),
      [...before, ...lacked, 'free'],
      ...free.map((word) => [...before, word]),
    ],
  };
}

const FREE: ReadonlySet<string> = new Set(['free', 'frei']);

/** The same where the lack stands behind what is lacking: "jelly sugar free". A hen may be "free range", too. */
export function freeOfIn(words: readonly string[]): LackingQuery | undefined {
  const at = words.findIndex((word) => FREE.has(word));
  if (at < 1 || words.length === 2 || words[at + 1] === 'range') return undefined;
  const [before = '', free = ''] = words.slice(at - 1, at + 1);
  const rest = [...words.slice(0, at - 1), ...words.slice(at + 1)];
  const joined = [`${before}frei`, `${before}free`];
  return {
    lacked: [before],
    rest,
    namings: [
      words,
      [before, free, ...rest],
      [...rest, before, free],
      ...joined.map((word) => [...rest, word]),
    ],
  };
}

/** What the words of a denial say that a food lacks, and how names say the same. Folded. */
const DENIALS: readonly (readonly [pattern: RegExp, lacked: string, namings: readonly string[]])[] =
  [
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

/**
 * The same where one word says what is lacking: "Apfelmus ungezuckert". A word that denies must not be corrected to what
 * it denies.
 */
export function deniedIn(words: readonly string[]): LackingQuery | undefined {
  if (words.length < 2) return undefined;
  for (const [pattern, lacked, said] of DENIALS) {
    const at = words.findIndex((word) => pattern.test(word));
    if (at < 0) continue;
    const rest = [...words.slice(0, at), ...words.slice(at + 1)];
    return {
      lacked: [lacked],
      rest,
      namings: said.flatMap((naming) => {
        const named = naming.split(' ');
        return [
          [...rest, ...named],
          [...named, ...rest],
        ];
      }),
    };
  }
  return undefined;
}
