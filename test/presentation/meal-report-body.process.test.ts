import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../src/catalogue/catalogue.ts';
import { reportOnMeals } from '../../src/operations/report/report-on-meals.ts';
import { servicesOf } from '../../src/operations/services.ts';
import { mealReportBody } from '../../src/presentation/meal-report-body.ts';
import { CATALOGUE } from '../support/embedded-catalogue.ts';

const services = servicesOf(openCatalogue(CATALOGUE));
afterAll(() => services.catalogue.close());

const MEALS = ['2026-03-02', '2026-03-03'].map((day) => ({
  day,
  entries: [
    { food_id: 'white-rice', amount: 300, unit: 'g' },
    { food_id: 'milk', amount: 300, unit: 'ml' },
    { food_id: 'broccoli', unit: 'g' },
  ],
}));

async function bodyIn(lang: 'en' | 'de'): Promise<string> {
  const input = reportOnMeals.input.read({ meals: MEALS, date: '2026-03-10', age: 42, lang });
  return JSON.stringify(mealReportBody(await reportOnMeals.run(services, input)), null, 1);
}

test('a report from the service is in one language', async () => {
  const [english, german] = await Promise.all([bodyIn('en'), bodyIn('de')]);
  const texts: readonly (readonly [english: string, german: string])[] = [
    ['Nutrition report', 'Ernährungsbericht'],
    ['EFSA dietary reference values', 'Referenzwerte der EFSA'],
    ['Dietary fibre', 'Ballaststoffe'],
    ['added folic acid', 'zugesetzte Folsäure'],
    ['Add ', 'Zusätzlich '],
    ['Broccoli, boiled', 'Brokkoli, gekocht'],
  ];
  for (const [own, other] of texts) {
    expect([english.includes(own), english.includes(other)]).toEqual([true, false]);
    expect([german.includes(own), german.includes(other)]).toEqual([false, true]);
  }
});
