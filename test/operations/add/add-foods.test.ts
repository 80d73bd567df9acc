import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../../src/catalogue/catalogue.ts';
import { PUBLISHED_PREFIXES, PUBLISHED_RELEASES } from '../../../src/importers/sources.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import { addFoods } from '../../../src/operations/add/add-foods.ts';
import { tempFolder } from '../../support/temp-folder.ts';

async function add(folder: string, name: string, content: string, source?: string) {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  const problems: Diagnostic[] = [];
  const catalogue = path.join(folder, 'mine.sqlite');
  const input = addFoods.input.read({
    file,
    catalogue,
    ...(source === undefined ? {} : { source }),
  });
  const needs = {
    stdin: Readable.from([]),
    report: (problem: Diagnostic) => problems.push(problem),
  };
  await addFoods.run(needs, input);
  return { catalogue, problems };
}

test.each([...PUBLISHED_PREFIXES, ...PUBLISHED_RELEASES])(
  'addFoods refuses the name of a published source: %s',
  async (id) => {
    const refusal = {
      diagnostics: [
        {
          code: 'request/invalid',
          message: `"${id}" is the name of a published source`,
          value: id,
          expected: 'another name for your foods: --source <name>',
        },
      ],
    };
    const table = 'id,name,fat_g\n11352,Soup,1\n';
    await expect(add(tempFolder(), 'foods.csv', table, id)).rejects.toMatchObject(refusal);
    if (id.includes('.')) return;
    await expect(add(tempFolder(), `${id}.csv`, table)).rejects.toMatchObject(refusal);
  },
);

test('addFoods lets own foods of a similar name leave the codes of a published source alone', async () => {
  const { catalogue } = await add(tempFolder(), 'sr-notes.csv', 'id,name,fat_g\n11352,Soup,1\n');
  const opened = openCatalogue(catalogue);
  expect(opened.find('sr-notes-11352')?.food.name).toBe('Soup');
  expect(opened.find('11352')?.food.name).toBe('Soup');
  expect(opened.find('sr-11352')).toBeUndefined();
  opened.close();
});
