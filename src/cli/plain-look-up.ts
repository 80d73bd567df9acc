import { CATALOGUE_VARIABLE } from '../operations/catalogue-file.ts';
import { NEWEST_VERSION } from '../presentation/versions.ts';
import type { CommandContext } from './context.ts';
import type { ExitCode } from './exit-codes.ts';

/** The options of a plain look-up, which has none but `--json` on its command line. */
interface PlainOptions {
  readonly apiVersion: typeof NEWEST_VERSION;
  readonly catalogue?: string;
  readonly format?: 'json';
  readonly json?: true;
}

type RunWords = (
  words: string[],
  options: PlainOptions,
  context: CommandContext,
) => Promise<ExitCode>;

const RUNS: Readonly<Record<string, RunWords>> = {
  async food(ids, options, context) {
    const { showFoods } = await import('./look-up/run.ts');
    return showFoods({ ...options, ids }, context);
  },
  async gtin(codes, options, context) {
    const { showFoodsByGtin } = await import('./look-up/run.ts');
    return showFoodsByGtin({ ...options, codes }, context);
  },
  async search(words, options, context) {
    const { runSearch } = await import('./search/run.ts');
    return runSearch({ ...options, words }, context);
  },
};

/**
 * Reads the command line of a look-up or search whose only option is `--json`, such as `viand search milk --json`.
 * Loading the parser for all other command lines takes as long as the look-up itself.
 *
 * @returns a function that runs it; undefined for any other command line
 */
export function plainLookUp(
  [command = '', ...rest]: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ((context: CommandContext) => Promise<ExitCode>) | undefined {
  const run = Object.hasOwn(RUNS, command) ? RUNS[command] : undefined;
  const words = rest.filter((word) => word !== '--json');
  const { [CATALOGUE_VARIABLE]: catalogue } = environment;
  const isPlain = words.length > 0 && words.every((word) => /^[^-]/.test(word));
  if (run === undefined || !isPlain) return undefined;
  const options: PlainOptions = {
    apiVersion: NEWEST_VERSION,
    ...(catalogue ? { catalogue } : {}),
    ...(words.length === rest.length ? {} : { format: 'json', json: true }),
  };
  return (context) => run(words, options, context);
}
