import { writeOut } from '../io/write-out.ts';
import { searchFoods } from '../operations/search-foods.ts';
import { servicesOf } from '../operations/services.ts';
import type { Version } from '../presentation/versions.ts';
import { type Format, formatOf } from '../render/formats.ts';
import { renderFoodPage } from '../render/render-foods.ts';
import type { CommandContext } from './context.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';

export interface SearchOptions {
  readonly format?: Format;
  readonly output?: string;
  readonly apiVersion: Version;
  readonly catalogue?: string;
}

/** Searches foods and writes a page of them. */
export async function runSearch(
  fields: Readonly<Record<string, unknown>>,
  options: SearchOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const wanted = searchFoods.input.read(fields);
  const catalogue = await context.openCatalogue(options.catalogue);
  try {
    const page = searchFoods.run(servicesOf(catalogue), wanted);
    const format = formatOf(options);
    const text = await renderFoodPage(page, { format, version: options.apiVersion });
    await writeOut([text], context.terminal.stdout, options.output);
    const { foods, offset, totalCount } = page;
    if (totalCount === 0) context.log(`viand: No food is called anything like "${wanted.query}"`);
    else if (foods.length === 0) context.log(`viand: There are only ${totalCount} foods`);
    else if (format === 'table' && foods.length < totalCount) {
      context.log(
        `viand: ${offset + 1} to ${offset + foods.length} of ${totalCount}; --page and --limit show others`,
      );
    }
    return totalCount === 0 ? EXIT.notFound : EXIT.fine;
  } finally {
    catalogue.close();
  }
}
