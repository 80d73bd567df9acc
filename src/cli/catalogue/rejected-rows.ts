import { commitAll } from '../../io/writing/commit-all.ts';
import { openOutput } from '../../io/writing/open-output.ts';
import { removeIfBegins } from '../../io/writing/remove-if-begins.ts';
import type { Diagnostic, DiagnosticSink } from '../../model/diagnostic.ts';
import { renderDiagnostic } from '../../render/diagnostics/diagnostic-line.ts';
import { REJECTS_HEADER } from '../../render/diagnostics/rejects.ts';
import type { CommandContext } from '../context.ts';
import { rejectsTo } from '../rejects-file.ts';

/** The most problems that are shown one by one. If there are more, their most frequent kinds are shown. */
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

/** Problems of one kind: of a rule or code, and of a column or nutrient without the id of its food. */
function groupOf({ code, field = '' }: Diagnostic): string {
  return `${code} ${field.replace(/^\S+\.\S+ /, '')}`;
}

/** @param file lists every problem as CSV */
export async function rejectedRows(
  file: string,
  {
    reportDiagnostic,
    note,
    terminal,
    messageLanguage,
  }: Pick<CommandContext, 'reportDiagnostic' | 'note' | 'terminal' | 'messageLanguage'>,
): Promise<RejectedRows> {
  const output = await openOutput(file, terminal.stdout);
  const list = rejectsTo(output, {});
  const shown: Diagnostic[] = [];
  const groups = new Map<string, { readonly first: Diagnostic; times: number }>();
  let problems = 0;
  return {
    add(diagnostic) {
      problems += 1;
      if (problems <= SHOWN_AT_MOST) shown.push(diagnostic);
      const known = groups.get(groupOf(diagnostic));
      if (known === undefined) groups.set(groupOf(diagnostic), { first: diagnostic, times: 1 });
      else known.times += 1;
      list.add(diagnostic);
    },
    async finish() {
      if (problems === 0) return;
      if (problems <= SHOWN_AT_MOST) shown.forEach(reportDiagnostic);
      else {
        const frequent = [...groups.values()].toSorted((a, b) => b.times - a.times);
        for (const { first, times } of frequent.slice(0, SHOWN_AT_MOST)) {
          const problem = renderDiagnostic(first, messageLanguage).replace(/^viand: /, '');
          note(`viand: ${times} x ${problem}`);
        }
      }
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
