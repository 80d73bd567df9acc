import path from 'node:path';
import { expect, test } from 'vitest';
import { HOME, viand, viandWith } from '../support/viand.ts';

const WEEK = path.join(HOME, 'data/week.csv');

test('cards and tables are in German, with decimal commas and German names', async () => {
  const card = await viand('evaluate', 'hei', WEEK, '--lang', 'de');
  expect(card.stdout).toMatch(/Vollkorn +\d,\d\d +10/);
  expect(card.stdout).toMatch(/Tag für Tag\n\nMo\. 2\. März +\d\d,\d /);
  const table = await viand(
    'evaluate',
    'macros',
    WEEK,
    '--by',
    'date',
    '--lang',
    'de',
    '-f',
    'table',
  );
  expect(table.stdout).toMatch(/Eiweiß/);
  expect(table.stdout).toMatch(/2026-03-02 +\d+,\d\d/);
  const food = await viand('food', 'broccoli', '--lang', 'de');
  expect(food.stdout).toMatch(/^Brokkoli \(broccoli\)\neinzelnes Lebensmittel/);
  expect(food.stdout).toMatch(/Kohlenhydrate \(verwertbar\) +\d,\d\d/);
});

test('output for programs is the same in every language', async () => {
  for (const command of [
    ['evaluate', 'all', WEEK, '-f', 'csv', '--by', 'date'],
    ['evaluate', 'hei', WEEK, '--json'],
    ['search', 'brokkoli', '-f', 'csv'],
    ['food', 'broccoli', '--json'],
    ['report', WEEK, '--json'],
  ]) {
    const [english, german] = await Promise.all(
      ['en', 'de'].map((lang) => viand(...command, '--lang', lang)),
    );
    expect(german?.stdout.replace(/"(?:options|lang)".*/g, ''), command.join(' ')).toBe(
      english?.stdout.replace(/"(?:options|lang)".*/g, ''),
    );
  }
});

test('the table of a search has names in its language, and the name that was searched for', async () => {
  expect((await viand('search', 'Vollkornbrot', '-l', '1')).stdout).toMatch(
    / German wholegrain bread \(Vollkornbrot\)/,
  );
  expect((await viand('search', 'wholemeal bread', '-l', '1')).stdout).toMatch(/ Wholemeal bread/);
  expect((await viand('search', 'wholemeal bread', '-l', '1', '--lang', 'de')).stdout).toMatch(
    / Weizenvollkornbrot \(Wholemeal bread\)/,
  );
});

test('the report is German from its title to its foods', async () => {
  const csv =
    'date,meal,food_id,amount,unit\n2026-03-03,Frühstück,white-bread,84,g\n2026-03-03,Mittagessen,apple,200,g\n';
  const { stdout } = await viandWith(csv, 'report', '-', '-f', 'html', '--lang', 'de');
  expect(stdout).toContain('<html lang="de">');
  expect(stdout).toContain('<h1>Ernährungsbericht</h1>');
  expect(stdout).toContain('Apfel');
  expect(stdout).not.toMatch(/>[^<]*\b(?:of the|points|Nutrients|White bread|Apple)\b[^<]*</);
});

test('an unknown language is refused with a list of the known ones', async () => {
  const { exitCode, stderr } = await viand('report', WEEK, '--lang', 'fr');
  expect(exitCode).toBe(2);
  expect(stderr).toContain('en, de');
});
