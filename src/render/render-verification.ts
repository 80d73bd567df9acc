import type { RuleReport, Verification } from '../operations/validate/verify-catalogue.ts';
import { visible } from '../text/visible.ts';
import type { Format } from './formats.ts';

/** Renders what came of checking a catalogue: rule by rule, and every violation. */
export async function renderVerification(
  { file, foods, rules }: Verification,
  format: Format,
): Promise<string> {
  const violations = rules.flatMap((rule) =>
    rule.violations.map((violation) => ({ rule: rule.code, ...violation })),
  );
  switch (format) {
    case 'json':
      return `${JSON.stringify({ file, foods, faults: violations.length, rules: rules.map(ruleRecord) }, null, 2)}\n`;
    case 'ndjson':
      return violations.map((violation) => `${JSON.stringify(violation)}\n`).join('');
    case 'csv': {
      const { stringify } = await import('csv-stringify/sync');
      const columns = ['rule', 'id', 'field', 'value', 'message', 'expected'];
      return stringify(violations, { header: true, columns });
    }
    case 'table': {
      const { renderTable } = await import('./tables.ts');
      const table = renderTable(
        ['rule', 'faults', ''],
        rules.map(({ code, summary, violations: own }) => [code, String(own.length), summary]),
      );
      const lines = violations.map(({ rule, id, field, message, expected }) =>
        visible(`${rule}: ${id}: ${field}: ${message}: expected ${expected}`),
      );
      const report = [`${foods} foods, ${violations.length} faults`, '', table.trimEnd()];
      return [...report, ...(lines.length > 0 ? ['', ...lines] : []), ''].join('\n');
    }
  }
}

/** A rule as JSON has it. */
function ruleRecord({ code, violations, summary }: RuleReport) {
  return { code, breaches: violations, summary };
}
