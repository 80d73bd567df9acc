import type { Readable } from 'node:stream';
import type { Output, Terminal } from '../../src/io/terminal/terminal.ts';

/** The streams of a command whose output is not a terminal but, for example, a pipe. */
export function noTerminal(streams: {
  readonly stdin: Readable;
  readonly stdout: Output;
  readonly stderr: Output;
}): Terminal {
  return {
    ...streams,
    isStdinTerminal: false,
    isStderrTerminal: false,
    isStdoutTerminal: false,
    isColourful: false,
    window: undefined,
    pager: undefined,
  };
}
