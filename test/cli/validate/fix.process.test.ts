import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixText } from '../../../src/operations/validate/fix-text.ts';
import type { ReportedDiagnostic } from '../../../src/operations/validate/report.ts';
import { viand, viandWith } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';
import { fileWith } from './support.ts';

async function fixed(content: string, name?: string): Promise<string> {
  const file = fileWith(content, name);
  await viand('validate', file, '--fix', '--no-config');
  return readFileSync(file, 'utf8');
}

test('--fix changes no byte that is not part of a problem', async () => {
  const before =
    '\uFEFFday;food_id;amount;unit\r\n1;" zucchini ";100; G \r\n\r\n"a\r\nb";milk;100;"ML"\r\n' +
    '1;unicorn;"1,0";grams\r\n2; boiled-egg;50;g';
  expect(await fixed(before)).toBe(
    before
      .replace('zucchini', 'courgette')
      .replace(' G ', ' g ')
      .replace('"ML"', '"ml"')
      .replace('grams', 'g')
      .replace('boiled-egg', 'egg.boiled'),
  );
});

test('--fix changes JSON and NDJSON, whatever their layout', async () => {
  const before =
    '[ {"note":"zucchini","entries":[{ "food_id" : "zucchini","amount":1,"unit":"Gram"},\n{"amount":2.50,"unit":"G","food_id":"99482450663"}]} ]\n';
  const after = before
    .replace('"food_id" : "zucchini"', '"food_id" : "courgette"')
    .replace('Gram', 'g')
    .replace('"G"', '"g"')
    .replace('99482450663', '365-everyday-value-chia-seeds');
  expect(await fixed(before, 'a.json')).toBe(after);
  const line = (unit: string) => `{"entries":[{"food_id":"milk","amount":1,"unit":"${unit}"}]}\n`;
  expect(await fixed(line('ML') + line('ml') + line('litres'), 'a.ndjson')).toBe(
    line('ml') + line('ml') + line('l'),
  );
});

test('--fix does not apply fixes that are not safe', async () => {
  const before = 'food_id,amount,unit\nbrocoli,1,g\nbread,1,g\nmilk,"2,5",ml\nmilk,1,cl\n';
  expect(await fixed(before)).toBe(before);
});

test('--fix says what it fixed and reports the rest, which decides the exit code', async () => {
  const file = fileWith('food_id,amount,unit\nzucchini,1,G\nbrocoli,1,G\n');
  chmodSync(file, 0o640);
  const run = await viand('validate', file, '--fix', '--no-config');
  expect(run.exitCode).toBe(3);
  expect(run.stderr).toBe(
    `viand: ${file}: fixed 3 problems: "zucchini" to "courgette", 2 x "G" to "g"\n`,
  );
  expect(run.stdout).toContain('1 error in 1 file\n');
  expect(statSync(file).mode & 0o777).toBe(0o640);
  const again = await viand('validate', file, '--fix', '--no-config');
  expect(again).toMatchObject({ exitCode: 3, stderr: '' });
});

test('--fix --dry-run writes a diff that can be applied, and changes nothing', async () => {
  const before = 'food_id,amount,unit\nzucchini,1,G\nmilk,1,ml\nbrocoli,1,g\n';
  const folder = folderWith({ 'week.csv': before });
  const file = path.join(folder, 'week.csv');
  const run = await viand('validate', file, '--fix', '--dry-run', '--no-config');
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(run.exitCode).toBe(3);
  expect(run.stderr).toContain('would fix 2 problems');
  expect(run.stderr).toContain('1 error in 1 file');
  expect(run.stderr).not.toContain('can be fixed');
  expect(run.stdout.replaceAll(file.slice(1), 'week.csv')).toMatchInlineSnapshot(`
    "--- a/week.csv
    +++ b/week.csv
    @@ -1,4 +1,4 @@
     food_id,amount,unit
    -zucchini,1,G
    +courgette,1,g
     milk,1,ml
     brocoli,1,g
    "
  `);
  writeFileSync(path.join(folder, 'a.patch'), run.stdout.replaceAll(file.slice(1), 'week.csv'));
  execFileSync('git', ['apply', 'a.patch'], { cwd: folder });
  expect(readFileSync(file, 'utf8')).toBe(await fixed(before));
});

test('--fix refuses standard input, and reports compressed files without changing them', async () => {
  const text = 'food_id,amount,unit\nmilk,1,ML\n';
  expect((await viandWith(text, 'validate', '-', '--fix')).exitCode).toBe(2);
  const file = fileWith(gzipSync(text), 'a.csv.gz');
  const run = await viand('validate', file, '--fix', '--no-config');
  expect(run.stderr).toContain('Cannot rewrite the file: expected uncompressed text');
  expect(run.stdout).toContain('meal/unit-spelling');
  const dry = await viand('validate', file, '--fix', '--dry-run', '--no-config');
  for (const { stdout, stderr } of [run, dry]) {
    expect(stdout + stderr).not.toMatch(/nothing to fix|can be fixed/);
  }
});

test.each([
  ['windows-1252', (text: string) => Buffer.from(text.replace('€', '\x80'), 'latin1')],
  ['utf-16le', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['utf-16be', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
] as const)('--fix and upgrade-ids write %s again', async (encoding, encoded) => {
  const text = (id: string, unit: string) => `food_id,amount,unit,note\n${id},1,${unit},größer €\n`;
  const before = encoded(text('zucchini', 'G'));
  const after = encoded(text('courgette', 'g'));
  const file = fileWith(before);
  const run = await viand('validate', file, '--fix', '--no-config', '--encoding', encoding);
  expect(run.exitCode).toBe(0);
  expect(readFileSync(file)).toEqual(after);
  const detected = fileWith(before);
  await viand('validate', detected, '--fix', '--no-config');
  expect(readFileSync(detected)).toEqual(after);
  const old = fileWith(encoded(text('zucchini', 'g')));
  await viand('catalogue', 'upgrade-ids', old);
  expect(readFileSync(old)).toEqual(after);
});

test('--dry-run needs --fix', async () => {
  const run = await viand('validate', fileWith(''), '--dry-run');
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain('viand: --dry-run needs --fix\n');
});

test('fixText() leaves values that have moved unchanged', () => {
  const line = fc.stringMatching(/^[a-zé ,"]{0,8}$/);
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.array(fc.record({ line: fc.nat(7), column: fc.nat(9), length: fc.nat(4) })),
      (lines, end, spans) => {
        const text = lines.join(end);
        const problems = spans.map((span): ReportedDiagnostic => {
          const value = lines[span.line]?.slice(span.column, span.column + span.length) ?? 'gone';
          const [at, column] = [span.line + 1, span.column + 1];
          return {
            code: 'meal/unit-spelling',
            severity: 'note',
            message: '',
            value,
            fix: { value: value.toUpperCase(), isSafe: true },
            location: { file: 'a.csv', line: at, column, endColumn: column + value.length },
          };
        });
        const result = fixText(text, problems);
        expect(result.text.toLowerCase()).toBe(text);
        for (const { location: place, fix } of result.fixed) {
          const from = (place.column ?? 0) - 1;
          const own = result.text.split(end)[(place.line ?? 0) - 1];
          expect(own?.slice(from, from + (fix?.value.length ?? 0))).toBe(fix?.value);
        }
      },
    ),
  );
});
