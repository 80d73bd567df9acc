import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with {
  type: 'json',
};
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { SEVERITIES } from '../../../src/model/diagnostic.ts';
import type { ReportedDiagnostic, ReportPart } from '../../../src/operations/validate/report.ts';
import { noCounts } from '../../../src/render/diagnostics/counts.ts';
import { renderReport } from '../../../src/render/diagnostics/render-report.ts';
import { VALIDATION_FORMATS, type ValidationFormat } from '../../../src/render/formats.ts';
import { RULES } from '../../../src/rules/rule-book.ts';
import { FAULTY, fileWith } from '../../cli/validate/support.ts';
import { HOME, viand } from '../../support/viand.ts';

const published = (name: string) => JSON.parse(readFileSync(path.join(HOME, name), 'utf8'));

/** The published schema of SARIF 2.1.0 is draft 4, but the keywords that it uses are the same in draft 7. */
function sarifValidator() {
  const { $schema, id, ...schema } = sarifSchema;
  expect([$schema, id]).toEqual([
    'http://json-schema.org/draft-04/schema#',
    expect.stringContaining('sarif-2.1.0-rtm.5.json'),
  ]);
  return new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);
}

const JUNIT_SCHEMA = readFileSync(path.join(import.meta.dirname, 'junit-10.xsd'), 'utf8');

async function junitErrors(contents: string): Promise<readonly unknown[]> {
  const xml = { fileName: 'report.xml', contents };
  return (await validateXML({ xml, schema: [{ fileName: 'junit.xsd', contents: JUNIT_SCHEMA }] }))
    .errors;
}

let file: string;
let clean: string;

/** The report on two files in a format; one of them has faults. */
async function reportOf(format: ValidationFormat): Promise<string> {
  const { stdout } = await viand('validate', file, clean, '-f', format, '--no-config');
  return stdout
    .replaceAll(path.dirname(file), '/meals')
    .replaceAll(path.dirname(clean), '/meals')
    .replace(/timestamp="[^"]*"/g, 'timestamp="2026-11-21T10:00:00"')
    .replace(/"viandProblem\/v1":"\w+"/g, '"viandProblem/v1":"0"');
}

/** A log that people can compare; the texts of rules are in `docs/reference/rules.md`. */
function withoutRules(sarif: string): string {
  const log = JSON.parse(sarif);
  log.runs[0].tool.driver.rules.splice(1);
  return `${JSON.stringify(log, null, 2)}\n`;
}

beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'viand-formats-'));
  file = path.join(folder, 'faulty, 50 %.csv');
  clean = path.join(folder, 'clean.csv');
  writeFileSync(file, FAULTY);
  writeFileSync(clean, 'food_id,amount,unit\nmilk,100,ml\n');
});

afterAll(() => rmSync(path.dirname(file), { recursive: true }));

test.each(VALIDATION_FORMATS)('validate --format %s matches its golden file', async (format) => {
  const golden = path.join(HOME, `test/golden/validate.${format}.txt`);
  const report = await reportOf(format);
  await expect(format === 'sarif' ? withoutRules(report) : report).toMatchFileSnapshot(golden);
});

test('JSON and NDJSON conform to their published schemas', async () => {
  const schemaOf = async (name: string) => JSON.parse((await viand('schema', name)).stdout);
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  const isReport = ajv.compile(await schemaOf('validation-report'));
  expect(isReport(JSON.parse(await reportOf('json'))), JSON.stringify(isReport.errors)).toBe(true);
  expect(isReport({ version: 2 })).toBe(false);
  const isProblem = ajv.compile(await schemaOf('validation-problem'));
  for (const line of (await reportOf('ndjson')).trimEnd().split('\n')) {
    expect(isProblem(JSON.parse(line)), line).toBe(true);
  }
  const built = published('dist/schemas/validation-report.schema.json');
  expect(built).toEqual(await schemaOf('validation-report'));
});

test('SARIF conforms to the schema of OASIS', async () => {
  const isSarif = sarifValidator();
  const log = JSON.parse(await reportOf('sarif'));
  expect(isSarif(log), JSON.stringify(isSarif.errors)).toBe(true);
  expect(isSarif({ ...log, version: '3' })).toBe(false);
  const [run] = log.runs;
  for (const { ruleId, ruleIndex } of run.results) {
    expect(run.tool.driver.rules[ruleIndex].id).toBe(ruleId);
  }
});

test('GitHub and SARIF use paths relative to the root of the repository, in any of its folders', () => {
  const root = mkdtempSync(path.join(path.dirname(file), 'repository-'));
  for (const folder of ['.git', 'sub', 'meals']) mkdirSync(path.join(root, folder));
  writeFileSync(path.join(root, 'meals/new.csv'), FAULTY);
  const bin = path.join(HOME, 'bin/viand.cjs');
  for (const name of ['../meals/new.csv', `${root}/sub/../meals/new.csv`]) {
    const [github, sarif] = ['github', 'sarif'].map((format) => {
      const argv = [bin, 'validate', name, '-f', format, '--no-config'];
      return spawnSync(process.execPath, argv, { cwd: path.join(root, 'sub'), encoding: 'utf8' });
    });
    expect(github?.stdout).toContain('file=meals/new.csv,');
    expect(sarif?.stdout).toContain('"uri":"meals/new.csv"');
    expect(sarif?.stdout).not.toContain('..');
  }
});

