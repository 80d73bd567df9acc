import { assertDistinctPaths } from '../io/distinct-paths.ts';
import { mealFiles } from '../io/file-patterns.ts';
import { writeOut } from '../io/write-out.ts';
import { type DiagnosticCode, fixOf, Refusal } from '../model/diagnostic.ts';
import type { Unit } from '../model/units.ts';
import { withoutFixed } from '../operations/validate/apply-fixes.ts';
import { readConfiguration } from '../operations/validate/find-configuration.ts';
import type { FileKind, Report } from '../operations/validate/report.ts';
import { type Validation, validateFiles } from '../operations/validate/validate-files.ts';
import { type Counts, count, countPart, noCounts } from '../render/diagnostics/counts.ts';
import { renderReport } from '../render/diagnostics/render-report.ts';
import { renderRule, renderRules, ruleRecord } from '../render/diagnostics/rules.ts';
import { type ValidationFormat, validationFormatOf } from '../render/formats.ts';
import { findRule, RULES } from '../rules/rule-book.ts';
import type { RuleLevels } from '../rules/severities.ts';
import { nearestOf } from '../text/edit-distance.ts';
import { cutShort } from '../text/quote.ts';
import type { CommandContext } from './context.ts';
import { EXIT, type ExitCode, exitCodeOf } from './exit-codes.ts';
import { fixFiles } from './fix-files.ts';
import type { FieldNames } from './options.ts';

export interface ValidateCommandOptions {
  readonly as?: FileKind;
  readonly by?: string[];
  readonly map?: FieldNames;
  readonly unit?: Unit;
  readonly rule?: RuleLevels;
  readonly maxWarnings?: number;
  readonly maxProblems?: number;
  readonly fix?: boolean;
  readonly dryRun?: boolean;
  /** False: none is wanted. */
  readonly config?: string | false;
  readonly format?: ValidationFormat;
  readonly output?: string;
  readonly explain?: string | true;
  readonly catalogue?: string;
}

/**
 * Validates files and writes a report; with `--fix` it fixes them first.
 *
 * @param names of the files, or patterns of their names
 */
export async function runValidate(
  names: readonly string[],
  options: ValidateCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  if (options.explain !== undefined) return explain(options.explain, options, context);
  const files = await mealFiles(names);
  await assertDistinctPaths(options.output, files);
  const validate = await validator(files, options, context);
  if (options.fix !== true) return report(await validate(), options, context);
  const isDry = options.dryRun === true;
  const fixed = await fixFiles(files, (await validate()).report, isDry, context);
  const validation = await validate();
  if (!isDry) return report(validation, options, context);
  // The diff is on standard output, so that it can be applied; the report goes beside it.
  const { terminal } = context;
  return report({ ...validation, report: withoutFixed(fixed, validation.report) }, options, {
    ...context,
    terminal: { ...terminal, stdout: terminal.stderr, isColourful: false },
  });
}

/** The run that was asked for; it may be run again. */
async function validator(
  files: readonly string[],
  { as, by, map, unit, rule, maxWarnings, catalogue, config }: ValidateCommandOptions,
  context: CommandContext,
): Promise<() => Promise<Validation>> {
  const configuration = typeof config === 'string' ? await readConfiguration(config) : config;
  const asked = { as, by, map, unit, rules: rule, maxWarnings, catalogue };
  const { stdin } = context.terminal;
  return () => validateFiles({ files, stdin, configuration, asked }, context);
}

async function report(
  { report: found, maxWarnings }: Validation,
  options: ValidateCommandOptions,
  { terminal, version, now, log }: CommandContext,
): Promise<ExitCode> {
  const counts = noCounts();
  const failed = new Set<DiagnosticCode>();
  const text = await renderReport(
    watched(found, counts, failed, options.maxProblems ?? Number.POSITIVE_INFINITY),
    validationFormatOf(options),
    {
      counts,
      version,
      now: now(),
      isColourful: terminal.isColourful && options.output === undefined,
    },
  );
  await writeOut(text, terminal.stdout, options.output);
  if (failed.size > 0) return exitCodeOf([...failed].map((code) => ({ code, message: '' })));
  if (maxWarnings === undefined || counts.warnings <= maxWarnings) return EXIT.fine;
  log(
    `viand: ${count(counts.warnings, 'warning')}, more than the ${maxWarnings} that are let pass`,
  );
  return EXIT.faultyData;
}

/** Counts what goes by, and which rules have failed. */
async function* watched(
  report: Report,
  counts: Counts,
  failed: Set<DiagnosticCode>,
  atMost: number,
): AsyncGenerator<Awaited<ReturnType<typeof countPart>>> {
  for await (const part of report) {
    for (const { severity, code } of part.diagnostics) if (severity === 'error') failed.add(code);
    yield countPart(part, counts, atMost);
  }
}

async function explain(
  code: string | true,
  options: ValidateCommandOptions,
  { terminal }: CommandContext,
): Promise<ExitCode> {
  const isJson = validationFormatOf(options) === 'json';
  const rule = code === true ? undefined : findRule(code);
  if (code !== true && rule === undefined) throw unknownRule(code);
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const text =
    rule === undefined
      ? isJson
        ? json(RULES.map(ruleRecord))
        : await renderRules(RULES)
      : isJson
        ? json(ruleRecord(rule))
        : renderRule(rule);
  await writeOut([text], terminal.stdout, options.output);
  return EXIT.fine;
}

function unknownRule(code: string): Refusal {
  return new Refusal({
    code: 'request/invalid',
    message: `Cannot find rule "${cutShort(code)}"`,
    value: code,
    expected: 'a code that `viand validate --explain` lists',
    ...fixOf(
      nearestOf(
        code,
        RULES.map((rule) => rule.code),
      ),
    ),
  });
}
