import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { ViandError } from '../../model/diagnostic.ts';
import { type Members, membersOf } from '../../tables/json/members.ts';
import { factsFile, readAllFacts } from '../evaluate/facts-file.ts';
import { runDifferences, type ShardFacts } from './run-differences.ts';
import { readShard } from './shard.ts';
import { isShardRecord, type ShardFormat } from './shard-record.ts';

/** The results of a shard with its record. */
interface Part extends ShardFacts {
  readonly file: string;
}

/** The results of all shards of a run, in any order of the files. */
export interface MergedShards {
  readonly format: ShardFormat;
  /** The facts about the run as if it had no shards. */
  readonly meta: Readonly<Record<string, unknown>>;
  /** Whether the run skipped faulty entries, and so listed them. */
  readonly skipsFaulty: boolean;
  /** The bytes of that run. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/**
 * Whether any of the files has the results of a shard.
 *
 * @throws ViandError for facts that cannot be read, because they may be those of a shard
 */
export function hasShards(files: readonly string[]): boolean {
  return readAllFacts(files).some((facts) => recordIn(facts) !== undefined);
}

/**
 * Merges the results of all shards of a run.
 *
 * @throws ViandError `request/invalid` for shards of different runs, and for shards that are missing or given twice;
 * while the bytes are read, `input/damaged` for results that have changed since they were written
 */
export function mergeShards(files: readonly string[]): MergedShards {
  const facts = readAllFacts(files);
  const parts = files.map((file, index) => partOf(file, facts[index]));
  assertWhole(parts);
  const [first] = parts as [Part, ...Part[]];
  const { format } = first.record;
  const { meta } = first;
  const skipsFaulty = membersOf(meta['options'])['skip_faulty'] === true;
  return { format, meta, skipsFaulty, bytes: inOrder(parts, format === 'csv') };
}

function recordIn(facts: Members | undefined): ShardFacts | undefined {
  const { shard, ...meta } = facts ?? {};
  return isShardRecord(shard) ? { record: shard, meta } : undefined;
}

function partOf(file: string, facts: Members | undefined): Part {
  const found = recordIn(facts);
  if (found !== undefined) return { file, ...found };
  if (!existsSync(file)) {
    throw new ViandError({
      code: 'input/missing-file',
      message: 'File not found',
      location: { file },
    });
  }
  throw refusal(
    file,
    'Cannot find which shard of a run the file is',
    `a file of --shard with its ${factsFile(file)}`,
  );
}

function assertWhole(parts: readonly Part[]): void {
  const [first] = parts as [Part, ...Part[]];
  const count = readShard(first.record.part)?.count ?? 0;
  const seen = new Map<string, string>();
  for (const part of parts) {
    const { file, record } = part;
    const differences = runDifferences(part, first);
    if (differences.length > 0) {
      throw ViandError.of(
        differences.map(({ found, expected }) => ({
          code: 'request/invalid',
          message: `Cannot merge shards of different runs: ${found}`,
          expected: `${expected}, as in the shard ${first.file}`,
          location: { file },
        })),
      );
    }
    const twin = seen.get(record.part);
    if (twin !== undefined) {
      throw refusal(file, `Shard ${record.part} is given twice`, `one of ${twin} and ${file}`);
    }
    seen.set(record.part, file);
  }
  const all = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`);
  const missing = all.filter((part) => !seen.has(part));
  if (missing.length > 0) {
    throw refusal(
      undefined,
      `Missing shards: ${missing.join(', ')}`,
      `the results of all ${count} shards`,
    );
  }
}

async function assertUnchanged({ file, record }: Part): Promise<void> {
  if (record.results === undefined) return;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  if (hash.digest('hex') === record.results) return;
  throw damaged(file, 'The file is not as it was written', 'the results of the shard, unchanged');
}

function refusal(file: string | undefined, message: string, expected: string): ViandError {
  return new ViandError({
    code: 'request/invalid',
    message,
    expected,
    ...(file === undefined ? {} : { location: { file } }),
  });
}

function damaged(file: string, message: string, expected: string): ViandError {
  return new ViandError({ code: 'input/damaged', message, expected, location: { file } });
}

/** The number of records that are passed on at once. */
const RECORDS_AT_ONCE = 4096;

async function* inOrder(parts: readonly Part[], isCsv: boolean): AsyncGenerator<Uint8Array> {
  const sources = await Promise.all(
    parts.map(async ({ file, record }) => {
      const records = recordsOf(file, isCsv)[Symbol.asyncIterator]();
      const header = isCsv ? (await records.next()).value : undefined;
      const places = record.places === '' ? [] : record.places.split(' ').map(Number);
      return { file, records, header, places, next: 0 };
    }),
  );
  let waiting: Uint8Array[] = sources[0]?.header === undefined ? [] : [sources[0].header];
  const total = sources.reduce((sum, { places }) => sum + places.length, 0);
  const sourceOf = new Map(sources.flatMap((one) => one.places.map((place) => [place, one])));
  for (let place = 0; place < total; place++) {
    const source = sourceOf.get(place);
    const record = source && (await source.records.next());
    if (record === undefined || record.done === true) {
      throw damaged(
        source?.file ?? '',
        'The file has fewer groups than were written',
        'the whole file',
      );
    }
    waiting.push(record.value);
    if (waiting.length < RECORDS_AT_ONCE) continue;
    yield Buffer.concat(waiting);
    waiting = [];
  }
  for (const { file, records } of sources) {
    if ((await records.next()).done !== true) {
      throw damaged(
        file,
        'The file has more groups than were written',
        'the file as it was written',
      );
    }
  }
  await Promise.all(parts.map(assertUnchanged));
  yield Buffer.concat(waiting);
}

const LINE_END = 0x0a;
const QUOTE = 0x22;

/** Lines with their ends. In CSV, a line end between quotes does not end a record. */
async function* recordsOf(file: string, isCsv: boolean): AsyncGenerator<Uint8Array> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    const bytes = Buffer.concat([rest, chunk]);
    let start = 0;
    let isQuoted = false;
    for (let at = 0; at < bytes.length; at++) {
      if (isCsv && bytes[at] === QUOTE) isQuoted = !isQuoted;
      if (bytes[at] !== LINE_END || isQuoted) continue;
      yield bytes.subarray(start, at + 1);
      start = at + 1;
    }
    rest = bytes.subarray(start);
  }
  if (rest.length > 0) {
    throw damaged(file, 'The file ends within a line', 'the file as it was written');
  }
}
