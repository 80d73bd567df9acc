import { ViandError } from '../../src/model/diagnostic.ts';

/** The code of the first fault that something is refused for; undefined if it is not refused. */
export function codeOf(run: () => unknown): string | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof ViandError) return error.diagnostics[0]?.code;
    throw error;
  }
  return undefined;
}
