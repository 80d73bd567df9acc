import { writeOut } from '../../io/writing/write-out.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput, Program } from '../define-command.ts';
import { bashCompletion } from './bash.ts';
import type { COMPLETION, Shell } from './command.ts';
import { type CompletedCommand, completedCommands } from './completed-commands.ts';
import { fishCompletion } from './fish.ts';
import { powershellCompletion } from './powershell.ts';
import { zshCompletion } from './zsh.ts';

const SCRIPTS: Readonly<Record<Shell, (commands: readonly CompletedCommand[]) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
  powershell: powershellCompletion,
};

/** Prints the completion script of a shell. */
export async function printCompletion(
  program: Program,
  { shell }: CommandInput<typeof COMPLETION>,
  { terminal }: CommandContext,
): Promise<void> {
  const script = SCRIPTS[shell](completedCommands(program));
  await writeOut([script], terminal.stdout, undefined);
}
