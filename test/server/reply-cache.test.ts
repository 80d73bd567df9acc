import { expect, test } from 'vitest';
import { replyCache } from '../../src/server/reply-cache.ts';

const body = (text: string) => ({ body: text, foodIds: new Set<string>() });

test('the oldest bodies are evicted first, and bodies that are too large are not cached', () => {
  const cache = replyCache(20);
  cache.set('/a', body('12345678'));
  cache.set('/b', body('12345678'));
  expect(cache.get('/a')?.body).toBe('12345678');
  cache.set('/c', body('x'.repeat(100)));
  expect(cache.get('/c')).toBeUndefined();
  cache.set('/d', body('12345678'));
  expect(cache.get('/a')).toBeUndefined();
  expect(cache.get('/b')?.body).toBe('12345678');
  expect(cache.get('/d')?.body).toBe('12345678');
});

test('a cached body keeps its first content', () => {
  const cache = replyCache();
  cache.set('/a', body('first'));
  cache.set('/a', body('second'));
  expect(cache.get('/a')?.body).toBe('first');
});
