import type { CompletedCommand, CompletedOption, Values } from './completed-commands.ts';

/** A script for fish that completes command lines of viand. */
export function fishCompletion(commands: readonly CompletedCommand[]): string {
  return `# Completes command lines of viand in fish. Save it as ~/.config/fish/completions/viand.fish

set -g __viand_commands ${commands
    .slice(1)
    .map(({ path }) => quoted(path))
    .join(' \\\n    ')}

# Whether the words before the cursor call just this command.
function __viand_at
    set -l command viand
    for word in (commandline -opc)[2..-1]
        if contains -- "$command $word" $__viand_commands
            set command "$command $word"
        end
    end
    test "$command" = "$argv"
end

complete -c viand -f
${commands.flatMap(linesOf).join('\n')}
`;
}

function linesOf({ path, commands, options, values }: CompletedCommand): string[] {
  const line = (...words: readonly string[]) =>
    ['complete -c viand -n', quoted(`__viand_at ${path}`), ...words].join(' ');
  const others = values === undefined || values === 'text' ? [] : [line(completing(values))];
  return [
    ...commands.map(({ name, summary }) => line('-a', name, '-d', quoted(summary))),
    ...options.map((option) => line(...optionWords(option))),
    ...others,
  ];
}

function optionWords({ flags, description, values }: CompletedOption): string[] {
  const names = flags.map((flag) =>
    flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`,
  );
  const taken = values === undefined ? [] : ['-r', completing(values)];
  return [...names, ...taken, '-d', quoted(description)];
}

function completing(values: Values): string {
  switch (values) {
    case 'text':
      return '-f';
    case 'file':
      return '-F';
    case 'folder':
      return `-f -a ${quoted('(__fish_complete_directories)')}`;
    default:
      return `-f -a ${quoted(values.join(' '))}`;
  }
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
