import type { Assumption } from '../../model/assumptions.ts';
import type { Location } from '../../model/diagnostic.ts';
import type { EntryDiagnostic } from '../../model/entry.ts';
import type { Food } from '../../model/food.ts';
import type { LegacyId, SourceCode } from '../../model/ids/food-ids.ts';
import type { Unit } from '../../model/units.ts';
import type { Rule } from '../rule.ts';

/** An entry as a file has it. */
export interface WrittenEntry {
  readonly foodId: string;
  readonly amount: number | undefined;
  readonly unit: Unit | undefined;
  /** The unit as the file has it. */
  readonly writtenUnit: unknown;
  /** The row or object of the entry, with the members that viand does not read. */
  readonly whole: unknown;
  readonly location: Location;
}

/** The facts about an entry, in addition to the file. */
export interface EntryFacts {
  /** Undefined if the catalogue has none. */
  readonly food: Food | undefined;
  /** The change of the id, if it is from an earlier release. */
  readonly legacy: LegacyId | undefined;
  /** The code if the food is only a stand-in for the one that the code names. */
  readonly standIn: Pick<SourceCode, 'source' | 'code'> | undefined;
  /** The mass of the entry; undefined if the entry is invalid. */
  readonly grams: number | undefined;
  /** The figures that were assumed to weigh it. */
  readonly assumptions: readonly Assumption[];
  /** The entry before it in the file. */
  readonly previous: WrittenEntry | undefined;
}

/** A rule of an entry that can be summed unchanged. */
export interface EntryRule extends Rule {
  readonly check: (
    entry: WrittenEntry,
    facts: EntryFacts,
  ) => Omit<EntryDiagnostic, 'code'> | undefined;
}
