import { expect, test } from 'vitest';
import { refusalOf, refusalOfDepth } from '../../../src/server/mcp/refusals.ts';

function messageOf(line: string): string | undefined {
  const refusal = refusalOf(Buffer.from(line));
  return typeof refusal === 'object' ? refusal.error.message : refusal;
}

test.each([
  ['{"jsonrpc":"2.0","id":1,"method":"a","params":null}', 'params: expected object, received null'],
  ['{"jsonrpc":"2.0","id":1,"method":"a","foo":1}', 'Unrecognized key: "foo"'],
  ['{"jsonrpc":"2.0","id":1}', 'method: expected string, received undefined'],
  ['{"jsonrpc":"2.0","method":5}', 'method: expected string, received number'],
  ['{"jsonrpc":"1.0","id":1,"method":"a"}', 'jsonrpc: expected "2.0"'],
  ['5', 'expected object, received number'],
])('refusalOf(%s) names the problem', (line, problem) => {
  expect(messageOf(line)).toBe(`Invalid request: ${problem}`);
});

test('refusalOf() names the member of a member that is wrong', () => {
  const line = '{"jsonrpc":"2.0","id":1,"method":"a","params":{"_meta":{"progressToken":{}}}}';
  expect(messageOf(line)).toContain('params._meta.progressToken');
});

/** A call whose argument is nested so that the message has as many levels. */
function callOfDepth(levels: number): string {
  const inner = levels - 3;
  const argument = `${'['.repeat(inner)}"]"${']'.repeat(inner)}`;
  const params = `{"name":"recipe","arguments":{"text":${argument}}}`;
  return `{"jsonrpc":"2.0","method":"tools/call","params":${params},"id":"[7"}`;
}

test('a message of 64 levels is read, and a deeper one is refused with its id', () => {
  expect(refusalOf(Buffer.from(callOfDepth(64)))).toBeUndefined();
  for (const levels of [65, 100_000]) {
    expect(refusalOf(Buffer.from(callOfDepth(levels)))).toEqual({
      jsonrpc: '2.0',
      id: '[7',
      error: {
        code: -32_600,
        message: 'Invalid request: the message is nested more than 64 levels deep',
      },
    });
  }
});

test.each([
  ['[', null],
  ['{"id":1,"a":', null],
  [`{"id":1,"a":[]],`, null],
])('a deep text that begins with %s has no id', (start, id) => {
  expect(refusalOfDepth(Buffer.from(start + '['.repeat(1000)))).toMatchObject({ id });
});
