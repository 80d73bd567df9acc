import { readFileSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { FILE_PROBLEMS_DE } from '../../src/language/de/problems/file-problems.ts';
import { FOOD_RULE_PROBLEMS_DE } from '../../src/language/de/problems/food-rule-problems.ts';
import { FOOD_TABLE_NOTES_DE } from '../../src/language/de/problems/food-table-notes.ts';
import { FOOD_TABLES_DE } from '../../src/language/de/problems/food-tables.ts';
import { INPUT_PROBLEMS_DE } from '../../src/language/de/problems/input-problems.ts';
import { OPTION_PROBLEMS_DE } from '../../src/language/de/problems/option-problems.ts';
import { PROBLEMS_DE } from '../../src/language/de/problems/problems.ts';
import { PUBLISHED_TABLES_DE } from '../../src/language/de/problems/published-tables.ts';
import { READING_NOTES_DE } from '../../src/language/de/problems/reading-notes.ts';
import { RECIPE_NOTES_DE } from '../../src/language/de/problems/recipe-notes.ts';
import { REFERENCE_AMOUNTS_DE } from '../../src/language/de/problems/reference-amounts.ts';
import { REMARKS_DE } from '../../src/language/de/problems/remarks.ts';
import { RUN_NOTES_DE } from '../../src/language/de/problems/run-notes.ts';
import { RUN_PROBLEMS_DE } from '../../src/language/de/problems/run-problems.ts';
import { SERVICE_PROBLEMS_DE } from '../../src/language/de/problems/service-problems.ts';
import { USAGE_DE } from '../../src/language/de/problems/usage.ts';
import { translateAbout, translator } from '../../src/language/translate.ts';

const german = translator('de');

test('a value with commas and points is not mistaken for the number of a food', () => {
  expect(german('Invalid protein_g "2.5 g, 3 % NRV"')).toBe(
    'Ungültiger Wert in protein_g: „2,5 g, 3 % NRV“',
  );
  expect(german('Invalid oats.boiled density 0')).toBe(
    'Ungültiger Wert von oats.boiled density: 0',
  );
});

test('a translated message keeps the names and numbers of its subject', () => {
  expect(german('No certain match for "150 g Joghurt"')).toBe(
    'Kein sicherer Treffer für „150 g Joghurt“',
  );
  expect(german('Amount of 0 adds nothing')).toBe('Die Menge 0 trägt nichts bei');
  expect(german('"Datum" and "Mahlzeit": 16 rows without a value use the value above')).toBe(
    '„Datum“ und „Mahlzeit“: In 16 Zeilen ohne Wert gilt der Wert darüber',
  );
  expect(german('"A", "B", "C and D" and "E": 1 row without a value uses the value above')).toBe(
    '„A“, „B“, „C and D“ und „E“: In 1 Zeile ohne Wert gilt der Wert darüber',
  );
  expect(
    german(
      'No certain match for "Ei"; did you mean "Bacon and egg" (70 %), "Rührei" (60 %) or "Omelett" (50 %)?',
    ),
  ).toBe(
    'Kein sicherer Treffer für „Ei“; meinten Sie „Bacon and egg“ (70 %), „Rührei“ (60 %) oder „Omelett“ (50 %)?',
  );
  expect(german('egg.boiled: weight or state not given: the usual one assumed (2 entries)')).toBe(
    'egg.boiled: ohne Gewicht oder Zustand: das Übliche angenommen (2 Einträge)',
  );
});

test('a message that begins like a shorter one has its own translation', () => {
  expect(german('Cannot overwrite a.csv: this run reads it or already writes to it')).toBe(
    'a.csv darf nicht überschrieben werden: Dieser Lauf liest die Datei oder schreibt schon in sie',
  );
  expect(german('one of g, ml, or a measure of the food')).toBe(
    'einer der Werte g, ml oder ein Maß des Lebensmittels',
  );
  expect(german('Duplicate id "A1"')).toBe('Der Wert „A1“ in id kommt mehrmals vor');
  expect(german('Duplicate column "amount"')).toBe('Die Spalte „amount“ gibt es mehrmals');
});

test('food names in lists stay unchanged, and nutrients in shares are translated', () => {
  expect(
    german(
      'No certain match for "Brot"; did you mean "Bacon and egg sandwich" (61 %) or "Egg" (56 %)?',
    ),
  ).toBe(
    'Kein sicherer Treffer für „Brot“; meinten Sie „Bacon and egg sandwich“ (61 %) oder „Egg“ (56 %)?',
  );
  expect(
    german(
      'hei: 1 entry with an uncertain food or size accounts for 12 % of greens and beans and 3 % of protein',
    ),
  ).toBe(
    'hei: 1 Eintrag mit unsicherem Lebensmittel oder unsicherer Größe; darauf beruhen Grünes Gemüse und Hülsenfrüchte zu 12 % und Eiweiß zu 3 %',
  );
});

test('a list before a number of rows is translated, also after the name of a file', () => {
  expect(
    german('week.csv: "Datum" and "Mahlzeit": 20 rows without a value use the value above'),
  ).toBe('week.csv: „Datum“ und „Mahlzeit“: In 20 Zeilen ohne Wert gilt der Wert darüber');
});

test('amounts use the German decimal comma, and quoted text stays unchanged', () => {
  expect(german('assumed a usual size, 187.5 g')).toBe('übliche Größe angenommen, 187,5 g');
  expect(german('Unknown unit "1.5 g"')).toBe('Unbekannte Einheit „1.5 g“');
});

test.each([
  [
    'skipped 1 of 21 entries (1 group lacks some entries):',
    '1 von 21 Einträgen übersprungen (1 Gruppe unvollständig):',
  ],
  [
    'skipped 5 of 9 entries (2 groups lack some entries, 3 groups lack all entries):',
    '5 von 9 Einträgen übersprungen (2 Gruppen unvollständig, 3 Gruppen leer):',
  ],
  [
    'skipped 5 of 9 entries (2 groups lack some entries, 1 group lacks all entries, 2 entries have no group):',
    '5 von 9 Einträgen übersprungen (2 Gruppen unvollständig, 1 Gruppe leer, 2 Einträge ohne Gruppe):',
  ],
  [
    'skipped 1 of 9 entries (1 entry has no group):',
    '1 von 9 Einträgen übersprungen (1 Eintrag ohne Gruppe):',
  ],
  [
    '  2 x Missing unit (first at a.xlsx, sheet Mo, B7)',
    '  2 x Die Einheit fehlt (zuerst bei a.xlsx, Blatt Mo, B7)',
  ],
])('a summary of skipped entries is in German: %s', (english, text) => {
  expect(german(english)).toBe(text);
});

test('remarks omit English labels, even labels with commas', () => {
  expect(german('assumed a whole one: 1 banana, 126 g')).toBe('ein Stück angenommen: 126 g');
  expect(german('no amount given: 4 pieces, 32 g')).toBe('ohne Menge: 4 Stück, 32 g');
  expect(german('no amount given: assumed 8.4 g as an addition')).toBe(
    'ohne Menge: 8,4 g als Zugabe angenommen',
  );
  expect(german('no amount given: 1 cup, chopped, 150 g')).toBe(
    'ohne Menge: übliche Portion, 150 g',
  );
});

test('only the text after the name of an ingredient is translated', () => {
  expect(translateAbout('2 Eier: assumed a usual size, 110 g', german)).toBe(
    '2 Eier: übliche Größe angenommen, 110 g',
  );
  expect(translateAbout('Soße: 3: something new', german)).toBe('Soße: 3: something new');
});

test('text without a translation stays unchanged, and so does all text in English', () => {
  expect(german('Something new')).toBe('Something new');
  expect(translator('en')('Unknown unit "x"')).toBe('Unknown unit "x"');
});

test.each([
  ...[...PROBLEMS_DE, ...READING_NOTES_DE, ...REMARKS_DE, ...RECIPE_NOTES_DE, ...USAGE_DE],
  ...FOOD_RULE_PROBLEMS_DE,
  ...FOOD_TABLES_DE,
  ...FOOD_TABLE_NOTES_DE,
  ...PUBLISHED_TABLES_DE,
  ...REFERENCE_AMOUNTS_DE,
  ...SERVICE_PROBLEMS_DE,
  ...FILE_PROBLEMS_DE,
  ...INPUT_PROBLEMS_DE,
  ...RUN_NOTES_DE,
  ...OPTION_PROBLEMS_DE,
  ...RUN_PROBLEMS_DE,
])('%s has every gap in its German text, and no other message matches first', (english, text) => {
  const gaps = english.split('{}').length - 1;
  const used = new Set(Array.from(text.matchAll(/\{(\d)[!&%#-]?\}/g), ([, gap]) => Number(gap)));
  expect(used).toEqual(new Set(Array.from({ length: gaps }, (_, gap) => gap)));
  let gap = 0;
  const filled = english.replaceAll('{}', () => {
    const number = gap++;
    return text.includes(`{${number}#}`) ? `2${number}` : `<${number}>`;
  });
  const inGerman = text
    .replaceAll(/\{\d-\}/g, '')
    .replace(/\{(\d)#\}/g, '2$1')
    .replace(/\{(\d)[!&%]?\}/g, '<$1>');
  expect(german(filled)).toBe(inGerman);
});

test('messages about conflicting options have a German text', async () => {
  const files = await glob('src/cli/**/*.ts');
  const sentences = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/['`](--[a-z-]+(?: [^'`]+){2,})['`]/g),
      ([, sentence = '']) => sentence.replace(/\$\{[^}]*\}/g, 'x'),
    ),
  );
  expect(sentences.length).toBeGreaterThan(20);
  expect(sentences.filter((sentence) => german(sentence) === sentence)).toEqual([]);
});

/** A gap whose text depends on a condition or a call. */
const COMPOSED = /\$\{[^}]*[?(]/;

test('messages about food tables have a German text', async () => {
  const files = await glob('src/importers/**/*.ts');
  const messages = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/(?:message|expected): (?:'([^'\n]+)'|`([^`]+)`)/g),
      ([, plain = '', template = plain]) => template,
    ),
  );
  const filled = messages
    .filter((message) => !COMPOSED.test(message))
    // A number suits every gap, except the one for the name of a table.
    .map((message) => message.replace(/\$\{content\}/, 'foods').replace(/\$\{[^}]*\}/g, '7'))
    .filter((message) => /[a-z]/.test(message));
  expect(filled.length).toBeGreaterThan(80);
  expect(filled.filter((message) => german(message) === message)).toEqual([]);
});

test.each([
  ["option '--base' needs option '--save'", '--base braucht --save'],
  ['a title in the recipe, or --name', 'ein Titel im Rezept oder --name'],
  [
    'Iron_g or Iron_mg or Iron_ug, or --map Iron_g=Iron, or --map ignore=Iron',
    'Iron_g, Iron_mg oder Iron_ug, oder --map Iron_g=Iron, oder --map ignore=Iron',
  ],
  [
    'one of 100 g, 100 ml, serving, or a weight',
    'einer der Werte 100 g, 100 ml, serving oder ein Gewicht',
  ],
  ['Invalid bar.raw total mass 180', 'Die Bestandteile von bar.raw wiegen zusammen 180 g'],
  [
    'The file is compressed with xz, which viand cannot read',
    'Die Datei ist mit xz komprimiert, was viand nicht liest',
  ],
  [
    'The file is protected with a password, which viand cannot read',
    'Die Datei ist mit einem Passwort geschützt, was viand nicht liest',
  ],
  [
    'Cannot keep sex: it has several values in all entries: "f" and "m"',
    'sex lässt sich nicht übernehmen: mehrere Werte in allen Einträgen: „f“ und „m“',
  ],
  ['Unknown column "foo" in --map', 'Unbekannte Spalte „foo“ in --map'],
  ['nothing saved: 1 of 2 ingredients skipped', 'nichts gespeichert: 1 von 2 Zutaten übersprungen'],
])('a problem of a recipe or food table is in German: %s', (english, text) => {
  expect(german(english)).toBe(text);
});

test.each([
  [
    '--threshold: Invalid value "3": expected a number from 0 to 1',
    '--threshold: Ungültiger Wert „3“; erwartet: eine Zahl von 0 bis 1',
  ],
  [
    '"q14.csv" is named twice: expected each once',
    '„q14.csv“ ist zweimal angegeben; erwartet: jede Datei einmal',
  ],
  [
    '--shard: Invalid value "x": expected a part and the number of parts, such as 2/8',
    '--shard: Ungültiger Wert „x“; erwartet: ein Teil und die Zahl der Teile, etwa 2/8',
  ],
  ['a meal file with entries', 'eine Datei mit Mahlzeiten, die Einträge hat'],
  [
    'nothing explained: 4 of 7 entries are faulty; use --skip-faulty to explain the others',
    'nichts erklärt: 4 von 7 Einträgen sind fehlerhaft; --skip-faulty erklärt die anderen',
  ],
  [
    'Cannot read the file as a workbook: it is damaged or truncated',
    'Die Datei ist als Arbeitsmappe nicht lesbar: Sie ist beschädigt oder unvollständig',
  ],
  [
    '200 g flour, eggs, milk: left out "eggs" and "milk", perhaps only the kind of food: a food needs an amount or a line of its own',
    '200 g flour, eggs, milk: „eggs“ und „milk“ weggelassen, vielleicht nur die Sorte: Ein Lebensmittel braucht eine Menge oder eine eigene Zeile',
  ],
  [
    'the columns of ASA24, NHANES, FPED (KCAL, F_TOTAL), DHQ III, Block, or viand evaluate intakes',
    'die Spalten von ASA24, NHANES, FPED (KCAL, F_TOTAL), DHQ III, Block oder viand evaluate intakes',
  ],
])('no English is left in the translation of %s', (english, message) => {
  expect(german(english)).toBe(message);
});

test('a note puts the sheet or file before the rows that it counts', () => {
  const note = 'zwei.xlsx: 2 rows with leftovers: only the amount eaten counts';
  expect(translateAbout(note, german)).toBe(
    'zwei.xlsx: bei 2 Zeilen mit Resten zählt nur die gegessene Menge',
  );
});
