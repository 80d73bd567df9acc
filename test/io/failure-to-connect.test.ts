import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { failureToConnect } from '../../src/io/failure-to-connect.ts';

test('failureToConnect() resolves to undefined for a ready client, and otherwise to its first error', async () => {
  const [ready, refused] = [new EventEmitter(), new EventEmitter()];
  const failures = Promise.all([failureToConnect(ready, 5000), failureToConnect(refused, 5000)]);
  ready.emit('ready');
  refused.emit('error', new Error('connection refused'));
  expect(await failures).toEqual([undefined, new Error('connection refused')]);
});

test('failureToConnect() gives up after the time limit', async () => {
  expect(await failureToConnect(new EventEmitter(), 1)).toEqual(new Error('no answer'));
});
