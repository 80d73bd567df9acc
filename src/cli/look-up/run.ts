import type { Terminal } from '../../io/terminal/terminal.ts';
import { writeOut } from '../../io/writing/write-out.ts';
import { localName } from '../../language/local-name.ts';
import { type Diagnostic, ViandError } from '../../model/diagnostic.ts';
import type { Food } from '../../model/food.ts';
import { restoreGtin } from '../../model/ids/gtin.ts';
import { findFoodByGtin, foodsNearGtin } from '../../operations/foods/find-food-by-gtin.ts';
import { getFood, type LookUp } from '../../operations/foods/get-food.ts';
import type { Services } from '../../operations/services.ts';
import { formatOf } from '../../render/formats.ts';
import { renderFoods } from '../../render/render-foods.ts';
import { joinedList, quoted } from '../../text/escaping/quote.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { EXIT, type ExitCode, exitCodeOf } from '../exit-codes.ts';
import type { FOOD, GTIN } from './command.ts';

/** A kind of key by which foods are looked up: how to read a key, and what to suggest for an unknown one. */
const LOOK_UPS = {
  food: {
    run: (from: Services, id: string) => getFood.run(from, getFood.input.read({ id })),
    near: () => [],
    isWrapped: false,
    what: 'food',
  },
  gtin: {
    // A spreadsheet may have dropped zeros, which the check digit proves.
    run: (from: Services, code: string) =>
      findFoodByGtin.run(from, findFoodByGtin.input.read({ gtin: restoreGtin(code) ?? code })),
    near: ({ catalogue }: Services, code: string) => foodsNearGtin(catalogue, code),
    isWrapped: true,
    what: 'GTIN',
  },
} as const;

type LookUpOptions = Omit<CommandInput<typeof FOOD>, 'ids'>;

/** Shows foods by their ids; the exit code says whether one was not found. */
export function showFoods(
  { ids, ...options }: CommandInput<typeof FOOD>,
  context: CommandContext,
): Promise<ExitCode> {
  return lookUp('food', ids, options, context);
}

/** Shows branded foods by their bar codes; the exit code says whether one was not found. */
export function showFoodsByGtin(
  { codes, ...options }: CommandInput<typeof GTIN>,
  context: CommandContext,
): Promise<ExitCode> {
  return lookUp('gtin', codes, options, context);
}

/** Looks foods up and writes them; reports each missing one with similar foods. */
async function lookUp(
  kind: keyof typeof LOOK_UPS,
  args: readonly string[],
  options: LookUpOptions,
  {
    terminal,
    withCatalogue,
    reportDiagnostic,
    language,
    messageLanguage,
    displayOf,
  }: CommandContext,
): Promise<ExitCode> {
  const { run, near, isWrapped, what } = LOOK_UPS[kind];
  const named = (foods: readonly Food[]) =>
    foods.map((food) => ({ ...food, name: localName(food, messageLanguage) }));
  const wanted = await wantedOf(args, terminal);
  if (wanted.length === 0) throw nothingWanted();
  return withCatalogue(options.catalogue, async (services) => {
    const faults: Diagnostic[] = [];
    // One food at a time: lists may be of any length.
    function* lookUps(): Generator<Extract<LookUp, { outcome: 'found' }>['found']> {
      for (const one of wanted) {
        try {
          const result = run(services, one);
          if (result.outcome === 'found') yield result.found;
          else faults.push(missing(one, what, named(result.near)));
        } catch (error) {
          if (!(error instanceof ViandError)) throw error;
          const offered = didYouMean(named(near(services, one)), what);
          faults.push(
            ...error.diagnostics.map((fault) => ({
              ...fault,
              message: `${fault.message}${offered}`,
            })),
          );
        }
      }
    }
    const text = await renderFoods(
      lookUps(),
      {
        ...options,
        ...displayOf(options.output),
        format: formatOf(options),
        version: options.apiVersion,
        language: options.lang ?? language,
      },
      { wrapped: isWrapped },
    );
    await writeOut(text, terminal.stdout, options.output);
    faults.forEach(reportDiagnostic);
    return faults.length === 0 ? EXIT.success : exitCodeOf(faults);
  });
}

/** The arguments, with the lines of standard input in the place of each `-`. */
async function wantedOf(args: readonly string[], terminal: Terminal): Promise<string[]> {
  if (!args.includes('-')) return [...args];
  let text = '';
  for await (const piece of terminal.stdin.setEncoding('utf8')) text += piece;
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const given = lines.map((line) => line.trim()).filter((line) => line !== '');
  const first = args.indexOf('-');
  return args.flatMap((arg, index) => {
    if (arg !== '-') return [arg];
    return index === first ? given : [];
  });
}

function nothingWanted(): ViandError {
  return new ViandError({
    code: 'usage/invalid',
    message: 'Standard input names nothing to look up',
    expected: 'an id or code on each line',
  });
}

function missing(wanted: string, what: string, near: readonly Food[]): Diagnostic {
  return {
    code: 'food/not-found',
    message: `Unknown ${what} ${quoted(wanted)}${didYouMean(near, what)}`,
    value: wanted,
  };
}

function didYouMean(near: readonly Food[], what: string): string {
  const named = near.map(({ id, name, gtin }) => `${what === 'food' ? id : gtin} (${name})`);
  return named.length === 0 ? '' : `; did you mean ${joinedList(named, 'or')}?`;
}
