import { make } from '../elements.js';
import { mealText, shown, words } from '../words/words.js';
import { measuresOf, stateName, variantOf, withMeasure, withVariant } from './measures.js';
import { isUncertain } from './record.js';

/**
 * @typedef {import('./record.js').Entry} Entry
 * @typedef {import('./record.js').Choice} Choice
 * @typedef {import('../service/service.js').Food} Food
 * @typedef {import('./entry-view.js').EntryPlace} EntryPlace
 */

/**
 * Changes measure, state, meal and food of an entry. Measures and states come with the food.
 *
 * @param {Entry} entry
 * @param {EntryPlace} place
 */
export function entryEditor(entry, { meal, meals, events }) {
  const text = words();
  const { id } = entry;
  const fields = make('div', { class: 'fields' });
  const ofMeal = select(`move-${id}`, meals.map(mealText), meals.indexOf(meal));
  ofMeal.addEventListener('change', () =>
    events.onMove(entry, meals[ofMeal.selectedIndex] ?? meal),
  );
  fields.append(field(text.meal, ofMeal));
  if (entry.food_id !== '') void fillFields(entry, fields, events);

  const buttons = make('div', { class: 'row' });
  if (entry.food_id !== '' && isUncertain(entry)) {
    const right = make(
      'button',
      { type: 'button', id: `right-${id}`, class: 'primary' },
      text.isRight,
    );
    right.addEventListener('click', () => events.onChange({ ...entry, confidence: 1 }));
    buttons.append(right);
  }
  const other = make('button', { type: 'button', id: `other-${id}` }, text.other);
  other.addEventListener('click', () => events.onReplace(entry));
  const close = make('button', { type: 'button', id: `close-${id}` }, text.close);
  close.addEventListener('click', () => events.onEdit(undefined));
  buttons.append(other, close);
  return make('div', { class: 'editor' }, fields, ...choiceList(entry, events.onChange), buttons);
}

/**
 * @param {Entry} entry
 * @param {HTMLElement} place
 * @param {EntryPlace['events']} events
 */
async function fillFields(entry, place, { getFood, onChange }) {
  const text = words();
  /** @type {Food} */
  let food;
  try {
    food = await getFood(entry.food_id);
  } catch {
    // The amount can be changed even if the food cannot be loaded.
    return;
  }
  const variant = variantOf(food, entry.food_id);
  const options = measuresOf(food, variant);
  const own = options.findIndex(({ measure, unit }) =>
    entry.measure ? measure?.label === entry.measure.label : !measure && unit === entry.unit,
  );
  const measure = select(
    `measure-${entry.id}`,
    options.map(({ label }) => label),
    own,
  );
  measure.addEventListener('change', () => {
    const chosen = options[measure.selectedIndex];
    if (chosen) onChange(withMeasure(entry, chosen));
  });
  const made = [field(text.measure, measure)];
  const variants = food.processed_variants;
  if (variants.length > 1) {
    const state = select(`state-${entry.id}`, variants.map(stateName), variants.indexOf(variant));
    state.addEventListener('change', () => {
      const chosen = variants[state.selectedIndex];
      if (chosen) onChange(withVariant(entry, food, chosen));
    });
    made.push(field(text.state, state));
  }
  const focused = document.activeElement?.id;
  place.prepend(...made);
  if (focused) document.getElementById(focused)?.focus();
}

/**
 * @param {Entry} entry
 * @param {(entry: Entry) => void} onChange
 */
function choiceList(entry, onChange) {
  const others = (entry.choices ?? []).filter(({ food_id }) => food_id !== entry.food_id);
  if (others.length === 0) return [];
  const buttons = others.map((choice, index) => {
    const button = make(
      'button',
      { type: 'button', id: `choice-${entry.id}-${index}` },
      `${choice.name}, ${shown(choice.amount, 1)} ${choice.unit}`,
    );
    button.addEventListener('click', () => onChange(chosen(entry, choice)));
    return button;
  });
  return [make('div', { class: 'row choices' }, make('span', {}, words().choices), ...buttons)];
}

/** @param {Entry} entry @param {Choice} choice @returns {Entry} */
function chosen({ measure: _, ...entry }, { food_id, name, amount, unit }) {
  return { ...entry, food_id, name, amount, unit, confidence: 1 };
}

/** @param {string} label @param {HTMLSelectElement} control */
function field(label, control) {
  return make('div', { class: 'field' }, make('label', { for: control.id }, label), control);
}

/**
 * @param {string} id
 * @param {string[]} labels
 * @param {number} selected
 */
function select(id, labels, selected) {
  const element = make('select', { id }, ...labels.map((label) => make('option', {}, label)));
  element.selectedIndex = selected;
  return element;
}
