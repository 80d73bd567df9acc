import { expect, test } from 'vitest';
import { isReplyOfRedis, reasonOf, refusals } from '../../src/queue/refusals.ts';

/** An error that ioredis makes of a reply. */
const reply = (message: string) => Object.assign(new Error(message), { name: 'ReplyError' });

test('refusals logs once that Redis refuses data, and once that it accepts data again', () => {
  const said: string[] = [];
  const { tell, taken } = refusals((text) => said.push(text));
  taken();
  tell(new Error('Connection is closed.'));
  tell(reply('OOM command not allowed. script: 0f5e, on @user_script:1.'));
  tell(reply('OOM command not allowed.'));
  taken();
  taken();
  expect(said).toEqual([
    'viand: Redis refuses data (OOM command not allowed); trying again',
    'viand: Redis accepts data again',
  ]);
});

test('reasonOf returns the reason of a reply, and isReplyOfRedis recognises one', () => {
  expect(reasonOf(reply("READONLY You can't write."))).toBe("READONLY You can't write");
  expect(isReplyOfRedis(reply('NOPERM'))).toBe(true);
  expect(isReplyOfRedis('NOPERM')).toBe(false);
});
