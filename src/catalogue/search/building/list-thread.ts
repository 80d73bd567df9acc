import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Failure } from '../../../io/threads/answering-thread.ts';
import { serializeError } from '../../../io/threads/serialized-error.ts';
import { openDatabase } from '../../connection.ts';
import { type SentHits, unpackHits } from './packed-hits.ts';
import { ListPacker, type SentLists } from './packed-lists.ts';
import { type WordLists, wordLists } from './word-lists.ts';

/** Requests to the thread that makes lists. Each gets one answer, in the same order. */
export type ListRequest =
  /** Names, folded, with spaces between them. */
  { readonly folded: string } | { readonly hits: SentHits } | 'lists';

/** What the thread answers. */
export type ListAnswer = 'done' | 'end' | { readonly lists: SentLists };

/**
 * The program of the worker thread that makes the lists of an import. It sorts words while the main thread reads foods.
 */
function serveLists(port: MessagePort): void {
  // Opens a temporary file that SQLite removes when the thread ends.
  const db = openDatabase('', {});
  db.exec('PRAGMA journal_mode = OFF; BEGIN');
  const lists = wordLists(db);
  const answer = answerer(lists);
  port.on('message', (request: ListRequest) => {
    try {
      const answered = answer(request);
      const moved = typeof answered === 'object' && 'lists' in answered ? [answered.lists] : [];
      port.postMessage(
        answered,
        moved.map(({ bytes }) => bytes.buffer as ArrayBuffer),
      );
    } catch (error) {
      port.postMessage({ failure: serializeError(error) } satisfies Failure);
    }
  });
}

function answerer(lists: WordLists): (request: ListRequest) => ListAnswer {
  const sent = new ListPacker();
  let steps: ReturnType<WordLists['write']> | undefined;
  return (request) => {
    if (request === 'lists') {
      steps ??= lists.write(sent);
      while (!sent.isFull) {
        if (steps.next().done === true) return sent.size > 0 ? { lists: sent.take() } : 'end';
      }
      return { lists: sent.take() };
    }
    if ('folded' in request) void lists.note([request.folded]);
    else void lists.add(unpackHits(request.hits));
    return 'done';
  };
}

if (parentPort !== null) serveLists(parentPort);
