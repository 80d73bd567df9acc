import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { SHARED, testOnShared } from '../../support/shared.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { viand } from '../../support/viand.ts';

/** The largest share of rows of an earlier survey for which a release may lack the food. */
const LOST = 0.01;

testOnShared.each(['fndds-2017-2018', 'fndds-2021-2023'])(
  '%s covers at least 99 % of the rows of NHANES 2009-2012',
  async (release) => {
    const folder = tempFolder();
    const catalogue = path.join(folder, 'foods.sqlite');
    await viand(
      'catalogue',
      'import',
      'fndds',
      path.join(SHARED, release),
      '--catalogue',
      catalogue,
    );
    const recalls = path.join(SHARED, 'nhanes');
    const files = readdirSync(recalls).filter((name) => /^iff_.*\.csv\.gz$/.test(name));
    const output = path.join(folder, 'people.csv');
    const run = await viand(
      ...['evaluate', 'hei', ...files.map((name) => path.join(recalls, name)), '--by', 'seqn'],
      ...['--map', 'food_id=food_code,amount=grams', '--unit', 'g', '--skip-faulty'],
      ...['--catalogue', catalogue, '-o', output],
    );
    expect(run.exitCode).toBe(0);
    const { totals } = JSON.parse(readFileSync(`${output}.meta.json`, 'utf8'));
    const { entries, left_out: lost, ids } = totals;
    expect(entries).toBe(518_736);
    expect(lost / entries).toBeLessThanOrEqual(LOST);
    // Every row counts once, by the way its food was found.
    expect(ids.same + ids.successor + ids.stand_in + lost).toBe(entries);
  },
);
