import { type Location, ViandError } from '../model/diagnostic.ts';

/**
 * How much of a file may be in memory at once. A small file can expand to any size, so whole documents, lines and
 * Parquet row groups have limits. Streams of rows need none.
 */
export interface ReadLimits {
  /** UTF-16 code units of a JSON document. */
  readonly documentCharacters: Limit;
  /** UTF-16 code units of a food record that is read as a whole, which takes up to 150 times as many bytes. */
  readonly diaryCharacters: Limit;
  /** UTF-16 code units of a line of NDJSON. */
  readonly lineCharacters: Limit;
  /** Bytes of Parquet that comes as a stream, since it is spooled. */
  readonly parquetStreamBytes: Limit;
  /** Bytes of memory that decoding one row group of Parquet may take. */
  readonly rowGroupBytes: Limit;
  /** CPU seconds that decoding one row group of Parquet may take. */
  readonly rowGroupSeconds: Limit;
}

/** The most of something that viand reads as a whole, in bytes, characters or ms. */
export interface Limit {
  readonly most: number;
  /** The limit in words, such as `256 MiB`. */
  readonly label: string;
}

/** Bytes of a mebibyte. */
const MIB = 1024 * 1024;

/** V8 cannot hold a longer text. */
const LONGEST_TEXT = 512 * MIB - 24;

/** The limits for data that viand holds as a whole; a reference page lists them. */
export const READ_LIMITS: ReadLimits = {
  documentCharacters: { most: 256 * MIB, label: '256 Mi characters' },
  diaryCharacters: { most: 16 * MIB, label: '16 Mi characters' },
  lineCharacters: { most: 16 * MIB, label: '16 Mi characters' },
  parquetStreamBytes: { most: 1024 * MIB, label: '1 GiB' },
  rowGroupBytes: { most: 1024 * MIB, label: '1 GiB of memory' },
  rowGroupSeconds: { most: 30, label: '30 s' },
};

/** The limit that remains if a user lifts the limits: the longest text that V8 can hold. */
const LIFTED_LIMITS: ReadLimits = {
  documentCharacters: { most: LONGEST_TEXT, label: '512 Mi characters' },
  diaryCharacters: { most: LONGEST_TEXT, label: '512 Mi characters' },
  lineCharacters: { most: LONGEST_TEXT, label: '512 Mi characters' },
  parquetStreamBytes: { most: Number.POSITIVE_INFINITY, label: '' },
  rowGroupBytes: { most: Number.POSITIVE_INFINITY, label: '' },
  rowGroupSeconds: { most: Number.POSITIVE_INFINITY, label: '' },
};

/** The limits of a run. */
export function limitsOf({
  liftLimits,
}: {
  readonly liftLimits?: boolean | undefined;
}): ReadLimits {
  return liftLimits === true ? LIFTED_LIMITS : READ_LIMITS;
}

/** The option of commands that lifts the limits. */
const OPTION = '--lift-limits';

/**
 * @param what the subject of the message
 * @param instead an alternative to lifting the limit
 * @throws ViandError `input/too-large`
 */
export function refuseAbove(
  limit: Limit,
  actual: number,
  location: Location,
  what: string,
  instead?: string,
): void {
  if (actual > limit.most) throw tooLarge(limit, location, what, instead);
}

/** The refusal of data beyond a limit, with the ways around it. */
export function tooLarge(
  { most, label }: Limit,
  location: Location,
  what: string,
  instead?: string,
): ViandError {
  const ways = [
    ...(instead === undefined ? [] : [instead]),
    ...(most < LONGEST_TEXT ? [`${OPTION} for files you trust`] : []),
  ];
  return new ViandError({
    code: 'input/too-large',
    message: `${what} exceeds ${label}`,
    location,
    expected: ways.length === 0 ? `at most ${label}` : `at most ${label}, or ${ways.join(', or ')}`,
  });
}
