import type { ContextUse, Use } from '../store/context-use.ts';

/** What end users look at, remembered behind the replies. */
export interface ContextLog {
  /** The lift of foods in the searches of a context; undefined where nothing is known of it. */
  readonly liftOf: (
    clientId: string,
    contextId: string,
  ) => ((foodId: string) => number) | undefined;
  readonly add: (clientId: string, contextId: string, foodIds: Iterable<string>) => void;
  /** Writes what is still to be written. */
  readonly flush: () => void;
}

/** A food is lifted by its first use, and a little more by each further one. */
const LIFT_ONCE = 0.1;
const LIFT_EACH = 0.02;
const LIFT_AT_MOST = 0.3;

/** Uses that are written at once, and how long they may wait, ms. */
const BATCH = 1000;
const WAIT_MS = 500;

/** More than this waits for nobody: what is looked at in such a rush is not remembered. */
const WAITING_AT_MOST = 100_000;

const DAY_MS = 86_400_000;
export const REMEMBERED_DAYS = 90;

export function dayOf(milliseconds: number): number {
  return Math.floor(milliseconds / DAY_MS);
}

/**
 * @param now milliseconds since 1970
 * @param failed told where uses could not be written: no request fails for it
 */
export function contextLog(
  store: ContextUse,
  now: () => number,
  failed: (error: unknown) => void,
): ContextLog {
  const waiting: Use[] = [];
  let timer: NodeJS.Timeout | undefined;
  let purgedOn = 0;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting.splice(0, BATCH);
    const today = dayOf(now());
    try {
      if (batch.length > 0) store.record(batch, today);
      if (today > purgedOn) store.purgeUses(today - REMEMBERED_DAYS);
      purgedOn = today;
    } catch (error) {
      failed(error);
    }
    if (waiting.length > 0) timer = setTimeout(flush, 0).unref();
  };

  return {
    liftOf(clientId, contextId) {
      const uses = store.usesOf(store.contextOf(clientId, contextId));
      if (uses.size === 0) return undefined;
      return (foodId) => {
        const count = uses.get(foodId);
        if (count === undefined) return 0;
        return Math.min(LIFT_AT_MOST, LIFT_ONCE + LIFT_EACH * (count - 1));
      };
    },
    add(clientId, contextId, foodIds) {
      if (waiting.length >= WAITING_AT_MOST) return;
      const context = store.contextOf(clientId, contextId);
      for (const foodId of foodIds) waiting.push({ context, foodId });
      timer ??= setTimeout(flush, WAIT_MS).unref();
    },
    flush() {
      while (waiting.length > 0) flush();
    },
  };
}
