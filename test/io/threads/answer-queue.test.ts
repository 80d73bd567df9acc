import { expect, test } from 'vitest';
import { AnswerQueue } from '../../../src/io/threads/answer-queue.ts';

test('AnswerQueue gives answers in their order, also to a reader that came first', async () => {
  const queue = new AnswerQueue<number>();
  const first = queue.next();
  queue.add(1);
  queue.add(2);
  expect([await first, await queue.next()]).toEqual([1, 2]);
});

test('AnswerQueue throws a failure once no answer is left', async () => {
  const queue = new AnswerQueue<number>();
  queue.add(1);
  queue.fail(new Error('the thread ended'));
  expect(await queue.next()).toBe(1);
  await expect(queue.next()).rejects.toThrow('the thread ended');
});
