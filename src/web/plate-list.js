import { byId, make } from './elements.js';
import { say } from './notice.js';
import { changeAmount, fullName, plateItems, takeFromPlate } from './plate.js';
import { focusSearch } from './search-box.js';

/** @typedef {import('./plate.js').PlateItem} PlateItem */

const list = byId('plate', HTMLUListElement);

/**
 * Shows what is on the plate, each with its amount to change and a way off the plate.
 *
 * @param {() => void} onChange called when an amount has changed or a thing was removed
 */
export function showPlate(onChange) {
  const items = plateItems();
  byId('plate-empty', HTMLElement).hidden = items.length > 0;
  byId('plate-tools', HTMLElement).hidden = items.length === 0;
  list.hidden = items.length === 0;
  list.replaceChildren(...items.map((item, index) => row(item, index, onChange)));
}

/**
 * @param {PlateItem} item
 * @param {number} index
 * @param {() => void} onChange
 */
function row(item, index, onChange) {
  const name = fullName(item);
  const id = `amount-${index}`;
  const amount = make('input', {
    id,
    type: 'number',
    min: 0.001,
    max: 1e9,
    step: 'any',
    required: true,
    value: item.amount,
    'aria-label': `Amount of ${name} in ${item.unit}`,
    'aria-describedby': `${id}-fault`,
  });
  const fault = make('p', { id: `${id}-fault`, class: 'fault', role: 'status' });
  amount.addEventListener('input', () => {
    const { valid } = amount.validity;
    amount.setAttribute('aria-invalid', String(!valid));
    fault.textContent = valid
      ? ''
      : `Not a valid amount; ${item.amount} ${item.unit} still counts.`;
    if (!valid) return;
    changeAmount(item, amount.valueAsNumber);
    onChange();
  });

  const remove = make('button', { type: 'button', 'aria-label': `Remove ${name}` }, 'Remove');
  remove.addEventListener('click', () => {
    takeFromPlate(item);
    say(`${name} is off the plate.`);
    showPlate(onChange);
    onChange();
    focusRemove(index);
  });

  return make(
    'li',
    {},
    make('span', { class: 'name' }, item.name, ' ', make('span', { class: 'hint' }, item.variant)),
    make('span', { class: 'amount' }, amount, make('span', {}, item.unit)),
    remove,
    fault,
  );
}

/**
 * The focus goes to what has taken the place of the removed, so that it is not lost.
 *
 * @param {number} index
 */
function focusRemove(index) {
  const buttons = list.querySelectorAll('button');
  const next = buttons[Math.min(index, buttons.length - 1)];
  if (next) next.focus();
  else focusSearch();
}
