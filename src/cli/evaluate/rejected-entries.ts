import { openOutput, type PendingOutput } from '../../io/open-output.ts';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import type { CommandContext } from '../context.ts';
import { tallyFaults } from '../fault-tally.ts';
import { rejectsTo } from './rejects-file.ts';

/** Where the diagnostics of a run go: to stderr, and to a list of rejected entries. */
export interface RejectedEntries {
  readonly add: DiagnosticSink;
  /** Logs what was counted, if that was not done before. */
  readonly logOnce: () => void;
  readonly commit: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

/**
 * Shows diagnostics as they are found. Where faulty entries are skipped it counts them instead, so that a code that
 * is wrong in a thousand rows takes one line.
 *
 * @param file lists every diagnostic as CSV
 */
export async function rejectedEntries(
  isSkipping: boolean,
  file: string | undefined,
  { reportDiagnostic, log, terminal }: CommandContext,
): Promise<RejectedEntries> {
  let output: PendingOutput | undefined =
    file === undefined ? undefined : await openOutput(file, terminal.stdout);
  const list = output && rejectsTo(output);
  const tally = tallyFaults();
  let isLogged = false;
  return {
    add(diagnostic) {
      list?.add(diagnostic);
      if (isSkipping) tally.add(diagnostic);
      else reportDiagnostic(diagnostic);
    },
    logOnce() {
      if (!isLogged) tally.lines().forEach(log);
      isLogged = true;
    },
    async commit() {
      await list?.flush();
      await output?.commit();
      output = undefined;
    },
    async discard() {
      await list?.flush();
      await output?.discard();
    },
  };
}
