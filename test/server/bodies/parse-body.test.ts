import { expect, test } from 'vitest';
import { parseBody } from '../../../src/server/bodies/parse-body.ts';

test('a body in another encoding is refused instead of being misread', () => {
  const latin1 = Buffer.from('[{"name":"Käse"}]', 'latin1');
  expect(() => parseBody(latin1)).toThrow('The body is not UTF-8');
  expect(parseBody(Buffer.from('[{"name":"Käse"}]'))).toEqual([{ name: 'Käse' }]);
});
