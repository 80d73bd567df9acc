import { Command, Option } from 'commander';
import { SEARCH_BOUNDS, SEARCH_TYPES } from '../operations/search-bounds.ts';
import type { CommandContext } from './context.ts';
import type { ExitCode } from './exit-codes.ts';
import {
  apiVersionOption,
  catalogueOption,
  formatOption,
  jsonOption,
  outputOption,
  readCount,
} from './options.ts';
import type { SearchOptions } from './run-search.ts';

export function searchCommand(context: CommandContext, exit: (code: ExitCode) => void): Command {
  const { limit, offset } = SEARCH_BOUNDS;
  return new Command('search')
    .summary('Search foods by name')
    .description(
      'Search foods by name, synonym and brand. Case and accents do not matter, words may be left unfinished, and misspelt ones are corrected where little else is found.',
    )
    .argument('<words...>', 'what to look for')
    .addOption(new Option('-t, --type <type>', 'which foods').choices(SEARCH_TYPES).default('all'))
    .option(
      '-l, --limit <count>',
      `foods a page, ${limit.least} to ${limit.most}`,
      readCount,
      limit.usual,
    )
    .option('-p, --page <number>', 'page to show, from 1; comes before --offset', readCount)
    .option('--offset <count>', 'foods to skip', readCount, offset.usual)
    .addOption(formatOption())
    .addOption(jsonOption())
    .addOption(apiVersionOption())
    .addOption(outputOption())
    .addOption(catalogueOption())
    .addHelpText(
      'after',
      `
Examples:
  viand search potato
  viand search "white bread" --type generic --limit 3
  viand search yoghurt --page 2 --json
  viand search choc --format csv -o chocolate.csv`,
    )
    .action(async (words: string[], options: SearchOptions) => {
      const { runSearch } = await import('./run-search.ts');
      exit(await runSearch(words.join(' '), options, context));
    });
}
