import type { Verification } from '../operations/verify-catalogue.ts';
import type { Format } from './formats.ts';
import { visible } from './visible.ts';

/** Renders what came of checking a catalogue: rule by rule, and every breach. */
export async function renderVerification(
  { file, foods, rules }: Verification,
  format: Format,
): Promise<string> {
  const breaches = rules.flatMap((rule) =>
    rule.breaches.map((breach) => ({ rule: rule.code, ...breach })),
  );
  switch (format) {
    case 'json':
      return `${JSON.stringify({ file, foods, faults: breaches.length, rules }, null, 2)}\n`;
    case 'ndjson':
      return breaches.map((breach) => `${JSON.stringify(breach)}\n`).join('');
    case 'csv': {
      const { stringify } = await import('csv-stringify/sync');
      const columns = ['rule', 'id', 'field', 'value', 'message', 'expected'];
      return stringify(breaches, { header: true, columns });
    }
    case 'table': {
      const { renderTable } = await import('./tables.ts');
      const table = renderTable(
        ['rule', 'faults', ''],
        rules.map(({ code, summary, breaches: own }) => [code, String(own.length), summary]),
      );
      const lines = breaches.map(({ rule, id, field, message, expected }) =>
        visible(`${rule}: ${id}: ${field}: ${message}: expected ${expected}`),
      );
      const report = [`${foods} foods, ${breaches.length} faults`, '', table.trimEnd()];
      return [...report, ...(lines.length > 0 ? ['', ...lines] : []), ''].join('\n');
    }
  }
}
