import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Integrity } from '../../catalogue/integrity.ts';
import type { DiagnosticCode } from '../../model/diagnostic.ts';
import { FOOD_RULES } from '../../rules/food-rules.ts';
import { ruleOf } from '../../rules/rule-book.ts';

/** A breach of a rule. */
export interface Violation {
  /** Id of the food, or of what it is that breaks the rule. */
  readonly id: string;
  readonly field: string;
  readonly value: string;
  readonly message: string;
  readonly expected: string;
}

/** What came of one rule. */
export interface RuleReport {
  readonly code: DiagnosticCode;
  readonly summary: string;
  readonly violations: readonly Violation[];
}

export interface Verification {
  readonly file: string;
  readonly foods: number;
  readonly rules: readonly RuleReport[];
}

/** Checks all that must hold of a catalogue: of every food, and of what refers to what. */
export async function verifyCatalogue(catalogue: Catalogue): Promise<Verification> {
  const ofFoods = FOOD_RULES.map((rule) => ({ rule, violations: [] as Violation[] }));
  let foods = 0;
  for (const food of catalogue.foods()) {
    foods += 1;
    for (const { rule, violations } of ofFoods) {
      for (const { field, value, message, expected } of rule.check(food)) {
        violations.push({ id: food.id, field, value, message, expected });
      }
    }
  }
  return {
    file: catalogue.file,
    foods,
    rules: [
      ...ofFoods.map(({ rule: { code }, violations }) => ({ code, violations })),
      ...integrityReports(await catalogue.integrity()),
    ].map((report) => ({ ...report, summary: ruleOf(report.code).help })),
  };
}

function integrityReports(integrity: Integrity): Omit<RuleReport, 'summary'>[] {
  const { repeatedGtins, orphans, shadowedIds, changedSources, damage, unsearchableFoods } =
    integrity;
  return [
    {
      code: 'catalogue/damaged',
      violations: damage.map((reason) => ({
        id: 'file',
        field: 'integrity',
        value: '',
        message: `Cannot trust the file: ${reason.replace(/\s+/g, ' ')}`,
        expected: 'a whole file: import its sources again',
      })),
    },
    {
      code: 'catalogue/unsearchable',
      violations: unsearchableFoods.map((id) => ({
        id,
        field: 'name',
        value: id,
        message: `Cannot find food ${id} by its name`,
        expected: 'an index that has it: import its source again',
      })),
    },
    {
      code: 'food/repeated-gtin',
      violations: repeatedGtins.map((gtin) => ({
        id: gtin,
        field: 'gtin',
        value: gtin,
        message: `Cannot tell the foods with GTIN ${gtin} apart`,
        expected: 'one food',
      })),
    },
    {
      code: 'catalogue/orphan',
      violations: orphans.map(({ table, id, target }) => ({
        id: String(id),
        field: table,
        value: String(target),
        message: `Cannot find what ${table} ${id} refers to`,
        expected: `${target}`,
      })),
    },
    {
      code: 'catalogue/shadowed-id',
      violations: shadowedIds.map((id) => ({
        id,
        field: 'legacy_id',
        value: id,
        message: `Cannot tell id "${id}" of an earlier release from that of today`,
        expected: 'one meaning',
      })),
    },
    {
      code: 'catalogue/changed',
      violations: changedSources.map((id) => ({
        id,
        field: 'fingerprint',
        value: id,
        message: `Cannot trust source "${id}" as its content is not what was imported`,
        expected: 'the content that its fingerprint was taken of',
      })),
    },
  ];
}
