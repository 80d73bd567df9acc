import { on } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { noBytes } from '../../io/reading/byte-stream.ts';
import type { Failure } from '../../io/threads/answering-thread.ts';
import { serializeError } from '../../io/threads/serialized-error.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Food } from '../../model/food.ts';
import type { FoodRepair } from '../../model/food-collection.ts';
import { packFoods, type TableAnswer, type TableTask } from './packed-foods.ts';
import { readFoodsTable } from './read-foods-table.ts';

/** Foods in one message. */
const SENT_FOODS = 200;

/** Problems in one message, which is sent even if no row between them is a food. */
const SENT_PROBLEMS = 100;

/** The program of the thread that reads a table of foods. */
async function serveFoods(port: MessagePort): Promise<void> {
  const { file, options } = workerData as TableTask;
  const requests = on(port, 'message');
  const answer = (message: TableAnswer | Failure, moved: ArrayBuffer[] = []) =>
    port.postMessage(message, moved);
  let found: Diagnostic[] = [];
  let repairs: FoodRepair[] = [];
  const sendFound = () => {
    if (found.length > 0 || repairs.length > 0) answer({ found, repairs });
    found = [];
    repairs = [];
  };
  const repaired = (repair: FoodRepair) => {
    if (repairs.push(repair) === SENT_PROBLEMS) sendFound();
  };
  try {
    const table = await readFoodsTable(file, noBytes(), { ...options, repaired }, (diagnostic) => {
      if (found.push(diagnostic) === SENT_PROBLEMS) sendFound();
    });
    answer({ columns: table.columns });
    let foods: Food[] = [];
    let places: ReturnType<typeof table.place>[] = [];
    const send = async () => {
      sendFound();
      await requests.next();
      const packed = packFoods(foods);
      answer({ foods: packed, places, counts: table.counts }, [
        packed.amounts.buffer as ArrayBuffer,
      ]);
      foods = [];
      places = [];
    };
    for await (const food of table.collection.foods) {
      places.push(table.place());
      if (foods.push(food) === SENT_FOODS) await send();
    }
    if (foods.length > 0) await send();
    sendFound();
    const { counts, unread, contradicted, unweighed, notes } = table;
    answer({ end: counts, unread, contradicted, unweighed, notes });
  } catch (error) {
    sendFound();
    answer({ failure: serializeError(error) });
  }
}

if (parentPort !== null) void serveFoods(parentPort);
