import { appendFileSync, existsSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import type { CommandLine } from './command-lines.ts';
import type { Random } from './random.ts';
import { type Contents, type Ended, Sandbox } from './sandbox.ts';

/** An undisturbed run of a command: the files that it left, and the time that it took. */
export interface Reference {
  readonly line: CommandLine;
  readonly before: Contents;
  readonly after: Contents;
  /** Files that are different each time, such as those with new keys. */
  readonly volatile: ReadonlySet<string>;
  readonly milliseconds: number;
}

export async function referenceOf(sandbox: Sandbox, line: CommandLine): Promise<Reference> {
  sandbox.reset();
  const before = sandbox.contents();
  await assertSuccess(sandbox, line);
  const first = sandbox.contents();
  sandbox.reset();
  const start = performance.now();
  await assertSuccess(sandbox, line);
  const milliseconds = performance.now() - start;
  const after = sandbox.contents();
  const volatile = [...after.keys()].filter((name) => after.get(name) !== first.get(name));
  return { line, before, after, volatile: new Set(volatile), milliseconds };
}

/** A command that always fails would pass every test. */
async function assertSuccess(sandbox: Sandbox, { name, argv }: CommandLine): Promise<void> {
  const { code, text } = await sandbox.run(argv);
  if (code !== 0) throw new Error(`${name} fails undisturbed with ${code}: ${text}`);
}

const SIGNALS = ['SIGKILL', 'SIGTERM', 'SIGINT'] as const;
export type Signal = (typeof SIGNALS)[number];
export { SIGNALS };

/** Ends a command at a random moment, and runs it again. @returns the problem afterwards, if any */
export async function killed(
  sandbox: Sandbox,
  reference: Reference,
  { signal, random }: { readonly signal: Signal; readonly random: Random },
): Promise<string | undefined> {
  sandbox.reset();
  const delay = random.next() * reference.milliseconds * 1.1;
  const ended = await sandbox.run(reference.line.argv, {
    disturb: (kill) => setTimeout(() => kill(signal), delay).unref(),
  });
  const wrong = wrongEnd(ended) ?? wrongFiles(sandbox, reference, { signal });
  if (wrong !== undefined)
    return describe(reference, `${signal} after ${delay.toFixed()} ms`, wrong);
  const again = await sandbox.run(reference.line.argv);
  const left = wrongEnd(again) ?? wrongFiles(sandbox, reference, { isComplete: again.code === 0 });
  return left && describe(reference, `the run after ${signal} at ${delay.toFixed()} ms`, left);
}

/** Runs a command under limits of the system, such as a maximum size of files. */
export async function limited(
  sandbox: Sandbox,
  reference: Reference,
  limits: string,
): Promise<string | undefined> {
  sandbox.reset();
  const ended = await sandbox.run(reference.line.argv, { limits });
  const wrong = wrongEnd(ended) ?? wrongFiles(sandbox, reference, { isComplete: ended.code === 0 });
  return wrong && describe(reference, limits, wrong);
}

function describe({ line }: Reference, how: string, wrong: string): string {
  return `${line.name}, ${how}: ${wrong}`;
}

function wrongEnd({ code, text, isHung }: Ended): string | undefined {
  if (isHung) return 'it hangs';
  if (code === 1 || /\n {4}at |of viand itself|internal error/i.test(text)) {
    return `exit code ${code}: ${text.slice(0, 300)}`;
  }
  return undefined;
}

interface Expected {
  /**
   * The signal that ended the command, which may leave files that the next run continues or
   * removes.
   */
  readonly signal?: Signal;
  /** Whether the command succeeded, so that its files must be complete. */
  readonly isComplete?: boolean;
}

/** Files that the next run continues by design: downloads, and the sums of `--resume`. */
const CONTINUED = /\.part$|\.parts\//;
/** Files that a killed process cannot remove. */
const PARTIAL = /\.partial$|\.import-lock$|^tmp\//;
/** Files next to a database from which SQLite recovers when it is opened again. */
const JOURNAL = /\.sqlite-(?:wal|shm|journal)$/;

function wrongFiles(
  sandbox: Sandbox,
  { before, after, volatile }: Reference,
  { signal, isComplete = false }: Expected,
): string | undefined {
  const found = sandbox.contents();
  for (const name of before.keys()) if (!found.has(name)) return `${name} is gone`;
  for (const name of isComplete ? after.keys() : []) {
    if (!found.has(name)) return `${name} is missing after a success`;
  }
  for (const [name, content] of found) {
    if (!before.has(name) && !after.has(name)) {
      const isLater = signal !== undefined && CONTINUED.test(name);
      const isLeft = signal === 'SIGKILL' && PARTIAL.test(name);
      if (JOURNAL.test(name) || isLater || isLeft) continue;
      return `${name} is left`;
    }
    if (content === after.get(name) || (!isComplete && content === before.get(name))) continue;
    const file = path.join(sandbox.folder, name);
    if (name.endsWith('.sqlite')) {
      if (!isSound(file)) return `${name} is damaged`;
    } else if (!volatile.has(name) || content === '') {
      return `${name} is ${isComplete ? 'not' : 'neither as before nor'} as it should be`;
    }
  }
  return undefined;
}

function isSound(file: string): boolean {
  const db = new Database(file);
  try {
    return db.pragma('integrity_check', { simple: true }) === 'ok';
  } finally {
    db.close();
  }
}

const ROWS = 120_000;

/** Meals whose sums differ for every number of rows, so that a wrong sum shows. */
function meals(rows: number): string {
  const lines = Array.from({ length: rows }, (_, row) => `apple,${(row % 97) + 1},g\n`);
  return `food_id,amount,unit\n${lines.join('')}`;
}

export const CHANGED_INPUTS = ['meals.csv', 'meals.csv.gz', 'meals.ndjson', 'meals.json'] as const;

/** A sandbox with meals that take a while to read. */
export function inputSandbox(): Sandbox {
  const csv = meals(ROWS);
  const entries = Array.from({ length: ROWS / 4 }, (_, row) => ({
    entries: [{ food_id: 'apple', amount: (row % 97) + 1, unit: 'g' }],
  }));
  return new Sandbox({
    'meals.csv': csv,
    'meals.csv.gz': gzipSync(csv),
    'meals.ndjson': entries.map((meal) => `${JSON.stringify(meal)}\n`).join(''),
    'meals.json': JSON.stringify(entries),
  });
}

/** Shrinks or grows an input while it is read. The result must be that of the input before, or of the one after. */
export async function changedInput(
  sandbox: Sandbox,
  name: (typeof CHANGED_INPUTS)[number],
  random: Random,
): Promise<string | undefined> {
  const argv = ['evaluate', 'energy-density', name, '-f', 'json', '-j', random.pick(['1', '2'])];
  sandbox.reset();
  const file = path.join(sandbox.folder, name);
  const start = performance.now();
  const before = await sandbox.run(argv);
  const delay = random.next() * (performance.now() - start);
  const size = random.below(statSync(file).size);
  const isShrunk = random.next() < 0.5;
  const disturbed = await sandbox.run(argv, {
    disturb: () =>
      setTimeout(() => {
        if (isShrunk) truncateSync(file, size);
        else appendFileSync(file, 'apple,1,g\n');
      }, delay).unref(),
  });
  if (!existsSync(file)) return `${name} is gone`;
  const after = await sandbox.run(argv);
  const how = `${name} ${isShrunk ? `shrinks to ${size}` : 'grows'} after ${delay.toFixed()} ms`;
  const wrong = wrongEnd(disturbed);
  if (wrong !== undefined) return `${how}: ${wrong}`;
  const isRight = [before, after].some(
    ({ code, text }) => code === disturbed.code && (code !== 0 || text === disturbed.text),
  );
  return isRight || disturbed.code === 3 ? undefined : `${how}: a wrong result`;
}
