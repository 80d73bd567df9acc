/**
 * Ends, starves and misleads every command that writes, and says what broke: `npm run torture`, with
 * `-- --seed 7 --rounds 20` for other runs. A failure names what makes it happen again.
 */
import { parseArgs } from 'node:util';
import { jumpingClock } from './clocks.ts';
import { writingCommands } from './command-lines.ts';
import {
  CHANGED_INPUTS,
  changedInput,
  inputSandbox,
  killed,
  limited,
  referenceOf,
  SIGNALS,
} from './disturbances.ts';
import { seeded } from './random.ts';
import { Sandbox } from './sandbox.ts';
import { Tally } from './tally.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
  },
});
const random = seeded(Number(values.seed));
const tally = new Tally();
const sandbox = new Sandbox();
try {
  for (const line of await writingCommands()) {
    if (!line.name.startsWith(values.only)) continue;
    const reference = await referenceOf(sandbox, line);
    for (let round = 0; round < Number(values.rounds); round++) {
      for (const signal of SIGNALS) {
        tally.add(signal, await killed(sandbox, reference, { signal, random }));
      }
      const blocks = 1 + random.below(random.pick([4, 40, 9000]));
      tally.add('full disk', await limited(sandbox, reference, `ulimit -f ${blocks}`));
      const descriptors = 24 + random.below(16);
      tally.add('few descriptors', await limited(sandbox, reference, `ulimit -n ${descriptors}`));
      tally.add('clock jumps', await jumpingClock(sandbox, line, random));
    }
    process.stderr.write(`${line.name}: ${tally.failures.length} failures so far\n`);
  }
} finally {
  sandbox.remove();
}
const inputs = inputSandbox();
try {
  for (let round = 0; round < Number(values.rounds) && values.only === ''; round++) {
    for (const name of CHANGED_INPUTS) {
      tally.add(`changed ${name}`, await changedInput(inputs, name, random));
    }
  }
} finally {
  inputs.remove();
}
process.stdout.write(tally.table());
process.exitCode = tally.failures.length === 0 ? 0 : 1;
