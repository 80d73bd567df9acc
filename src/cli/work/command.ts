import { defineCommand, option } from '../define-command.ts';
import { CATALOGUE, readRedisUrl } from '../options.ts';

export const WORK = defineCommand({
  name: 'work',
  summary: 'Run a worker for "viand evaluate --queue"',
  description:
    'Take parts of files from a queue in Redis, sum them, and send the sums back, until stopped. Start one worker per core, on any machine that sees the files by the same paths. A worker takes only parts of runs with its own catalogue and version of viand.',
  isImmediate: true,
  arguments: {},
  options: {
    queue: option({
      value: 'url',
      description: 'Redis with the queue (needs the packages bullmq and ioredis)',
      read: readRedisUrl,
      isRequired: true,
    }),
    catalogue: CATALOGUE,
  },
  examples: [
    'viand work --queue redis://localhost:6379',
    'viand evaluate hei survey.csv --by person -o scores.csv --queue redis://localhost:6379',
  ],
});
