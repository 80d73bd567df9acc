import type { TextEncoding } from '../../io/reading/text-encoding.ts';
import { writeOut } from '../../io/writing/write-out.ts';
import { applyFixes, type FixedFile } from '../../operations/validate/apply-fixes.ts';
import type { Report, ReportedDiagnostic } from '../../operations/validate/report.ts';
import { pathOf } from '../../render/diagnostics/wording.ts';
import { unifiedDiff } from '../../render/unified-diff.ts';
import { counted } from '../../text/numbers/counted.ts';
import type { CommandContext } from '../context.ts';

/**
 * Applies safe fixes to files and says what has changed; a dry run shows the changes as a diff instead.
 *
 * @returns the diagnostics that are fixed, or would be
 * @throws ViandError for standard input, which cannot be changed
 */
export async function fixFiles(
  files: readonly string[],
  report: Report,
  { isDry, encoding }: { isDry: boolean; encoding: TextEncoding | undefined },
  context: CommandContext,
): Promise<ReportedDiagnostic[]> {
  const fixed: ReportedDiagnostic[] = [];
  let isRefused = false;
  for await (const outcome of applyFixes(files, report, isDry, encoding)) {
    if ('diagnostics' in outcome) {
      isRefused = true;
      outcome.diagnostics.forEach(context.reportDiagnostic);
    } else if (outcome.fixed.length > 0) {
      await showFixed(outcome, isDry, context);
      for (const diagnostic of outcome.fixed) fixed.push(diagnostic);
    }
  }
  if (isDry && fixed.length === 0 && !isRefused) context.note('viand: nothing to fix');
  return fixed;
}

async function showFixed(
  { file, before, after, fixed }: FixedFile,
  isDry: boolean,
  { terminal, note }: CommandContext,
): Promise<void> {
  if (isDry) {
    const diff = await unifiedDiff(pathOf(file).replace(/^\/+/, ''), before, after);
    await writeOut([diff], terminal.stdout, undefined);
  }
  const done = isDry ? 'would fix' : 'fixed';
  note(`viand: ${file}: ${done} ${counted(fixed.length, 'problem')}: ${changesOf(fixed)}`);
}

/** Different changes that are named; the others are only counted. */
const NAMED_CHANGES = 10;

function changesOf(fixed: readonly ReportedDiagnostic[]): string {
  const times = new Map<string, number>();
  for (const { value, fix } of fixed) {
    const change = `"${value}" to "${fix?.value}"`;
    times.set(change, (times.get(change) ?? 0) + 1);
  }
  const named = [...times]
    .slice(0, NAMED_CHANGES)
    .map(([change, number]) => (number === 1 ? change : `${number} x ${change}`));
  const others = times.size - named.length;
  return [...named, ...(others > 0 ? [`${others} other changes`] : [])].join(', ');
}
