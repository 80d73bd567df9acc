import type { CommandContext } from './context.ts';
import { type CommandNode, isGroup, type Program, runnable } from './define-command.ts';
import { EXIT } from './exit-codes.ts';
import { OUTPUT_OPTIONS } from './output-options.ts';

/**
 * All commands in the order of the help: their declarations and the code that runs them. Parser, documentation and
 * completion are made from this list. Each command is loaded when it is called, so that a look-up does not wait for the
 * others.
 */
const COMMANDS: Readonly<Record<string, () => Promise<CommandNode>>> = {
  async evaluate() {
    const { EVALUATE, EVALUATE_GROUP } = await import('./evaluate/command.ts');
    const commands = EVALUATE.map(({ command, evaluations }) =>
      runnable(command, async () => {
        const { runEvaluate } = await import('./evaluate/run.ts');
        return (input, context: CommandContext) => runEvaluate(evaluations, input, context);
      }),
    );
    return { ...EVALUATE_GROUP, commands };
  },
  async validate() {
    const { VALIDATE } = await import('./validate/command.ts');
    return runnable(VALIDATE, async () => (await import('./validate/run.ts')).runValidate);
  },
  async merge() {
    const { MERGE } = await import('./merge/command.ts');
    return runnable(MERGE, async () => (await import('./merge/run.ts')).runMerge);
  },
  async work() {
    const { WORK } = await import('./work/command.ts');
    return runnable(WORK, async () => (await import('./work/run.ts')).runWork);
  },
  async explain() {
    const { EXPLAIN } = await import('./explain/command.ts');
    return runnable(EXPLAIN, async () => (await import('./explain/run.ts')).runExplain);
  },
  async compare() {
    const { COMPARE } = await import('./explain/command.ts');
    return runnable(COMPARE, async () => (await import('./explain/run.ts')).runCompare);
  },
  async report() {
    const { REPORT } = await import('./report/command.ts');
    return runnable(REPORT, async () => (await import('./report/run.ts')).runReport);
  },
  async search() {
    const { SEARCH } = await import('./search/command.ts');
    return runnable(SEARCH, async () => (await import('./search/run.ts')).runSearch);
  },
  async food() {
    const { FOOD } = await import('./look-up/command.ts');
    return runnable(FOOD, async () => (await import('./look-up/run.ts')).showFoods);
  },
  async gtin() {
    const { GTIN } = await import('./look-up/command.ts');
    return runnable(GTIN, async () => (await import('./look-up/run.ts')).showFoodsByGtin);
  },
  async match() {
    const { MATCH } = await import('./match/command.ts');
    return runnable(MATCH, async () => (await import('./match/run.ts')).runMatch);
  },
  async recipe() {
    const { RECIPE } = await import('./recipe/command.ts');
    return runnable(RECIPE, async () => (await import('./recipe/run.ts')).runRecipe);
  },
  async catalogue() {
    const {
      ADD_FOODS,
      CATALOGUE_GROUP,
      EXPORT,
      FETCH,
      IMPORT_EXPORT,
      IMPORT_GROUP,
      IMPORTS,
      INFO,
      UPGRADE_IDS,
      VERIFY,
    } = await import('./catalogue/command.ts');
    const imports = IMPORTS.map(({ source, command }) =>
      runnable(command, async () => {
        const { runImport } = await import('./catalogue/run.ts');
        return (input, context: CommandContext) => runImport(source, input, context);
      }),
    );
    const restore = runnable(
      IMPORT_EXPORT,
      async () => (await import('./catalogue/run-export.ts')).runImportExport,
    );
    return {
      ...CATALOGUE_GROUP,
      commands: [
        runnable(INFO, async () => (await import('./catalogue/run.ts')).showInfo),
        runnable(VERIFY, async () => (await import('./catalogue/run.ts')).runVerify),
        runnable(EXPORT, async () => (await import('./catalogue/run-export.ts')).runExport),
        runnable(FETCH, async () => (await import('./catalogue/run-fetch.ts')).runFetch),
        runnable(ADD_FOODS, async () => (await import('./catalogue/run-add.ts')).runAdd),
        runnable(
          UPGRADE_IDS,
          async () => (await import('./catalogue/run-upgrade-ids.ts')).runUpgradeIds,
        ),
        { ...IMPORT_GROUP, commands: [...imports, restore] },
      ],
    };
  },
  async serve() {
    const { SERVE } = await import('./serve/command.ts');
    return runnable(SERVE, async () => (await import('./serve/run.ts')).runServe);
  },
  async mcp() {
    const { MCP } = await import('./mcp/command.ts');
    return runnable(MCP, async () => (await import('./mcp/run.ts')).runMcp);
  },
  async client() {
    const { ADD, CLIENT_GROUP, LIST, REVOKE, ROTATE, UPDATE, USAGE } = await import(
      './client/command.ts'
    );
    return {
      ...CLIENT_GROUP,
      commands: [
        runnable(ADD, async () => (await import('./client/run.ts')).addClient),
        runnable(LIST, async () => (await import('./client/run.ts')).listClients),
        runnable(ROTATE, async () => (await import('./client/run.ts')).rotateKey),
        runnable(UPDATE, async () => (await import('./client/run.ts')).updateClient),
        runnable(REVOKE, async () => (await import('./client/run.ts')).revokeClient),
        runnable(USAGE, async () => (await import('./client/run.ts')).showUsage),
      ],
    };
  },
  async sql() {
    const { SQL_FOODS, SQL_GROUP, SQL_OF_INDEX } = await import('./sql/command.ts');
    const scores = SQL_OF_INDEX.map(({ index, command }) =>
      runnable(command, async () => {
        const { writeViews } = await import('./sql/run.ts');
        return (input, context: CommandContext) => writeViews(index, input, context);
      }),
    );
    const foods = runnable(SQL_FOODS, async () => (await import('./sql/run.ts')).writeFoods);
    return { ...SQL_GROUP, commands: [...scores, foods] };
  },
  async schema() {
    const { SCHEMA } = await import('./schema/command.ts');
    return runnable(SCHEMA, async () => (await import('./schema/run.ts')).runSchema);
  },
  async completion() {
    const { COMPLETION } = await import('./completion/command.ts');
    return runnable(COMPLETION, async () => {
      const { printCompletion } = await import('./completion/run.ts');
      return async (input, context) => printCompletion(await loadProgram(), input, context);
    });
  },
};

