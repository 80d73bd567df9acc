import { make } from '../elements.js';
import { shown, words } from '../words/words.js';
import { entryEditor } from './entry-editor.js';
import { amountText, countOf, measureName } from './measures.js';
import { isUncertain } from './record.js';
import { numberText, typedNumber } from './typed-number.js';

/**
 * @typedef {import('./record.js').Entry} Entry
 * @typedef {import('../service/service.js').Food} Food
 * @typedef {{
 *   onCount: (entry: Entry, count: number) => void,
 *   onRemove: (entry: Entry) => void,
 *   onEdit: (entry: Entry | undefined) => void,
 *   onChange: (entry: Entry) => void,
 *   onMove: (entry: Entry, meal: string) => void,
 *   onReplace: (entry: Entry) => void,
 *   getFood: (id: string) => Promise<Food>,
 * }} EntryEvents
 * @typedef {{ isEdited: boolean, meal: string, meals: string[], events: EntryEvents }} EntryPlace
 */

/**
 * One food of a meal: its amount to change at once, and the rest in an editor below.
 *
 * @param {Entry} entry
 * @param {EntryPlace} place
 */
export function entryItem(entry, place) {
  const { isEdited, events } = place;
  const { id } = entry;
  const text = words();
  const name = entry.name || entry.text || '?';
  const isFound = entry.food_id !== '';
  const edit = make(
    'button',
    {
      type: 'button',
      id: `edit-${id}`,
      class: 'name',
      'aria-expanded': String(isEdited),
      'aria-label': text.edit(name),
    },
    make('span', {}, name),
    make('span', { class: 'chevron', 'aria-hidden': 'true' }),
  );
  edit.addEventListener('click', () => events.onEdit(isEdited ? undefined : entry));
  const remove = make(
    'button',
    { type: 'button', id: `remove-${id}`, class: 'remove', 'aria-label': text.remove(name) },
    '×',
  );
  remove.addEventListener('click', () => events.onRemove(entry));
  const item = make(
    'li',
    { id: `entry-${id}`, class: isUncertain(entry) ? 'entry unsure' : 'entry' },
    make(
      'div',
      { class: 'line' },
      edit,
      ...(isFound ? [amountField(entry, name, events)] : []),
      remove,
    ),
    ...remarks(entry),
  );
  if (isEdited) item.append(entryEditor(entry, place));
  return item;
}

/** The largest amount that the server takes of one food. */
const MOST = 1e6;

/**
 * @param {Entry} entry
 * @param {string} name
 * @param {EntryEvents} events
 */
function amountField(entry, name, { onCount }) {
  const text = words();
  const input = make('input', {
    id: `count-${entry.id}`,
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    value: numberText(countOf(entry)),
    'aria-label': text.amountOf(name, measureName(entry)),
  });
  const fault = make('span', { class: 'fault', role: 'alert' });
  input.addEventListener('change', () => {
    const count = typedNumber(input.value) ?? 0;
    const isGood = count > 0 && count <= MOST;
    input.setAttribute('aria-invalid', String(!isGood));
    fault.textContent = isGood ? '' : text.amountFault;
    if (isGood) onCount(entry, count);
  });
  const plain = entry.measure ? `${shown(entry.amount, 1)} ${entry.unit}` : '';
  return make(
    'span',
    { class: 'amount' },
    input,
    make('span', { class: 'unit' }, measureName(entry)),
    ...(plain === '' ? [] : [make('span', { class: 'muted' }, plain)]),
    fault,
  );
}

/** @param {Entry} entry */
function remarks(entry) {
  const text = words();
  const state =
    entry.food_id === ''
      ? text.notFound
      : isUncertain(entry)
        ? text.uncertain
        : entry.isSizeAssumed
          ? text.assumed
          : '';
  if (state === '') return [];
  const quoted = entry.text ? `${text.written(entry.text)}: ` : '';
  return [make('p', { class: 'remark' }, quoted, state)];
}

/** An entry in words, for screen readers. @param {Entry | import('./record.js').NewEntry} entry */
export function entryWords(entry) {
  return words().added(entry.name, amountText(entry));
}
