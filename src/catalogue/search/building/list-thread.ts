import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Failure } from '../../../io/threads/answering-thread.ts';
import { serializeError } from '../../../io/threads/serialized-error.ts';
import { openDatabase } from '../../connection.ts';
import { type ListAnswer, type ListRequest, type SentLists, unpackHits } from './list-messages.ts';
import { type WordLists, wordLists } from './word-lists.ts';
import type { ListSink } from './write-postings.ts';

/** Lists are sent once they have this many bytes. */
const SENT_BYTES = 512 * 1024;

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
      while (sent.size < SENT_BYTES) {
        if (steps.next().done === true) return sent.size > 0 ? { lists: sent.take() } : 'end';
      }
      return { lists: sent.take() };
    }
    if ('folded' in request) void lists.note([request.folded]);
    else void lists.add(unpackHits(request.hits));
    return 'done';
  };
}

/** Packs lists into one message. */
class ListPacker implements ListSink {
  #keys: string[] = [];
  #foods: number[] = [];
  #ends: number[] = [];
  #bytes = new Uint8Array(2 * SENT_BYTES);
  size = 0;

  word(word: string, foods: number, ranks: Uint8Array): void {
    this.#add(word, foods, ranks);
  }

  beginning(letters: string, ranks: Uint8Array): void {
    this.#add(letters, -1, ranks);
  }

  end(): void {}

  take(): SentLists {
    const lists = {
      keys: this.#keys,
      foods: Int32Array.from(this.#foods),
      ends: Uint32Array.from(this.#ends),
      bytes: this.#bytes.slice(0, this.size),
    };
    this.#keys = [];
    this.#foods = [];
    this.#ends = [];
    this.size = 0;
    return lists;
  }

  #add(key: string, foods: number, ranks: Uint8Array): void {
    if (this.size + ranks.length > this.#bytes.length) {
      const longer = new Uint8Array(2 * (this.size + ranks.length));
      longer.set(this.#bytes.subarray(0, this.size));
      this.#bytes = longer;
    }
    this.#bytes.set(ranks, this.size);
    this.size += ranks.length;
    this.#keys.push(key);
    this.#foods.push(foods);
    this.#ends.push(this.size);
  }
}

if (parentPort !== null) serveLists(parentPort);
