import { commitAll } from '../../io/writing/commit-all.ts';
import { openOutput } from '../../io/writing/open-output.ts';
import { removeIfBegins } from '../../io/writing/remove-if-begins.ts';
import type { Diagnostic, DiagnosticCode, DiagnosticSink } from '../../model/diagnostic.ts';
import { renderDiagnostic } from '../../render/diagnostics/diagnostic-line.ts';
import { REJECTS_HEADER } from '../../render/diagnostics/rejects.ts';
import type { CommandContext } from '../context.ts';
import { rejectsTo } from '../rejects-file.ts';

/** Problems that are shown one by one; more are summed up by their codes. */
const SHOWN_AT_MOST = 20;

/** Problems of rows that an import leaves out: shown on stderr, and listed in a file. */
export interface RejectedRows {
  readonly add: DiagnosticSink;
  /** Shows the problems, and puts the list in its place if there are any. */
  readonly finish: () => Promise<void>;
  /** Removes the list of an earlier run if this one, which read all rows, found no problem. */
  readonly removeEarlier: () => void;
  readonly discard: () => Promise<void>;
}

/** @param file lists every problem as CSV */
export async function rejectedRows(
  file: string,
  {
    reportDiagnostic,
    note,
    terminal,
  }: Pick<CommandContext, 'reportDiagnostic' | 'note' | 'terminal'>,
): Promise<RejectedRows> {
  const output = await openOutput(file, terminal.stdout);
  const list = rejectsTo(output, {});
  const shown: Diagnostic[] = [];
  const counts = new Map<DiagnosticCode, { readonly first: Diagnostic; times: number }>();
  let problems = 0;
  return {
    add(diagnostic) {
      problems += 1;
      if (problems <= SHOWN_AT_MOST) shown.push(diagnostic);
      const known = counts.get(diagnostic.code);
      if (known === undefined) counts.set(diagnostic.code, { first: diagnostic, times: 1 });
      else known.times += 1;
      list.add(diagnostic);
    },
    async finish() {
      if (problems === 0) return;
      if (problems <= SHOWN_AT_MOST) shown.forEach(reportDiagnostic);
      else
        for (const { first, times } of counts.values())
          note(`${times} x ${renderDiagnostic(first)}`);
      await list.flush();
      await commitAll([output]);
      note(`viand: listed every problem in ${file}`);
    },
    removeEarlier() {
      if (problems === 0) removeIfBegins(file, REJECTS_HEADER);
    },
    async discard() {
      await list.flush();
      await output.discard();
    },
  };
}
