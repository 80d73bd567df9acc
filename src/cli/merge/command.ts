import { EVALUATION_FORMATS } from '../../render/formats.ts';
import { defineCommand } from '../define-command.ts';
import { LIFT_LIMITS, RAW, resultOptions } from '../options.ts';

export const MERGE = defineCommand({
  name: 'merge',
  summary: 'Join shards of a run, or add up intakes of several runs',
  description:
    'Join the results of viand evaluate --shard, or add up CSV files of viand evaluate intakes. The result is identical to that of one run over all the input, except that merged intakes lack the shares of uncertain amounts.',
  arguments: {
    files: {
      description: 'Results of all shards or files of intakes, or patterns',
      isList: true,
      hasPatterns: true,
      access: 'reads',
    },
  },
  options: { ...resultOptions(EVALUATION_FORMATS), raw: RAW, liftLimits: LIFT_LIMITS },
  examples: [
    'viand evaluate intakes january.csv --by day -o part-1.csv',
    'viand evaluate intakes february.csv --by day -o part-2.csv',
    'viand merge part-1.csv part-2.csv -o intakes.csv',
    "viand merge 'part-*.csv' --format csv",
  ],
});
