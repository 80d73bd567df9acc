import { truncateSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** An input that is too large to hold: a file, or standard input. */
export interface Huge {
  readonly name: string;
  /** Makes the file of this path; without it, there is only standard input. */
  readonly make?: (file: string) => void;
  readonly stdin?: () => Iterable<Buffer>;
  /** Whether threads could share it. */
  readonly isPlain?: boolean;
}

const MIB = 1024 * 1024;
const HEADER = 'food_id,amount,unit\n';
const DEPTH = 200_000;

/** A beginning, and a gigabyte after it in which no line ends. */
function* endless(beginning: string): Generator<Buffer> {
  yield Buffer.from(beginning);
  const piece = Buffer.alloc(MIB, 'a');
  for (let count = 0; count < 1024; count++) yield piece;
}

/** The same as gzip of a megabyte: members one after another are one file (RFC 1952, 2.2). */
function bomb(beginning: string): Buffer {
  const member = gzipSync(Buffer.alloc(16 * MIB, 'a'));
  return Buffer.concat([gzipSync(beginning), ...Array(64).fill(member)]);
}

const write = (content: () => string | Buffer) => (file: string) => writeFileSync(file, content());

/** Text with so many bytes of 0 after it, which take no room on the disk. */
const sparse = (text: string, bytes: number) => (file: string) => {
  writeFileSync(file, text);
  truncateSync(file, bytes);
};

export const HUGE: readonly Huge[] = [
  { name: 'zeros.csv', make: sparse('', 300 * MIB), isPlain: true },
  { name: 'line-of-zeros.csv', make: sparse(HEADER, 1024 * MIB), isPlain: true },
  { name: 'header.csv', stdin: () => endless(''), isPlain: true },
  { name: 'cell.csv', stdin: () => endless(`${HEADER}milk,`), isPlain: true },
  { name: 'quoted-cell.csv', stdin: () => endless(`${HEADER}"milk`), isPlain: true },
  { name: 'string.json', stdin: () => endless('[{"entries":[{"food_id":"') },
  { name: 'line.ndjson', stdin: () => endless('{"entries":[]}\n{"entries":[{"food_id":"') },
  { name: 'bomb.csv.gz', make: write(() => bomb(HEADER)), isPlain: true },
  { name: 'bomb.json.gz', make: write(() => bomb('[{"entries":[{"food_id":"')) },
  { name: 'deep-cut-off.json', make: write(() => '['.repeat(DEPTH)) },
  { name: 'deep.json', make: write(() => '['.repeat(DEPTH) + ']'.repeat(DEPTH)) },
  {
    name: 'deep-objects.json',
    make: write(() => `${'{"entries":'.repeat(DEPTH)}0${'}'.repeat(DEPTH)}`),
  },
  { name: 'deep.ndjson', make: write(() => `{"entries":[]}\n${'['.repeat(DEPTH)}\n`) },
];
