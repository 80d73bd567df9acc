import { loadProgram } from '../../src/cli/commands.ts';
import { type CommandNode, isGroup, type RunnableCommand } from '../../src/cli/define-command.ts';
import { PROJECT } from './project.ts';

/** A command line that writes files. */
export interface CommandLine {
  readonly name: string;
  readonly argv: readonly string[];
}

/** What arguments are called, and what a sandbox has for them. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  files: 'week.csv',
  file: 'week.csv',
  folder: `${PROJECT}/seeds`,
  paths: `${PROJECT}/seeds`,
  ids: 'apple',
  codes: '0039400103431',
  words: 'potato',
  name: 'clinic',
  shell: 'bash',
};

/** Where a command wants another one, or more than its arguments. A command that is not here is tried as it is declared. */
const SPECIAL: Readonly<Record<string, { argument?: string; more?: readonly string[] }>> = {
  match: { argument: 'diary.txt' },
  schema: { argument: 'validation-report' },
  serve: { more: ['--get', '/health'] },
  'client add': { argument: 'new' },
  'catalogue verify': { argument: 'own.sqlite' },
};

/** All commands that write or change files, with a file for each of their outputs, as they are declared. */
export async function writingCommands(): Promise<CommandLine[]> {
  const { commands } = await loadProgram();
  return commands
    .flatMap((node) => runnables(node, []))
    .filter(([, { options, arguments: args }]) =>
      [...Object.values(options), ...Object.values(args)].some(
        ({ access }) => access !== undefined && access !== 'reads',
      ),
    )
    .map(([name, command]) => ({ name, argv: argvOf(name, command) }));
}

function runnables(node: CommandNode, groups: readonly string[]): [string, RunnableCommand][] {
  const names = [...groups, node.name];
  return isGroup(node)
    ? node.commands.flatMap((child) => runnables(child, names))
    : [[names.join(' '), node]];
}

function argvOf(name: string, { arguments: args, options }: RunnableCommand): string[] {
  const { argument, more = [] } = SPECIAL[name] ?? {};
  const values = Object.keys(args).map((key) => argument ?? ARGUMENTS[key] ?? 'week.csv');
  const choices = options['format']?.choices ?? [];
  const extension = ['csv', 'html', 'json'].find((choice) => choices.includes(choice)) ?? 'txt';
  const outputs = Object.entries(options).flatMap(([key, { access, database, value }]) => {
    if (database === 'clients') return [flag(key), 'clients.sqlite'];
    if (database === 'catalogue') return access === 'updates' ? [flag(key), 'own.sqlite'] : [];
    if (access !== 'writes' || value !== 'file') return [];
    return [flag(key), `${key}.${key === 'output' ? extension : 'csv'}`];
  });
  return [...name.split(' '), ...values, ...outputs, ...more];
}

function flag(name: string): string {
  return `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}
