import Sqlite, { type Database } from 'better-sqlite3';
import { viewOf } from './view-of.ts';

/** Turns amounts by position into the bytes of a catalogue file, and back. */
export interface VectorCodec {
  encode(vector: Float64Array): Buffer;
  decode(bytes: Buffer): Float64Array;
  /** Decodes the bytes of a view from `start` up to `end` into an existing vector. */
  decodeInto(vector: Float64Array, view: DataView, start: number, end: number): void;
  /** For each position in the registry, the position in the file; undefined if the file lacks the amount. */
  readonly inFile: readonly (number | undefined)[];
  encodePositions(positions: readonly number[]): Buffer;
  decodePositions(bytes: Buffer): number[];
}

interface Named {
  readonly name: string;
  readonly unit: string;
  readonly position: number;
}

/** Marks a position of the file that the registry lacks. */
const UNKNOWN = -1;

/** Bytes of a position in a stored vector, an unsigned 16-bit number. */
export const POSITION_BYTES = 2;
/** Bytes of a position with its amount. */
export const PAIR_BYTES = POSITION_BYTES + 8;

/** Adds the names of a registry that a file's table lacks. */
export function writeRegistry(db: Database, table: string, registry: readonly Named[]): void {
  const insert = db.prepare(
    `INSERT INTO ${table} (position, name, unit)
     VALUES ((SELECT coalesce(max(position) + 1, 0) FROM ${table}), ?, ?) ON CONFLICT (name) DO NOTHING`,
  );
  for (const { name, unit } of registry) insert.run(name, unit);
}

/** A codec between the registry's positions and those of a file. */
export function vectorCodec(db: Database, table: string, registry: readonly Named[]): VectorCodec {
  const rows = db.prepare(`SELECT position, name FROM ${table}`).all() as Named[];
  const inFile = new Map(rows.map(({ name, position }) => [name, position]));
  const toFile = registry.map(({ name }) => inFile.get(name));
  const ofRegistry = new Map(registry.map(({ name, position }) => [name, position]));
  /** Indexed by position in the file; undefined for positions that the file does not name. */
  const fromFile: number[] = [];
  for (const { name, position } of rows) fromFile[position] = ofRegistry.get(name) ?? UNKNOWN;

  // A plain loop without calls, since it runs for thousands of foods before anything is compiled.
  const decodeInto: VectorCodec['decodeInto'] = (vector, view, start, end) => {
    if ((end - start) % PAIR_BYTES !== 0) throw corrupt(table);
    vector.fill(Number.NaN);
    for (let offset = start; offset < end; offset += PAIR_BYTES) {
      const position = fromFile[view.getUint16(offset, true)];
      if (position === undefined) throw corrupt(table);
      if (position !== UNKNOWN) vector[position] = view.getFloat64(offset + POSITION_BYTES, true);
    }
  };

  const bytes = Buffer.alloc(registry.length * PAIR_BYTES);
  const view = viewOf(bytes);

  return {
    encode(vector) {
      let end = 0;
      for (let position = 0; position < vector.length; position++) {
        const amount = vector[position] as number;
        if (Number.isNaN(amount)) continue;
        view.setUint16(end, toFile[position] as number, true);
        view.setFloat64(end + POSITION_BYTES, amount, true);
        end += PAIR_BYTES;
      }
      return Buffer.from(bytes.subarray(0, end));
    },
    decode(bytes) {
      const vector = new Float64Array(registry.length);
      decodeInto(vector, viewOf(bytes), 0, bytes.length);
      return vector;
    },
    decodeInto,
    inFile: toFile,
    encodePositions(positions) {
      const bytes = Buffer.alloc(positions.length * POSITION_BYTES);
      positions.forEach((position, index) => {
        bytes.writeUInt16LE(toFile[position] as number, index * POSITION_BYTES);
      });
      return bytes;
    },
    decodePositions(bytes) {
      if (bytes.length % POSITION_BYTES !== 0) throw corrupt(table);
      const view = viewOf(bytes);
      const positions: number[] = [];
      for (let offset = 0; offset < bytes.length; offset += POSITION_BYTES) {
        const position = fromFile[view.getUint16(offset, true)];
        if (position === undefined) throw corrupt(table);
        if (position !== UNKNOWN) positions.push(position);
      }
      return positions;
    },
  };
}

function corrupt(table: string): Error {
  return new Sqlite.SqliteError(`amounts without a ${table}`, 'SQLITE_CORRUPT');
}
