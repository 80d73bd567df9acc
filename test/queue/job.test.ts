import { expect, test } from 'vitest';
import { fromBytes, toBytes } from '../../src/queue/job.ts';

test('a value is the same after the queue', () => {
  expect(fromBytes(toBytes({ chunk: 1, sums: Float64Array.of(0.5) }))).toEqual({
    chunk: 1,
    sums: Float64Array.of(0.5),
  });
});

test.each([[''], ['garbage'], ['\xff\xff\x6f']])('the bytes %j are a clear error', (bytes) => {
  expect(() => fromBytes(Buffer.from(bytes, 'latin1'))).toThrow('cannot read what another process');
});
