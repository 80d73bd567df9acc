import { expect, test } from 'vitest';
import { type MadeBody, replyMemory } from '../../src/server/reply-memory.ts';

const body = (text: string) => async (): Promise<MadeBody> => ({ text, foodIds: new Set() });

test('a body is made once', async () => {
  const memory = replyMemory();
  await memory('/a', body('first'));
  expect((await memory('/a', body('second'))).text).toBe('first');
});

test('what was made first is forgotten first, and what is too large is not kept', async () => {
  const memory = replyMemory(20);
  await memory('/a', body('12345678'));
  await memory('/b', body('12345678'));
  expect((await memory('/b', body('new'))).text).toBe('12345678');
  await memory('/c', body('x'.repeat(100)));
  expect((await memory('/c', body('new'))).text).toBe('new');
  expect((await memory('/a', body('new'))).text).toBe('new');
});

test('what could not be made is tried again', async () => {
  const memory = replyMemory();
  const failing = () => Promise.reject(new Error('not now'));
  await expect(memory('/a', failing)).rejects.toThrow('not now');
  expect((await memory('/a', body('there'))).text).toBe('there');
});
