/**
 * A food record, and the changes that can be made to it. Records are never changed in place, so that
 * each change can be undone.
 *
 * @typedef {'g' | 'ml'} Unit
 * @typedef {{ food_id: string, name: string, amount: number, unit: Unit }} Choice
 * @typedef {{ label: string, size: number }} Measure a piece of a food, and how many g or ml it has
 * @typedef {{
 *   id: number,
 *   food_id: string,
 *   name: string,
 *   amount: number,
 *   unit: Unit,
 *   measure?: Measure,
 *   text?: string,
 *   confidence?: number,
 *   isSizeAssumed?: boolean,
 *   choices?: readonly Choice[],
 * }} Entry
 * @typedef {{ name: string, entries: readonly Entry[] }} Meal
 * @typedef {{ label: string, meals: readonly Meal[] }} Day
 * @typedef {{
 *   name: string,
 *   sex: '' | 'female' | 'male',
 *   age: number | null,
 *   weight: number | null,
 *   stage: '' | 'pregnant' | 'lactating',
 *   reference: 'efsa' | 'dri' | 'dach',
 * }} Person
 * @typedef {{ days: readonly Day[], person: Person }} FoodRecord
 * @typedef {Omit<Entry, 'id'>} NewEntry
 * @typedef {{ day: string, meal: string, entry: NewEntry }} Line
 */

/** The meals that a day begins with; their names have a translation. */
export const MEALS = ['breakfast', 'lunch', 'dinner', 'snack'];

/** A match below this confidence needs a check. */
const SURE = 0.8;

/** @type {Person} */
const NOBODY = { name: '', sex: '', age: null, weight: null, stage: '', reference: 'efsa' };

let lastId = 0;

/** @param {string} label @returns {Day} */
export function newDay(label) {
  return { label, meals: MEALS.map((name) => ({ name, entries: [] })) };
}

/** @param {string} day @returns {FoodRecord} */
export function newRecord(day) {
  return { days: [newDay(day)], person: NOBODY };
}

/** @param {FoodRecord} record */
export function entriesOf(record) {
  return record.days.flatMap((day) => day.meals.flatMap((meal) => meal.entries));
}

/** Whether a person has to look at an entry. @param {Entry} entry */
export function isUncertain({ food_id, confidence = 1 }) {
  return food_id === '' || confidence < SURE;
}

/**
 * Adds entries to their days and meals, which are made where the record lacks them.
 *
 * @param {FoodRecord} record
 * @param {readonly Line[]} lines
 * @returns {FoodRecord}
 */
export function addLines(record, lines) {
  return lines.reduce((so, { day, meal, entry }) => addEntry(so, day, meal, entry), record);
}

/**
 * @param {FoodRecord} record
 * @param {string} label of the day
 * @param {string} meal
 * @param {NewEntry} entry
 * @returns {FoodRecord}
 */
function addEntry(record, label, meal, entry) {
  const known = record.days.some((day) => day.label === label);
  const days = known ? record.days : [...record.days, newDay(label)];
  const added = { ...entry, id: ++lastId };
  const addTo = (/** @type {Day} */ day) => {
    const hasMeal = day.meals.some(({ name }) => name === meal);
    const meals = hasMeal ? day.meals : [...day.meals, { name: meal, entries: [] }];
    return {
      ...day,
      meals: meals.map((one) =>
        one.name === meal ? { ...one, entries: [...one.entries, added] } : one,
      ),
    };
  };
  return { ...record, days: days.map((day) => (day.label === label ? addTo(day) : day)) };
}

/**
 * Changes one entry, or removes it.
 *
 * @param {FoodRecord} record
 * @param {number} id
 * @param {(entry: Entry) => Entry | undefined} change
 * @returns {FoodRecord}
 */
export function changeEntry(record, id, change) {
  return {
    ...record,
    days: record.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => ({
        ...meal,
        entries: meal.entries.flatMap((entry) =>
          entry.id === id ? (change(entry) ?? []) : [entry],
        ),
      })),
    })),
  };
}

/**
 * Moves an entry to another meal of its day.
 *
 * @param {FoodRecord} record
 * @param {number} id
 * @param {string} meal
 * @returns {FoodRecord}
 */
