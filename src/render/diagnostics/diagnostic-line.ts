import type { Language } from '../../language/language.ts';
import { translator } from '../../language/translate.ts';
import { wordsIn } from '../../language/words.ts';
import type { Diagnostic, Fix, Location } from '../../model/diagnostic.ts';

/** A diagnostic as a line: the location, the field, the problem, and the expectation. */
export function renderDiagnostic(
  { location, field, message, expected, fix }: Diagnostic,
  language: Language = 'en',
): string {
  return [
    'viand',
    ...(location === undefined ? [] : [renderLocation(location, language)]),
    ...(field === undefined ? [] : [field]),
    problemSentence({ message, expected, fix }, language),
  ].join(': ');
}

/** The name of standard input in locations. */
const STANDARD_INPUT = 'standard input';

/** A location in a file: `week.csv:3`, `week.json:3 /0/entries/1`, `week.xlsx, sheet Day 1, B7`. */
export function renderLocation(location: Location, language: Language = 'en'): string {
  const { line, row, pointer, sheet } = location;
  const isStandardInput = location.file === STANDARD_INPUT;
  const file = isStandardInput ? translator(language)(location.file) : location.file;
  if (sheet !== undefined) return [file, sheetPosition(location, language)].join(', ');
  return [
    line === undefined ? file : `${file}:${line}`,
    ...(row === undefined ? [] : [rowPosition(row, language)]),
    ...(pointer ? [pointer] : []),
  ].join(' ');
}

/** A location in a workbook: `sheet Day 1, B7`. */
export function sheetPosition({ sheet, row, cell }: Location, language: Language = 'en'): string {
  const within = cell ?? (row === undefined ? undefined : rowPosition(row, language));
  return [
    wordsIn(language).messages.diagnostics.sheet(sheet ?? ''),
    ...(within === undefined ? [] : [within]),
  ].join(', ');
}

/** `row 3`. */
export function rowPosition(row: number, language: Language): string {
  return wordsIn(language).messages.diagnostics.row(String(row));
}

/** The problem, and a description of a valid value. */
export function problemSentence(
  {
    message,
    expected,
    fix,
  }: {
    readonly message: string;
    readonly expected?: string | undefined;
    readonly fix?: Fix | undefined;
  },
  language: Language,
): string {
  const translate = translator(language);
  const sentence = translate(message);
  const wanted =
    expected === undefined ? '' : expectationBehind(sentence, translate(expected), language);
  return `${sentence}${wanted}${didYouMean(fix, language)}`;
}

/** A description of a valid value behind a message: a sentence if that asks something or has a colon. */
function expectationBehind(sentence: string, expected: string, language: Language): string {
  const { diagnostics } = wordsIn(language).messages;
  if (sentence.endsWith('?')) return ` ${diagnostics.expectedSentence(expected)}`;
  return hasColon(sentence)
    ? `. ${diagnostics.expectedSentence(expected)}`
    : diagnostics.expected(expected);
}

/** Whether a message explains itself after a colon, which may not be one in a quoted value. */
function hasColon(sentence: string): boolean {
  return sentence.replaceAll(QUOTED, '').includes(': ');
}

const QUOTED = /"[^"]*"|„[^“]*“/g;

/** The end of a message that offers a fix; empty without one. */
export function didYouMean(fix: Fix | undefined, language: Language = 'en'): string {
  if (fix === undefined) return '';
  return `; ${wordsIn(language).messages.diagnostics.didYouMean(String(fix.value))}`;
}
