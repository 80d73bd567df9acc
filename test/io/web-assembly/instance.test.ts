import { expect, test } from 'vitest';
import { hasMemoryFor } from '../../../src/io/web-assembly/instance.ts';
import { ViandError } from '../../../src/model/diagnostic.ts';

test('hasMemoryFor() is false if a limit refuses the memory, and rethrows other errors', () => {
  expect(hasMemoryFor(() => {})).toBe(true);
  expect(hasMemoryFor(() => void new Uint8Array(-1))).toBe(false);
  const limit = new ViandError({
    code: 'install/address-space',
    message: 'Not enough address space for WebAssembly',
    expected: 'more',
  });
  const throwing = (error: Error) => () => {
    throw error;
  };
  expect(hasMemoryFor(throwing(limit))).toBe(false);
  expect(() => hasMemoryFor(throwing(new TypeError('other')))).toThrow('other');
});
