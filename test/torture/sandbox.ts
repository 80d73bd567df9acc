import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROJECT } from './project.ts';
import { OWN_FOODS, sourceFiles } from './source-tables.ts';

export const BIN = path.join(PROJECT, 'bin/viand.cjs');

/** Rows of a file that is summed in several chunks, and takes a while. */
const LARGE_ROWS = 250_000;
const ROWS_OF_A_PERSON = 50;

/**
 * Meals of many persons. The sums differ for every length of the file, so that a wrong sum shows.
 */
function largeMeals(): string {
  const rows = Array.from({ length: LARGE_ROWS }, (_, row) => {
    const person = 1_000_000 + Math.floor(row / ROWS_OF_A_PERSON);
    return `${person},apple,${(row % 97) + 1},g\n`;
  });
  return `person,food_id,amount,unit\n${rows.join('')}`;
}

/** Foods of a release; the next release replaces the first half of them. */
function release(first: number): string {
  const rows = Array.from({ length: RELEASE_FOODS }, (_, row) => {
    const number = first + row;
    return `food-${number},Food ${number},${400 + ((7 * number) % 97)},${number % 20}\n`;
  });
  return `id,name,energy_kj,protein_g\n${rows.join('')}`;
}

const RELEASE_FOODS = 1000;

const INPUTS: Readonly<Record<string, string>> = {
  'older/foods.csv': release(0),
  'newer/foods.csv': release(RELEASE_FOODS / 2),
  'diary.txt': 'Monday\n2 eggs\n1 cup boiled rice\n',
  'soup.cook': '>> title: Soup\n>> servings: 4\nBoil @potato{500%g} in @water{1%l}.\n',
  'faulty.csv': 'food_id,amount,unit\nbaked-cod,100,grams\napple,120,g\n',
  'own-foods.csv': OWN_FOODS,
  'large.csv': largeMeals(),
};

/** Makes files that only viand can make. */
const PREPARATIONS = [
  'client add clinic --clients clients.sqlite',
  'evaluate intakes week.csv --by day --no-pager -o intakes.csv',
  'catalogue import fndds fndds --catalogue small.sqlite',
  'catalogue export --catalogue small.sqlite -o exported.csv',
  'catalogue add older/foods.csv --catalogue foods.sqlite --update',
] as const;

/** The files of a folder with their contents. */
export type Contents = ReadonlyMap<string, string>;

/** Longer files are compared by their hashes. */
const SHORT_BYTES = 16 * 1024;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
}

/** The state of a file, which changes if somebody writes to it or replaces it. */
function stateOf(file: string): string {
  const { ino, size, mtimeNs } = statSync(file, { bigint: true, throwIfNoEntry: false }) ?? {};
  return `${ino} ${size} ${mtimeNs}`;
}

/** A folder in which commands run, and which can be restored. */
export class Sandbox {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'viand-torture-'));
  readonly #template = mkdtempSync(path.join(tmpdir(), 'viand-torture-'));
  /** The states of the files as they were copied. */
  readonly #copies = new Map<string, string>();
  readonly #known = new Map<string, string>();

  constructor(files: Readonly<Record<string, string | Buffer>> = {}) {
    const at = (name: string) => path.join(this.#template, name);
    copyFileSync(path.join(PROJECT, 'data/week.csv'), at('week.csv'));
    copyFileSync(path.join(PROJECT, 'data/catalogue.sqlite'), at('own.sqlite'));
    for (const [name, content] of Object.entries({ ...INPUTS, ...sourceFiles(), ...files })) {
      mkdirSync(path.dirname(at(name)), { recursive: true });
      writeFileSync(at(name), content);
    }
    mkdirSync(at('tmp'));
    for (const words of PREPARATIONS) {
      const done = spawnSync(process.execPath, [BIN, ...words.split(' ')], {
        cwd: this.#template,
        encoding: 'utf8',
      });
      if (done.status !== 0) throw new Error(`viand ${words}: ${done.stderr}`);
    }
    this.reset();
  }

  /** Restores the folder. Files that nobody has changed stay. */
  reset(): void {
    mkdirSync(this.folder, { recursive: true });
    const wanted = new Set(filesIn(this.#template));
    for (const name of filesIn(this.folder)) {
      if (!wanted.has(name)) rmSync(path.join(this.folder, name), { force: true });
    }
    for (const entry of readdirSync(this.folder)) {
      if (!existsSync(path.join(this.#template, entry))) {
        rmSync(path.join(this.folder, entry), { recursive: true, force: true });
      }
    }
    for (const name of wanted) {
      const file = path.join(this.folder, name);
      if (this.#copies.get(name) === stateOf(file)) continue;
      mkdirSync(path.dirname(file), { recursive: true });
      rmSync(file, { recursive: true, force: true });
      copyFileSync(path.join(this.#template, name), file);
      this.#copies.set(name, stateOf(file));
    }
    mkdirSync(path.join(this.folder, 'tmp'), { recursive: true });
  }

  remove(): void {
    for (const folder of [this.folder, this.#template]) {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  contents(): Contents {
    return new Map(filesIn(this.folder).map((name) => [name, this.#contentOf(name)]));
  }

  #contentOf(name: string): string {
    const file = path.join(this.folder, name);
    const state = `${name} ${stateOf(file)}`;
    const known = this.#known.get(state);
    if (known !== undefined) return known;
    const bytes = readFileSync(file);
    const content =
      bytes.length <= SHORT_BYTES
        ? bytes.toString('latin1')
        : createHash('sha256').update(bytes).digest('hex');
    // A file that is being written may change again without a new modification time.
    if (name in INPUTS || name === 'own.sqlite') this.#known.set(state, content);
    return content;
  }

  /** Starts the program. @param limits a shell that sets them, such as `ulimit -n 40` */
  start(argv: readonly string[], limits = 'true') {
    const script = `${limits}; exec "$0" "$@"`;
    return spawn('bash', ['-c', script, process.execPath, BIN, ...argv], {
      cwd: this.folder,
      env: { ...process.env, TMPDIR: path.join(this.folder, 'tmp'), XDG_DATA_HOME: this.folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** Runs the program to its end; `disturb` may end it earlier. */
  async run(
    argv: readonly string[],
    {
      limits,
      disturb,
    }: { limits?: string; disturb?: (kill: (signal: NodeJS.Signals) => void) => void } = {},
  ): Promise<Ended> {
    const child = this.start(argv, limits);
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
    }
    disturb?.((signal) => child.kill(signal));
    const deadline = setTimeout(() => child.kill('SIGKILL'), HANG_MS);
    const [code, signal] = await new Promise<[number | null, string | null]>((resolve) => {
      child.on('close', (...ended) => resolve(ended));
    });
    const isHung = signal === 'SIGKILL' && !deadline.hasRef();
    clearTimeout(deadline);
    return { code, signal, text, isHung };
  }
}

const HANG_MS = 120_000;

/** How a run of the program ended. */
export interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
  readonly text: string;
  readonly isHung: boolean;
}
