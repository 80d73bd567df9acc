import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { expect, test } from 'vitest';
import { parquetOf } from '../../support/parquet.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { viand } from '../../support/viand.ts';

const MEALS = `SEQN,day,site,w,food_id,amount,unit
62161,1,007,1.5,milk,100,g
62161,2,007,1.5,milk,150,g
62162,1,008,,apple,100,g
`;

function write(name: string, content: string | Uint8Array): string {
  const file = path.join(tempFolder(), name);
  writeFileSync(file, content);
  return file;
}

async function groupsOf(...argv: string[]): Promise<unknown[]> {
  const { exitCode, stdout } = await viand('evaluate', 'hei', ...argv, '--format', 'ndjson');
  expect(exitCode).toBe(0);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).group);
}

test('labels that are numbers in every row are numbers in JSON, and others are text', async () => {
  const labels = ['--by', 'SEQN,day', '--keep', 'site,w'];
  const expected = [
    { SEQN: 62161, day: 1, site: '007', w: 1.5 },
    { SEQN: 62161, day: 2, site: '007', w: 1.5 },
    { SEQN: 62162, day: 1, site: '008', w: null },
  ];
  expect(await groupsOf(write('meals.csv', MEALS), ...labels)).toEqual(expected);
  expect(await groupsOf(write('meals.csv.gz', gzipSync(MEALS)), ...labels)).toEqual(expected);
  expect(await groupsOf(write('meals.csv', MEALS), '--by', 'SEQN', '--jobs', '1')).toEqual([
    { SEQN: 62161 },
    { SEQN: 62162 },
  ]);
});

test.each([
  ['a name among the numbers', 'B,1,a,1,milk,10,g'],
  ['a zero in front', '062163,1,a,1,milk,10,g'],
  ['more digits than a number holds', '62163000000000000001,1,a,1,milk,10,g'],
  ['a number written in another way', '62163.50,1,a,1,milk,10,g'],
  ['a sign', '+62163,1,a,1,milk,10,g'],
])('%s makes the label text in every row', async (_, row) => {
  const groups = await groupsOf(write('meals.csv', `${MEALS}${row}\n`), '--by', 'SEQN');
  expect(groups).toHaveLength(3);
  expect(groups[0]).toEqual({ SEQN: '62161' });
});

test('one file of text makes the label text in all files', async () => {
  const [one, other] = [write('1.csv', MEALS), write('2.csv', MEALS.replaceAll('62161', 'A'))];
  const groups = await groupsOf(one, other, '--by', 'SEQN');
  expect(groups).toEqual([{ SEQN: '62161' }, { SEQN: '62162' }, { SEQN: 'A' }]);
});

test('columns of Parquet keep their types', async () => {
  const file = write(
    'meals.parquet',
    parquetOf([
      { name: 'id', data: [1, 2], type: 'INT32' },
      { name: 'code', data: ['1', '2'], type: 'STRING' },
      { name: 'food_id', data: ['milk', 'apple'], type: 'STRING' },
      { name: 'amount', data: [100, 50], type: 'DOUBLE' },
      { name: 'unit', data: ['g', 'g'], type: 'STRING' },
    ]),
  );
  expect(await groupsOf(file, '--by', 'id,code')).toEqual([
    { id: 1, code: '1' },
    { id: 2, code: '2' },
  ]);
});

test('labels that are numbers are columns of numbers in Parquet; CSV keeps their text', async () => {
  const folder = tempFolder();
  const output = path.join(folder, 'scores.parquet');
  const meals = write('meals.csv', MEALS);
  const evaluation = ['evaluate', 'hei', meals, '--by', 'SEQN,site', '--keep', 'w'];
  expect((await viand(...evaluation, '-o', output)).exitCode).toBe(0);
  const bytes = readFileSync(output);
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
  const types = parquetMetadata(file).schema.map(({ name, type }) => [name, type]);
  expect(types.slice(1, 4)).toEqual([
    ['SEQN', 'DOUBLE'],
    ['site', 'BYTE_ARRAY'],
    ['w', 'DOUBLE'],
  ]);
  const rows = await parquetReadObjects({ file, compressors, columns: ['SEQN', 'site', 'w'] });
  expect(rows).toEqual([
    { SEQN: 62161, site: '007', w: 1.5 },
    { SEQN: 62162, site: '008', w: null },
  ]);
  const { stdout } = await viand(...evaluation, '--format', 'csv');
  expect(stdout).toContain('\n62161,007,1.5,');
});
