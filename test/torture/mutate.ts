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

/** Changes a file at one to three places. */
export function mutate(bytes: Buffer, random: Random): Buffer {
  let mutated = bytes;
  for (let times = 1 + random.below(3); times > 0 && mutated.length > 0; times--) {
    mutated = random.pick(MUTATIONS)(mutated, random);
  }
  return mutated;
}
