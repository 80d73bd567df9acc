import { expect, test } from 'vitest';
import { withCors } from '../../src/server/cors.ts';
import { compressed } from '../../src/server/socket/compression.ts';

test('a compressed reply varies by encoding, even if it also varies by origin', async () => {
  const reply = { status: 200, headers: {}, body: 'x'.repeat(2000) };
  const { headers } = await compressed(withCors(reply, ['https://a.example'], undefined), 'gzip');
  expect(headers).toMatchObject({ vary: 'origin, accept-encoding', 'content-encoding': 'gzip' });
  const again = await compressed({ ...reply, headers: { vary: 'accept-encoding' } }, 'gzip');
  expect(again.headers['vary']).toBe('accept-encoding');
});
