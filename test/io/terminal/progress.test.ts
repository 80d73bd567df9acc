import { expect, test } from 'vitest';
import { progressLine, progressText } from '../../../src/io/terminal/progress.ts';

test.each([
  [9_999, 2, 0.5, 'viand: 9999 entries, 5000/s, 2 s left'],
  [3_210_000, 1.5, 0.25, 'viand: 3.2 million entries, 2.1 million/s, 5 s left'],
  [50_000, 10, 0.1, 'viand: 50 thousand entries, 5000/s, 1 min 30 s left'],
  [50_000, 10, undefined, 'viand: 50 thousand entries, 5000/s'],
])('progressText() of %d entries in %d s, share %s', (entries, seconds, share, text) => {
  expect(progressText(entries, seconds, share)).toBe(text);
});

test('progressLine() starts after one second, updates five times per second, and can be cleared', () => {
  let now = 0;
  const written: (string | Uint8Array)[] = [];
  const line = progressLine({ write: (text) => written.push(text) }, () => now);
  const at = (milliseconds: number) => {
    now = milliseconds;
    line.update({ entries: milliseconds, file: 'a.csv', lines: 1, share: undefined });
    return written.length;
  };
  expect([at(500), at(999), at(1000), at(1100), at(1199), at(1200)]).toEqual([0, 0, 1, 1, 1, 2]);
  expect(written[0]).toBe('\r\u001b[Kviand: 1000 entries, 1000/s');
  line.clear();
  line.clear();
  expect(written.slice(2)).toEqual(['\r\u001b[K']);
});
