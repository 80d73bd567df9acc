import { readMeals } from '../meals/read-meals.ts';
import type { Unit } from '../model/units.ts';
import { eatenFoods } from '../operations/eaten-foods.ts';
import type { EvaluationName } from '../operations/evaluation-names.ts';
import { EVALUATORS, layoutFor } from '../operations/evaluations.ts';
import { nearestFood } from '../operations/nearest-food.ts';
import {
  type AssumptionCount,
  type GroupIntake,
  type SummedMeals,
  sumMeals,
} from '../operations/sum-meals.ts';
import { assertApart } from '../output/apart.ts';
import { type Format, formatOf } from '../output/formats.ts';
import { type EvaluatedGroup, renderEvaluations } from '../output/render-evaluations.ts';
import { writeOut } from '../output/write-out.ts';
import type { Version } from '../presentation/versions.ts';
import type { CommandContext } from './context.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { tallyFaults } from './fault-tally.ts';
import type { FieldNames } from './options.ts';

export interface EvaluateOptions {
  readonly by?: string[];
  readonly format?: Format;
  readonly output?: string;
  readonly map?: FieldNames;
  readonly unit?: Unit;
  readonly skipFaulty?: boolean;
  readonly catalogue?: string;
  readonly apiVersion: Version;
}

/** Sums the meals of files and writes what the evaluations make of them. */
export async function runEvaluate(
  files: readonly string[],
  evaluations: readonly EvaluationName[],
  options: EvaluateOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const by = options.by ?? [];
  await assertApart(options.output, files);
  const summed = await sumFiles(files, by, evaluations, options, context);
  const isEmptied = summed.entries > 0 && summed.leftOut === summed.entries;
  if (summed.faults > 0 && (options.skipFaulty !== true || isEmptied)) {
    context.say(
      `viand: nothing was scored${isEmptied ? ': all entries are faulty' : hint(summed)}`,
    );
    return EXIT.faultyData;
  }
  if (summed.entries === 0) context.say('viand: there were no entries: nothing was eaten');
  sayAssumptions(summed.assumptions, context);
  const text = await renderEvaluations(evaluateGroups(summed.groups, evaluations), {
    format: formatOf(options),
    version: options.apiVersion,
    by,
    evaluations,
    hasLeftOut: options.skipFaulty === true,
    isColourful: context.terminal.isColourful && options.output === undefined,
  });
  await writeOut(text, context.terminal.stdout, options.output);
  return EXIT.fine;
}

async function sumFiles(
  files: readonly string[],
  by: readonly string[],
  evaluations: readonly EvaluationName[],
  options: EvaluateOptions,
  context: CommandContext,
): Promise<SummedMeals> {
  const catalogue = await context.openCatalogue(options.catalogue);
  const tally = tallyFaults();
  try {
    const layout = layoutFor(evaluations);
    const reading = { by, names: options.map ?? {}, unit: options.unit };
    const summed = await sumMeals({
      read: (sink) => readMeals(files, context.terminal.stdin, reading, sink),
      eatenFood: eatenFoods(catalogue, layout),
      nearestFood: nearestFood(catalogue),
      layout,
      isGrouped: by.length > 0,
      fault: options.skipFaulty === true ? tally.add : context.showFault,
    });
    if (options.skipFaulty === true && summed.faults > 0) {
      context.say(
        `viand: left out ${summed.leftOut} of ${summed.entries} entries${ofGroups(summed)}:`,
      );
    }
    return summed;
  } finally {
    // Said also where a file is refused: what was found in the others is not lost.
    tally.lines().forEach(context.say);
    catalogue.close();
  }
}

function hint({ leftOut, entries }: SummedMeals): string {
  return leftOut === 0
    ? ''
    : `: ${leftOut} of ${entries} entries are faulty; --skip-faulty scores the others`;
}

/** How many groups are the poorer for it; those that nothing is left of are not in the results. */
function ofGroups({ groups, emptyGroups }: SummedMeals): string {
  const poorer = groups.filter(({ group, leftOut }) => group.length > 0 && leftOut > 0).length;
  if (poorer + emptyGroups === 0) return '';
  const empty = emptyGroups > 0 ? `, and all of ${counted(emptyGroups, 'group', 'groups')}` : '';
  return `, some of ${counted(poorer, 'group', 'groups')}${empty}`;
}

/** The results of groups, each made as it is asked for: millions of them are never there at once. */
function evaluateGroups(
  groups: readonly GroupIntake[],
  evaluations: readonly EvaluationName[],
): Iterable<EvaluatedGroup> {
  return {
    *[Symbol.iterator]() {
      for (const { group, intake, leftOut } of groups) {
        const results = evaluations.map((name) => [name, EVALUATORS[name](intake)]);
        yield { group, leftOut, results: Object.fromEntries(results) };
      }
    },
  };
}

const ASSUMED: Readonly<Record<AssumptionCount['assumption'], string>> = {
  'assumed-serving': 'no amount: took a standard serving',
  'assumed-amount': 'no amount and no standard serving: took 100 of the standard unit',
  'assumed-density': 'density unknown: took 1 g/ml',
  'assumed-yield': 'yield factor unknown: took the raw weight as eaten',
};

function sayAssumptions(assumptions: readonly AssumptionCount[], { say }: CommandContext): void {
  for (const { assumption, foodId, entries } of assumptions) {
    say(`viand: ${foodId}: ${ASSUMED[assumption]} (${counted(entries, 'entry', 'entries')})`);
  }
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
