import { expect, test } from 'vitest';
import { AnswerQueue } from '../../../src/io/threads/answer-queue.ts';

test('AnswerQueue returns answers in order, even to a reader that waited for the first', async () => {
  const queue = new AnswerQueue<number>();
  const first = queue.next();
  queue.add(1);
  queue.add(2);
  expect([await first, await queue.next()]).toEqual([1, 2]);
});

test('AnswerQueue throws a failure after the answers before it', async () => {
  const queue = new AnswerQueue<number>();
  queue.add(1);
  queue.fail(new Error('the thread ended'));
  expect(await queue.next()).toBe(1);
  await expect(queue.next()).rejects.toThrow('the thread ended');
});
