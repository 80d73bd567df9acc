import type { CompletedCommand, CompletedOption, Values } from './completed-commands.ts';

/** A script for zsh that completes command lines of viand, as a file of its fpath or sourced. */
export function zshCompletion(commands: readonly CompletedCommand[]): string {
  return `#compdef viand
# Completes command lines of viand in zsh. Save it as _viand in a folder of $fpath.

${commands.map(functionOf).join('\n\n')}

if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
  _viand "$@"
else
  compdef _viand viand
fi
`;
}

function functionOf({ path, commands, options, values }: CompletedCommand): string {
  const specs = options.map((option) => `    ${optionSpec(option)}`);
  if (commands.length === 0) {
    const all = values === undefined ? specs : [...specs, `    '*:${action(values)}'`];
    return `${functionName(path)}() {
  _arguments -s \\
${all.join(' \\\n')}
}`;
  }
  return `${functionName(path)}() {
  local state line
  local -a commands
  _arguments -C \\
${specs.join(' \\\n')} \\
    '1: :->command' \\
    '*:: :->rest'
  case $state in
    command)
      commands=(
${commands.map(({ name, summary }) => `        ${quoted(`${name}:${summary}`)}`).join('\n')}
      )
      _describe command commands ;;
    rest)
      case $line[1] in
${commands.map(({ name }) => `        ${name}) ${functionName(`${path} ${name}`)} ;;`).join('\n')}
      esac ;;
  esac
}`;
}

/** An option as `_arguments` takes it. Once one of its flags is typed, the others are not offered. */
function optionSpec({ flags, description, values }: CompletedOption): string {
  const names = flags.length > 1 ? `'(${flags.join(' ')})'{${flags.join(',')}}` : flags.join('');
  const text = `[${description.replace(/[[\]\\]/g, '\\$&')}]`;
  return `${names}${quoted(values === undefined ? text : `${text}:${action(values)}`)}`;
}

/** The name of a value, and how it is completed. */
function action(values: Values): string {
  switch (values) {
    case 'text':
      return 'value: ';
    case 'file':
      return 'file:_files';
    case 'folder':
      return 'folder:_files -/';
    default:
      return `value:(${values.join(' ')})`;
  }
}

function functionName(path: string): string {
  return `_${path.replace(/[^\w]/g, '_')}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
