import type { Language } from '../../language/language.ts';
import { wordsIn } from '../../language/words.ts';
import { isFixable, type ReportPart } from '../../operations/validate/report.ts';

/** The counts of a report, updated while it is made. */
export interface Counts {
  files: number;
  errors: number;
  warnings: number;
  notes: number;
  /** The number of diagnostics that can be fixed. */
  fixable: number;
  /** The number of diagnostics beyond the limit, which were not written. */
  notShown: number;
}

/** The counts before the first file. */
export function noCounts(): Counts {
  return { files: 0, errors: 0, warnings: 0, notes: 0, fixable: 0, notShown: 0 };
}

const COUNTED = { error: 'errors', warning: 'warnings', note: 'notes' } as const;

/** Counts a part, and removes the diagnostics beyond the limit. */
export function countPart(part: ReportPart, counts: Counts, atMost: number): ReportPart {
  const before = counts.errors + counts.warnings + counts.notes;
  for (const diagnostic of part.diagnostics) {
    counts[COUNTED[diagnostic.severity]] += 1;
    if (isFixable(diagnostic)) counts.fixable += 1;
  }
  if (part.isLast) counts.files += 1;
  const shown = Math.max(0, Math.min(part.diagnostics.length, atMost - before));
  counts.notShown += part.diagnostics.length - shown;
  return shown === part.diagnostics.length
    ? part
    : { ...part, diagnostics: part.diagnostics.slice(0, shown) };
}

/** "3 errors, 1 warning in 2 files". */
export function summaryOf(
  { files, errors, warnings, notes }: Counts,
  language: Language = 'en',
): string {
  const { diagnostics: words } = wordsIn(language).messages;
  const parts = [
    errors === 0 ? words.noErrors : words.errors(String(errors), errors === 1),
    ...(warnings === 0 ? [] : [words.warnings(String(warnings), warnings === 1)]),
    ...(notes === 0 ? [] : [words.notes(String(notes), notes === 1)]),
  ];
  return words.inFiles(parts.join(', '), String(files), files === 1);
}
