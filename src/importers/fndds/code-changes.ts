import type { DiagnosticSink } from '../../model/diagnostic.ts';
import type { LegacyChange, LegacyId } from '../../model/ids/food-ids.ts';
import { isRepeated, readChoice } from '../cells.ts';
import { readTable } from '../read-table.ts';

/** How the successor of a code is related to it, decided by reading both descriptions. */
const RELATIONS = ['same', 'successor', 'stand-in'] as const;
type Relation = (typeof RELATIONS)[number];

/** A code for which no successor was found. */
const NO_SUCCESSOR = 'none';

const CHANGES: Readonly<Record<Relation, LegacyChange>> = {
  same: 'renamed',
  successor: 'merged',
  'stand-in': 'deleted',
};

/** A code of FNDDS that a release dropped, and the code that replaced it. */
export interface CodeChange {
  readonly code: string;
  readonly name: string;
  readonly release: string;
  readonly successor: string;
  readonly relation: Relation;
}

const COLUMNS = ['code', 'name', 'release', 'successor', 'relation'];

/** Reads the project's table of codes that releases of FNDDS dropped; `seeds/README.md` describes it. */
export async function readCodeChanges(file: string, fault: DiagnosticSink): Promise<CodeChange[]> {
  const changes = new Map<string, CodeChange>();
  for await (const row of readTable(file, COLUMNS, fault)) {
    if (isRepeated(row, 'code', changes, fault)) continue;
    const relation = readChoice(row, 'relation', [...RELATIONS, NO_SUCCESSOR], fault);
    if (relation === undefined || relation === NO_SUCCESSOR) continue;
    changes.set(row.cell('code'), {
      code: row.cell('code'),
      name: row.cell('name'),
      release: row.cell('release'),
      successor: row.cell('successor'),
      relation,
    });
  }
  return [...changes.values()];
}

/**
 * The legacy ids that follow from changed codes. If the successor of a code was dropped in turn, its successor counts,
 * and the relation is the weakest of all steps.
 *
 * @param targetOf the id of the food or variant with a code; undefined if there is none
 */
export function legacyIdsOf(
  changes: readonly CodeChange[],
  targetOf: (code: string) => string | undefined,
): LegacyId[] {
  const byCode = new Map(changes.map((change) => [change.code, change]));
  return changes.flatMap((change) => {
    if (targetOf(change.code) !== undefined) return [];
    let farthest = RELATIONS.indexOf(change.relation);
    let { successor } = change;
    let target = targetOf(successor);
    for (let steps = 0; target === undefined && steps < byCode.size; steps++) {
      const next = byCode.get(successor);
      if (next === undefined) return [];
      farthest = Math.max(farthest, RELATIONS.indexOf(next.relation));
      successor = next.successor;
      target = targetOf(successor);
    }
    if (target === undefined) return [];
    const { code: id, name, release } = change;
    return [
      { id, name, release, target, change: CHANGES[RELATIONS[farthest] as Relation], note: '' },
    ];
  });
}
