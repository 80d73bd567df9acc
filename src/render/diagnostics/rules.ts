import { ruleTextIn } from '../../language/rule-texts.ts';
import { wordsIn } from '../../language/words.ts';
import type { Rule } from '../../rules/rule.ts';
import type { Format, ListStyle } from '../formats.ts';
import { type RecordColumn, renderRecords } from '../render-records.ts';

/** A list of rules: one line each for people, and with all details for programs. */
export async function renderRules(
  rules: readonly Rule[],
  format: Format,
  style: ListStyle,
): Promise<string> {
  if (format !== 'table') return renderRecords(COLUMNS, rules, format);
  const { language = 'en', width } = style;
  const { rule: words, severities } = wordsIn(language).messages.diagnostics;
  const { renderTable } = await import('../tables/render-table.ts');
  return renderTable(
    [words.head, words.severity, words.fix, ''],
    rules.map(({ code, severity, isFixable, help }) => [
      code,
      severities[severity],
      isFixable === true ? '--fix' : '',
      ruleTextIn(language, code)?.help ?? help,
    ]),
    width,
  );
}

/** One rule: as a text for people, or with all details for programs. */
export async function renderRule(rule: Rule, format: Format, style: ListStyle): Promise<string> {
  if (format === 'json') return `${JSON.stringify(recordOf(rule), null, 2)}\n`;
  return format === 'table'
    ? explained(rule, style.language)
    : renderRecords(COLUMNS, [rule], format);
}

function explained(rule: Rule, language: ListStyle['language'] = 'en'): string {
  const { code, severity, isFixable, isFirm, wrong, right } = rule;
  const { rule: words, severities } = wordsIn(language).messages.diagnostics;
  const { help, explanation } = ruleTextIn(language, code) ?? rule;
  const example = (title: string, text: string | undefined) =>
    text === undefined ? [] : ['', title, ...text.split('\n').map((line) => `  ${line}`)];
  const remarks = [
    severities[severity],
    ...(isFixable === true ? [words.isFixable] : []),
    ...(isFirm === true ? [words.isFirm] : []),
  ];
  return [
    `${code}: ${remarks.join(', ')}`,
    '',
    help,
    explanation,
    ...example(words.wrong, wrong),
    ...example(words.right, right),
    '',
  ].join('\n');
}

/** The form of a rule in output for programs. */
const COLUMNS: readonly RecordColumn<Rule>[] = [
  { name: 'code', cell: ({ code }) => code },
  { name: 'severity', cell: ({ severity }) => severity },
  { name: 'is_fixable', cell: ({ isFixable }) => isFixable === true },
  { name: 'can_be_set', cell: ({ isFirm }) => isFirm !== true },
  { name: 'help', cell: ({ help }) => help },
  { name: 'explanation', cell: ({ explanation }) => explanation },
  { name: 'wrong', cell: ({ wrong = null }) => wrong },
  { name: 'right', cell: ({ right = null }) => right },
];

function recordOf(rule: Rule): object {
  return Object.fromEntries(COLUMNS.map(({ name, cell }) => [name, cell(rule)]));
}
