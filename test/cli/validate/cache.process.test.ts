import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { viand } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';

const CONFIGURATION = JSON.stringify({
  labels: { time: { pattern: '^\\d\\d:\\d\\d$' } },
  unique: ['person', 'day', 'time'],
  daysPerPerson: { min: 2 },
});
const rows = (person: string, day: string) =>
  ['08:00', '12:00', 'noon'].map((time) => `${person},${day},${time},apple,150,g\n`).join('');
const HEADER = 'person,day,time,food_id,amount,unit\n';

test('validate --cache reports what validate reports, the first time and the second', async () => {
  const folder = folderWith({
    'viand.config.json': CONFIGURATION,
    'a.csv': `${HEADER}${rows('P1', '2026-03-02')}${rows('P2', '2026-13-45')}`,
    'b.csv': `${HEADER}${rows('P1', '2026-03-02')}P1,2026-03-03,08:00,aple,1,g\n`,
  });
  const cache = path.join(folder, '.cache');
  vi.stubEnv('VIAND_CACHE', cache);
  onTestFinished(() => void vi.unstubAllEnvs());
  const plain = await viand('validate', folder);
  expect(plain.exitCode).toBe(3);
  const stored = () =>
    readdirSync(path.join(cache, 'validate'), { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.json'),
    ).length;
  for (let time = 0; time < 2; time += 1) {
    expect(await viand('validate', folder, '--cache')).toEqual(plain);
    expect(stored()).toBe(2);
  }
  writeFileSync(path.join(folder, 'b.csv'), `${HEADER}P2,2026-03-03,08:00,apple,1,g\n`);
  expect(await viand('validate', folder, '--cache')).toEqual(await viand('validate', folder));
  expect(stored()).toBe(3);
});
