import { writeOut } from '../../io/write-out.ts';
import { searchFoods } from '../../operations/search-foods.ts';
import { formatOf } from '../../render/formats.ts';
import { renderFoodPage } from '../../render/render-foods.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { SEARCH } from './command.ts';

/** Searches foods and writes a page of them. */
export async function runSearch(
  { words, ...options }: CommandInput<typeof SEARCH>,
  { withCatalogue, terminal, log }: CommandContext,
): Promise<ExitCode> {
  const search = searchFoods.input.read({ ...options, query: words.join(' ') });
  return withCatalogue(options.catalogue, async (services) => {
    const page = searchFoods.run(services, search);
    const format = formatOf(options);
    const text = await renderFoodPage(page, { format, version: options.apiVersion });
    await writeOut([text], terminal.stdout, options.output);
    const { foods, offset, totalCount } = page;
    if (totalCount === 0) log(`viand: No food is called anything like "${search.query}"`);
    else if (foods.length === 0) log(`viand: There are only ${totalCount} foods`);
    else if (format === 'table' && foods.length < totalCount) {
      log(
        `viand: ${offset + 1} to ${offset + foods.length} of ${totalCount}; --page and --limit show others`,
      );
    }
    return totalCount === 0 ? EXIT.notFound : EXIT.fine;
  });
}
