import { afterEach, expect, test, vi } from 'vitest';
import { SpooledBytes } from '../../src/io/spooled-bytes.ts';
import { codeOf } from '../support/refusals.ts';

afterEach(() => vi.unstubAllEnvs());

const MEBIBYTE = 1024 * 1024;

test('spooled bytes are read unchanged, from memory and from disk, even while more are appended', () => {
  const held = new SpooledBytes();
  const early = held.reader();
  expect(early()).toBeUndefined();
  for (let piece = 0; piece < 20; piece++) held.append(Buffer.alloc(MEBIBYTE + 1, piece));
  for (const next of [early, held.reader()]) {
    const pieces: Uint8Array[] = [];
    for (let bytes = next(); bytes !== undefined; bytes = next()) pieces.push(bytes);
    const all = Buffer.concat(pieces);
    expect(all.length).toBe(20 * (MEBIBYTE + 1));
    for (let piece = 0; piece < 20; piece++) expect(all[piece * (MEBIBYTE + 1)]).toBe(piece);
  }
  held.append(Buffer.from('z'));
  expect(early()).toEqual(Buffer.from('z'));
  held.close();
});

test('append() reports a missing folder for temporary files once the memory is full', () => {
  // Windows reads TEMP, other systems TMPDIR.
  for (const name of ['TEMP', 'TMPDIR']) vi.stubEnv(name, '/nowhere/at/all');
  const held = new SpooledBytes();
  held.append(Buffer.alloc(16 * MEBIBYTE));
  expect(codeOf(() => held.append(Buffer.alloc(1)))).toBe('output/unwritable');
});
