import { writeOut } from '../../io/writing/write-out.ts';
import type { Services } from '../../operations/services.ts';
import type { FoodFigures } from '../../operations/sql/food-figures.ts';
import { sql, sqlFoods } from '../../operations/sql/sql.ts';
import { formatOf } from '../../render/formats.ts';
import { renderRecords } from '../../render/render-records.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { SQL_FOODS, SQL_OF_INDEX } from './command.ts';

type SqlOptions = CommandInput<(typeof SQL_OF_INDEX)[number]['command']>;

/** Writes the views of an index. */
export function writeViews(
  index: string,
  options: SqlOptions,
  { terminal, version, withCatalogue }: CommandContext,
): Promise<ExitCode> {
  const input = sql.input.read({ ...options, index });
  return withCatalogue(options.catalogue, async ({ catalogue }) => {
    const text = await sql.run({ catalogue, version }, input);
    await writeOut([text], terminal.stdout, options.output);
    return EXIT.success;
  });
}

/** Writes the table of foods. */
export function writeFoods(
  options: CommandInput<typeof SQL_FOODS>,
  { terminal, withCatalogue }: CommandContext,
): Promise<ExitCode> {
  const write = async (services: Services) => {
    const { columns, rows } = sqlFoods(services);
    const cells = columns.map((name) => ({ name, cell: (row: FoodFigures) => row[name] ?? null }));
    const text = await renderRecords(cells, [...rows], formatOf(options), options);
    await writeOut([text], terminal.stdout, options.output);
    return EXIT.success;
  };
  return withCatalogue(options.catalogue, write, options.aliases);
}
