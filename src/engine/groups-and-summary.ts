import { batchesOf } from '../io/batches.ts';
import { ViandError } from '../model/diagnostic.ts';

/** Items to iterate, and the summary of all of them. */
export interface ItemsAndSummary<Item, Summary> extends AsyncIterable<Item> {
  readonly summary: Promise<Summary>;
}

/**
 * Passes on items as they are produced, and then their summary. Nothing is produced until the caller iterates or awaits
 * the summary. If the caller only awaits the summary, all items are produced and dropped.
 *
 * @param produce gives each item to `take`, waits for `ready` where it returns a promise, and returns the summary
 * @param assertWanted throws before an item that the caller no longer wants: items come in batches
 */
export function itemsAndSummary<Item, Summary>(
  produce: (take: (item: Item) => void, ready: () => Promise<void> | undefined) => Promise<Summary>,
  assertWanted: () => void = () => {},
): ItemsAndSummary<Item, Summary> {
  let isStarted = false;
  let resolve: (summary: Summary) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const summary = new Promise<Summary>((give, fail) => {
    resolve = give;
    reject = fail;
  });
  // A caller that only iterates gets the failure there. It must not count as unhandled here.
  summary.catch(() => {});

  async function* items(): AsyncGenerator<Item, void> {
    isStarted = true;
    const batches = batchesOf<Item>(async (take, ready) => {
      resolve(await produce(take, ready));
    });
    try {
      for await (const batch of batches) {
        for (const item of batch) {
          assertWanted();
          yield item;
        }
      }
    } catch (error) {
      reject(error);
      throw error;
    } finally {
      // This rejects the summary if the caller stopped early. A settled promise does not change.
      reject(unread());
    }
  }

  async function readAll(): Promise<void> {
    for await (const _ of items()) {
      // The caller awaits only the summary.
    }
  }

  /** Starts reading if nothing has started it yet, and returns the promise of the summary. */
  function asked(): Promise<Summary> {
    // The summary rejects with the error that this throws.
    if (!isStarted) readAll().catch(() => {});
    return summary;
  }

  return {
    [Symbol.asyncIterator]: items,
    summary: {
      // biome-ignore lint/suspicious/noThenProperty: a promise that starts when it is awaited
      then: (give, fail) => asked().then(give, fail),
      catch: (fail) => asked().catch(fail),
      finally: (act) => asked().finally(act),
      [Symbol.toStringTag]: 'Promise',
    },
  };
}

function unread(): ViandError {
  return new ViandError({
    code: 'request/invalid',
    message: 'Cannot summarise the groups before all of them have been read',
    field: 'summary',
    expected: 'a loop that runs to the end, or no loop',
  });
}
