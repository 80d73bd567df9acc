import type { CompletedCommand, Values } from './completed-commands.ts';

/** A script for PowerShell 5.1 and later that completes command lines of viand. */
export function powershellCompletion(commands: readonly CompletedCommand[]): string {
  return `# Completes command lines of viand in PowerShell. Load it in your profile with:
#   viand completion powershell | Out-String | Invoke-Expression

Register-ArgumentCompleter -Native -CommandName viand -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)

  # Of each command: what may follow it, and of each option its values. Without an entry any text
  # may stand there; an empty list is for files, which PowerShell completes itself.
  $words = @{
${commands.map(wordsOf).join('\n')}
  }
  $values = @{
${commands.flatMap(valuesOf).join('\n')}
  }

  $before = @($commandAst.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursorPosition } |
    ForEach-Object { $_.ToString() })
  $command = 'viand'
  foreach ($word in $before | Select-Object -Skip 1) {
    if ($words.ContainsKey("$command $word")) { $command = "$command $word" }
  }
  $option = "$command $($before[-1])"
  if ($values.ContainsKey($option)) {
    $found = $values[$option] | ForEach-Object { , @($_, $_) }
  } else {
    $found = $words[$command]
  }
  $found | Where-Object { $_ -and $_[0] -like "$wordToComplete*" } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_[0], $_[0], 'ParameterValue', $_[1])
  }
}
`;
}

/** Commands or choices first, then flags, each with its description. */
function wordsOf({ path, commands, options, values }: CompletedCommand): string {
  const choices = Array.isArray(values) ? (values as readonly string[]) : [];
  const pairs = [
    ...commands.map(({ name, summary }) => [name, summary]),
    ...choices.map((choice) => [choice, choice]),
    ...options.flatMap(({ flags, description }) => flags.map((flag) => [flag, description])),
  ];
  const list = pairs.map((pair) => `      @(${pair.map((text) => quoted(text)).join(', ')})`);
  return `    ${quoted(path)} = @(\n${list.join(',\n')}\n    )`;
}

function valuesOf({ path, options }: CompletedCommand): string[] {
  return options.flatMap(({ flags, values }) =>
    values === undefined
      ? []
      : flags.map((flag) => `    ${quoted(`${path} ${flag}`)} = @(${listed(values)})`),
  );
}

function listed(values: Values): string {
  return typeof values === 'string' ? '' : values.map(quoted).join(', ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
