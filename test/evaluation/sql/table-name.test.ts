import { expect, test } from 'vitest';
import { isTableName, tableParts, tableText } from '../../../src/evaluation/sql/table-name.ts';

const inSql = (name: string) => tableText(name, (part) => `"${part.replaceAll('"', '""')}"`);

test('tableText() keeps plain parts unchanged, and quotes all others', () => {
  const texts: Readonly<Record<string, string>> = {
    Meals_1: 'Meals_1',
    'survey.meals': 'survey.meals',
    Erfassungsbögen: '"Erfassungsbögen"',
    'studie.Verzehr 2026': 'studie."Verzehr 2026"',
    'my-project.data.meals': '"my-project".data.meals',
    '2026': '"2026"',
    '"order"': '"order"',
    '"a.b ""c"";"': '"a.b ""c"";"',
  };
  for (const [name, text] of Object.entries(texts)) {
    expect([name, isTableName(name), inSql(name)]).toEqual([name, true, text]);
  }
});

test('tableParts() returns the parts without quotes', () => {
  expect(tableParts('a."b.c"')).toEqual(['a', 'b.c']);
});

test('isTableName() rejects text that is not a name', () => {
  for (const name of [
    '',
    '.',
    'a.',
    'a..b',
    ' a',
    'a ',
    'a;b',
    'a"b',
    '"a',
    '""',
    '"a\nb"',
    "a'b",
  ]) {
    expect([name, isTableName(name)]).toEqual([name, false]);
  }
});
