import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';

const { isRecordFile, readsRecord } = createRequire(import.meta.url)(
  '../../bin/record-files.cjs',
) as {
  isRecordFile: (argument: string) => boolean;
  readsRecord: (argv: readonly string[]) => boolean;
};

const written = (name: string, text: string) => {
  const file = path.join(tempFolder(), name);
  writeFileSync(file, text);
  return file;
};

describe('isRecordFile()', () => {
  it('is true for lines, workbooks, and tables without food ids', () => {
    expect(isRecordFile('diary.txt')).toBe(true);
    expect(isRecordFile('plan.XLSX')).toBe(true);
    expect(isRecordFile(written('record.csv', 'Tag;Lebensmittel;Menge\n1;Apfel;100 g\n'))).toBe(
      true,
    );
  });

  it('is false for tables with food ids, long tables, and anything else', () => {
    expect(isRecordFile(written('week.csv', 'day,food_id,amount,unit\n1,apple,1,g\n'))).toBe(false);
    expect(isRecordFile(written('long.csv', `food,amount\n${'apple,1 g\n'.repeat(10_000)}`))).toBe(
      false,
    );
    expect(isRecordFile('missing.csv')).toBe(false);
    expect(isRecordFile('hei')).toBe(false);
    expect(isRecordFile('meals.json')).toBe(false);
  });
});

test('readsRecord() takes neither results nor settings for records', () => {
  const week = written('week.csv', 'day,food_id,amount,unit\n1,apple,1,g\n');
  const names = written('names.csv', 'text,answer\nApfel,apple\n');
  expect(readsRecord(['hei', week, '--names', names, '-o', names])).toBe(false);
  expect(readsRecord(['hei', week, names])).toBe(true);
});
