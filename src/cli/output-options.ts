import { type Options, option } from './define-command.ts';

/** The options of every command, before or after its name. */
export const OUTPUT_OPTIONS = {
  color: option({
    value: 'when',
    description: 'Colour of results (default: auto, which is on a terminal, or as NO_COLOR says)',
    choices: ['auto', 'always', 'never'],
  }),
  quiet: option({ short: 'q', description: 'Print results and errors only' }),
  wide: option({ description: 'Do not fit tables to the width of the terminal' }),
  pager: option({
    description:
      'Show long output page by page (default on a terminal: VIAND_PAGER, PAGER or less)',
    isHidden: true,
    negation: 'Do not show long output page by page',
  }),
} satisfies Options;

/** Whether a command line asks for messages as JSON, also where something else in it is wrong. */
export function asksForJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return (end === -1 ? argv : argv.slice(0, end)).includes('--json');
}
