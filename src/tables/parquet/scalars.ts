import type { ParquetParsers, SchemaElement } from 'hyparquet';

/** The value of a cell; undefined if it is null or blank. */
export type Scalar = string | number | bigint | boolean | undefined;

/** A scalar of any type as text; undefined for lists and other values. */
export function scalarText(value: unknown): string | undefined {
  return value === undefined || typeof value === 'object' ? undefined : String(value);
}

/** Types whose values are not scalars. */
const NO_SCALARS = ['BSON', 'INTERVAL', 'GEOMETRY', 'GEOGRAPHY', 'VARIANT'];

/** Types that are scalars, although they are stored as bytes of a fixed length. */
const SCALARS_OF_BYTES = ['DECIMAL', 'UUID', 'FLOAT16'];

/** Whether a column has one plain value per row rather than a list, a structure or bytes. */
export function isScalar(element: SchemaElement): boolean {
  const { type, repetition_type, converted_type, logical_type } = element;
  const meaning = converted_type ?? logical_type?.type ?? '';
  if (type === undefined || repetition_type === 'REPEATED') return false;
  return type === 'FIXED_LEN_BYTE_ARRAY'
    ? SCALARS_OF_BYTES.includes(meaning)
    : !NO_SCALARS.includes(meaning);
}

/** Types that hyparquet knows only by their older name, which a writer may omit. */
export function withOlderName(element: SchemaElement): SchemaElement {
  const { logical_type: logical, converted_type } = element;
  if (converted_type !== undefined) return element;
  if (logical?.type === 'DATE') return { ...element, converted_type: 'DATE' };
  return logical?.type === 'DECIMAL'
    ? { ...element, converted_type: 'DECIMAL', scale: logical.scale }
    : element;
}

/** Throws for bytes that are not UTF-8. hyparquet would replace them with question marks. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** Parsers that turn dates and times into text in ISO 8601, as labels need it. */
export const PARSERS: Partial<ParquetParsers> = {
  dateFromDays: (days) => isoTime(BigInt(days) * 86_400n, 1n).slice(0, -'T00:00:00Z'.length),
  timestampFromMilliseconds: (time) => isoTime(BigInt(time), 1_000n),
  timestampFromMicroseconds: (time) => isoTime(BigInt(time), 1_000_000n),
  timestampFromNanoseconds: (time) => isoTime(BigInt(time), 1_000_000_000n),
  stringFromBytes: (bytes) => UTF_8.decode(bytes),
  jsonFromBytes: (bytes) => UTF_8.decode(bytes),
};

/** A time since 1970 in UTC, such as `2026-11-21T08:30:00.25Z`; beyond the calendar, the number itself. */
function isoTime(time: bigint, perSecond: bigint): string {
  const fraction = ((time % perSecond) + perSecond) % perSecond;
  const date = new Date(Number((time - fraction) / perSecond) * 1000);
  if (Number.isNaN(date.getTime())) return String(time);
  const digits = String(fraction + perSecond).slice(1);
  const decimals = fraction === 0n ? '' : `.${digits.replace(/0+$/, '')}`;
  return date.toISOString().replace('.000Z', `${decimals}Z`);
}

const PER_SECOND = { MILLIS: 1_000n, MICROS: 1_000_000n, NANOS: 1_000_000_000n } as const;

/** Converts the values from hyparquet for a column to scalars. */
export function scalarsOf(element: SchemaElement): (value: unknown) => Scalar {
  const { converted_type, logical_type: logical, scale = 0 } = element;
  if (converted_type === 'DECIMAL') {
    // hyparquet multiplies by a power of ten, which makes the last digit inexact.
    return (value) => (typeof value === 'number' ? Number(value.toFixed(scale)) : undefined);
  }
  if (logical?.type === 'TIME') {
    const perSecond = PER_SECOND[logical.unit];
    return (value) =>
      value === null || value === undefined
        ? undefined
        : isoTime(BigInt(value as number | bigint), perSecond).slice('1970-01-01T'.length, -1);
  }
  if (logical?.type === 'TIMESTAMP' && !logical.isAdjustedToUTC) {
    return (value) => (typeof value === 'string' ? value.replace(/Z$/, '') : undefined);
  }
  return plainScalar;
}

function plainScalar(value: unknown): Scalar {
  if (typeof value === 'string') return value.trim() || undefined;
  return value === null ? undefined : (value as Scalar);
}
