import type { Meaning } from '../../headings/column-meaning.ts';
import type { TextTopic } from '../../headings/topic-names.ts';
import type { ColumnCells } from '../cells/column-cells.ts';

/**
 * Corrects the topics of columns whose cells show that their names mean something else: types of a shop ("Cereals"),
 * objects in a list of measures, and codes in a column named after samples, next to the names of these.
 */
export function correctTopics(
  text: Map<TextTopic, number>,
  meanings: readonly Meaning[],
  { first }: ColumnCells,
): void {
  const cellsOf = (topic: TextTopic) => first(text.get(topic) ?? -1);
  if (cellsOf('type').every((cell) => !cell.includes('_'))) text.delete('type');
  if (cellsOf('measures').some((cell) => cell.startsWith('[{'))) text.delete('measures');
  const name = text.get('name') ?? -1;
  const isCode = first(name).length > 0 && !first(name).some(isWord);
  const other = meanings.findIndex(
    (one, at) => one?.kind === 'text' && one.topic === 'name' && first(at).some(isWord),
  );
  if (!isCode || other < 0) return;
  if (!text.has('id')) text.set('id', name);
  text.set('name', other);
}

function isWord(cell: string): boolean {
  return /\p{L}{3}/u.test(cell);
}
