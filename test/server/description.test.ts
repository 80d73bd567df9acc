import { expect, test } from 'vitest';
import { baseFromRequest } from '../../src/server/base-url.ts';
import { describeService } from '../../src/server/description.ts';
import { jsonOf } from './support.ts';

const request = (headers: Readonly<Record<string, string>> = {}) => ({
  method: 'GET',
  target: '/api/openapi.json',
  headers: { host: 'food.example', ...headers },
  body: () => Promise.resolve(Buffer.of()),
});

test('descriptions with different addresses of the service have different tags', async () => {
  const respond = describeService(
    async () => ({ openapi: '3.1.0' }),
    'tag',
    (one) => baseFromRequest(one, true),
  );
  const own = await respond(request());
  const moved = [{ host: 'other.example' }, { 'x-forwarded-proto': 'https' }].map(request);
  const replies = [own, ...(await Promise.all(moved.map(respond)))];
  expect(replies.map((reply) => jsonOf(reply).servers[0].url)).toEqual([
    'http://food.example',
    'http://other.example',
    'https://food.example',
  ]);
  const tags = replies.map(({ headers }) => String(headers['etag']));
  expect(new Set(tags).size).toBe(3);
  const [tag = '', other = ''] = tags;
  expect((await respond(request({ 'if-none-match': tag }))).status).toBe(304);
  expect((await respond(request({ 'if-none-match': other }))).status).toBe(200);
});

test('a description that could not be made is made by the next request, once', async () => {
  let calls = 0;
  const respond = describeService(
    async () => {
      calls += 1;
      if (calls === 1) throw new Error('too many open files');
      return {};
    },
    'tag',
    () => 'http://food.example',
  );
  await expect(respond(request())).rejects.toThrow('too many open files');
  expect((await respond(request())).status).toBe(200);
  expect((await respond(request())).status).toBe(200);
  expect(calls).toBe(2);
});
