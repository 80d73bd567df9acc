import { FOODS_PER_END_USER, type Use, type UseStore } from './end-user-history.ts';

/** The foods that end users look at, stored after the replies are sent. */
export interface EndUserHistory {
  /** The boost of foods in the searches of a context; undefined if the context is unknown. */
  readonly boostOf: (
    clientId: string,
    contextId: string,
  ) => ((foodId: string) => number) | undefined;
  readonly add: (clientId: string, contextId: string, foodIds: Iterable<string>) => void;
  /** Writes all pending uses. */
  readonly flush: () => void;
}

/** The foods that a context looked at since the last write. */
interface Waiting {
  readonly clientId: string;
  readonly contextId: string;
  /** The number of uses, by food. */
  readonly foods: Map<string, number>;
}

/** The boost of a food's first use; each further use adds a little. */
const LIFT_ONCE = 0.1;
/** The boost of each further use, as a share of the range of the search weight. */
const LIFT_EACH = 0.02;
/** The limit of the boost, as a share of the range of the search weight. */
const LIFT_AT_MOST = 0.3;

/** Foods of contexts that are written at once, about, and how long they may wait, ms. */
const BATCH = 1000;
/** Milliseconds in which uses collect before they are written together. */
const WAIT_MS = 500;

/** The most uses that wait to be written; beyond it, new uses are dropped. */
const WAITING_AT_MOST = 100_000;

/** Milliseconds of a day. */
const DAY_MS = 86_400_000;
/** Days until the history of an end user is forgotten, by the decisions on the specification. */
export const RETENTION_DAYS = 90;

/** Whole days since 1970. */
export function dayOf(milliseconds: number): number {
  return Math.floor(milliseconds / DAY_MS);
}

/**
 * @param now milliseconds since 1970
 * @param failed receives the error if uses cannot be written; the requests succeed anyway
 */
export function endUserHistory(
  store: UseStore,
  now: () => number,
  failed: (error: unknown) => void,
): EndUserHistory {
  const waiting = new Map<string, Waiting>();
  let waitingFoods = 0;
  let timer: NodeJS.Timeout | undefined;
  let purgedOn = 0;

  const takeBatch = (): Use[] => {
    const batch: Use[] = [];
    for (const [key, { clientId, contextId, foods }] of waiting) {
      if (batch.length >= BATCH) break;
      const context = store.contextOf(clientId, contextId);
      for (const [foodId, times] of foods) batch.push({ context, foodId, times });
      waiting.delete(key);
    }
    waitingFoods -= batch.length;
    return batch;
  };

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const batch = takeBatch();
    const today = dayOf(now());
    try {
      if (batch.length > 0) store.record(batch, today);
      if (today > purgedOn) store.purgeUses(today - RETENTION_DAYS);
      purgedOn = today;
    } catch (error) {
      failed(error);
    }
    if (waiting.size > 0) timer = setTimeout(flush, 0).unref();
  };

  return {
    boostOf(clientId, contextId) {
      const uses = store.usesOf(store.contextOf(clientId, contextId));
      if (uses.size === 0) return undefined;
      return (foodId) => {
        const count = uses.get(foodId);
        if (count === undefined) return 0;
        return Math.min(LIFT_AT_MOST, LIFT_ONCE + LIFT_EACH * (count - 1));
      };
    },
    add(clientId, contextId, foodIds) {
      if (waitingFoods >= WAITING_AT_MOST) return;
      const key = `${clientId}\0${contextId}`;
      const foods = waiting.get(key)?.foods ?? new Map<string, number>();
      waiting.set(key, { clientId, contextId, foods });
      const before = foods.size;
      // A context remembers no more, and a request may have a hundred thousand.
      for (const foodId of [...foodIds].slice(-FOODS_PER_END_USER)) {
        foods.set(foodId, (foods.get(foodId) ?? 0) + 1);
      }
      waitingFoods += foods.size - before;
      timer ??= setTimeout(flush, WAIT_MS).unref();
    },
    flush() {
      while (waiting.size > 0) flush();
    },
  };
}
