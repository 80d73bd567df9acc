import { writeOut } from '../../io/writing/write-out.ts';
import { searchFoods } from '../../operations/foods/search-foods.ts';
import { formatOf } from '../../render/formats.ts';
import { renderFoodPage } from '../../render/render-foods.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { SEARCH } from './command.ts';

type Given = CommandInput<typeof SEARCH>;

/** Searches foods and writes a page of them. Options that are absent are as the search has them by default. */
export async function runSearch(
  { words, ...options }: Partial<Given> & Pick<Given, 'words' | 'apiVersion'>,
  { withCatalogue, terminal, note, reportDiagnostic, language, displayOf }: CommandContext,
): Promise<ExitCode> {
  const search = searchFoods.input.read({ ...options, query: words.join(' ') });
  return withCatalogue(options.catalogue, async (services) => {
    const page = searchFoods.run(services, search);
    const format = formatOf(options);
    const text = await renderFoodPage(page, {
      ...options,
      ...displayOf(options.output),
      format,
      version: options.apiVersion,
      language: options.lang ?? language,
    });
    await writeOut([text], terminal.stdout, options.output);
    const { foods, offset, totalCount, searchedFor } = page;
    if (searchedFor !== undefined) note(`viand: Searched for "${searchedFor}"`);
    if (totalCount === 0) {
      reportDiagnostic({
        code: 'food/not-found',
        message: `No food matches "${search.query}"; try fewer or other words`,
        value: search.query,
      });
    } else if (foods.length === 0)
      note(`viand: This page is empty: only ${totalCount} foods match`);
    else if (format === 'table' && foods.length < totalCount) {
      note(
        `viand: ${offset + 1} to ${offset + foods.length} of ${totalCount}; use --page and --limit to see others`,
      );
    }
    return totalCount === 0 ? EXIT.notFound : EXIT.success;
  });
}
