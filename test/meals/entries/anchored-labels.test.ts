import { expect, test } from 'vitest';
import { unknownFood } from '../../../src/engine/entries/entry-diagnostics.ts';
import { anchoredLabels } from '../../../src/meals/entries/anchored-labels.ts';
import { readColumns } from '../../../src/meals/entries/columns.ts';
import type { EntrySink, ReadOptions } from '../../../src/meals/entries/reading.ts';
import { TEXT_VALUES } from '../../../src/meals/values/text-values.ts';

const FOODS = ['milk', 'coffee', 'bread', '11111160'];

const SINK: EntrySink = {
  food: (id) => (FOODS.includes(id) ? undefined : unknownFood(id)),
  entry: () => undefined,
  report: () => undefined,
  row: () => undefined,
};

/** The labels of a row below a header, whose first two labels are those to group by. */
function labelsOf(header: string, row: string): readonly string[] | undefined {
  const options: ReadOptions = { groupBy: ['person', 'day'], columnMap: {}, unit: 'g' };
  const columns = readColumns(header.split(','), { file: 'meals.csv', line: 1 }, options);
  return anchoredLabels(row.split(','), columns, TEXT_VALUES, options, SINK);
}

const BEFORE = 'person,day,food_id,amount,unit,note';
const BEHIND = 'food_id,amount,unit,person,day';
const BETWEEN = 'person,food_id,amount,day,unit';

test.each([
  ['a note with a comma', BEFORE, 'P1,2,milk,100,g,hot, with sugar'],
  ['no unit and no note', BEFORE, 'P1,2,milk,100'],
  ['a decimal comma', BEFORE, 'P1,2,milk,1,5,g,'],
  ['a food that nobody knows, with its unit', BEFORE, 'P1,2,nothing,100,g'],
  ['a food code that is a number', BEFORE, 'P1,2,11111160,100'],
  ['a comma in a food, before labels', BEHIND, 'bread, white,100,g,P1,2'],
  ['a comma in a food, after labels', 'person,day,food_id,amount,unit', 'P1,2,bread,white,5,g'],
  ['labels on both sides of a food', BETWEEN, 'P1,bread,white,100,2,g'],
])('anchoredLabels() finds the labels of a row with %s', (_, header, row) => {
  expect(labelsOf(header, row)).toEqual(['P1', '2']);
});

test.each([
  ['a label that is missing', BEFORE, 'P1,milk,100,g,'],
  ['a label that is missing, where the food is a number', BEFORE, '2,11111160,100,g,'],
  ['a comma in a label', BEFORE, 'Huber,Anna,2,milk,100,g,'],
  ['a comma in a label before another with the name of a food', BEFORE, 'A,B,coffee,milk,1,g,'],
  ['a comma in a label after the food', BEHIND, 'milk,100,g,Huber,Anna,2'],
  ['a blank label', BEFORE, 'P1,,milk,100'],
  ['nothing else', BEFORE, 'P1,2'],
  ['nothing that is in its place', BEFORE, 'a,b,c,d,e,f,g,h'],
])('anchoredLabels() finds none in a row with %s', (_, header, row) => {
  expect(labelsOf(header, row)).toBeUndefined();
});
