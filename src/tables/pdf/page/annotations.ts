import { type Box, type Matrix, mapped } from '../drawing/geometry.ts';
import type { Fragment } from './page-parts.ts';

/** What pdf.js says about an annotation, such as a field of a form. */
type Annotation = Readonly<Record<string, unknown>>;

/**
 * What somebody filled into a field of a form, or wrote over the page: a text with all its lines, a choice from a list,
 * or a tick.
 */
export function fragmentsOfAnnotation(annotation: Annotation, view: Matrix): Fragment[] {
  const { rect, hidden } = annotation;
  if (hidden === true || !Array.isArray(rect)) return [];
  const text = textOfField(annotation) || textOver(annotation);
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const [left, top, right, bottom] = mapped(view, rect as unknown as Box);
  const height = Math.min((bottom - top) / Math.max(1, lines.length), 12);
  return lines.map((line, index) => ({
    ...{ text: line.trim(), left: left + 2, right, height: 0.8 * height },
    baseline: lines.length === 1 ? (top + bottom) / 2 + height / 3 : top + (index + 0.8) * height,
  }));
}

/** The text of an annotation that is a text over the page, as programs add it to forms without fields. */
function textOver({ subtype, contentsObj }: Annotation): string {
  if (subtype !== 'FreeText') return '';
  return String((contentsObj as { readonly str?: unknown } | undefined)?.str ?? '');
}

/** The boxes in which an annotation strikes out text: four points for each (ISO 32000-1, 12.5.6.10). */
export function strikesOfAnnotation({ subtype, quadPoints }: Annotation, view: Matrix): Box[] {
  if (subtype !== 'StrikeOut') return [];
  const numbers = Array.from((quadPoints ?? []) as ArrayLike<number>);
  return Array.from({ length: Math.floor(numbers.length / 8) }, (_, index) => {
    const points = numbers.slice(8 * index, 8 * index + 8);
    const xs = points.filter((__, at) => at % 2 === 0);
    const ys = points.filter((__, at) => at % 2 === 1);
    return mapped(view, [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
  });
}

function textOfField(field: Annotation): string {
  const { fieldType, fieldValue, checkBox, radioButton, buttonValue } = field;
  if (checkBox === true) return ['Off', '', null].includes(fieldValue as string | null) ? '☐' : '☒';
  if (radioButton === true) return fieldValue === buttonValue ? '☒' : '☐';
  if (!['Tx', 'Ch'].includes(String(fieldType))) return '';
  return [fieldValue]
    .flat()
    .filter((value) => typeof value === 'string')
    .join(', ');
}
