import type { EventEmitter } from 'node:events';
import { AnswerQueue } from './answer-queue.ts';
import { deserializeError, type SerializedError } from './serialized-error.ts';

/** The answer of a thread that failed. */
export interface Failure {
  readonly failure: SerializedError;
}

/** The members of a Worker of node:worker_threads that viand uses. */
interface Thread extends Pick<EventEmitter, 'on'> {
  postMessage(message: unknown): void;
  ref(): void;
  unref(): void;
  terminate(): Promise<unknown>;
}

/**
 * A thread that answers requests in their order. It keeps the process running only while somebody waits for an answer.
 */
export class AnsweringThread<Request, Answer extends object | string> {
  readonly #worker: Thread;
  readonly #answers = new AnswerQueue<Answer | Failure>();

  /**
   * @param worker the thread, which has just been started
   * @param isAnswer returns false for a message that is not an answer, and handles it
   */
  constructor(worker: Thread, isAnswer: (message: Answer | Failure) => boolean = () => true) {
    this.#worker = worker;
    worker.unref();
    worker.on('message', (message: Answer | Failure) => {
      if (isAnswer(message)) this.#answers.add(message);
    });
    worker.on('error', (error) => this.#answers.fail(error));
  }

  send(request: Request): void {
    this.#worker.postMessage(request);
  }

  /**
   * Waits for the next answer.
   *
   * @throws the error that ended the thread, or that it sent as a failure
   */
  async answer(): Promise<Answer> {
    this.#worker.ref();
    const answer = await this.#answers.next().finally(() => this.#worker.unref());
    if (typeof answer === 'object' && 'failure' in answer) throw deserializeError(answer.failure);
    return answer;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