export function moveEntry(record, id, meal) {
  const isOf = (/** @type {Day} */ day) =>
    day.meals.some(({ entries }) => entries.some((entry) => entry.id === id));
  const entry = entriesOf(record).find((one) => one.id === id);
  if (!entry) return record;
  return {
    ...record,
    days: record.days.map((day) =>
      isOf(day)
        ? {
            ...day,
            meals: day.meals.map(({ name, entries }) => {
              const others = entries.filter((one) => one.id !== id);
              return { name, entries: name === meal ? [...others, entry] : others };
            }),
          }
        : day,
    ),
  };
}

/**
 * @param {FoodRecord} record
 * @param {number} index of the day
 * @param {string} label
 * @returns {FoodRecord}
 */
export function renameDay(record, index, label) {
  const isTaken = record.days.some((day, at) => at !== index && day.label === label);
  if (isTaken) return record;
  return {
    ...record,
    days: record.days.map((day, at) => (at === index ? { ...day, label } : day)),
  };
}

/**
 * Adds a day after the last one, empty or with the meals of another.
 *
 * @param {FoodRecord} record
 * @param {Day} [like]
 * @returns {FoodRecord}
 */
export function addDay(record, like) {
  const day = newDay(nextLabel(record));
  const meals = like?.meals.map((meal) => ({
    ...meal,
    entries: meal.entries.map((entry) => ({ ...entry, id: ++lastId })),
  }));
  return { ...record, days: [...record.days, { ...day, meals: meals ?? day.meals }] };
}

/** Removes a day; the last one is emptied instead. @param {FoodRecord} record @param {number} index @returns {FoodRecord} */
export function removeDay(record, index) {
  const days = record.days.filter((_, at) => at !== index);
  return { ...record, days: days.length > 0 ? days : [newDay(record.days[0]?.label ?? '1')] };
}

/** The date after the last one, or the next free number. @param {FoodRecord} record */
function nextLabel({ days }) {
  const last = days.at(-1)?.label ?? '';
  const labels = new Set(days.map(({ label }) => label));
  if (/^\d{4}-\d{2}-\d{2}$/.test(last)) {
    const date = new Date(`${last}T00:00:00Z`);
    do date.setUTCDate(date.getUTCDate() + 1);
    while (labels.has(date.toISOString().slice(0, 10)));
    return date.toISOString().slice(0, 10);
  }
  let number = days.length + 1;
  while (labels.has(String(number))) number += 1;
  return String(number);
}

/**
 * Reads a record from untrusted data; undefined if it is not one.
 *
 * @param {unknown} value
 * @returns {FoodRecord | undefined}
 */
export function readRecord(value) {
  const { days, person } = Object(value);
  if (!Array.isArray(days) || days.length === 0) return undefined;
  return { days: days.map(readDay), person: readPerson(person) };
}

/** @param {unknown} value @returns {Day} */
function readDay(value) {
  const { label, meals } = Object(value);
  return {
    label: textOf(label),
    meals: (Array.isArray(meals) ? meals : []).map((meal) => ({
      name: textOf(Object(meal).name),
      entries: (Array.isArray(Object(meal).entries) ? Object(meal).entries : []).flatMap(readEntry),
    })),
  };
}

/** @param {unknown} value @returns {Entry[]} */
function readEntry(value) {
  const { food_id, name, amount, unit, measure, text, confidence, isSizeAssumed } = Object(value);
  const isGood =
    typeof food_id === 'string' &&
    typeof name === 'string' &&
    Number.isFinite(amount) &&
    amount >= 0;
  if (!isGood) return [];
  /** @type {Entry} */
  const entry = { id: ++lastId, food_id, name, amount, unit: unit === 'ml' ? 'ml' : 'g' };
  const { label, size } = Object(measure);
  if (typeof label === 'string' && size > 0) entry.measure = { label, size };
  if (typeof text === 'string') entry.text = text;
  if (confidence >= 0 && confidence <= 1) entry.confidence = confidence;
  if (isSizeAssumed === true) entry.isSizeAssumed = true;
  return [entry];
}

/** @param {unknown} value @returns {Person} */
function readPerson(value) {
  const { name, sex, age, weight, stage, reference } = Object(value);
  return {
    name: textOf(name),
    sex: sex === 'female' || sex === 'male' ? sex : '',
    age: age >= 1 && age <= 120 ? age : null,
    weight: weight >= 2 && weight <= 500 ? weight : null,
    stage: stage === 'pregnant' || stage === 'lactating' ? stage : '',
    reference: reference === 'dri' || reference === 'dach' ? reference : 'efsa',
  };
}

/** @param {unknown} value */
function textOf(value) {
  return typeof value === 'string' ? value : '';
}
