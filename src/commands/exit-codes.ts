import type { Fault, FaultCode } from '../model/faults.ts';

/** The exit codes of every command. A crash gives 1 too, so that it is never taken for a verdict. */
export const EXIT = { fine: 0, ownFailure: 1, wrongUsage: 2, faultyData: 3 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Faults that are no verdict on any data; all others are. */
const NO_VERDICT: Readonly<Partial<Record<FaultCode, ExitCode>>> = {
  'input/missing-file': EXIT.wrongUsage,
  'input/unreadable': EXIT.wrongUsage,
  'catalogue/missing': EXIT.wrongUsage,
  'import/missing-file': EXIT.wrongUsage,
  'output/unwritable': EXIT.ownFailure,
  'install/native-part': EXIT.ownFailure,
};

/** The exit code of several faults: what is no verdict comes before what is one. */
export function exitCodeOf(faults: readonly Fault[]): ExitCode {
  const codes = faults.map(({ code }) => NO_VERDICT[code] ?? EXIT.faultyData);
  return Object.values(EXIT).find((code) => codes.includes(code)) ?? EXIT.faultyData;
}
