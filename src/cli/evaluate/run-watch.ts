import type { Progress } from '../../io/terminal/progress.ts';
import { onStop } from '../../io/terminal/terminal.ts';
import type { CommandContext } from '../context.ts';
import { stopped } from './messages.ts';

/** What people see during a run: its progress, and messages that do not mix with the progress line. */
export interface RunWatch extends Pick<CommandContext, 'log' | 'note'> {
  readonly progress: (now: Progress) => void;
  readonly clearLine: () => void;
  readonly end: () => void;
}

/** Watches a run, and says how far it was if a signal stops it. */
export function watchRun(context: CommandContext): RunWatch {
  const line = context.progress();
  let last: Progress | undefined;
  const clearLine = () => line?.clear();
  const cleared = (log: (text: string) => void) => (text: string) => {
    clearLine();
    log(text);
  };
  const log = cleared(context.log);
  return {
    log,
    note: cleared(context.note),
    progress(now) {
      last = now;
      line?.update(now);
    },
    clearLine,
    end: onStop(() => log(stopped(last))),
  };
}
