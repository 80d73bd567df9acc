import { ClosedOutput, type Terminal } from '../io/terminal/terminal.ts';
import { ViandError } from '../model/diagnostic.ts';
import { type Host, makeContext, withPager } from './context.ts';
import { EXIT, type ExitCode, exitCodeOf } from './exit-codes.ts';
import { asksForJson, languageAskedFor } from './output-options.ts';
import { plainLookUp } from './plain-look-up.ts';

/**
 * Runs a command line. Only here do thrown errors become messages and an exit code.
 *
 * @returns the exit code
 */
export async function runCommandLine(
  argv: readonly string[],
  terminal: Terminal,
  host: Host,
): Promise<ExitCode> {
  const settings = {
    isJson: asksForJson(argv),
    language: languageAskedFor(argv) ?? host.language,
  };
  const context = makeContext(terminal, host, settings);
  try {
    const lookUp = plainLookUp(argv, host.environment);
    if (lookUp !== undefined) return await withPager(terminal, host, settings, lookUp);
    const { runProgram } = await import('./program.ts');
    return await runProgram(argv, { terminal, host, settings, context });
  } catch (error) {
    if (error instanceof ClosedOutput) return EXIT.success;
    if (error instanceof ViandError) {
      error.diagnostics.forEach(context.reportDiagnostic);
      return exitCodeOf(error.diagnostics);
    }
    const reason = error instanceof Error ? error.message : error;
    context.reportDiagnostic({
      code: 'internal/error',
      message: `Internal error: ${reason}; please report it`,
    });
    return EXIT.internalError;
  }
}
