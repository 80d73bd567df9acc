import path from 'node:path';
import type { Language } from '../../language/language.ts';
import type { ReportedDiagnostic } from '../../operations/validate/report.ts';
import { problemSentence, rowPosition, sheetPosition } from './diagnostic-line.ts';

/** The problem and a description of a valid value, in one sentence. */
export function sentenceOf(
  { field, message, expected, fix, location }: ReportedDiagnostic,
  language: Language = 'en',
): string {
  const where = location.line === undefined && field !== undefined ? `${field}: ` : '';
  return `${where}${problemSentence({ message, expected, fix }, language)}`;
}

/** The location within the file: `3:12`, `3`, `row 3`, `sheet Day 1, B7`, or a JSON Pointer. */
export function positionOf({ location }: ReportedDiagnostic, language: Language = 'en'): string {
  const { line, column, row, pointer, sheet } = location;
  if (sheet !== undefined) return sheetPosition(location, language);
  if (row !== undefined) return rowPosition(row, language);
  if (line === undefined) return pointer ?? '';
  return column === undefined ? `${line}` : `${line}:${column}`;
}

/**
 * A path in the form that other programs look for: relative to a folder that contains it, with slashes.
 *
 * @param root the folder; by default the current one
 */
export function pathOf(file: string, root = ''): string {
  const relative = path.relative(root, file);
  const isBelow = relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
  return (isBelow ? relative : path.normalize(file)).split(path.sep).join('/');
}
