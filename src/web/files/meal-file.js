/**
 * @typedef {import('../record/record.js').FoodRecord} FoodRecord
 * @typedef {import('../record/record.js').Line} Line
 * @typedef {{
 *   food_id: string,
 *   amount: number,
 *   unit: 'g' | 'ml',
 *   name?: string,
 *   confidence?: number,
 *   size_assumed?: true,
 * }} FileEntry
 * @typedef {{ date?: string, day?: string, meal?: string, entries: FileEntry[] }} FileMeal
 */

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The record as the list of meals that `viand evaluate` and the server accept. Entries without a food or an amount are
 * omitted.
 *
 * @param {FoodRecord} record
 * @param {{ mealName?: (name: string) => string, hasNames?: boolean }} options
 * @returns {FileMeal[]}
 */
export function toMeals({ days }, { mealName = (name) => name, hasNames = false } = {}) {
  const isDated = days.every(({ label }) => DATE.test(label));
  return days.flatMap(({ label, meals }) =>
    meals.flatMap(({ name, entries }) => {
      const counted = entries.filter(({ food_id, amount }) => food_id !== '' && amount > 0);
      if (counted.length === 0) return [];
      return {
        ...(isDated ? { date: label } : { day: label }),
        meal: mealName(name),
        entries: counted.map((entry) => ({
          food_id: entry.food_id,
          amount: entry.amount,
          unit: entry.unit,
          ...(hasNames ? { name: entry.name } : {}),
          ...(entry.confidence === undefined ? {} : { confidence: entry.confidence }),
          ...(entry.isSizeAssumed ? { size_assumed: /** @type {true} */ (true) } : {}),
        })),
      };
    }),
  );
}

/**
 * The lines of a list of meals; undefined if this page cannot show it.
 *
 * @param {unknown} value
 * @returns {Line[] | undefined}
 */
export function fromMeals(value) {
  const meals = Array.isArray(value) ? value : [value];
  if (meals.some((meal) => !Array.isArray(Object(meal).entries))) return undefined;
  const lines = meals.flatMap((meal) => {
    const { date, day, meal: name, entries } = meal;
    return entries.flatMap((/** @type {unknown} */ entry) => {
      const line = fromEntry(entry);
      return line ? { day: String(date ?? day ?? ''), meal: String(name ?? ''), entry: line } : [];
    });
  });
  const count = meals.reduce((sum, { entries }) => sum + entries.length, 0);
  return lines.length === count ? lines : undefined;
}

/** @param {unknown} value @returns {Line['entry'] | undefined} */
function fromEntry(value) {
  const { food_id, amount, unit, name, confidence, size_assumed } = Object(value);
  const isGood = typeof food_id === 'string' && amount > 0 && (unit === 'g' || unit === 'ml');
  if (!isGood) return undefined;
  return {
    food_id,
    amount,
    unit,
    name: typeof name === 'string' ? name : '',
    ...(typeof confidence === 'number' ? { confidence } : {}),
    ...(size_assumed === true ? { isSizeAssumed: true } : {}),
  };
}
