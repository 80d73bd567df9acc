import { readPlainText } from '../io/text-source.ts';
import { writeOut } from '../io/write-out.ts';
import { Refusal } from '../model/diagnostic.ts';
import { fixText } from '../operations/validate/fix-text.ts';
import { isFixable, type Report, type ReportedDiagnostic } from '../operations/validate/report.ts';
import { count } from '../render/diagnostics/counts.ts';
import { pathOf } from '../render/diagnostics/wording.ts';
import { unifiedDiff } from '../render/unified-diff.ts';
import type { CommandContext } from './context.ts';

/**
 * Mends in files what can be mended without a change of meaning; in a dry run it writes the changes as
 * a diff and leaves the files alone.
 *
 * @returns the problems that are mended, or would be
 * @throws Refusal for standard input, which is no file
 */
export async function applyFixes(
  files: readonly string[],
  report: Report,
  isDry: boolean,
  context: CommandContext,
): Promise<ReportedDiagnostic[]> {
  if (files.includes('-')) {
    throw new Refusal({
      code: 'request/invalid',
      message: 'Cannot mend standard input',
      expected: 'files with --fix',
    });
  }
  const mended: ReportedDiagnostic[] = [];
  for (const [file, problems] of await fixableByFile(report)) {
    for (const problem of await mendFile(file, problems, isDry, context)) mended.push(problem);
  }
  if (isDry && mended.length === 0) context.log('viand: there is nothing to mend');
  return mended;
}

async function fixableByFile(report: Report): Promise<Map<string, ReportedDiagnostic[]>> {
  const byFile = new Map<string, ReportedDiagnostic[]>();
  for await (const { diagnostics: problems } of report) {
    for (const problem of problems.filter(isFixable)) {
      const { file } = problem.location;
      const own = byFile.get(file);
      if (own === undefined) byFile.set(file, [problem]);
      else own.push(problem);
    }
  }
  return byFile;
}

async function mendFile(
  file: string,
  problems: readonly ReportedDiagnostic[],
  isDry: boolean,
  { terminal, log: say, reportDiagnostic: showFault }: CommandContext,
): Promise<readonly ReportedDiagnostic[]> {
  const before = await readPlainText(file).catch((error: unknown) => {
    // What is packed cannot be written again as it is; its problems are reported like all others.
    if (!(error instanceof Refusal)) throw error;
    error.diagnostics.forEach(showFault);
  });
  if (before === undefined) return [];
  const { text, fixed: mended } = fixText(before, problems);
  if (mended.length === 0) return mended;
  if (isDry)
    await writeOut(
      [await unifiedDiff(pathOf(file).replace(/^\/+/, ''), before, text)],
      terminal.stdout,
      undefined,
    );
  else await writeOut([text], terminal.stdout, file);
  say(
    `viand: ${file}: ${isDry ? 'would mend' : 'mended'} ${count(mended.length, 'problem')}: ${changesOf(mended)}`,
  );
  return mended;
}

/** Different changes that are named; the others are only counted. */
const NAMED_CHANGES = 10;

function changesOf(mended: readonly ReportedDiagnostic[]): string {
  const times = new Map<string, number>();
  for (const { value, fix } of mended) {
    const change = `"${value}" to "${fix?.value}"`;
    times.set(change, (times.get(change) ?? 0) + 1);
  }
  const named = [...times]
    .slice(0, NAMED_CHANGES)
    .map(([change, number]) => (number === 1 ? change : `${number} x ${change}`));
  const others = times.size - named.length;
  return [...named, ...(others > 0 ? [`${others} other changes`] : [])].join(', ');
}

/** A report without the problems that would be mended. */
export async function* without(mended: readonly ReportedDiagnostic[], report: Report): Report {
  const keys = new Set(mended.map(keyOf));
  for await (const part of report) {
    yield { ...part, diagnostics: part.diagnostics.filter((problem) => !keys.has(keyOf(problem))) };
  }
}

function keyOf({ code, location: { file, line, column } }: ReportedDiagnostic): string {
  return JSON.stringify([code, file, line, column]);
}
