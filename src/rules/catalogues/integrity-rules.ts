import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Integrity } from '../../model/integrity.ts';
import type { Rule } from '../rule.ts';

/** What is wrong with a record of a catalogue. */
export interface RecordDiagnostic
  extends Required<Pick<Diagnostic, 'message' | 'value' | 'expected'>> {
  /** Id of the food or other record. */
  readonly recordId: string;
  /** What of the record. */
  readonly property: string;
}

/** A rule of a catalogue as a whole: of its file, and of what refers to what. */
export interface IntegrityRule extends Rule {
  readonly check: (integrity: Integrity) => readonly RecordDiagnostic[];
}

const damaged: IntegrityRule = {
  code: 'catalogue/damaged',
  severity: 'error',
  isFirm: true,
  help: 'The file and its indexes are whole, as SQLite sees them.',
  explanation: 'Import its sources again.',
  check: ({ damage }) =>
    damage.map((reason) => ({
      recordId: 'file',
      property: 'integrity',
      value: '',
      message: `Cannot trust the file: ${reason.replace(/\s+/g, ' ')}`,
      expected: 'a whole file: import its sources again',
    })),
};

const unsearchable: IntegrityRule = {
  code: 'catalogue/unsearchable',
  severity: 'error',
  help: 'Every food of today can be found by its name.',
  explanation: 'Something else wrote to the file: import its sources again.',
  check: ({ unsearchableFoods }) =>
    unsearchableFoods.map((id) => ({
      recordId: id,
      property: 'name',
      value: id,
      message: `Cannot find food ${id} by its name`,
      expected: 'an index that has it: import its source again',
    })),
};

const repeatedGtin: IntegrityRule = {
  code: 'food/repeated-gtin',
  severity: 'error',
  help: 'No two foods have the same GTIN.',
  explanation: 'A scanned bar code means one food.',
  check: ({ repeatedGtins }) =>
    repeatedGtins.map((gtin) => ({
      recordId: gtin,
      property: 'gtin',
      value: gtin,
      message: `Cannot tell the foods with GTIN ${gtin} apart`,
      expected: 'one food',
    })),
};

const orphan: IntegrityRule = {
  code: 'catalogue/orphan',
  severity: 'error',
  help: 'What refers to a food, variant or source finds it.',
  explanation: 'Something else wrote to the file: import its sources again.',
  check: ({ orphans }) =>
    orphans.map(({ table, id, target }) => ({
      recordId: String(id),
      property: table,
      value: String(target),
      message: `Cannot find what ${table} ${id} refers to`,
      expected: `${target}`,
    })),
};

const shadowedId: IntegrityRule = {
  code: 'catalogue/shadowed-id',
  severity: 'error',
  help: 'Ids of earlier releases are no ids of today.',
  explanation: 'An old meal file would mean another food.',
  check: ({ shadowedIds }) =>
    shadowedIds.map((id) => ({
      recordId: id,
      property: 'legacy_id',
      value: id,
      message: `Cannot tell id "${id}" of an earlier release from that of today`,
      expected: 'one meaning',
    })),
};

const changed: IntegrityRule = {
  code: 'catalogue/changed',
  severity: 'error',
  help: 'The content is what was imported: the fingerprints of the sources fit.',
  explanation: 'Something else wrote to the file: import its sources again.',
  check: ({ changedSources }) =>
    changedSources.map((id) => ({
      recordId: id,
      property: 'fingerprint',
      value: id,
      message: `Cannot trust source "${id}" as its content is not what was imported`,
      expected: 'the content that its fingerprint was taken of',
    })),
};

/** The rules of a catalogue as a whole, in the order in which a report names what breaks them. */
export const INTEGRITY_RULES: readonly IntegrityRule[] = [
  damaged,
  unsearchable,
  repeatedGtin,
  orphan,
  shadowedId,
  changed,
];
