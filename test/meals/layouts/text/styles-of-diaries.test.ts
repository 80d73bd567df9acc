import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

/** People write the same diary in many ways; each is read with the same days, meals and amounts. */
const DAYS = ['Montag', 'Dienstag', 'Mittwoch'];
const MEALS = ['Frühstück', 'Mittagessen', 'Abendessen', 'Snack'];
const TIMES = ['08:00', '12:30', '18:30', '15:00'];
const FOODS = ['Reis', 'Vollmilch', 'Banane', 'Lachs', 'Gouda', 'Linsensuppe', 'Mandeln', 'Kaffee'];

const DAY_STYLES: readonly ((day: number) => string)[] = [
  (day) => DAYS[day] as string,
  (day) => `${DAYS[day]}:`,
  (day) => `== ${DAYS[day]} ==`,
  (day) => `--- ${DAYS[day]} ---`,
  (day) => `# ${DAYS[day]}`,
  (day) => `*${DAYS[day]}*`,
  (day) => `${DAYS[day]}, ${day + 2}. März 2026`,
  (day) => `0${day + 2}.03.2026`,
  (day) => `Tag: ${DAYS[day]}`,
  (day) => `Tag ${day + 1}:`,
  (day) => `[${DAYS[day]}]`,
];

const MEAL_STYLES: readonly ((meal: number) => string)[] = [
  (meal) => `${MEALS[meal]}:`,
  (meal) => MEALS[meal] as string,
  (meal) => `${MEALS[meal]} -`,
  (meal) => `(${MEALS[meal]})`,
  (meal) => `[${MEALS[meal]}]`,
  (meal) => `*${MEALS[meal]}*`,
  (meal) => `${MEALS[meal]} (${TIMES[meal]} Uhr)`,
  (meal) => `## ${MEALS[meal]}`,
];

const FOOD_STYLES: readonly ((food: string, amount: string) => string)[] = [
  (food, amount) => `${amount} ${food}`,
  (food, amount) => `${food} ${amount}`,
  (food, amount) => `${food}, ${amount}`,
  (food, amount) => `${food}: ${amount}`,
  (food, amount) => `${food} - ${amount}`,
  (food, amount) => `${food} (${amount})`,
  (food, amount) => `${food}\t${amount}`,
  (food, amount) => `${food} | ${amount}`,
  (food, amount) => `${amount} - ${food}`,
];

const AMOUNTS = ['150 g', '75g', '0,2 kg', '200 Gramm'];
const BULLETS = ['', '- ', '• ', '* ', '☑ ', '  '];
const REMARKS = [
  ...['', 'Gesamt: 1850 kcal', 'Kalorien gesamt: 1850', 'Schritte: 8000', 'Ging mir gut heute'],
  'Sport: 30 min Spazieren',
];
const ENDS = ['', 'Danke!', 'Viele Grüße', 'Anna'];

const oneOf = <T>(...all: readonly T[]) => fc.constantFrom(...all);
const style = fc.record({
  day: oneOf(...DAY_STYLES),
  meal: oneOf(...MEAL_STYLES),
  food: oneOf(...FOOD_STYLES),
  amount: oneOf(...AMOUNTS),
  bullet: oneOf(...BULLETS),
  remark: oneOf(...REMARKS),
  end: oneOf(...ENDS),
});
const meals = fc.array(fc.subarray(FOODS, { minLength: 1, maxLength: 3 }), {
  minLength: 2,
  maxLength: MEALS.length,
});

test('a diary has the same foods, days and meals in any style', async () => {
  const days = fc.array(meals, { minLength: 2, maxLength: DAYS.length });
  await fc.assert(
    fc.asyncProperty(style, days, async (write, eaten) => {
      const expected: string[][] = [];
      const lines = eaten.flatMap((ofDay, day) => [
        write.day(day),
        ...ofDay.flatMap((foods, meal) => [
          write.meal(meal),
          ...foods.map((food) => {
            expected.push([food, String(day), MEALS[meal] as string]);
            return write.bullet + write.food(food, write.amount);
          }),
        ]),
        ...(write.remark === '' ? [] : [write.remark]),
      ]);
      const text = [...lines, write.end].join('\n');
      const record = await readTextRecord({ name: 'tagebuch.txt', chunks: [text] as never }, {});
      const days = [...new Set(record.lines.map(({ cells }) => cells[0]))];
      const found = record.lines.map(({ text: line, cells: [day = '', meal = ''] }) => [
        FOODS.find((food) => line.includes(food) && line.includes(write.amount)),
        String(days.indexOf(day)),
        MEALS.find((name) => meal.startsWith(name)),
      ]);
      expect(found).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});
