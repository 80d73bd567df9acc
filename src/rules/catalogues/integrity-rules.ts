import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Integrity } from '../../model/integrity.ts';
import type { Rule } from '../rule.ts';

/** The problem of a record of a catalogue. */
export interface RecordDiagnostic
  extends Required<Pick<Diagnostic, 'message' | 'value' | 'expected'>> {
  /** Id of the food or other record. */
  readonly recordId: string;
  /** The property of the record. */
  readonly property: string;
}

/** A rule of a catalogue as a whole: of its file, and of references. */
export interface IntegrityRule extends Rule {
  readonly check: (integrity: Integrity) => readonly RecordDiagnostic[];
}

const damaged: IntegrityRule = {
  code: 'catalogue/damaged',
  severity: 'error',
  isFirm: true,
  help: 'SQLite finds the file and its indexes intact.',
  explanation: 'Import the sources of the catalogue again.',
  check: ({ damage }) =>
    damage.map((reason) => ({
      recordId: 'file',
      property: 'integrity',
      value: '',
      message: `The file is damaged: ${reason.replace(/\s+/g, ' ')}`,
      expected: 'an undamaged file: import its sources again',
    })),
};

const unsearchable: IntegrityRule = {
  code: 'catalogue/unsearchable',
  severity: 'error',
  help: 'Search finds every current food by its name.',
  explanation: 'Another program changed the file: import its sources again.',
  check: ({ unsearchableFoods }) =>
    unsearchableFoods.map((id) => ({
      recordId: id,
      property: 'name',
      value: id,
      message: `Search cannot find food ${id} by its name`,
      expected: 'a complete search index: import its source again',
    })),
};

const repeatedGtin: IntegrityRule = {
  code: 'food/repeated-gtin',
  severity: 'error',
  help: 'Every GTIN belongs to one food of a source.',
  explanation:
    'A scanned bar code must identify one food. Of two different foods of a table, viand reads the second without the code. Of several sources, the newest complete record counts.',
  check: ({ repeatedGtins }) =>
    repeatedGtins.map((gtin) => ({
      recordId: gtin,
      property: 'gtin',
      value: gtin,
      message: `Several foods have GTIN ${gtin}`,
      expected: 'one food',
    })),
};

const orphan: IntegrityRule = {
  code: 'catalogue/orphan',
  severity: 'error',
  help: 'Every reference leads to an existing food, variant or source.',
  explanation: 'Another program changed the file: import its sources again.',
  check: ({ orphans }) =>
    orphans.map(({ table, id, target }) => ({
      recordId: id,
      property: table,
      value: target,
      message: `${table} ${id} refers to a missing record`,
      expected: target,
    })),
};

const shadowedId: IntegrityRule = {
  code: 'catalogue/shadowed-id',
  severity: 'error',
  help: 'No id from an earlier release is also a current id.',
  explanation: 'The id in an old meal file would lead to another food.',
  check: ({ shadowedIds }) =>
    shadowedIds.map((id) => ({
      recordId: id,
      property: 'legacy_id',
      value: id,
      message: `Id "${id}" is both current and from an earlier release`,
      expected: 'one meaning',
    })),
};

/** The largest difference from the energy that a source gives: analyses of the same food differ by less. */
const MOST_DIFFERENCE = 0.15;

/** kJ per 100 g. For tea or lettuce, a share of the energy says nothing. */
const LEAST_DIFFERENCE = 60;

const unmarkedStandIn: IntegrityRule = {
  code: 'catalogue/unmarked-stand-in',
  severity: 'error',
  help: 'A code of a source leads to a food with its energy, or the food is marked as a stand-in.',
  explanation:
    'Energies differ by less than 15 % where two sources mean the same food. Otherwise, evaluations by the code would use the amounts of another food without saying so.',
  check: ({ codeEnergies }) =>
    codeEnergies
      .filter(({ energy, variantEnergy }) => {
        const difference = Math.abs(variantEnergy - energy);
        return difference > LEAST_DIFFERENCE && difference > MOST_DIFFERENCE * energy;
      })
      .map(({ source, code, variantId, energy, variantEnergy }) => ({
        recordId: `${source} ${code}`,
        property: 'is_stand_in',
        value: 'false',
        message: `${source} ${code} is not ${variantId}: ${Math.round(variantEnergy)} kJ/100 g instead of ${Math.round(energy)}`,
        expected: 'a stand-in, or a food with the energy of the code',
      })),
};

const changed: IntegrityRule = {
  code: 'catalogue/changed',
  severity: 'error',
  help: 'The content is unchanged since the import: the fingerprints of the sources match.',
  explanation: 'Another program changed the file: import its sources again.',
  check: ({ changedSources }) =>
    changedSources.map((id) => ({
      recordId: id,
      property: 'fingerprint',
      value: id,
      message: `Source "${id}" was changed after its import`,
      expected: 'the imported content: import it again',
    })),
};

/** The rules of a catalogue as a whole, in the order of reports. */
export const INTEGRITY_RULES: readonly IntegrityRule[] = [
  damaged,
  unsearchable,
  repeatedGtin,
  orphan,
  shadowedId,
  unmarkedStandIn,
  changed,
];
