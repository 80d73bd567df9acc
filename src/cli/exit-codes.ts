import type { Diagnostic, DiagnosticCode } from '../model/diagnostic.ts';

/** The exit codes of every command. A crash gives 1 too, so that it is never taken for a verdict. */
export const EXIT = {
  success: 0,
  internalError: 1,
  wrongUsage: 2,
  faultyData: 3,
  notFound: 4,
} as const;

/** An exit code of viand. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/**
 * The exit codes of faults that do not judge the data, such as a missing file or an unknown food. All other faults are
 * verdicts on data.
 */
const NO_VERDICT: Readonly<Partial<Record<DiagnosticCode, ExitCode>>> = {
  'input/missing-file': EXIT.wrongUsage,
  'input/unreadable': EXIT.wrongUsage,
  'catalogue/missing': EXIT.wrongUsage,
  'request/invalid': EXIT.wrongUsage,
  'request/pagination': EXIT.wrongUsage,
  'food/not-found': EXIT.notFound,
  'import/missing-file': EXIT.wrongUsage,
  'config/invalid': EXIT.wrongUsage,
  'client/unknown': EXIT.wrongUsage,
  'client/exists': EXIT.wrongUsage,
  'client/foreign': EXIT.wrongUsage,
  'client/unwritable': EXIT.wrongUsage,
  'server/address': EXIT.wrongUsage,
  'report/no-browser': EXIT.wrongUsage,
  'report/print-failed': EXIT.internalError,
  'output/unwritable': EXIT.wrongUsage,
  'output/locked': EXIT.wrongUsage,
  'output/overwrites-input': EXIT.wrongUsage,
  'install/native-part': EXIT.internalError,
  'install/address-space': EXIT.internalError,
  'usage/invalid': EXIT.wrongUsage,
  'internal/error': EXIT.internalError,
};

/** The exit code of several faults: those that are not verdicts take precedence over those that are. */
export function exitCodeOf(faults: readonly Diagnostic[]): ExitCode {
  const codes = faults.map(({ code }) => NO_VERDICT[code] ?? EXIT.faultyData);
  return Object.values(EXIT).find((code) => codes.includes(code)) ?? EXIT.faultyData;
}
