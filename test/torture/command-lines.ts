import { loadProgram } from '../../src/cli/commands.ts';
import { type CommandNode, isGroup, type RunnableCommand } from '../../src/cli/define-command.ts';
import { PROJECT } from './project.ts';

/** A command line that writes files. */
export interface CommandLine {
  readonly name: string;
  readonly argv: readonly string[];
}

/** The names of arguments, each with a value that a sandbox has. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  files: 'week.csv',
  file: 'week.csv',
  folder: `${PROJECT}/seeds`,
  ids: 'apple',
  codes: '0039400103431',
  words: 'potato',
  name: 'clinic',
  shell: 'bash',
};

/**
 * Commands that need another value, or more than their arguments. All others run as they are
 * declared.
 */
const SPECIAL: Readonly<Record<string, { argument?: string; more?: readonly string[] }>> = {
  match: { argument: 'diary.txt' },
  merge: { argument: 'intakes.csv' },
  recipe: { argument: 'soup.cook' },
  schema: { argument: 'validation-report' },
  serve: { more: ['--get', '/health'] },
  'evaluate amed': { more: ['--by', 'day'] },
  'evaluate dash-fung': { more: ['--by', 'day'] },
  'client add': { argument: 'new' },
  'client update': { more: ['--rate', '7'] },
  'catalogue verify': { argument: 'own.sqlite' },
  'catalogue fetch': { argument: 'off', more: ['--from', 'off', '--to', 'fetched'] },
  'catalogue export': { more: ['--catalogue', 'small.sqlite'] },
  'catalogue add': { argument: 'own-foods.csv' },
  'catalogue import seeds': { argument: `${PROJECT}/seeds` },
  'catalogue import export': { argument: 'exported.csv' },
};

/** Outputs of commands with other options than those of their declared outputs. */
const MORE: readonly CommandLine[] = [
  ['evaluate with two threads', 'evaluate energy-density large.csv --by person -j 2 -o o.csv'],
  ['evaluate to Parquet', 'evaluate hei large.csv --by person -o o.parquet'],
  ['evaluate --resume', 'evaluate hei large.csv --by person --resume -j 2 -o o.csv'],
  ['evaluate --shard', 'evaluate hei large.csv --by person --shard 1/2 -o o.csv'],
  ['validate --fix', 'validate faulty.csv --fix --no-config'],
  ['validate --init', 'validate week.csv --init'],
  ['catalogue export to Parquet', 'catalogue export --catalogue small.sqlite -o o.parquet'],
  ['catalogue export to SQLite', 'catalogue export --catalogue small.sqlite -o o.sqlite'],
  ['catalogue add --base', 'catalogue add own-foods.csv --catalogue new.sqlite --base'],
  ['catalogue add --update', 'catalogue add own-foods.csv --catalogue own.sqlite --update'],
  [
    'catalogue add --update of half',
    'catalogue add newer/foods.csv --catalogue foods.sqlite --update',
  ],
  ['recipe --save', 'recipe soup.cook --save own.sqlite'],
  ['upgrade-ids in place', 'catalogue upgrade-ids faulty.csv'],
].map(([name = '', words = '']) => ({ name, argv: words.split(' ') }));

/**
 * All commands that write or change files, with a file for each declared output, and the command
 * lines of {@link MORE}.
 */
export async function writingCommands(): Promise<CommandLine[]> {
  const { commands } = await loadProgram();
  const declared = commands
    .flatMap((node) => runnables(node, []))
    .filter(([, { options, arguments: args }]) =>
      [...Object.values(options), ...Object.values(args)].some(
        ({ access }) => access !== undefined && access !== 'reads',
      ),
    )
    .map(([name, command]) => ({ name, argv: argvOf(name, command) }));
  return [...declared, ...MORE];
}

function runnables(node: CommandNode, groups: readonly string[]): [string, RunnableCommand][] {
  const names = [...groups, node.name];
  return isGroup(node)
    ? node.commands.flatMap((child) => runnables(child, names))
    : [[names.join(' '), node]];
}

function argvOf(name: string, { arguments: args, options }: RunnableCommand): string[] {
  const { argument, more = [] } = SPECIAL[name] ?? {};
  // The tables of a source are in a folder that has its name.
  const [source = ''] = name.split(' ').slice(-1);
  const usual = (key: string) => (key === 'paths' ? source : (ARGUMENTS[key] ?? 'week.csv'));
  const values = Object.keys(args).map((key) => argument ?? usual(key));
  const choices = options['format']?.choices ?? [];
  const extension = ['csv', 'html', 'json'].find((choice) => choices.includes(choice)) ?? 'txt';
  const outputs = Object.entries(options).flatMap(([key, { access, database, value }]) => {
    if (database === 'clients') return [flag(key), 'clients.sqlite'];
    if (database === 'catalogue') {
      const catalogue = name === 'catalogue import seeds' ? 'own.sqlite' : 'small.sqlite';
      return access === 'updates' ? [flag(key), catalogue] : [];
    }
    if (access !== 'writes' || value !== 'file') return [];
    return [flag(key), `${key}.${key === 'output' ? extension : 'csv'}`];
  });
  return [...name.split(' '), ...values, ...outputs, ...more];
}

function flag(name: string): string {
  return `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}
