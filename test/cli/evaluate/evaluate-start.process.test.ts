import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HOME } from '../../support/viand.ts';

const programOf = (name: string) => readFileSync(path.join(HOME, 'dist', name), 'latin1');

// Loading them would take as long as the rest of an evaluation of a table with food ids.
test.each(['readTextRecord', 'matchFoodLine', 'normaliseLine', 'rankCandidates'])(
  'the program of an evaluation contains no %s(), unlike the file for records',
  (name) => {
    const definition = new RegExp(`function ${name}\\d*\\(`);
    expect(definition.test(programOf('viand-evaluate.cjs'))).toBe(false);
    expect(definition.test(programOf('records.cjs'))).toBe(true);
  },
);