test('the fixes in SARIF equal those of --fix', async () => {
  const log = JSON.parse(await reportOf('sarif'));
  const lines = FAULTY.split('\n');
  const fixes = log.runs[0].results.flatMap(
    (result: { fixes?: { artifactChanges: { replacements: unknown[] }[] }[] }) =>
      (result.fixes ?? []).flatMap(({ artifactChanges }) => artifactChanges[0]?.replacements ?? []),
  );
  expect(fixes).toHaveLength(2);
  // From right to left, so that no column moves before it is read.
  for (const { deletedRegion, insertedContent } of fixes.toReversed()) {
    const { startLine, startColumn, endColumn } = deletedRegion;
    const line = lines[startLine - 1] as string;
    const [before, after] = [line.slice(0, startColumn - 1), line.slice(endColumn - 1)];
    lines[startLine - 1] = `${before}${insertedContent.text}${after}`;
  }
  const fixed = fileWith(FAULTY);
  await viand('validate', fixed, '--fix', '--no-config');
  expect(readFileSync(fixed, 'utf8')).toBe(lines.join('\n'));
});

test('fingerprints survive lines inserted above, and distinguish repeated problems', async () => {
  const fingerprintsOf = async (text: string) => {
    const at = path.join(path.dirname(file), 'same.csv');
    writeFileSync(at, text);
    const { stdout } = await viand('validate', at, '-f', 'sarif', '--no-config');
    return JSON.parse(stdout).runs[0].results.map(
      (result: { partialFingerprints: object }) => result.partialFingerprints,
    );
  };
  const head = 'food_id,amount,unit\n';
  const one = await fingerprintsOf(`${head}brocoli,1,g\nbrocoli,2,g\n`);
  const other = await fingerprintsOf(`${head}milk,1,ml\nbrocoli,1,g\nbrocoli,2,g\n`);
  expect(one).toEqual(other);
  expect(one[0]).not.toEqual(one[1]);
});

test('JUnit conforms to the schema of Jenkins', async () => {
  expect(await junitErrors(await reportOf('junit'))).toEqual([]);
  expect(await junitErrors('<testsuites><testsuite/></testsuites>')).not.toEqual([]);
});

const anyText = fc.string({ unit: 'binary', maxLength: 20 });

const anyProblem: fc.Arbitrary<ReportedDiagnostic> = fc.record(
  {
    code: fc.constantFrom(...RULES.map(({ code }) => code)),
    severity: fc.constantFrom(...SEVERITIES),
    message: anyText,
    location: fc.oneof(
      fc.record({ file: anyText }),
      fc.record({ file: anyText, line: fc.nat().map((line) => line + 1), pointer: anyText }),
      fc.constant({ file: 'a.csv', line: 3, column: 4, endColumn: 9 }),
    ),
    field: anyText,
    value: anyText,
    expected: anyText,
    fix: fc.record({ value: anyText, isSafe: fc.boolean() }),
  },
  { requiredKeys: ['code', 'severity', 'message', 'location'] },
) as fc.Arbitrary<ReportedDiagnostic>;

async function rendered(
  problems: readonly ReportedDiagnostic[],
  format: ValidationFormat,
): Promise<string> {
  async function* report(): AsyncGenerator<ReportPart> {
    yield { file: 'a,b:c%.csv', kind: 'meals', diagnostics: problems, isLast: true };
  }
  const rendering = {
    counts: noCounts(),
    isColourful: false,
    width: undefined,
    version: '1.0.0',
    now: 0,
  };
  let text = '';
  for await (const piece of await renderReport(report(), format, rendering)) text += piece;
  return text;
}

test('each format is valid for any text in a file', async () => {
  const isSarif = sarifValidator();
  await fc.assert(
    fc.asyncProperty(fc.array(anyProblem, { maxLength: 5 }), async (problems) => {
      expect(JSON.parse(await rendered(problems, 'json')).problems).toHaveLength(problems.length);
      const isValid = isSarif(JSON.parse(await rendered(problems, 'sarif')));
      expect(isValid, JSON.stringify(isSarif.errors)).toBe(true);
      const lines = (await rendered(problems, 'github')).split('\n');
      expect(lines).toHaveLength(problems.length + 1);
      for (const line of lines.slice(0, -1)) {
        expect(line).toMatch(/^::(error|warning|notice) file=[^:,\r]*(,\w+=[^:,\r]*)*::[^\r]*$/);
      }
      for (const format of ['text', 'github', 'junit'] as const) {
        expect(await rendered(problems, format)).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
      }
    }),
    { numRuns: 60 },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyProblem, { maxLength: 5 }), async (problems) => {
      expect(await junitErrors(await rendered(problems, 'junit'))).toEqual([]);
    }),
    { numRuns: 5 },
  );
});
