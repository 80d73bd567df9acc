import { repositoryFolder } from '../../io/reading/repository-folder.ts';
import { writeOut } from '../../io/writing/write-out.ts';
import type { DiagnosticCode } from '../../model/diagnostic.ts';
import { withFixesTried, withoutFixed } from '../../operations/validate/apply-fixes.ts';
import { explainRules } from '../../operations/validate/explain-rules.ts';
import type { Report } from '../../operations/validate/report.ts';
import { validate } from '../../operations/validate/validate.ts';
import type { Validation } from '../../operations/validate/validate-files.ts';
import { type Counts, countPart, noCounts } from '../../render/diagnostics/counts.ts';
import { renderReport } from '../../render/diagnostics/render-report.ts';
import { renderRule, renderRules } from '../../render/diagnostics/rules.ts';
import { FORMATS, validationFormatOf } from '../../render/formats.ts';
import { quoted, quotedList } from '../../text/escaping/quote.ts';
import { counted } from '../../text/numbers/counted.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { EXIT, type ExitCode, exitCodeOf } from '../exit-codes.ts';
import { standardInput } from '../standard-input.ts';
import type { VALIDATE } from './command.ts';
import { fixFiles } from './fix-files.ts';
import { shareReport } from './share-report.ts';
import { validatedFiles } from './validated-files.ts';
import { writeReports } from './write-reports.ts';

type ValidateOptions = CommandInput<typeof VALIDATE>;

/** Validates files and writes a report; with `--fix` it fixes them first. */
export async function runValidate(
  options: ValidateOptions,
  context: CommandContext,
): Promise<ExitCode> {
  if (options.explain !== undefined) return explain(options.explain, options, context);
  if (options.init === true) return (await import('./init.ts')).initConfiguration(options, context);
  const { files } = options;
  const input = validate.input.read({ ...options, files });
  const skipped = new Set<string>();
  const needs = {
    // Programs read the same names in every language.
    language: isForPeople(options) ? (options.lang ?? context.language) : ('en' as const),
    stdin: standardInput(files, context.terminal),
    openCatalogue: (file: string | undefined) => context.openCatalogue(file, options.aliases),
    onSkipped: (file: string) => skipped.add(file),
    validated: options.cache === true ? await validatedFiles(options.aliases, context) : undefined,
  };
  const validation = await validate.run(needs, input);
  if (skipped.size > 0) context.log(`viand: ${skippedNote([...skipped])}`);
  if (options.fix !== true) return report(validation, options, context);
  const isDry = options.dryRun === true;
  const fixed = await fixFiles(
    files,
    validation.report,
    { isDry, encoding: options.encoding },
    context,
  );
  const again = await validate.run(needs, input);
  if (!isDry) return report({ ...again, report: withFixesTried(again.report) }, options, context);
  // The diff is on standard output, so that it can be applied; the report goes next to it.
  const { terminal } = context;
  const left = { ...again, report: withFixesTried(withoutFixed(fixed, again.report)) };
  return report(left, options, {
    ...context,
    terminal: { ...terminal, stdout: terminal.stderr },
    displayOf: () => ({ isColourful: false, width: undefined }),
  });
}

/** The most files that a note names. */
const NAMED_FILES = 3;

function skippedNote(files: readonly string[]): string {
  const shown = files.slice(0, NAMED_FILES);
  const rest = files.length - shown.length;
  const list = rest > 0 ? `${shown.map(quoted).join(', ')} and ${rest} more` : quotedList(shown);
  return `did not check ${list}: name documents, pages and texts to check them`;
}

async function report(
  { report: found, maxWarnings }: Validation,
  options: ValidateOptions,
  { terminal, version, now, log, displayOf, language }: CommandContext,
): Promise<ExitCode> {
  const counts = noCounts();
  const failed = new Set<DiagnosticCode>();
  const outputs = options.output?.map(fileOf) ?? [undefined];
  const reports = shareReport(
    watched(found, counts, failed, options.maxProblems ?? Number.POSITIVE_INFINITY),
    outputs.length,
  );
  const rendering = outputs.map(async (output, index) => {
    const text = await renderReport(reports[index] as Report, formatFor(options, output), {
      counts,
      language,
      version,
      root: repositoryFolder(''),
      now: now(),
      ...displayOf(output),
    });
    return { text, output };
  });
  await writeReports(await Promise.all(rendering), terminal.stdout);
  if (failed.size > 0) return exitCodeOf([...failed].map((code) => ({ code, message: '' })));
  if (maxWarnings === undefined || counts.warnings <= maxWarnings) return EXIT.success;
  log(`viand: ${counted(counts.warnings, 'warning')}, more than the allowed ${maxWarnings}`);
  return EXIT.faultyData;
}

/** The file of an output; undefined for standard output, which is `-`. */
function fileOf(output: string): string | undefined {
  return output === '-' ? undefined : output;
}

/**
 * The format of an output: `--format`, or else that of its file extension. With several outputs, `--format` applies
 * only to standard output.
 */
function formatFor({ format, output: all = [] }: ValidateOptions, output: string | undefined) {
  const isAsked = format !== undefined && (all.length < 2 || output === undefined);
  return validationFormatOf({
    ...(isAsked ? { format } : {}),
    ...(output === undefined ? {} : { output }),
  });
}

/** Whether all outputs are text. */
function isForPeople(options: ValidateOptions): boolean {
  const outputs = options.output?.map(fileOf) ?? [undefined];
  return outputs.every((output) => formatFor(options, output) === 'text');
}

/** Counts diagnostics, and notes which rules have failed. */
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
  { terminal, displayOf, language }: CommandContext,
): Promise<ExitCode> {
  const [file] = (options.output ?? []).map(fileOf);
  const asked = formatFor(options, file);
  // Other formats are refused before.
  const format = FORMATS.find((one) => one === asked) ?? 'table';
  const style = { ...displayOf(file), language: options.lang ?? language };
  const rules = explainRules.run(undefined, code === true ? {} : { code });
  const [rule] = rules;
  const text =
    code === true || rule === undefined
      ? await renderRules(rules, format, style)
      : await renderRule(rule, format, style);
  await writeOut([text], terminal.stdout, file);
  return EXIT.success;
}
