import type { EntryDiagnostic } from '../../model/entry.ts';
import { implausibleAmount, unitSpelling, zeroAmount } from './amount-rules.ts';
import {
  assumedDensity,
  assumedServing,
  assumedSize,
  assumedYield,
  unitMismatch,
  unsureMatch,
} from './assumption-rules.ts';
import type { EntryFacts, EntryRule, WrittenEntry } from './entry-rule.ts';
import { changedId, duplicateEntry, legacyId, retiredFood, standIn } from './food-id-rules.ts';

/** The rules of an entry that can be summed, in the order of reports. */
export const ENTRY_RULES: readonly EntryRule[] = [
  legacyId,
  changedId,
  standIn,
  retiredFood,
  implausibleAmount,
  zeroAmount,
  assumedServing,
  unitMismatch,
  assumedDensity,
  assumedYield,
  assumedSize,
  unsureMatch,
  unitSpelling,
  duplicateEntry,
];

/** Everything that is remarkable about an entry. */
export function checkEntry(entry: WrittenEntry, facts: EntryFacts): EntryDiagnostic[] {
  const diagnostics: EntryDiagnostic[] = [];
  for (const { code, check } of ENTRY_RULES) {
    const found = check(entry, facts);
    if (found !== undefined) diagnostics.push({ code, ...found });
  }
  return diagnostics;
}
