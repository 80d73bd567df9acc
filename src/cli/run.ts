import type { Terminal } from '../io/terminal.ts';
import { Refusal } from '../model/diagnostic.ts';
import { loadProgram } from './commands.ts';
import { type Host, makeContext } from './context.ts';
import { EXIT, type ExitCode, exitCodeOf } from './exit-codes.ts';
import { runProgram } from './program.ts';

/**
 * Runs a command line. This is the one place where what was thrown becomes words and an exit code.
 *
 * @returns the exit code
 */
export async function runCommandLine(
  argv: readonly string[],
  terminal: Terminal,
  host: Host,
): Promise<ExitCode> {
  const context = makeContext(terminal, host);
  try {
    return await runProgram(await loadProgram(argv[0]), argv, context);
  } catch (error) {
    if (error instanceof Refusal) {
      error.diagnostics.forEach(context.reportDiagnostic);
      return exitCodeOf(error.diagnostics);
    }
    const reason = error instanceof Error ? error.message : error;
    context.log(`viand: This is a fault of viand itself: ${reason}`);
    return EXIT.ownFailure;
  }
}
