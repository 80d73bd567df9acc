import {
  CATALOGUE_GROUP,
  IMPORT_GROUP,
  IMPORTS,
  INFO,
  UPGRADE_IDS,
  VERIFY,
} from './catalogue/command.ts';
import { ADD, CLIENT_GROUP, LIST, REVOKE, ROTATE, USAGE } from './client/command.ts';
import { COMPLETION } from './completion/command.ts';
import type { CommandContext } from './context.ts';
import { type Program, runnable } from './define-command.ts';
import { EVALUATE, EVALUATE_GROUP } from './evaluate/command.ts';
import { EXIT } from './exit-codes.ts';
import { FOOD, GTIN } from './look-up/command.ts';
import { MATCH } from './match/command.ts';
import { REPORT } from './report/command.ts';
import { SCHEMA } from './schema/command.ts';
import { SEARCH } from './search/command.ts';
import { SERVE } from './serve/command.ts';
import { VALIDATE } from './validate/command.ts';

/** All commands in the order of the help: parser, documentation and completion are made of this. */
export const VIAND: Program = {
  name: 'viand',
  summary: 'Food-nutrition catalogue and meal evaluator',
  commands: [
    {
      ...EVALUATE_GROUP,
      commands: EVALUATE.map(({ command, evaluations }) =>
        runnable(command, async () => {
          const { runEvaluate } = await import('./evaluate/run.ts');
          return (input, context: CommandContext) => runEvaluate(evaluations, input, context);
        }),
      ),
    },
    runnable(VALIDATE, async () => {
      const { runValidate } = await import('./run-validate.ts');
      return ({ files, ...options }, context) => runValidate(files, options, context);
    }),
    runnable(REPORT, async () => (await import('./report/run.ts')).run),
    runnable(SEARCH, async () => (await import('./search/run.ts')).run),
    runnable(FOOD, async () => (await import('./look-up/run.ts')).showFoods),
    runnable(GTIN, async () => (await import('./look-up/run.ts')).showFoodsByGtin),
    runnable(MATCH, async () => (await import('./match/run.ts')).run),
    {
      ...CATALOGUE_GROUP,
      commands: [
        runnable(INFO, async () => (await import('./catalogue/run.ts')).showInfo),
        runnable(VERIFY, async () => (await import('./catalogue/run.ts')).runVerify),
        runnable(
          UPGRADE_IDS,
          async () => (await import('./catalogue/run-upgrade-ids.ts')).runUpgradeIds,
        ),
        {
          ...IMPORT_GROUP,
          commands: IMPORTS.map(({ source, command }) =>
            runnable(command, async () => {
              const { runImport } = await import('./catalogue/run.ts');
              return (input, context: CommandContext) => runImport(source, input, context);
            }),
          ),
        },
      ],
    },
    runnable(SERVE, async () => (await import('./serve/run.ts')).run),
    {
      ...CLIENT_GROUP,
      commands: [
        runnable(ADD, async () => (await import('./client/run.ts')).addClient),
        runnable(LIST, async () => (await import('./client/run.ts')).listClients),
        runnable(ROTATE, async () => (await import('./client/run.ts')).rotateKey),
        runnable(REVOKE, async () => (await import('./client/run.ts')).revokeClient),
        runnable(USAGE, async () => (await import('./client/run.ts')).showUsage),
      ],
    },
    runnable(SCHEMA, async () => (await import('./schema/run.ts')).run),
    runnable(COMPLETION, async () => {
      const { printCompletion } = await import('./completion/run.ts');
      return (input, context) => printCompletion(VIAND, input, context);
    }),
  ],
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
    [EXIT.fine, 'fine'],
    [EXIT.ownFailure, "a failure of viand's own"],
    [EXIT.wrongUsage, 'wrong usage'],
    [EXIT.faultyData, 'the data has faults'],
    [EXIT.notFound, 'food not found'],
  ],
};
