import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeSurveyFiles } from '../support/nhanes.ts';
import { HAS_R, testBesideR } from '../support/r.ts';
import { readRows, SHARED, testOnShared } from '../support/shared.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { documentedCommands } from './documented-commands.ts';
import { readPage } from './pages.ts';
import { runSession } from './run-session.ts';

const PAGE = readPage('docs/tutorials/nhanes.md');
const COMMANDS = documentedCommands(PAGE);
const CHECK = 'Rscript check.R';

/** In ms, for half a million rows that are read several times. */
const TIMEOUT = 600_000;

/** Runs the commands of the page with the files of the survey. */
async function followed(commands: readonly (typeof COMMANDS)[number][]) {
  const folder = path.join(tempFolder(), 'reader');
  mkdirSync(folder);
  writeSurveyFiles(folder);
  symlinkSync(path.join(SHARED, 'fndds-2017-2018'), path.join(folder, 'fndds-2017-2018'));
  const script = /```r\n(# check\.R\n[^`]*)```/.exec(PAGE)?.[1] ?? '';
  writeFileSync(path.join(folder, 'check.R'), script);
  const runs = await runSession(folder, commands);
  const failed = runs.flatMap(({ exitCode, output }, index) =>
    exitCode === 0 ? [] : [`${commands[index]?.command}: ${exitCode} ${output}`],
  );
  expect(failed).toEqual([]);
  return { folder, printed: runs.at(-1)?.output ?? '' };
}

testBesideR(
  'the commands from NHANES to Table 1 give what R estimates, to 1e-6',
  { timeout: TIMEOUT },
  async () => {
    expect(COMMANDS.at(-1)?.command).toBe(CHECK);
    const { printed } = await followed(COMMANDS);
    const [, rows, largest] = /^(\d+) rows, largest difference (\S+)/.exec(printed) ?? [];
    expect(Number(rows)).toBe(126);
    expect(Number(largest)).toBeLessThan(1e-6);
  },
);

/** Without R, the commands run without the comparison. */
const testWithoutR = HAS_R ? test.skip : testOnShared;

testWithoutR(
  'the commands from NHANES to Table 1 run without R',
  { timeout: TIMEOUT },
  async () => {
    const { folder } = await followed(COMMANDS.filter(({ command }) => command !== CHECK));
    const table = readRows(path.join(folder, 'table-1.csv'));
    expect(table).toHaveLength(126);
  },
);
