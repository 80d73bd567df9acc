import type { Asked } from '../server/support.ts';
import { posted } from '../server/support.ts';

/** A source of whole numbers below a bound; the same seed gives the same numbers (mulberry32). */
export function dice(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** Values that tend to break readers. */
const ODD_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  '%',
  '%00',
  '%ff',
  '../../etc/passwd',
  "' OR 1=1 --",
  '"*"',
  'NEAR(a b)',
  'a'.repeat(201),
  '\u202e',
  'ẞıİ',
  '__proto__',
  'constructor',
  '9'.repeat(30),
] as const;

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  1e-320,
  [],
  {},
  [[]],
  ...ODD_TEXTS,
];

const GOOD_WORDS = ['milk', 'apple', 'brocoli soup', 'oats', 'Vollkornbrot'] as const;
const GOOD_IDS = ['apple', 'milk', 'broccoli.boiled', 'banana', 'oats'] as const;

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

interface Described {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: unknown;
}

/** A request to a route of the OpenAPI document, which is valid about half of the time. */
export function mutatedRequest(
  { paths }: OpenApi,
  roll: (bound: number) => number,
): { readonly target: string; readonly asked: Asked } {
  const pick = <Value>(values: readonly Value[]): Value => values[roll(values.length)] as Value;
  const isOdd = () => roll(16) === 0;
  const [path, methods] = pick(Object.entries(paths));
  const [method, described] = pick(Object.entries(methods));
  const text = (name: string): string => {
    if (isOdd()) return pick(ODD_TEXTS);
    if (name === 'query') return pick(GOOD_WORDS);
    if (name === 'gtin') return pick(['0039400103431', '0039400103431', '96385074']);
    if (name === 'type') return pick(['all', 'generic', 'branded']);
    return name === 'id' ? pick(GOOD_IDS) : String(1 + roll(100));
  };
  const query: string[] = [];
  let target = path;
  const headers: Record<string, string> = {};
  for (const { name, in: place } of described.parameters ?? []) {
    const value = encodeURIComponent(text(name));
    if (place === 'path') target = target.replace(`{${name}}`, value);
    else if (place === 'query' && roll(16) > 0) query.push(`${name}=${value}`);
    else if (place === 'header' && roll(4) === 0) headers[name] = `c${roll(9)}`;
  }
  if (roll(9) === 0) query.push(`${encodeURIComponent(pick(ODD_TEXTS))}=%`);
  if (roll(20) === 0) headers['accept-encoding'] = pick(['br', 'gzip', ';;', '*;q=0']);
  if (roll(30) === 0) headers['authorization'] = pick(['', 'Bearer ', 'Basic x', 'Bearer wrong']);
  if (query.length > 0) target = `${target}?${query.join('&')}`;
  if (method !== 'post') return { target, asked: { method: method.toUpperCase(), headers } };
  const value = (usual: unknown): unknown => (roll(60) === 0 ? pick(ODD_VALUES) : usual);
  const entry = () =>
    value({
      food_id: value(pick(GOOD_IDS)),
      amount: value(roll(500)),
      unit: value(pick(['g', 'ml', 'kg', 'mg'])),
      ...(roll(3) === 0 ? { weighted_before_process: value(roll(2) === 0) } : {}),
    });
  const list = (make: () => unknown) => Array.from({ length: 1 + roll(4) }, make);
  const body = JSON.stringify(value(list(() => value({ entries: value(list(entry)) }))));
  const cut = roll(12) === 0 ? body.slice(0, roll(body.length + 1)) : body;
  const type = roll(20) === 0 ? { 'content-type': 'text/plain' } : {};
  return { target, asked: posted(cut, { ...headers, ...type }) };
}
