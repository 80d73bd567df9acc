/** The number of items that are passed on together. */
const BATCH_ITEMS = 1000;

/** The number of waiting items above which the producer waits. */
const MAX_WAITING_ITEMS = 20 * BATCH_ITEMS;

/**
 * Produces items: passes each to `take`, and waits between items if `ready` returns a promise. `ready` rejects if the
 * reader has stopped.
 */
export type Produce<Item> = (
  take: (item: Item) => void,
  ready: () => Promise<void> | undefined,
) => Promise<void>;

/**
 * Turns items that are pushed into batches that are pulled, so that neither side has to hold all of them. All batches
 * except the last have the same size.
 *
 * @throws what the producer throws, after the batches before it
 * @example const batches = batchesOf<number>(async (take, ready) => { for (let number = 0; number < 1e6; number++) {
 * take(number); await ready(); } }); for await (const numbers of batches) await write(numbers);
 */
export async function* batchesOf<Item>(produce: Produce<Item>): AsyncGenerator<Item[], void> {
  let items: Item[] = [];
  let isDone = false;
  let isWanted = true;
  const filled = makeSignal();
  const taken = makeSignal();
  const waitUntilTaken = async () => {
    await taken.wait();
    if (!isWanted) throw new Error('nobody wants further items');
  };
  const producing = produce(
    (item) => {
      items.push(item);
      if (items.length === BATCH_ITEMS) filled.give();
    },
    () => (isWanted && items.length < MAX_WAITING_ITEMS ? undefined : waitUntilTaken()),
  ).finally(() => {
    isDone = true;
    filled.give();
  });
  // It is awaited below; without this, a failure before that would count as unhandled.
  producing.catch(() => {});
  try {
    while (!isDone || items.length > BATCH_ITEMS) {
      if (items.length < BATCH_ITEMS) await filled.wait();
      const all = items;
      const whole = all.length - (all.length % BATCH_ITEMS);
      items = all.slice(whole);
      for (let start = 0; start < whole; start += BATCH_ITEMS) {
        yield all.slice(start, start + BATCH_ITEMS);
      }
      taken.give();
    }
    await producing;
    yield items;
  } finally {
    isWanted = false;
    taken.give();
  }
}

/** A signal for which one side waits and which the other side gives. If it was given before, the wait ends at once. */
function makeSignal(): { readonly wait: () => Promise<void>; readonly give: () => void } {
  let give = () => {};
  let isGiven = false;
  return {
    wait: () =>
      new Promise((resolve) => {
        give = resolve;
        if (isGiven) resolve();
        isGiven = false;
      }),
    give: () => {
      isGiven = true;
      give();
    },
  };
}
