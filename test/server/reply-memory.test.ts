import { expect, test } from 'vitest';
import { replyMemory } from '../../src/server/reply-memory.ts';

const body = (text: string) => ({ body: text, foodIds: new Set<string>() });

test('what was kept first is forgotten first, and what is too large is not kept', () => {
  const memory = replyMemory(20);
  memory.keep('/a', body('12345678'));
  memory.keep('/b', body('12345678'));
  expect(memory.get('/a')?.body).toBe('12345678');
  memory.keep('/c', body('x'.repeat(100)));
  expect(memory.get('/c')).toBeUndefined();
  memory.keep('/d', body('12345678'));
  expect(memory.get('/a')).toBeUndefined();
  expect(memory.get('/b')?.body).toBe('12345678');
  expect(memory.get('/d')?.body).toBe('12345678');
});

test('a body is kept as it was first', () => {
  const memory = replyMemory();
  memory.keep('/a', body('first'));
  memory.keep('/a', body('second'));
  expect(memory.get('/a')?.body).toBe('first');
});
