import { ruleTextIn } from '../language/rule-texts.ts';
import { translator } from '../language/translate.ts';
import { wordsIn } from '../language/words.ts';
import type {
  CatalogueDiagnostic,
  RuleReport,
  Verification,
} from '../operations/validate/verify-catalogue.ts';
import { csvLine } from '../tables/csv/csv-cell.ts';
import { escapeControls } from '../text/escaping/escape-controls.ts';
import type { Format, ListStyle } from './formats.ts';

/** Renders the results of checking a catalogue: rule by rule, and every diagnostic. */
export async function renderVerification(
  { file, foods, sources, rules }: Verification,
  format: Format,
  style: ListStyle = {},
): Promise<string> {
  const records = rules.flatMap(({ code, diagnostics }) =>
    diagnostics.map((diagnostic) => ({ rule: code, ...recordOf(diagnostic) })),
  );
  switch (format) {
    case 'json':
      return `${JSON.stringify({ file, foods, sources, problems: records.length, rules: rules.map(ruleRecord) }, null, 2)}\n`;
    case 'ndjson':
      return records.map((record) => `${JSON.stringify(record)}\n`).join('');
    case 'csv': {
      const columns = ['rule', 'id', 'field', 'value', 'message', 'expected'] as const;
      const lines = records.map((record) => columns.map((name) => record[name]));
      return [columns, ...lines].map((cells) => csvLine(cells, style)).join('');
    }
    case 'table': {
      const { renderTable } = await import('./tables/render-table.ts');
      const language = style.language ?? 'en';
      const { catalogues: words, diagnostics: around } = wordsIn(language).messages;
      const translate = translator(language);
      const table = renderTable(
        [words.rule, words.problemsHead, ''],
        rules.map(({ code, summary, diagnostics }) => [
          code,
          String(diagnostics.length),
          ruleTextIn(language, code)?.help ?? summary,
        ]),
        style.width,
      );
      const lines = records.map(({ rule, id, field, message, expected }) =>
        escapeControls(
          `${rule}: ${id}: ${field}: ${translate(message)}${expected === undefined ? '' : around.expected(translate(expected))}`,
        ),
      );
      const bySource = renderTable(
        [words.source, words.foods, words.problemsHead],
        sources.map(({ id, foods: own, problems }) => [id, String(own), String(problems)]),
        style.width,
      );
      const report = [
        ...[words.problems(String(foods), String(records.length)), '', bySource.trimEnd()],
        ...['', table.trimEnd()],
      ];
      return [...report, ...(lines.length > 0 ? ['', ...lines] : []), ''].join('\n');
    }
  }
}

/** A diagnostic for programs, with separate members for the record and its property. */
function recordOf({ recordId, property, value, message, expected }: CatalogueDiagnostic) {
  return { id: recordId, field: property, value, message, expected };
}

/** The form of a rule in JSON. */
function ruleRecord({ code, diagnostics, summary }: RuleReport) {
  return { code, problems: diagnostics.map(recordOf), summary };
}
