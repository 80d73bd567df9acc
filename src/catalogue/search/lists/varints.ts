import { missingRow } from '../../connection.ts';

/** Writes whole numbers below 2^32 as bytes, little-endian with seven bits per byte. */
export class VarintWriter {
  bytes: Buffer;
  /** The number of bytes that are written. */
  end = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** The bytes must have room for the number. */
  write(number: number): void {
    let rest = number;
    for (; rest > 0x7f; rest >>>= 7) this.bytes[this.end++] = (rest & 0x7f) | 0x80;
    this.bytes[this.end++] = rest;
  }
}

/** Reads what {@link VarintWriter} wrote. */
export class VarintReader<Bytes extends Uint8Array = Uint8Array> {
  readonly bytes: Bytes;
  /** Where the next number begins. */
  at = 0;

  constructor(bytes: Bytes) {
    this.bytes = bytes;
  }

  read(): number {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++];
      if (byte === undefined) return missingRow('a part of a list of hits');
      number |= (byte & 0x7f) << shift;
      if (byte < 0x80) return number >>> 0;
    }
  }
}
