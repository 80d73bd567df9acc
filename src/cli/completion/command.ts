import { defineCommand } from '../define-command.ts';

/** The shells that completion scripts are printed for. */
export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;
/** A shell that viand prints a completion script for. */
export type Shell = (typeof SHELLS)[number];

export const COMPLETION = defineCommand({
  name: 'completion',
  summary: 'Print a shell completion script',
  description:
    'Print a script that completes commands, options, their values and file names. Load it when the shell starts, or save it where the shell looks for completions.',
  arguments: { shell: { description: 'Shell that loads the script', choices: SHELLS } },
  options: {},
  examples: [
    'viand completion bash > ~/.local/share/bash-completion/completions/viand',
    'viand completion zsh > ~/.zfunc/_viand',
    'viand completion fish > ~/.config/fish/completions/viand.fish',
    'viand completion powershell | Out-String | Invoke-Expression',
  ],
});
