import type { Rule } from '../../rules/rule.ts';

/** The explanation of a rule for people. */
export function renderRule({
  code,
  severity,
  isFixable,
  isFirm,
  help,
  explanation,
  wrong,
  right,
}: Rule): string {
  const example = (title: string, text: string | undefined) =>
    text === undefined ? [] : ['', `${title}:`, ...text.split('\n').map((line) => `  ${line}`)];
  const remarks = [
    severity,
    ...(isFixable === true ? ['fixable with --fix'] : []),
    ...(isFirm === true ? ['always an error'] : []),
  ];
  return [
    `${code}: ${remarks.join(', ')}`,
    '',
    help,
    explanation,
    ...example('Wrong', wrong),
    ...example('Right', right),
    '',
  ].join('\n');
}

/** All rules, a line each. */
export async function renderRules(
  rules: readonly Rule[],
  width: number | undefined,
): Promise<string> {
  const { renderTable } = await import('../tables/render-table.ts');
  return renderTable(
    ['rule', 'severity', 'fix', ''],
    rules.map(({ code, severity, isFixable, help }) => [
      code,
      severity,
      isFixable === true ? '--fix' : '',
      help,
    ]),
    width,
  );
}

/** A rule as programs read it. */
export function ruleRecord(rule: Rule): object {
  const { code, severity, help, explanation, wrong = null, right = null } = rule;
  return {
    code,
    severity,
    is_fixable: rule.isFixable === true,
    can_be_set: rule.isFirm !== true,
    help,
    explanation,
    wrong,
    right,
  };
}
