import { assertDistinctPaths } from '../../io/distinct-paths.ts';
import { mealFiles } from '../../io/file-patterns.ts';
import { writeOut } from '../../io/write-out.ts';
import type { DiagnosticCode } from '../../model/diagnostic.ts';
import { withoutFixed } from '../../operations/validate/apply-fixes.ts';
import { explainRules } from '../../operations/validate/explain-rules.ts';
import type { Report } from '../../operations/validate/report.ts';
import { validate } from '../../operations/validate/validate.ts';
import type { Validation } from '../../operations/validate/validate-files.ts';
import { type Counts, count, countPart, noCounts } from '../../render/diagnostics/counts.ts';
import { renderReport } from '../../render/diagnostics/render-report.ts';
import { renderRule, renderRules, ruleRecord } from '../../render/diagnostics/rules.ts';
import { validationFormatOf } from '../../render/formats.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { EXIT, type ExitCode, exitCodeOf } from '../exit-codes.ts';
import type { VALIDATE } from './command.ts';
import { fixFiles } from './fix-files.ts';

type ValidateOptions = CommandInput<typeof VALIDATE>;

/** Validates files and writes a report; with `--fix` it fixes them first. */
export async function runValidate(
  options: ValidateOptions,
  context: CommandContext,
): Promise<ExitCode> {
  if (options.explain !== undefined) return explain(options.explain, options, context);
  const files = await mealFiles(options.files);
  await assertDistinctPaths(options.output, files);
  const input = validate.input.read({ ...options, files });
  const needs = { stdin: context.terminal.stdin, openCatalogue: context.openCatalogue };
  const validation = await validate.run(needs, input);
  if (options.fix !== true) return report(validation, options, context);
  const isDry = options.dryRun === true;
  const fixed = await fixFiles(files, validation.report, isDry, context);
  const validatedAgain = await validate.run(needs, input);
  if (!isDry) return report(validatedAgain, options, context);
  // The diff is on standard output, so that it can be applied; the report goes beside it.
  const { terminal } = context;
  const left = { ...validatedAgain, report: withoutFixed(fixed, validatedAgain.report) };
  return report(left, options, {
    ...context,
    terminal: { ...terminal, stdout: terminal.stderr, isColourful: false },
  });
}

async function report(
  { report: found, maxWarnings }: Validation,
  options: ValidateOptions,
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
  options: ValidateOptions,
  { terminal }: CommandContext,
): Promise<ExitCode> {
  const isJson = validationFormatOf(options) === 'json';
  const rules = explainRules.run(undefined, code === true ? {} : { code });
  const records = rules.map(ruleRecord);
  const [rule] = rules;
  const text = isJson
    ? `${JSON.stringify(code === true ? records : records[0], null, 2)}\n`
    : code === true || rule === undefined
      ? await renderRules(rules)
      : renderRule(rule);
  await writeOut([text], terminal.stdout, options.output);
  return EXIT.fine;
}
