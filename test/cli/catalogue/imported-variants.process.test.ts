import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { SHARED, testOnShared } from '../../support/shared.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { viand } from '../../support/viand.ts';

/** The grains of SR28 in a folder: all of its foods are read by the test of its importer. @returns how many they are */
function writeGrains(folder: string): number {
  const from = (name: string) => path.join(SHARED, 'sr28', name);
  for (const name of ['FD_GROUP.txt', 'NUTR_DEF.txt']) {
    copyFileSync(from(name), path.join(folder, name));
  }
  const counts = ['FOOD_DES.txt', 'WEIGHT.txt', 'NUT_DATA.txt.gz'].map((name) => {
    const bytes = readFileSync(from(name));
    const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1');
    const grains = text.split('\n').filter((line) => line.startsWith('~20'));
    writeFileSync(path.join(folder, path.basename(name, '.gz')), grains.join('\n'), 'latin1');
    return grains.length;
  });
  return counts[0] as number;
}

testOnShared(
  'imported variants keep their codes, ids and amounts, and are weighed raw',
  async () => {
    const folder = tempFolder();
    const grains = writeGrains(folder);
    const catalogue = path.join(folder, 'sr.sqlite');
    const imported = await viand(
      ...['catalogue', 'import', 'sr', folder, '--catalogue', catalogue],
    );
    expect(grains).toBeGreaterThan(100);
    expect(imported.stdout).toContain(` ${grains} variants`);
    const energyOf = async (id: string, isRaw = '') => {
      const file = path.join(folder, 'meal.csv');
      writeFileSync(file, `food_id,amount,unit,weighted_before_process\n${id},100,g,${isRaw}\n`);
      const argv = ['evaluate', 'summary', file, '--json', '--catalogue', catalogue];
      const { stdout, stderr } = await viand(...argv);
      return [JSON.parse(stdout).energy.amount, stderr];
    };
    // SR28: white rice has 365 kcal as bought, and 130 kcal boiled.
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
