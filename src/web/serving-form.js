import { byId, make } from './elements.js';
import { shown } from './numbers.js';
import {
  amountOf,
  measuresOf,
  plateItem,
  standardMeasure,
  standardVariant,
  usualCount,
} from './serving.js';

/**
 * @typedef {import('./serving.js').Food} Food
 * @typedef {import('./serving.js').Measure} Measure
 * @typedef {import('./serving.js').Variant} Variant
 * @typedef {import('./plate.js').PlateItem} PlateItem
 */

const form = byId('serving', HTMLFormElement);

/**
 * Asks how much of a food, and in which state, goes on the plate.
 *
 * @param {Food} food
 * @param {{ onAdd: (item: PlateItem) => void, onCancel: () => void }} events
 */
export function askForServing(food, { onAdd, onCancel }) {
  const variants = food.processed_variants;
  const count = make('input', { id: 'count', type: 'number', min: 0.001, max: 1e6, step: 'any' });
  count.required = true;
  const countLabel = make('label', { for: 'count' });
  const variant = select(
    'variant',
    variants.map(({ label }) => label),
    standardVariant(food),
  );
  const eaten = () => /** @type {Variant} */ (variants[variant.selectedIndex]);
  let measures = measuresOf(food, eaten());
  const measure = select(
    'measure',
    measures.map(({ label }) => label),
    standardMeasure(food, eaten()),
  );
  const sum = make('output', { for: 'count measure' });
  const cancel = make('button', { type: 'button' }, 'Cancel');

  const chosen = () => /** @type {Measure} */ (measures[measure.selectedIndex]);
  const tellSum = () => {
    const { isPlain, unit } = chosen();
    const isSum = !isPlain && count.validity.valid;
    sum.textContent = isSum ? `= ${shown(amountOf(count.valueAsNumber, chosen()), 2)} ${unit}` : '';
  };
  const proposeCount = () => {
    countLabel.textContent = chosen().isPlain ? 'Amount' : 'How many';
    count.value = String(usualCount(chosen()));
  };

  let wasPlain = chosen().isPlain;
  const chooseMeasure = () => {
    // "2 slices" may become "2 large slices", but not "2 g".
    if (chosen().isPlain !== wasPlain) proposeCount();
    wasPlain = chosen().isPlain;
    tellSum();
  };
  measure.addEventListener('change', chooseMeasure);
  variant.addEventListener('change', () => {
    // A cup of leaves is no cup of boiled ones.
    const { label: former } = chosen();
    measures = measuresOf(food, eaten());
    fill(
      measure,
      measures.map(({ label }) => label),
      measures.findIndex(({ label }) => label === former),
    );
    if (measure.selectedIndex < 0) measure.selectedIndex = standardMeasure(food, eaten());
    chooseMeasure();
  });
  count.addEventListener('input', tellSum);
  cancel.addEventListener('click', () => {
    close();
    onCancel();
  });
  form.onsubmit = (event) => {
    event.preventDefault();
    const item = plateItem(food, eaten(), chosen(), count.valueAsNumber);
    close();
    onAdd(item);
  };

  form.replaceChildren(
    make(
      'fieldset',
      {},
      make('legend', {}, food.name, ' ', make('span', { class: 'hint' }, food.brand)),
      field(countLabel, count),
      field(make('label', { for: 'measure' }, 'Serving'), measure),
      ...(variants.length > 1 ? [field(make('label', { for: 'variant' }, 'State'), variant)] : []),
    ),
    make(
      'div',
      { class: 'row' },
      make('button', { type: 'submit', class: 'primary' }, 'Add to the plate'),
      cancel,
      sum,
    ),
  );
  proposeCount();
  tellSum();
  form.hidden = false;
  count.focus();
  count.select();
}

function close() {
  form.hidden = true;
  form.replaceChildren();
}

/**
 * @param {HTMLElement} label
 * @param {HTMLElement} control
 */
function field(label, control) {
  return make('div', { class: `field ${control.id}` }, label, control);
}

/**
 * @param {string} id
 * @param {string[]} labels
 * @param {number} selected
 */
function select(id, labels, selected) {
  const element = make('select', { id });
  fill(element, labels, selected);
  return element;
}

/**
 * @param {HTMLSelectElement} element
 * @param {string[]} labels
 * @param {number} selected
 */
function fill(element, labels, selected) {
  element.replaceChildren(...labels.map((label) => make('option', {}, label)));
  element.selectedIndex = selected;
}
