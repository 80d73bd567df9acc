import { gzipSync } from 'node:zlib';

/** A body that takes long, but is within the limits of its route. */
export interface WorstBody {
  readonly name: string;
  readonly target: string;
  readonly body: () => string;
}

/** The most entries of a request. */
const ENTRIES = 100_000;

type MakeEntry = (index: number) => object;

const UNKNOWN: MakeEntry = (index) => ({ food_id: `no-${index}`, unit: 'g', amount: 1 });
const KNOWN: MakeEntry = () => ({ food_id: 'apple', unit: 'g', amount: 1 });
const EMPTY: MakeEntry = () => ({});

const entries = (make: MakeEntry, count = ENTRIES) =>
  Array.from({ length: count }, (_, index) => make(index));

const meals = (make: MakeEntry) => JSON.stringify([{ entries: entries(make) }]);

/** Many days, so that a report is long. */
const days = (make: MakeEntry) =>
  Array.from({ length: 365 }, (_, day) => ({
    date: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    entries: entries(make, 100),
  }));

const TYPOS = '2 cups of brocoli with potatoe, chese';
const repeated = (text: string, characters: number) =>
  text.repeat(Math.floor(characters / text.length));

/** The worst bodies for a parser, for any route. */
const FOR_ANY: readonly (readonly [string, () => string])[] = [
  ['10 MB of [', () => '['.repeat(10_000_000)],
  ['10 MB of {"a":', () => '{"a":'.repeat(2_000_000)],
  ['300 KB of {}', () => `[${'{},'.repeat(100_000)}{}]`],
  ['10 MB of text', () => `["${'a'.repeat(10_000_000)}"]`],
];

const FOR_MEALS: readonly (readonly [string, () => string])[] = [
  ['100,000 unknown ids', () => meals(UNKNOWN)],
  ['100,000 empty entries', () => meals(EMPTY)],
  ['100,000 entries', () => meals(KNOWN)],
];

const FOR_OTHERS: Readonly<Record<string, readonly (readonly [string, () => string])[]>> = {
  '/report': [
    ['36,500 entries, with its page', () => reportOf(days(KNOWN))],
    ['36,500 unknown ids', () => reportOf(days(UNKNOWN))],
    ['100,000 entries', () => reportOf([{ date: '2026-03-02', entries: entries(KNOWN) }])],
  ],
  '/match': [
    ['2,000 lines', () => JSON.stringify({ text: `${TYPOS}\n`.repeat(2_000) })],
    ['lists of commas', () => JSON.stringify({ text: repeated(`${'egg, '.repeat(200)}\n`, 2e5) })],
    ['200,000 characters', () => JSON.stringify({ text: repeated('potatoe ', 200_000) })],
    ['a packed file', () => JSON.stringify({ content: packed() })],
  ],
  '/evaluate/recipe': [
    ['500 lines', () => JSON.stringify({ ingredients: Array(500).fill(TYPOS) })],
    ['500 long lines', () => JSON.stringify({ ingredients: Array(500).fill('ab '.repeat(660)) })],
    ['100,000 entries', () => JSON.stringify({ entries: entries(KNOWN) })],
    ['Cooklang', () => JSON.stringify({ text: repeated('@a{', 100_000) })],
    ['a deep graph', () => JSON.stringify({ text: repeated('{"@graph":', 100_000) })],
    ['a page', () => JSON.stringify({ text: repeated('<script type=', 100_000) })],
  ],
};

const reportOf = (list: readonly object[]) =>
  JSON.stringify({ meals: list, date: '2026-12-31', page: true });

/** A few kilobytes that expand to many megabytes when a table is read. */
function packed(): string {
  return gzipSync(`food,amount\n${'apple,1 g\n'.repeat(2_000_000)}`).toString('base64');
}

/** The worst bodies for each route that accepts a body, according to the OpenAPI document. */
export function worstBodies(paths: Readonly<Record<string, object>>): WorstBody[] {
  return Object.entries(paths)
    .filter(([path, methods]) => 'post' in methods && path.includes('/v2.1/'))
    .flatMap(([target]) => {
      const own = Object.entries(FOR_OTHERS).find(([end]) => target.endsWith(end))?.[1];
      return [...FOR_ANY, ...(own ?? FOR_MEALS)].map(([name, body]) => ({ name, target, body }));
    });
}