/** Keeps only the command that the words name: creating the options of all commands takes 5 ms. */
function narrowed(node: CommandNode, [name, ...others]: readonly string[]): CommandNode {
  if (!isGroup(node)) return node;
  const named = node.commands.find((command) => command.name === name);
  return named === undefined ? node : { ...node, commands: [narrowed(named, others)] };
}

/** Options that print the version; no command has one. */
const VERSION_FLAGS = new Set(['-V', '--version']);

/**
 * Loads the declarations of the commands.
 *
 * @param words a command line: if it begins with a command, only that one is loaded
 */
export async function loadProgram(words: readonly string[] = []): Promise<Program> {
  const [name, ...others] = words;
  const named = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const all = VERSION_FLAGS.has(name ?? '') ? [] : Object.values(COMMANDS);
  const loads = named === undefined ? all : [named];
  return {
    name: 'viand',
    summary: 'Search a food catalogue, score meals and check food data',
    options: OUTPUT_OPTIONS,
    commands: await Promise.all(loads.map(async (load) => narrowed(await load(), others))),
    examples: [
      'viand evaluate hei week.csv',
      'viand evaluate all week.csv --by day --format csv -o days.csv',
      'viand validate week.csv',
      'viand report week.csv -o week.html',
      'viand search potato',
      'viand food broccoli',
      'viand catalogue info',
      'viand serve',
    ],
    exitCodes: [
      [EXIT.success, 'success'],
      [EXIT.internalError, 'internal error'],
      [EXIT.wrongUsage, 'wrong usage'],
      [EXIT.faultyData, 'faulty data'],
      [EXIT.notFound, 'a look-up found no food'],
    ],
  };
}
