import path from 'node:path';
import { expect, test } from 'vitest';
import { linesOf } from '../../src/cli/reference/terms.ts';
import { DIAGNOSTIC_CODES } from '../../src/model/diagnostic.ts';
import type { Rule } from '../../src/rules/rule.ts';
import { RULES } from '../../src/rules/rule-book.ts';
import { broken } from '../cli/validate/support.ts';
import { HOME, viand } from '../support/viand.ts';

/** `docs/reference/rules.md`, generated from the rule book. */
function rulesPage(): string {
  const fenced = (title: string, text: string | undefined) =>
    text === undefined ? [] : [`${title}:`, `\`\`\`\n${text}\n\`\`\``];
  const section = ({
    code,
    severity,
    isFixable,
    isFirm,
    help,
    explanation,
    wrong,
    right,
  }: Rule) => [
    `## ${code}`,
    [
      `_${severity}_`,
      ...(isFixable === true ? ['fixable with `--fix`'] : []),
      ...(isFirm === true ? ['always an error'] : []),
    ].join(', '),
    linesOf(`${help} ${explanation}`, 100).join('\n'),
    ...fenced('Wrong', wrong),
    ...fenced('Right', right),
  ];
  const head = [
    '# Rules',
    'For everyone who checks files: every rule of `viand validate`, as `viand validate --explain` prints\nit. [Validate files](../guides/validate-files.md) says how to set the level of a rule.',
  ];
  return `${[...head, ...RULES.flatMap(section)].join('\n\n')}\n`;
}

test('docs/reference/rules.md documents every rule', async () => {
  await expect(rulesPage()).toMatchFileSnapshot(path.join(HOME, 'docs/reference/rules.md'));
});

test('each code belongs to one rule', () => {
  const codes = RULES.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

test('every diagnostic code about files has a rule', () => {
  const ofLookUps = ['food/not-found', 'food/invalid-gtin'];
  const ofFiles = DIAGNOSTIC_CODES.filter(
    (code) => /^(input|meal|food|catalogue|import)\//.test(code) && !ofLookUps.includes(code),
  );
  expect(RULES.map(({ code }) => code).sort()).toEqual([...ofFiles].sort());
});

test.each(RULES)('--explain prints $code', async ({ code, help, explanation, severity }) => {
  const run = await viand('validate', '--explain', code);
  expect(run).toMatchObject({ exitCode: 0, stderr: '' });
  expect(run.stdout).toMatch(new RegExp(`^${code}: ${severity}`));
  expect(run.stdout).toContain(`\n\n${help}\n${explanation}\n`);
  expect(help).toMatch(/^[^.]+(\.[^ ][^.]*)*\.$/);
});

test('--explain without a code lists all rules, also as JSON', async () => {
  const { stdout } = await viand('validate', '--explain');
  for (const { code } of RULES) expect(stdout).toMatch(new RegExp(`^${code} .*`, 'm'));
  expect(stdout.split('\n')).toHaveLength(RULES.length + 2);
  const json = JSON.parse((await viand('validate', '--explain', '--json')).stdout);
  expect(json.map(({ code }: { code: string }) => code)).toEqual(RULES.map(({ code }) => code));
  const one = JSON.parse((await viand('validate', '--explain', 'meal/shape', '--json')).stdout);
  expect(one).toMatchObject({ code: 'meal/shape', severity: 'error', can_be_set: true });
});

test('--explain of an unknown code suggests a similar code', async () => {
  const run = await viand('validate', '--explain', 'meal/unknown-fod');
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain('did you mean "meal/unknown-food"?');
});

const HEADER = 'food_id,amount,unit';
const isRow = ({ wrong }: Rule) => wrong !== undefined && /^[a-z-]+,/.test(wrong);

test.each(RULES.filter(({ code, wrong }) => code.startsWith('meal/') && wrong !== undefined))(
  'the wrong example of $code breaks the rule, and the right one does not',
  async (rule) => {
    const { code, wrong = '', right = '' } = rule;
    const flag = code === 'meal/bad-flag' ? ',weighted_before_process' : '';
    const document = (text: string) => {
      if (text.startsWith('food_id')) return `${text}\n`;
      if (isRow(rule)) return `${HEADER}${flag}\n${text}\n`;
      return text.startsWith('[') ? text : `[{ "entries": [${text}] }]`;
    };
    const codesOf = async (text: string) =>
      (await broken(document(text))).map((problem) => (problem as string[])[0]);
    expect(await codesOf(wrong)).toContain(code);
    expect(await codesOf(right)).not.toContain(code);
  },
);
