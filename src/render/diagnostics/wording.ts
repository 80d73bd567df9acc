import path from 'node:path';
import type { Problem } from '../../operations/validate/problem.ts';
import { didYouMean } from './faults.ts';

/** What is wrong and what would be right, in one sentence. */
export function sentenceOf({ field, message, expected, suggestion, location }: Problem): string {
  const where = location.line === undefined && field !== undefined ? `${field}: ` : '';
  const right = expected === undefined ? '' : `: expected ${expected}`;
  return `${where}${message}${right}${didYouMean(suggestion)}`;
}

/** Where within its file: `3:12`, `3`, `row 3`, or a JSON Pointer. */
export function positionOf({ location: { line, column, row, pointer } }: Problem): string {
  if (row !== undefined) return `row ${row}`;
  if (line === undefined) return pointer ?? '';
  return column === undefined ? `${line}` : `${line}:${column}`;
}

/** A path as other programs look for it: from here where it is below, with slashes. */
export function pathOf(file: string): string {
  const relative = path.relative('', file);
  const isBelow = relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
  return (isBelow ? relative : file).split(path.sep).join('/');
}
