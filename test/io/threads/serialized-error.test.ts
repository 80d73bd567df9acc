import { expect, test } from 'vitest';
import { deserializeError, serializeError } from '../../../src/io/threads/serialized-error.ts';
import { ViandError } from '../../../src/model/diagnostic.ts';

/** The error that the other thread receives. */
const sent = (error: unknown) => deserializeError(structuredClone(serializeError(error)));

test('a ViandError keeps its diagnostics', () => {
  const refusal = new ViandError({ code: 'input/damaged', message: 'Damaged' });
  const received = sent(refusal);
  expect(received).toBeInstanceOf(ViandError);
  expect(received).toMatchObject({ diagnostics: refusal.diagnostics });
});

test('another error keeps its name, message and code', () => {
  const error = Object.assign(new Error('disk full'), { name: 'SqliteError', code: 'SQLITE_FULL' });
  const received = sent(error);
  expect(received).not.toBeInstanceOf(ViandError);
  expect(received).toMatchObject({
    name: 'SqliteError',
    message: 'disk full',
    code: 'SQLITE_FULL',
  });
});
