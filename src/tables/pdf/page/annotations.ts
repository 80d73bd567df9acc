import { type Box, type Matrix, mapped } from '../drawing/geometry.ts';
import type { Fragment } from './page-parts.ts';

/** What somebody filled into a field of a form: a text with all its lines, a choice from a list, or a tick. */
export function fragmentsOfField(field: Record<string, unknown>, view: Matrix): Fragment[] {
  const { rect, hidden } = field;
  if (hidden === true || !Array.isArray(rect)) return [];
  const text = textOfField(field);
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const [left, top, right, bottom] = mapped(view, rect as unknown as Box);
  const height = Math.min((bottom - top) / Math.max(1, lines.length), 12);
  return lines.map((line, index) => ({
    ...{ text: line.trim(), left: left + 2, right, height: 0.8 * height },
    baseline: lines.length === 1 ? (top + bottom) / 2 + height / 3 : top + (index + 0.8) * height,
  }));
}

function textOfField(field: Record<string, unknown>): string {
  const { fieldType, fieldValue, checkBox, radioButton, buttonValue } = field;
  if (checkBox === true) return ['Off', '', null].includes(fieldValue as string | null) ? '☐' : '☒';
  if (radioButton === true) return fieldValue === buttonValue ? '☒' : '☐';
  if (!['Tx', 'Ch'].includes(String(fieldType))) return '';
  return [fieldValue]
    .flat()
    .filter((value) => typeof value === 'string')
    .join(', ');
}
