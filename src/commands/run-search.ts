import type { SearchType } from '../operations/search-bounds.ts';
import { searchFoods } from '../operations/search-foods.ts';
import { type Format, formatOf } from '../output/formats.ts';
import { renderFoodPage } from '../output/render-foods.ts';
import { writeOut } from '../output/write-out.ts';
import type { Version } from '../presentation/versions.ts';
import type { CommandContext } from './context.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';

export interface SearchOptions {
  readonly type: SearchType;
  readonly limit: number;
  readonly offset: number;
  readonly page?: number;
  readonly format?: Format;
  readonly output?: string;
  readonly apiVersion: Version;
  readonly catalogue?: string;
}

/** Searches foods and writes a page of them. */
export async function runSearch(
  query: string,
  options: SearchOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const catalogue = await context.openCatalogue(options.catalogue);
  try {
    const page = searchFoods(catalogue, { query, ...options });
    const format = formatOf(options);
    const text = await renderFoodPage(page, { format, version: options.apiVersion });
    await writeOut([text], context.terminal.stdout, options.output);
    const { foods, offset, totalCount } = page;
    if (totalCount === 0) context.say(`viand: No food is called anything like "${query}"`);
    else if (foods.length === 0) context.say(`viand: There are only ${totalCount} foods`);
    else if (format === 'table' && foods.length < totalCount) {
      context.say(
        `viand: ${offset + 1} to ${offset + foods.length} of ${totalCount}; --page and --limit show others`,
      );
    }
    return totalCount === 0 ? EXIT.notFound : EXIT.fine;
  } finally {
    catalogue.close();
  }
}
