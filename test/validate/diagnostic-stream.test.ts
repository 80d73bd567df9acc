import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { diagnosticBatches } from '../../src/operations/validate/diagnostic-stream.ts';
import type { ReportedDiagnostic } from '../../src/operations/validate/report.ts';

const diagnostic = (line: number): ReportedDiagnostic => ({
  code: 'meal/zero-amount',
  severity: 'note',
  message: '',
  location: { file: 'a.csv', line },
});

/** The lines of each batch, of diagnostics found in pieces of this size. */
async function batchesOf(diagnostics: number, piece: number): Promise<number[][]> {
  const batches: number[][] = [];
  const found = diagnosticBatches(async (report, ready) => {
    for (let line = 1; line <= diagnostics; line++) {
      report(diagnostic(line));
      if (line % piece > 0) continue;
      await turn();
      await ready();
    }
  });
  for await (const batch of found)
    batches.push(batch.map(({ location: place }) => place.line as number));
  return batches;
}

test.each([
  [0, 1],
  [1, 1],
  [999, 10],
  [1000, 7],
  [1001, 1000],
  [50_000, 30_000],
  [45_678, 45_678],
])(
  '%i problems found %i at a time come in order, a thousand a batch',
  async (diagnostics, piece) => {
    const batches = await batchesOf(diagnostics, piece);
    expect(batches.flat()).toEqual(Array.from({ length: diagnostics }, (_, index) => index + 1));
    for (const batch of batches.slice(0, -1)) expect(batch).toHaveLength(1000);
    expect(batches.at(-1)?.length).toBeLessThanOrEqual(1000);
  },
);

test('who finds problems waits for who takes them', async () => {
  let reported = 0;
  const found = diagnosticBatches(async (report, ready) => {
    for (; reported < 100_000; ) {
      for (let more = 0; more < 1000; more++) report(diagnostic(++reported));
      await ready();
    }
  });
  await found.next();
  for (let turns = 0; turns < 100; turns++) await turn();
  expect(reported).toBeLessThan(50_000);
  let taken = 1000;
  for await (const batch of found) taken += batch.length;
  expect(taken).toBe(100_000);
});

test('a failure of who finds problems is one of who takes them', async () => {
  const found = diagnosticBatches(async (report) => {
    report(diagnostic(1));
    throw new Error('broken');
  });
  await expect(found.next()).rejects.toThrow('broken');
});
