import type { DiagnosticSink } from '../../model/diagnostic.ts';
import type { Variant } from '../../model/food.ts';
import { LEGACY_CHANGES, type LegacyId, type SourceCode } from '../../model/ids/food-ids.ts';
import { knownOrNull } from '../../model/known-or-null.ts';
import { isRepeated, readAmount, readChoice } from '../cells.ts';
import { readTable } from '../read-table.ts';
import { badValue, FLAGS } from './seed-cells.ts';

const LEGACY_COLUMNS = ['id', 'name', 'release', 'change', 'target', 'note'];
const CODE_COLUMNS = ['variant_id', 'source', 'code', 'energy', 'is_stand_in'];

/**
 * Reads the ids of earlier releases. Those of foods also stand for their states: where `zucchini` is `courgette`,
 * `zucchini.boiled` is `courgette.boiled`.
 *
 * @param current whether a current food or variant has an id
 * @param variants those of each current food
 */
export async function readLegacyIds(
  file: string,
  current: (id: string) => boolean,
  variants: ReadonlyMap<string, readonly Variant[]>,
  fault: DiagnosticSink,
): Promise<LegacyId[]> {
  const legacyIds = new Map<string, LegacyId>();
  for await (const row of readTable(file, LEGACY_COLUMNS, fault)) {
    if (isRepeated(row, 'id', legacyIds, fault)) continue;
    const [id, target] = [row.cell('id'), row.cell('target')];
    const change = readChoice(row, 'change', LEGACY_CHANGES, fault);
    if (current(id)) fault(badValue(row, 'id', id, 'an id that no current food has'));
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
  const states = [...legacyIds.values()].flatMap((legacy) => statesOf(legacy, variants));
  const isListed = ({ id }: LegacyId) => current(id) || legacyIds.has(id);
  return [...legacyIds.values(), ...states.filter((state) => !isListed(state))];
}

/** The ids that an earlier food had in the states of its successor; none if the successor is a variant. */
function statesOf(legacy: LegacyId, variants: ReadonlyMap<string, readonly Variant[]>): LegacyId[] {
  return (variants.get(legacy.target) ?? []).map(({ id, processing }) => ({
    ...legacy,
    id: `${legacy.id}.${processing}`,
    target: id,
  }));
}

/** Reads additional source codes: codes of exactly a variant, and codes for which a variant is a stand-in. */
export async function readSourceCodes(
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
      fault(badValue(row, 'variant_id', variantId, 'an id from variants.csv'));
    const key = `${source} ${code}`;
    if (codes.has(key)) fault(badValue(row, 'code', code, 'each code for one variant only'));
    const isStandIn = readChoice(row, 'is_stand_in', FLAGS, fault) === 'true';
    const energy = knownOrNull(readAmount(row, 'energy', fault));
    codes.set(key, { source, code, variantId, energy, isStandIn });
  }
  return [...codes.values()];
}

/** The variant ids by FNDDS code, without codes for which a variant is only a stand-in. */
export function variantsByFnddsCode(
  variants: ReadonlyMap<string, readonly Variant[]>,
  codes: readonly SourceCode[],
): Map<string, string> {
  const known = new Map<string, string>();
  for (const { source, code, variantId, isStandIn } of codes) {
    if (source.startsWith('fndds') && !isStandIn) known.set(code, variantId);
  }
  for (const { id, source, sourceCode } of [...variants.values()].flat()) {
    if (source.startsWith('fndds') && sourceCode !== null) known.set(sourceCode, id);
  }
  return known;
}
