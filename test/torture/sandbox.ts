import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROJECT } from './project.ts';

export const BIN = path.join(PROJECT, 'bin/viand.cjs');

/** The files of a folder, and what is in them. */
export type Contents = ReadonlyMap<string, string>;

/** A folder that commands run in, and that can be made as it was. */
export class Sandbox {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'viand-torture-'));
  readonly #template = mkdtempSync(path.join(tmpdir(), 'viand-torture-'));

  constructor(files: Readonly<Record<string, string | Buffer>> = {}) {
    const at = (name: string) => path.join(this.#template, name);
    copyFileSync(path.join(PROJECT, 'data/week.csv'), at('week.csv'));
    copyFileSync(path.join(PROJECT, 'data/catalogue.sqlite'), at('own.sqlite'));
    writeFileSync(at('diary.txt'), 'Monday\n2 eggs\n1 cup boiled rice\n');
    for (const [name, content] of Object.entries(files)) writeFileSync(at(name), content);
    mkdirSync(at('tmp'));
    const add = ['client', 'add', 'clinic', '--clients', at('clients.sqlite')];
    spawnSync(process.execPath, [BIN, ...add], { stdio: 'ignore' });
    this.reset();
  }

  reset(): void {
    rmSync(this.folder, { recursive: true, force: true });
    cpSync(this.#template, this.folder, { recursive: true });
  }

  remove(): void {
    for (const folder of [this.folder, this.#template]) {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  contents(): Contents {
    const names = readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(this.folder, path.join(parentPath, name)));
    return new Map(
      names.map((name) => [name, readFileSync(path.join(this.folder, name), 'latin1')]),
    );
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

  /** Runs the program to its end, which `disturb` may hasten. */
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
