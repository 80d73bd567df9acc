import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** An open file of figures. */
export interface FiguresSource {
  readonly size: number;
  /** @throws Error if the file is shorter */
  readonly read: (from: number, length: number) => Buffer;
  /** Reads bytes; fewer at the end of the file. */
  readonly readSome: (from: number, length: number) => Buffer;
  /** Reads bytes from an offset on; false if the file is shorter. */
  readonly readInto: (bytes: Uint8Array, from: number) => boolean;
  readonly close: () => void;
}

/** Opens a file of figures. */
export function openSource(file: string): FiguresSource {
  const descriptor = openSync(file, 'r');
  let isOpen = true;
  // The system may have reused the number of a closed descriptor for another file.
  const assertOpen = () => {
    if (!isOpen) throw new TypeError('The catalogue is closed');
  };
  const readSome = (from: number, length: number) => {
    assertOpen();
    const bytes = Buffer.allocUnsafeSlow(length);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, length, from));
  };
  return {
    size: fstatSync(descriptor).size,
    readSome,
    readInto(bytes, from) {
      assertOpen();
      return readSync(descriptor, bytes, 0, bytes.length, from) === bytes.length;
    },
    read(from, length) {
      const bytes = readSome(from, length);
      if (bytes.length < length) throw new Error('the figures are cut off');
      return bytes;
    },
    close() {
      if (!isOpen) return;
      isOpen = false;
      closeSync(descriptor);
    },
  };
}
