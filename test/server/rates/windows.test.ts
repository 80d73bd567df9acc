import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withLocalFallback } from '../../../src/server/rates/windows.ts';

const USED = { consumedPoints: 7, msBeforeNext: 1 };

test('withLocalFallback() lets one request at a time wait for a shared count that does not answer', async () => {
  let asked = 0;
  let isDown = true;
  const said: string[] = [];
  const shared = {
    async consume() {
      asked += 1;
      await sleep(5);
      if (isDown) throw new Error('no answer');
      return USED;
    },
    close: async () => {},
  };
  const windows = withLocalFallback(shared, (change) => said.push(change), { retryMs: 40 });
  const five = () => Promise.all([1, 2, 3, 4, 5].map(() => windows.consume('ann')));
  await five();
  expect([asked, said]).toEqual([5, ['failed']]);
  await five();
  expect(asked).toBe(5);
  await sleep(60);
  await five();
  expect(asked).toBe(6);
  isDown = false;
  await sleep(60);
  expect(await windows.consume('ann')).toEqual(USED);
  expect(await five()).toEqual([USED, USED, USED, USED, USED]);
  expect(said).toEqual(['failed', 'works again']);
});
