import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { SHARED, testOnShared } from '../../support/shared.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { viand } from '../../support/viand.ts';

testOnShared(
  'imported variants keep their codes, ids and amounts, and are weighed raw',
  async () => {
    const folder = tempFolder();
    const catalogue = path.join(folder, 'sr.sqlite');
    const imported = await viand(
      ...['catalogue', 'import', 'sr', path.join(SHARED, 'sr28'), '--catalogue', catalogue],
    );
    expect(imported.stdout).toContain('8789 variants');
    const energyOf = async (id: string, isRaw = '') => {
      const file = path.join(folder, 'meal.csv');
      writeFileSync(file, `food_id,amount,unit,weighted_before_process\n${id},100,g,${isRaw}\n`);
      const argv = ['evaluate', 'summary', file, '--json', '--catalogue', catalogue];
      const { stdout, stderr } = await viand(...argv);
      return [JSON.parse(stdout).energy.amount, stderr];
    };
    // SR28: white rice has 365 kcal as it is bought, and 130 kcal boiled.
    const [boiled] = await energyOf('sr-20045');
    expect(boiled).toBeCloseTo(130 * 4.184, -1);
    for (const id of ['20045', 'sr-20045.boiled']) expect((await energyOf(id))[0]).toBe(boiled);
    expect((await energyOf('sr-20044'))[0]).toBeCloseTo(365 * 4.184, -1);
    const [rawWeight, warnings] = await energyOf('20045', 'true');
    expect(rawWeight / (365 * 4.184)).toBeGreaterThan(0.9);
    expect(rawWeight / (365 * 4.184)).toBeLessThan(1.1);
    expect(warnings).not.toContain('yield');
  },
);
