import { Command } from 'commander';
import { searchFoods } from '../operations/search-foods.ts';
import type { CommandContext } from './context.ts';
import type { ExitCode } from './exit-codes.ts';
import { addFieldOptions } from './from-operation.ts';
import { catalogueOption, withVersionedResultOptions } from './options.ts';
import type { SearchOptions } from './run-search.ts';

export function searchCommand(context: CommandContext, exit: (code: ExitCode) => void): Command {
  const command = new Command(searchFoods.name)
    .summary(searchFoods.summary)
    .description(
      'Search foods by name, synonym and brand. Case and accents do not matter, words may be left unfinished, and misspelt ones are corrected where little else is found.',
    )
    .argument('<words...>', 'what to look for');
  return withVersionedResultOptions(
    addFieldOptions(command, searchFoods.input, {
      query: null,
      type: 't',
      limit: 'l',
      page: 'p',
    }),
  )
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
      exit(await runSearch({ ...options, query: words.join(' ') }, options, context));
    });
}
