import { commitAll } from '../../io/writing/commit-all.ts';
import { openOutput } from '../../io/writing/open-output.ts';
import { removeIfBegins } from '../../io/writing/remove-if-begins.ts';
import type { RepairSink } from '../../model/food-collection.ts';
import { REPAIRS_HEADER, repairLine } from '../../render/diagnostics/repairs.ts';
import type { CommandContext } from '../context.ts';
import { listTo } from '../rejects-file.ts';

/** Values that an import corrected, listed in a file. */
export interface RepairedRows {
  readonly add: RepairSink;
  /** Puts the list in its place if there are any. */
  readonly finish: () => Promise<void>;
  /** Removes the list of an earlier run if this one, which read all rows, repaired nothing. */
  readonly removeEarlier: () => void;
  readonly discard: () => Promise<void>;
}

/** @param file lists every repair as CSV */
export async function repairedRows(
  file: string,
  { note, terminal }: Pick<CommandContext, 'note' | 'terminal'>,
): Promise<RepairedRows> {
  const output = await openOutput(file, terminal.stdout);
  const list = listTo(output, REPAIRS_HEADER, (repair: Parameters<RepairSink>[0]) =>
    repairLine(repair, {}),
  );
  let repairs = 0;
  const products = new Map<string, number>();
  const last = new Map<string, string>();
  return {
    add(repair) {
      repairs += 1;
      const { reason, code, location } = repair;
      // The values of a product follow each other.
      const product = `${location.line ?? location.row} ${code}`;
      if (last.get(reason) !== product) products.set(reason, (products.get(reason) ?? 0) + 1);
      last.set(reason, product);
      list.add(repair);
    },
    async finish() {
      if (repairs === 0) return;
      await list.flush();
      await commitAll([output]);
      for (const [reason, times] of products) note(`viand: repaired: ${times} x ${reason}`);
      note(`viand: listed every repaired value in ${file}`);
    },
    removeEarlier() {
      if (repairs === 0) removeIfBegins(file, REPAIRS_HEADER);
    },
    async discard() {
      await list.flush();
      await output.discard();
    },
  };
}
