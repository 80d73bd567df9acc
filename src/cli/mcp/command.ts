import { defineCommand, option } from '../define-command.ts';
import { ALIASES, CATALOGUE } from '../options.ts';
import { readPort, SERVE } from '../serve/command.ts';

const shared = SERVE.options;

export const MCP = defineCommand({
  name: 'mcp',
  summary: 'Start an MCP server for AI assistants',
  description:
    'Offer search, look-ups, matching, evaluations, explanations and recipes to an AI assistant, over the Model Context Protocol. Assistants start this command themselves and talk to it over standard input and output. With --port, it listens for HTTP requests at /mcp.',
  isImmediate: true,
  arguments: {},
  options: {
    port: option({
      value: 'number',
      description: 'Listen for HTTP requests on this port; 0 for any free one',
      read: readPort,
    }),
    host: shared.host,
    allowHost: shared.allowHost,
    corsOrigin: shared.corsOrigin,
    catalogue: CATALOGUE,
    aliases: ALIASES,
    apiKey: shared.apiKey,
  },
  note: 'Callers over HTTP need the key in VIAND_API_KEY if it is set. It is required unless --host is a loopback address.',
  examples: [
    'viand mcp',
    'claude mcp add viand -- npx viand mcp',
    'viand mcp --port 8090',
    'VIAND_API_KEY=secret viand mcp --port 8090 --host 0.0.0.0',
  ],
});
