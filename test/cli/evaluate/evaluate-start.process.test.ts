import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HOME } from '../../support/viand.ts';

/** A module in the program, which is set up when it is first needed, and the modules that it sets up before. */
const MODULE = /(init_\w+)=__esm\(\{"([^"]+)"\(\)\{(?:"use strict";)?((?:init_\w+\(\)[;}]?)*)/g;

test('an evaluation sets up nothing that only names of foods need', () => {
  const program = readFileSync(path.join(HOME, 'dist/viand-evaluate.cjs'), 'latin1');
  const found = Array.from(program.matchAll(MODULE), ([, name = '', file = '', before = '']) => ({
    name,
    file,
    needs: before.match(/init_\w+/g) ?? [],
  }));
  const byName = new Map(found.map((one) => [one.name, one]));
  const setUp = new Set<string>();
  function add(name: string): void {
    const module = byName.get(name);
    if (module === undefined || setUp.has(module.file)) return;
    setUp.add(module.file);
    module.needs.forEach(add);
  }
  add(found.find(({ file }) => file === 'src/cli/evaluate/run.ts')?.name ?? '');
  expect(setUp).toContain('src/operations/match/name-matcher.ts');
  // Both are in the program, for names, and take as long to set up as the rest of it.
  const files = found.map(({ file }) => file);
  for (const file of [
    'operations/match/names/foods-of-text',
    'search/lines/normalising/normalise-line',
  ]) {
    expect(files).toContain(`src/${file}.ts`);
    expect(setUp).not.toContain(`src/${file}.ts`);
  }
});
