import { ViandError } from '../../src/model/diagnostic.ts';

/** The code of the first fault for which a call is refused; undefined if it is not refused. */
export function codeOf(run: () => unknown): string | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof ViandError) return error.diagnostics[0]?.code;
    throw error;
  }
  return undefined;
}
