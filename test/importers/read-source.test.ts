import { expect, test } from 'vitest';
import { IMPORTERS } from '../../src/importers/read-source.ts';
import { SOURCE_NAMES } from '../../src/importers/sources.ts';

test.each(SOURCE_NAMES)('IMPORTERS has the importer of %s', async (name) => {
  expect(await IMPORTERS[name]()).toHaveProperty(
    'name',
    `import${name[0]?.toUpperCase()}${name.slice(1)}`,
  );
});
