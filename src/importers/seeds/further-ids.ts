import type { DiagnosticSink } from '../../model/diagnostic.ts';
import { LEGACY_CHANGES, type LegacyId, type SourceCode } from '../../model/food-ids.ts';

import { isRepeated, readChoice } from '../cells.ts';
import { readTable } from '../read-table.ts';
import { badValue } from './seed-cells.ts';

const LEGACY_COLUMNS = ['id', 'name', 'release', 'change', 'target', 'note'];
const CODE_COLUMNS = ['variant_id', 'source', 'code'];

/**
 * Reads the ids of earlier releases.
 *
 * @param current whether an id is one of a food or variant of today
 */
export async function readLegacyIds(
  file: string,
  current: (id: string) => boolean,
  fault: DiagnosticSink,
): Promise<LegacyId[]> {
  const legacyIds = new Map<string, LegacyId>();
  for await (const row of readTable(file, LEGACY_COLUMNS, fault)) {
    if (isRepeated(row, 'id', legacyIds, fault)) continue;
    const [id, target] = [row.cell('id'), row.cell('target')];
    const change = readChoice(row, 'change', LEGACY_CHANGES, fault);
    if (current(id)) fault(badValue(row, 'id', id, 'an id that no food has today'));
    if (!current(target)) fault(badValue(row, 'target', target, 'the id of a food or variant'));
    if (change === undefined) continue;
    const release = row.cell('release');
    legacyIds.set(id, {
      id,
      name: row.cell('name'),
      change,
      release,
      target,
      note: row.cell('note'),
    });
  }
  return [...legacyIds.values()];
}

/** Reads codes of sources that mean a variant besides that of its own figures. */
export async function readCodes(
  file: string,
  isVariant: (id: string) => boolean,
  fault: DiagnosticSink,
): Promise<SourceCode[]> {
  const codes = new Map<string, SourceCode>();
  for await (const row of readTable(file, CODE_COLUMNS, fault)) {
    const [variantId, source, code] = [
      row.cell('variant_id'),
      row.cell('source'),
      row.cell('code'),
    ];
    if (!isVariant(variantId))
      fault(badValue(row, 'variant_id', variantId, 'an id of variants.csv'));
    const key = `${source} ${code}`;
    if (codes.has(key)) fault(badValue(row, 'code', code, 'a code of one variant only'));
    codes.set(key, { source, code, variantId });
  }
  return [...codes.values()];
}
