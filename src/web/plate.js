/**
 * One thing on the plate: an entry of a meal, and its names.
 *
 * @typedef {import('./service.js').Entry} Entry
 * @typedef {Entry & { name: string, variant: string }} PlateItem
 */

const STORED_AS = 'viand.plate';

/** @type {PlateItem[]} */
let items = [];

/** @returns {readonly PlateItem[]} */
export function plateItems() {
  return items;
}

/** @param {PlateItem} item */
export function putOnPlate(item) {
  keep([...items, item]);
}

/** @param {PlateItem} item */
export function takeFromPlate(item) {
  keep(items.filter((other) => other !== item));
}

/**
 * @param {PlateItem} item
 * @param {number} amount
 */
export function changeAmount(item, amount) {
  item.amount = amount;
  keep(items);
}

export function clearPlate() {
  keep([]);
}

/** The plate as it was when the page was last open; entries that cannot be read are dropped. */
export function restorePlate() {
  try {
    const stored = JSON.parse(localStorage.getItem(STORED_AS) ?? '[]');
    items = Array.isArray(stored) ? stored.filter(isPlateItem) : [];
  } catch {
    items = [];
  }
}

/** The entries as requests carry them. */
export function plateEntries() {
  return items.map(({ food_id, amount, unit }) => ({ food_id, amount, unit }));
}

/** The plate as a meal file that `viand evaluate` takes. */
export function plateAsCsv() {
  const rows = items.map(({ food_id, amount, unit }) => [food_id, String(amount), unit]);
  return [['food_id', 'amount', 'unit'], ...rows]
    .map((cells) => `${cells.map(cell).join(',')}\n`)
    .join('');
}

/** @param {PlateItem} item */
export function fullName({ name, variant }) {
  return variant === '' ? name : `${name}, ${variant}`;
}

/** @param {PlateItem[]} changed */
function keep(changed) {
  items = changed;
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(items));
  } catch {
    // Where the browser keeps nothing, the plate lives as long as the page.
  }
}

/** @param {string} text */
function cell(text) {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * @param {unknown} value
 * @returns {value is PlateItem}
 */
function isPlateItem(value) {
  const { food_id, amount, unit, name, variant } = Object(value);
  return (
    [food_id, unit, name, variant].every((text) => typeof text === 'string') &&
    Number.isFinite(amount) &&
    amount > 0
  );
}
