import type { CompletedCommand, Values } from './completed-commands.ts';

/** A script for bash 3.2 and later that completes command lines of viand. */
export function bashCompletion(commands: readonly CompletedCommand[]): string {
  const named = commands.slice(1).map(({ path }) => quoted(path));
  return `# Completes command lines of viand in bash. Load it with: source <(viand completion bash)

_viand() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]}
  # Bash makes three words of --option=value.
  if [[ $word == = ]]; then
    word=
  elif [[ $before == = ]]; then
    before=\${COMP_WORDS[COMP_CWORD - 2]}
  fi

  local command=viand index
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "$command \${COMP_WORDS[index]}" in
      ${named.join(' | \\\n        ')})
        command="$command \${COMP_WORDS[index]}" ;;
    esac
  done

  COMPREPLY=()
  case "$command $before" in
${commands.flatMap(optionCases).join('\n')}
  esac
  case "$command" in
${commands.map(commandCase).join('\n')}
  esac
}

_viand_words() {
  COMPREPLY=($(compgen -W "$1" -- "$2"))
}

_viand_files() {
  local name
  compopt -o filenames 2>/dev/null
  while IFS= read -r name; do
    COMPREPLY+=("$name")
  done < <(compgen "$1" -- "$2")
}

complete -F _viand viand
`;
}

/** The code that completes the values of options; unknown options have no completions. */
function optionCases({ path, options }: CompletedCommand): string[] {
  return options.flatMap(({ flags, values }) => {
    if (values === undefined) return [];
    const patterns = flags.map((flag) => quoted(`${path} ${flag}`)).join(' | ');
    return [`    ${patterns}) ${completing(values)} return ;;`];
  });
}

/** Completes any other word: with flags if it begins like one, otherwise with what its position accepts. */
function commandCase({ path, commands, options, values }: CompletedCommand): string {
  const flags = completing(options.flatMap((option) => option.flags));
  const others = commands.length > 0 ? commands.map(({ name }) => name) : values;
  return others === undefined
    ? `    ${quoted(path)}) ${flags} ;;`
    : `    ${quoted(path)})
      if [[ $word == -* ]]; then ${flags} else ${completing(others) || ':;'} fi ;;`;
}

function completing(values: Values): string {
  switch (values) {
    case 'text':
      return '';
    case 'file':
      return '_viand_files -f "$word";';
    case 'folder':
      return '_viand_files -d "$word";';
    default:
      return `_viand_words ${quoted(values.join(' '))} "$word";`;
  }
}

function quoted(text: string): string {
  return `'${text}'`;
}
