import { LANGUAGES, type Language } from '../language/language.ts';
import { type Options, option } from './define-command.ts';

/** The options of every command, before or after its name. */
export const OUTPUT_OPTIONS = {
  color: option({
    value: 'when',
    description: 'When to colour output (default: auto, on a terminal unless NO_COLOR is set)',
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

/** The language that a command line asks for, even if other options are wrong; undefined if it asks for none. */
export function languageAskedFor(argv: readonly string[]): Language | undefined {
  const end = argv.indexOf('--');
  const options = end === -1 ? argv : argv.slice(0, end);
  const at = options.lastIndexOf('--lang');
  const joined = options.findLast((text) => text.startsWith('--lang='))?.slice('--lang='.length);
  const asked = at < 0 ? joined : options[at + 1];
  return LANGUAGES.find((language) => language === asked);
}

/** Whether a command line requests messages as JSON, even if something else in it is wrong. */
export function asksForJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return (end === -1 ? argv : argv.slice(0, end)).includes('--json');
}
