import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Database } from 'better-sqlite3';
import { AnsweringThread } from '../../../io/threads/answering-thread.ts';
import type { ListAnswer, ListRequest } from './list-thread.ts';
import { packHits } from './packed-hits.ts';
import { type SentLists, unpackLists } from './packed-lists.ts';
import { type Step, type WordLists, wordLists } from './word-lists.ts';

/** The build puts the file next to the program and the library. */
const PROGRAM = path.join(import.meta.dirname, 'list-thread.cjs');

/** From this many foods on, a worker thread makes the lists. It takes about 0.1 s to start. */
const THREAD_FOODS = 10_000;

/** Requests of about 500 foods that may wait for the thread. */
const MOST_WAITING = 8;

/** Batches of lists that the thread prepares in advance. */
const LISTS_AHEAD = 2;

/**
 * Prepares to make lists. For many foods, a worker thread makes them while this one reads and writes rows. Without a
 * build, there is no program for the thread.
 *
 * @param db holds temporary tables if there is no thread
 * @param foods the greatest possible number of foods
 */
export function openWordLists(db: Database, foods: number, program = PROGRAM): WordLists {
  if (foods < THREAD_FOODS || !existsSync(program)) return wordLists(db);
  const thread = new ListThread(program);
  return {
    note: (folded) => thread.ask({ folded: folded.join(' ') }),
    add: (hits) => thread.ask({ hits: packHits(hits) }),
    *write(sink) {
      for (let ahead = 0; ahead < LISTS_AHEAD; ahead++) thread.send('lists');
      for (;;) {
        let answer: ListAnswer = 'done';
        yield thread.answer().then((next) => {
          answer = next;
        });
        // Answers to earlier requests have no lists.
        if ((answer as ListAnswer) === 'end') return sink.end();
        const { lists } = answer as Partial<{ readonly lists: SentLists }>;
        if (lists === undefined) continue;
        thread.send('lists');
        unpackLists(lists, sink);
      }
    },
    end: () => thread.end(),
  };
}

/** The thread and the number of its pending answers. */
class ListThread {
  readonly #thread: AnsweringThread<ListRequest, ListAnswer>;
  #unanswered = 0;

  constructor(program: string) {
    this.#thread = new AnsweringThread(new Worker(program));
  }

  send(request: ListRequest): void {
    this.#thread.send(request);
    this.#unanswered += 1;
  }

  /** Sends a request. If too many are pending, the result is a promise to wait for. */
  ask(request: ListRequest): Step {
    this.send(request);
    return this.#unanswered > MOST_WAITING ? this.answer() : undefined;
  }

  async answer(): Promise<ListAnswer> {
    const answer = await this.#thread.answer();
    this.#unanswered -= 1;
    return answer;
  }

  end(): void {
    void this.#thread.end();
  }
}
