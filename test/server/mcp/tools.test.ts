import { expect, test } from 'vitest';
import { tools } from '../../../src/server/mcp/tools/tools.ts';

test('the schemas of tools say that unknown arguments are refused', async () => {
  for (const { name, inputSchema } of await tools()) {
    expect(inputSchema, name).toMatchObject({ additionalProperties: false });
  }
});
