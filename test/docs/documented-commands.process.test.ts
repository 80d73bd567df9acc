import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { fewSeeds } from '../support/few-seeds.ts';
import { folderForAll } from '../support/temp-folder.ts';
import { viand } from '../support/viand.ts';
import { writeFiles } from '../support/write-files.ts';
import {
  type DocumentedCommand,
  documentedCommands,
  misplacedCommands,
} from './documented-commands.ts';
import { NOT_RUN } from './not-run.ts';
import { PAGES, readPage } from './pages.ts';
import { type CommandRun, runSession } from './run-session.ts';

/**
 * Commands that run in one folder and one shell, since later commands need the results of earlier
 * ones.
 */
interface Session {
  readonly title: string;
  readonly page: string;
  readonly commands: readonly DocumentedCommand[];
}

const DOCUMENTED = PAGES.map((page) => ({ page, commands: documentedCommands(readPage(page)) }));

/** Pages whose commands need files that not every machine has. They have their own tests. */
const RUN_ELSEWHERE: ReadonlySet<string> = new Set(['docs/tutorials/nhanes.md']);

const SESSIONS = DOCUMENTED.filter(({ page }) => !RUN_ELSEWHERE.has(page)).flatMap(
  ({ page, commands }) =>
    sessionsOf(
      page,
      commands.filter(({ command }) => NOT_RUN[command] === undefined),
    ),
);

/** Each page is a session, except the reference, whose examples for each command are a session. */
function sessionsOf(page: string, commands: readonly DocumentedCommand[]): Session[] {
  const sessions = new Map<string, DocumentedCommand[]>();
  for (const documented of commands) {
    const [, , name = ''] = /^(viand (\S+))/.exec(documented.heading) ?? [];
    const title = page === 'docs/cli.md' ? `${page} ${name}`.trim() : page;
    sessions.set(title, [...(sessions.get(title) ?? []), documented]);
  }
  return [...sessions].map(([title, own]) => ({ title, page, commands: own }));
}

test.each(PAGES)('%s has commands in `sh` blocks only, which tests run', (page) => {
  expect(misplacedCommands(readPage(page))).toEqual([]);
});

test('every command that is listed as not run is on a page', () => {
  const all = new Set(DOCUMENTED.flatMap(({ commands }) => commands.map(({ command }) => command)));
  expect(Object.keys(NOT_RUN).filter((command) => !all.has(command))).toEqual([]);
});

const FOLDER = folderForAll();

/**
 * Sessions that repeatedly write all foods of a catalogue. They get a small catalogue; the tests of
 * these commands write the embedded one.
 */
const OF_FEW_FOODS: ReadonlySet<string> = new Set([
  'docs/cli.md catalogue',
  'docs/cli.md sql',
  'docs/guides/export-a-catalogue.md',
  'docs/guides/score-in-a-database.md',
]);

const FEW_FOODS = path.join(FOLDER, 'few.sqlite');

beforeAll(async () => {
  const seeds = path.join(FOLDER, 'few');
  mkdirSync(seeds);
  writeFiles(seeds, Object.fromEntries(fewSeeds()));
  const run = await viand('catalogue', 'import', 'seeds', seeds, '--catalogue', FEW_FOODS);
  expect(run.exitCode).toBe(0);
});

/**
 * In ms. A session of a long page starts 40 processes, and several sessions run at the same time.
 */
const SESSION_TIMEOUT = 600_000;

/** The sessions that run at the same time. More of them only take each other's place on a machine with two cores. */
const AT_ONCE = 2;

/** The last session of each lane; the next one of the lane waits for it. */
const lanes: Promise<unknown>[] = Array(AT_ONCE).fill(Promise.resolve());

/** Runs a function when fewer than {@link AT_ONCE} others run. */
function inLane<T>(index: number, run: () => Promise<T>): Promise<T> {
  const lane = index % AT_ONCE;
  const done = (lanes[lane] ?? Promise.resolve()).then(run);
  lanes[lane] = done.catch(() => undefined);
  return done;
}

test.concurrent.each(SESSIONS)(
  'the commands of $title print what the page shows',
  {
    timeout: SESSION_TIMEOUT,
  },
  async ({ title, page, commands }) => {
    const folder = path.join(FOLDER, title.replaceAll(/\W/g, '-'));
    const [example] = /^examples\/[^/]+(?=\/)/.exec(page) ?? [];
    const catalogue = OF_FEW_FOODS.has(title) ? FEW_FOODS : undefined;
    const runs = await inLane(
      SESSIONS.findIndex((session) => session.title === title),
      () =>
        runSession(folder, commands, {
          ...(example === undefined ? {} : { example }),
          ...(catalogue === undefined ? {} : { catalogue }),
        }),
    );
    const failures = runs.flatMap((run, index) => failureOf(page, commands[index], run));
    expect(failures).toEqual([]);
  },
);

/** The difference between a run and the page, with its location. */
function failureOf(
  page: string,
  documented: DocumentedCommand | undefined,
  { exitCode = 0, output }: CommandRun,
): string[] {
  if (documented === undefined) return [];
  const place = `${page}:${documented.line}: ${documented.command}`;
  if (exitCode !== documented.exitCode) return [`${place}: exit code ${exitCode}\n${output}`];
  if (documented.output === undefined || isShown(documented.output, output)) return [];
  return [`${place}: printed\n${output}`];
}

function isShown(shown: readonly string[], output: string): boolean {
  const lines = shown.map((line) =>
    line === '...' ? '(?:.*\\n)*' : `${line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\n`,
  );
  return new RegExp(`^${lines.join('')}$`).test(output);
}
