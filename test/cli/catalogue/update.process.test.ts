import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { viand } from '../../support/viand.ts';

async function fingerprintOf(catalogue: string): Promise<string> {
  const { stdout } = await viand('catalogue', 'info', '--catalogue', catalogue, '--json');
  return JSON.parse(stdout).fingerprint;
}

test('catalogue add --update writes only changes, and ends at once if there are none', async () => {
  const folder = tempFolder();
  const table = path.join(folder, 'foods.csv');
  const catalogue = path.join(folder, 'mine.sqlite');
  const update = (...more: string[]) =>
    viand('catalogue', 'add', table, '--catalogue', catalogue, '--update', ...more);
  writeFileSync(table, 'name,gtin,fat_g\nA,,1\nB,,2\nC,,3\n');
  expect((await update()).stdout).toContain('3 imported, 0 rejected: added to');
  const bytes = readFileSync(catalogue);
  expect((await update()).stdout).toBe(
    `foods: the files have not changed since the last update of ${catalogue}\n`,
  );
  expect((await update('--per', '100 g')).stdout).toContain('already in');
  rmSync(`${catalogue}.inputs.json`);
  expect((await update()).stdout).toContain('already in');
  expect(readFileSync(catalogue).equals(bytes)).toBe(true);

  writeFileSync(table, 'name,gtin,fat_g\nA,,1\nC,,4\nD,,5\nE,123,6\n');
  const changed = await update();
  expect(changed).toMatchObject({ exitCode: 0 });
  expect(changed.stdout).toContain(
    `4 rows: 3 imported, 1 rejected: updated in ${catalogue} (1 food added, 1 changed, 1 removed, 1 unchanged)`,
  );
  expect(readFileSync(`${catalogue}.rejects.csv`, 'utf8')).toContain('gtin,123');
  expect(await viand('catalogue', 'verify', catalogue)).toMatchObject({ exitCode: 0 });
  expect((await viand('food', 'foods-b', '--catalogue', catalogue)).exitCode).not.toBe(0);
  const other = path.join(folder, 'other.sqlite');
  await viand('catalogue', 'add', table, '--catalogue', other);
  expect(await fingerprintOf(catalogue)).toBe(await fingerprintOf(other));
  expect(existsSync(`${other}.inputs.json`)).toBe(false);
});

test('catalogue import --update takes a newer release, and a damaged record of inputs', async () => {
  const folder = tempFolder();
  const table = path.join(folder, 'products.csv');
  const catalogue = path.join(folder, 'off.sqlite');
  const update = () =>
    viand('catalogue', 'import', 'off', table, '--catalogue', catalogue, '--update');
  const header = 'code\tproduct_name\tenergy-kj_100g\tfat_100g\n';
  writeFileSync(table, `${header}4012345678901\tOat bar\t1500\t10\n`);
  expect((await update()).stdout).toContain('imported into');
  expect((await update()).stdout).toContain('the files have not changed since the last update');
  for (const damaged of [
    '{ "damaged": ',
    'null',
    '{ "off": null }',
    '{ "off": { "inputs": 1 } }',
  ]) {
    writeFileSync(`${catalogue}.inputs.json`, damaged);
    expect((await update()).stdout).toContain('unchanged');
  }
  writeFileSync(
    table,
    `${header}4012345678901\tOat bar\t1500\t10\n4006381333931\tNut bar\t2000\t30\n`,
  );
  expect((await update()).stdout).toContain('(1 food added, 0 changed, 0 removed, 1 unchanged)');
  expect((await viand('gtin', '4006381333931', '--catalogue', catalogue)).stdout).toContain('Nut');
});

test('catalogue import says how many foods it replaces, and never replaces them by none', async () => {
  const folder = tempFolder();
  const table = path.join(folder, 'products.csv');
  const catalogue = path.join(folder, 'off.sqlite');
  const run = () => viand('catalogue', 'import', 'off', table, '--catalogue', catalogue);
  const header = 'code\tproduct_name\tenergy-kj_100g\tfat_100g\n';
  writeFileSync(
    table,
    `${header}4012345678901\tOat bar\t1500\t10\n4006381333931\tRye bar\t1500\t10\n`,
  );
  expect((await run()).stdout).toMatch(/: imported into \S+off\.sqlite\n$/);
  const before = await fingerprintOf(catalogue);
  for (const rows of ['', '123\tOat bar\t1500\t10\n']) {
    writeFileSync(table, header + rows);
    const { exitCode, stderr } = await run();
    expect(exitCode).toBe(3);
    expect(stderr).toContain(rows === '' ? 'The table has no foods' : 'Cannot add the only food');
    expect(await fingerprintOf(catalogue)).toBe(before);
  }
  writeFileSync(table, `${header}4012345678901\tOat bar\t1600\t10\n`);
  expect((await run()).stdout).toMatch(/, in place of 2 foods of the source\n$/);
});

test('catalogue import lists repaired values next to the catalogue, and removes an old list', async () => {
  const folder = tempFolder();
  const table = path.join(folder, 'products.csv');
  const catalogue = path.join(folder, 'off.sqlite');
  const run = () => viand('catalogue', 'import', 'off', table, '--catalogue', catalogue);
  const header = 'code\tproduct_name\tenergy-kj_100g\tfat_100g\tsodium_100g\n';
  writeFileSync(table, `${header}36000291452\tOat bar\t1500\t10\t0.1\n`);
  const first = await run();
  expect(first).toMatchObject({ exitCode: 0 });
  expect(first.stdout).toContain('1 imported, 1 of them repaired');
  expect(first.stderr).toContain(`listed every repaired value in ${catalogue}.repairs.csv`);
  expect(readFileSync(`${catalogue}.repairs.csv`, 'utf8')).toBe(
    'file,line,product,field,before,after,unit,reason\n' +
      `${table},2,00036000291452,code,36000291452,00036000291452,,zeros in front of the bar code were lost\n`,
  );
  writeFileSync(table, `${header}036000291452\tOat bar\t1500\t10\t0.1\n`);
  expect((await run()).stdout).not.toContain('repaired');
  expect(existsSync(`${catalogue}.repairs.csv`)).toBe(false);
});
