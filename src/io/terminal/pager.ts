import { type ChildProcess, spawn } from 'node:child_process';
import {
  ClosedOutput,
  ignoreInterrupts,
  type Output,
  pagerEnvironment,
  type Terminal,
  USUAL_PAGER,
} from './terminal.ts';

/** A terminal whose output goes through a pager once it is longer than the window. */
export interface PagedTerminal {
  readonly stdout: Output;
  readonly stderr: Output;
  /** Shows the held output, and waits until the reader has closed the pager. */
  readonly end: () => Promise<void>;
}

/** Exit codes of a shell that cannot run a command. */
const CANNOT_RUN: readonly unknown[] = [126, 127];

type Text = string | Uint8Array;

/**
 * Holds output until it exceeds the window, and then starts the pager. Messages wait until the output before them is
 * shown.
 *
 * @param pager the command, which a shell reads
 * @param rows the number of rows of the window
 */
export function pagedTerminal(
  { stdout, stderr }: Pick<Terminal, 'stdout' | 'stderr'>,
  pager: string,
  rows: number,
): PagedTerminal {
  const held: { readonly to: Output; readonly text: Text }[] = [];
  let lines = 0;
  let running: RunningPager | undefined;
  const hold = (to: Output, text: Text) => held.push({ to, text });
  return {
    stdout: {
      write(text) {
        if (running?.isClosed()) throw new ClosedOutput();
        running?.write(text);
        hold(stdout, text);
        lines += linesOf(text);
        if (running !== undefined || lines < rows) return;
        running = startPager(pager);
        for (const { to, text: before } of held) if (to === stdout) running.write(before);
      },
    },
    stderr: {
      write(text) {
        if (held.length === 0) stderr.write(text);
        else hold(stderr, text);
      },
    },
    async end() {
      const isShown = await running?.end();
      for (const { to, text } of held) if (!(isShown && to === stdout)) to.write(text);
    },
  };
}

interface RunningPager {
  readonly write: (text: Text) => void;
  readonly isClosed: () => boolean;
  /** @returns whether the pager showed the text */
  readonly end: () => Promise<boolean>;
}

function startPager(command: string): RunningPager {
  const child = spawn(command, {
    stdio: ['pipe', 'inherit', 'inherit'],
    // The default pager may be missing. That is not reported.
    shell: command !== USUAL_PAGER,
    env: pagerEnvironment(),
  });
  // The interrupt key is for the pager, which shares the terminal.
  const shown = hasShown(child).finally(ignoreInterrupts());
  let isClosed = false;
  void shown.then((isShown) => {
    isClosed = isShown;
  });
  // The reader may close the pager before it has read everything.
  child.stdin.on('error', () => {});
  return {
    write: (text) => child.stdin.write(text),
    isClosed: () => isClosed,
    end() {
      child.stdin.end();
      return shown;
    },
  };
}

function hasShown(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(!CANNOT_RUN.includes(code)));
  });
}

function linesOf(text: Text): number {
  return (typeof text === 'string' ? text : Buffer.from(text).toString()).split('\n').length - 1;
}
