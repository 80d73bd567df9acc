/**
 * Ends, starves and misleads every command that writes, and says what broke: `npm run torture`, with
 * `-- --seed 7 --kills 2000 --rounds 3` for other runs. A failure names what makes it happen again.
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
  type Reference,
  referenceOf,
  SIGNALS,
} from './disturbances.ts';
import { seeded } from './random.ts';
import { Sandbox } from './sandbox.ts';
import { Tally } from './tally.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    kills: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});
const random = seeded(Number(values.seed));
const rounds = Number(values.rounds);
const tally = new Tally();
/** Failures that are printed already. */
let noted = 0;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, finish);
const sandbox = new Sandbox();
try {
  const references: Reference[] = [];
  for (const line of await writingCommands()) {
    if (line.name.startsWith(values.only)) references.push(await referenceOf(sandbox, line));
  }
  note(`${references.length} commands`);
  await kill(references, Number(values.kills));
  for (const reference of references) {
    for (let round = 0; round < rounds; round++) {
      const blocks = 1 + random.below(random.pick([4, 40, 9000]));
      tally.add('full disk', await limited(sandbox, reference, `ulimit -f ${blocks}`));
      const descriptors = 24 + random.below(16);
      tally.add('few descriptors', await limited(sandbox, reference, `ulimit -n ${descriptors}`));
      tally.add('clock jumps', await jumpingClock(sandbox, reference.line, random));
    }
    note(reference.line.name);
  }
} finally {
  sandbox.remove();
}
const inputs = inputSandbox();
try {
  for (let round = 0; round < 10 * rounds && values.only === ''; round++) {
    for (const name of CHANGED_INPUTS) {
      tally.add(`changed ${name}`, await changedInput(inputs, name, random));
    }
  }
} finally {
  inputs.remove();
}
finish();

/** Also runs if somebody ends the run, so that earlier attempts count. */
function finish(): void {
  process.stdout.write(tally.table());
  process.exit(tally.failures.length === 0 ? 0 : 1);
}

/**
 * Ends commands this many times: each at least twice with each signal, and quick ones more often.
 */
async function kill(references: readonly Reference[], kills: number): Promise<void> {
  const ended = new Map(references.map((reference) => [reference, { count: 0, spent: 0 }]));
  const least = 2 * SIGNALS.length;
  for (let done = 0; done < kills; done++) {
    const [[reference, own] = []] = [...ended].sort(
      ([, a], [, b]) => Math.min(a.count, least) - Math.min(b.count, least) || a.spent - b.spent,
    );
    if (reference === undefined || own === undefined) return;
    const signal = SIGNALS[own.count % SIGNALS.length] as (typeof SIGNALS)[number];
    const start = performance.now();
    tally.add(signal, await killed(sandbox, reference, { signal, random }));
    own.count += 1;
    own.spent += performance.now() - start;
    if (done % 100 === 99) note(`${done + 1} ends`);
  }
}

function note(what: string): void {
  process.stderr.write(`${what}: ${tally.failures.length} failures so far\n`);
  for (const failure of tally.failures.slice(noted)) process.stderr.write(`  ${failure}\n`);
  noted = tally.failures.length;
}
