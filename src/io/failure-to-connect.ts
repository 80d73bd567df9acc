import type { EventEmitter } from 'node:events';

/**
 * Waits until a client is connected, or for its first error.
 *
 * @param client emits `ready` or `error`, like the Redis client
 * @param most the longest time to wait, in ms: a frozen or busy server accepts connections but does not answer
 * @returns the reason why it is not connected; undefined if it is
 */
export function failureToConnect(
  client: Pick<EventEmitter, 'once'>,
  most: number,
): Promise<Error | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, most, new Error('no answer'));
    const settle = (error?: Error) => {
      clearTimeout(timer);
      resolve(error);
    };
    client.once('ready', () => settle());
    client.once('error', settle);
  });
}
