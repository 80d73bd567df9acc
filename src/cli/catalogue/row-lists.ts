import type { DiagnosticSink } from '../../model/diagnostic.ts';
import type { RepairSink } from '../../model/food-collection.ts';
import type { CommandContext } from '../context.ts';
import { rejectedRows } from './rejected-rows.ts';
import { repairedRows } from './repaired-rows.ts';

/** The lists of rows that an import rejects, and of values that it repairs. */
export interface RowLists {
  readonly reject: DiagnosticSink;
  readonly repair: RepairSink;
  /** Removes the lists of an earlier run if this one, which read all rows, has nothing to list. */
  readonly removeEarlier: () => void;
  /** Shows the problems, and puts the lists in their places if there is anything to list. */
  readonly finish: () => Promise<void>;
}

/** @param files where the lists go, unless next to the catalogue */
export async function openRowLists(
  {
    catalogue,
    rejects = `${catalogue}.rejects.csv`,
    repairs = `${catalogue}.repairs.csv`,
  }: {
    readonly catalogue: string;
    readonly rejects?: string | undefined;
    readonly repairs?: string | undefined;
  },
  context: Pick<CommandContext, 'reportDiagnostic' | 'note' | 'terminal' | 'messageLanguage'>,
): Promise<RowLists> {
  const rejected = await rejectedRows(rejects, context);
  const repaired = await repairedRows(repairs, context);
  return {
    reject: rejected.add,
    repair: repaired.add,
    removeEarlier() {
      rejected.removeEarlier();
      repaired.removeEarlier();
    },
    async finish() {
      await rejected.finish();
      await repaired.finish();
      await rejected.discard();
      await repaired.discard();
    },
  };
}
