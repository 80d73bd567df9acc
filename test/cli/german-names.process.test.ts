import path from 'node:path';
import { expect, test } from 'vitest';
import { viandWith } from '../support/viand.ts';
import { folderWith } from '../support/write-files.ts';

const RECORD = 'Tag;Lebensmittel;Menge\nMo;mushroom stew;2\n';

test.each([[['evaluate', 'hei']], [['validate', '--no-config']], [['explain']]])(
  'viand %j suggests foods by their German names in German',
  async (argv) => {
    const file = path.join(folderWith({ 'record.csv': RECORD }), 'record.csv');
    const messages = async (...more: string[]) => {
      const { stdout, stderr } = await viandWith('', ...argv, file, ...more);
      return stdout + stderr;
    };
    const german = await messages('--lang', 'de');
    const english = await messages();
    expect(english).toContain('did you mean "Mushroom stew"');
    expect(german).toContain('meinten Sie „');
    const offered = (text: string) => text.match(/did you mean (.*)\?|meinten Sie (.*)\?/)?.[0];
    expect(offered(german)).not.toContain('Green bean casserole');
    expect(offered(english)).toContain('Green bean casserole');
  },
);

test('JSON has English names of foods in every language', async () => {
  const file = path.join(folderWith({ 'record.csv': RECORD }), 'record.csv');
  const run = await viandWith('', 'validate', file, '--no-config', '--lang', 'de', '-f', 'json');
  expect(run.stdout).toContain('Green bean casserole');
});

test('a day that is implausible names its food in German', async () => {
  const meals = 'food_id,amount,unit\napple,60,kg\n';
  const { stdout } = await viandWith(meals, 'validate', '--no-config', '--lang', 'de');
  expect(stdout).toMatch(/Ein Eintrag \(Äpfel|Ein Eintrag \(Apfel/);
});
