import type { Random } from './random.ts';

const TOKENS = [
  '"',
  ',',
  ';',
  '\n',
  '\r',
  '\0',
  '\uFEFF',
  '\uFFFD',
  'NaN',
  '1e999',
  '-0',
  '9'.repeat(400),
  '{',
  '[',
  ']',
  '}',
  'null',
  '\\u0000',
  '=',
  '\u202e',
  '\ud800',
  '__proto__',
  '../',
  '%s',
  'PAR1',
];

type Mutation = (bytes: Buffer, random: Random) => Buffer;

const replaced = (bytes: Buffer, start: number, end: number, by: Uint8Array) =>
  Buffer.concat([bytes.subarray(0, start), by, bytes.subarray(end)]);

const MUTATIONS: readonly Mutation[] = [
  (bytes, random) => {
    const flipped = Buffer.from(bytes);
    const at = random.below(bytes.length);
    flipped[at] = (flipped[at] as number) ^ (1 << random.below(8));
    return flipped;
  },
  (bytes, random) => {
    const changed = Buffer.from(bytes);
    changed[random.below(bytes.length)] = random.pick([0, 1, 0x7f, 0x80, 0xff, random.below(256)]);
    return changed;
  },
  (bytes, random) => bytes.subarray(0, random.below(bytes.length)),
  (bytes, random) => {
    const start = random.below(bytes.length);
    return replaced(bytes, start, start + random.below(20), Buffer.alloc(0));
  },
  (bytes, random) => {
    const start = random.below(bytes.length);
    const piece = bytes.subarray(start, start + random.below(60));
    const at = random.below(bytes.length);
    return replaced(bytes, at, at, Buffer.concat(Array(1 + random.below(4)).fill(piece)));
  },
  (bytes, random) => {
    const at = random.below(bytes.length + 1);
    return replaced(bytes, at, at, Buffer.from(random.pick(TOKENS)));
  },
];

/** Values that replace a member of a document. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  5,
  1e308,
  '',
  'x',
  '__proto__',
  [],
  {},
  [null],
  [[]],
  { a: 1 },
];

/** Replaces, removes or repeats one value anywhere in a document. */
function mutateValue(value: unknown, random: Random): unknown {
  const isList = Array.isArray(value);
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (keys.length === 0 || random.below(4) === 0) return random.pick(ODD_VALUES);
  const key = random.pick(keys);
  const members = value as Record<string, unknown>;
  if (random.below(6) > 0) {
    const changed = mutateValue(members[key], random);
    return isList
      ? value.map((one, index) => (String(index) === key ? changed : one))
      : { ...members, [key]: changed };
  }
  if (isList) return random.below(2) === 0 ? value.slice(1) : [...value, ...value];
  return Object.fromEntries(Object.entries(members).filter(([name]) => name !== key));
}

/** Changes one value of a line that is a document; undefined if none is. */
function mutateJson(bytes: Buffer, random: Random): Buffer | undefined {
  const text = bytes.toString();
  const whole = documentOf(text);
  if (whole !== undefined) return Buffer.from(JSON.stringify(mutateValue(whole, random)) ?? '');
  const lines = text.split('\n');
  const at = random.below(lines.length);
  const document = documentOf(lines[at] as string);
  if (document === undefined) return undefined;
  lines[at] = JSON.stringify(mutateValue(document, random)) ?? '';
  return Buffer.from(lines.join('\n'));
}

function documentOf(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

/** Changes a file in one to three places: values of a document, or any bytes. */
export function mutate(bytes: Buffer, random: Random): Buffer {
  const changed = random.below(2) === 0 ? mutateJson(bytes, random) : undefined;
  if (changed !== undefined) return changed;
  let mutated = bytes;
  for (let times = 1 + random.below(3); times > 0 && mutated.length > 0; times--) {
    mutated = random.pick(MUTATIONS)(mutated, random);
  }
  return mutated;
}
