import { readFileSync } from 'node:fs';
import { FIGURES_HEADER, figuresFileOf } from '../../src/catalogue/figures/figures-format.ts';

/** The bytes of the sections of a catalogue's figures, without their headers, which name the catalogue. */
export function figureBytes(catalogue: string): Buffer {
  const bytes = readFileSync(figuresFileOf(catalogue));
  const bodies: Buffer[] = [];
  for (let start = 0; start < bytes.length; ) {
    const length = bytes.readDoubleLE(start + FIGURES_HEADER.length);
    bodies.push(bytes.subarray(start + FIGURES_HEADER.bytes, start + length));
    start += length;
  }
  return Buffer.concat(bodies);
}
