import { openOutput, type PendingOutput } from '../../io/writing/open-output.ts';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import { earlierRejects } from '../../operations/evaluate/earlier-rejects.ts';
import { REJECTS_HEADER } from '../../render/diagnostics/rejects.ts';
import type { CommandContext } from '../context.ts';
import { tallyFaults } from '../fault-tally.ts';
import { rejectsTo } from '../rejects-file.ts';
import type { EvaluateInput } from './command.ts';

/** The destinations of the diagnostics of a run: stderr, and a list of rejected entries. */
export interface RejectedEntries {
  readonly add: DiagnosticSink;
  /** Logs the counts, if that was not done before. */
  readonly logOnce: () => void;
  /** The list, so that it can be moved into place together with the result. */
  readonly outputs: () => Promise<readonly PendingOutput[]>;
  readonly discard: () => Promise<void>;
}

/**
 * Reports diagnostics as they are found. If faulty entries are skipped, it counts them instead, so that a code that is
 * wrong in a thousand rows takes one line.
 *
 * @param file receives every diagnostic as CSV
 * @param earlier lists of rejected entries whose rows precede those of this run
 */
export async function rejectedEntries(
  { skipFaulty: isSkipping = false, ...style }: Pick<EvaluateInput, 'skipFaulty' | 'raw'>,
  file: string | undefined,
  { reportDiagnostic, note, terminal }: CommandContext,
  earlier: readonly string[] = [],
): Promise<RejectedEntries> {
  const output = file === undefined ? undefined : await openOutput(file, terminal.stdout);
  const list = output && rejectsTo(output, style);
  if (earlier.length > 0) {
    await list?.flush();
    for await (const rows of earlierRejects(earlier, REJECTS_HEADER)) await output?.write(rows);
  }
  const tally = tallyFaults();
  let isLogged = false;
  return {
    add(diagnostic) {
      list?.add(diagnostic);
      if (isSkipping) tally.add(diagnostic);
      else reportDiagnostic(diagnostic);
    },
    logOnce() {
      if (!isLogged) tally.lines().forEach(note);
      isLogged = true;
    },
    async outputs() {
      await list?.flush();
      return output === undefined ? [] : [output];
    },
    async discard() {
      await list?.flush();
      await output?.discard();
    },
  };
}
