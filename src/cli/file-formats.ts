import { extensionProblem, formatContradiction } from '../render/formats.ts';
import { quoted } from '../text/escaping/quote.ts';
import { longFlag, type Options } from './define-command.ts';

/**
 * The problem of the names of files that a command writes: an extension belongs to no format, and there is no
 * `--format`, or it belongs to another format than `--format`. If an option has several files, `--format` applies only to standard output.
 */
export function fileFormatProblem(
  options: Options,
  input: Readonly<Record<string, unknown>>,
): string | undefined {
  for (const [name, { fileFormats, isCsv }] of Object.entries(options)) {
    const formats = typeof fileFormats === 'function' ? fileFormats(input) : fileFormats;
    const files = [input[name] ?? []].flat().map(String);
    const other = isCsv === true ? files.find((file) => OTHER_FORMAT.test(file)) : undefined;
    if (other !== undefined) {
      return `${longFlag(name)} writes CSV, and ${quoted(other)} has another extension: use .csv`;
    }
    if (formats === undefined) continue;
    const format = files.length < 2 ? input['format'] : undefined;
    const [problem] = files.flatMap(
      (file) =>
        (format === undefined
          ? extensionProblem(file, formats)
          : formatContradiction(file, String(format), formats)) ?? [],
    );
    if (problem !== undefined) return `${longFlag(name)}: ${problem}`;
  }
  return undefined;
}

/** Extensions for which programs do not expect CSV. */
const OTHER_FORMAT =
  /\.(?:jsonl?|ndjson|xls[xmb]?|numbers|ods|parquet|sqlite|db|html?|pdf|svg|md|xml|sarif|docx?)$/i;
