import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Diagnostic, DiagnosticCode } from '../../model/diagnostic.ts';
import type { Food } from '../../model/food.ts';
import { INTEGRITY_RULES, type RecordDiagnostic } from '../../rules/catalogues/integrity-rules.ts';
import { checkFood, FOOD_RULES } from '../../rules/foods/check-food.ts';
import { ruleOf } from '../../rules/rule-book.ts';

/** A problem of a record of a catalogue file; its field names the record and the property. */
export type CatalogueDiagnostic = Diagnostic & RecordDiagnostic;

/** The diagnostics of one rule. */
export interface RuleReport {
  readonly code: DiagnosticCode;
  readonly summary: string;
  readonly diagnostics: readonly CatalogueDiagnostic[];
}

/** The results of the rules of foods for one source. */
export interface SourceReport {
  readonly id: string;
  readonly foods: number;
  readonly problems: number;
}

/** The results of all rules for a catalogue. */
export interface Verification {
  readonly file: string;
  readonly foods: number;
  readonly sources: readonly SourceReport[];
  /** A report for each checked rule, whether it was broken or not. */
  readonly rules: readonly RuleReport[];
}

/** Checks every rule that a catalogue can break: for each food, and for the file as a whole. */
export async function verifyCatalogue(catalogue: Catalogue): Promise<Verification> {
  const location = { file: catalogue.file };
  const found = new Map<DiagnosticCode, CatalogueDiagnostic[]>(
    [...FOOD_RULES, ...INTEGRITY_RULES].map(({ code }) => [code, []]),
  );
  const add = (diagnostic: CatalogueDiagnostic) => found.get(diagnostic.code)?.push(diagnostic);
  const sources = catalogue.collections().map(({ source, foods }): SourceReport => {
    const report = { id: source.id, foods: 0, problems: 0 };
    for (const food of foods) {
      report.foods += 1;
      for (const diagnostic of foodDiagnostics(food)) {
        report.problems += 1;
        add({ ...diagnostic, location });
      }
    }
    return report;
  });
  const integrity = await catalogue.integrity();
  for (const { code, check } of INTEGRITY_RULES) {
    for (const record of check(integrity)) {
      add({ code, location, field: `${record.recordId} ${record.property}`, ...record });
    }
  }
  const rules = [...found].map(([code, diagnostics]) => ({
    code,
    summary: ruleOf(code).help,
    diagnostics,
  }));
  const foods = sources.reduce((sum, source) => sum + source.foods, 0);
  return { file: catalogue.file, foods, sources, rules };
}

/** Drops the fixes, because a catalogue file is imported again rather than edited. */
function foodDiagnostics(food: Food): CatalogueDiagnostic[] {
  return checkFood(food).map(({ code, field, amountOf, value, message, expected }) => ({
    code,
    recordId: food.id,
    property: field,
    field: amountOf === undefined ? `${food.id} ${field}` : field,
    value,
    message,
    expected,
  }));
}
