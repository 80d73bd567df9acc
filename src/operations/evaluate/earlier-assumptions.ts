import type { AssumptionCount } from '../../engine/entries/assumptions.ts';
import type { EarlierAssumptions } from '../../engine/run/run-options.ts';
import { inputName, STDIN } from '../../io/reading/text-source.ts';
import type { ReadingNote } from '../../meals/entries/reading.ts';
import { ASSUMPTIONS } from '../../model/assumptions.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { type Members, membersOf, numberIn, objectsIn, textIn } from '../../tables/json/members.ts';
import { readShard } from '../shards/shard.ts';
import { isShardRecord, type ShardRecord } from '../shards/shard-record.ts';
import { factsFile, readFacts } from './facts-file.ts';

/** A file of intakes with the facts next to it. */
interface Facts {
  readonly file: string;
  readonly totals: Members;
  readonly shard: ShardRecord | undefined;
}

/** The note of the reader on a file of intakes. */
const READ_AS_INTAKES = 'read as intakes of viand';

/** The unknown assumptions of intakes without facts. */
const WITHOUT_FACTS =
  'viand cannot tell whether these intakes are a shard of a run, which catalogue they are from, and which foods were stand-ins';

/**
 * Finds the assumptions about the entries of intakes, from the facts next to the files. The facts of a shard are about
 * the whole run: they count once, and only if all shards of the run are among the files.
 */
export class EarlierFacts {
  readonly #facts: readonly Facts[];
  /** Refusals of facts that cannot be read, and notes on facts about something else, by the file of results. */
  readonly #unusable: ReadonlyMap<string, ViandError | string>;
  /** The files that were read as intakes. */
  readonly #intakes = new Set<string>();

  private constructor(facts: readonly Facts[], unusable: ReadonlyMap<string, ViandError | string>) {
    this.#facts = facts;
    this.#unusable = unusable;
  }

  /** Reads the facts next to files, where there are any. */
  static beside(files: readonly string[]): EarlierFacts {
    const facts: Facts[] = [];
    const unusable = new Map<string, ViandError | string>();
    for (const file of files) {
      const found = factsOf(file);
      if (found instanceof ViandError || typeof found === 'string') unusable.set(file, found);
      else if (found !== undefined) facts.push(found);
    }
    return new EarlierFacts(facts, unusable);
  }

  /**
   * A further note on a file, after a note of its reader; undefined if there is none.
   *
   * @throws ViandError if the file has intakes and the facts about them cannot be read. Those next to meals may be of
   *   another program.
   */
  noteAfter({ file, text }: ReadingNote): ReadingNote | undefined {
    if (text !== READ_AS_INTAKES) return undefined;
    this.#intakes.add(file);
    const own = this.#facts.find((one) => one.file === file);
    if (own === undefined) {
      const reason = this.#unusable.get(file) ?? `no ${factsFile(file)}`;
      if (reason instanceof ViandError) throw reason;
      const isPipe = file === inputName(STDIN);
      return { file, text: isPipe ? WITHOUT_FACTS : `${reason}: ${WITHOUT_FACTS}` };
    }
    const missing = missingShards(this.#runOf(own));
    if (missing.length > 0) {
      const others =
        missing.length === 1 ? `${missing[0]} is` : `${missing.length} other shards are`;
      return { file, text: `shard ${own.shard?.part} of a run: ${others} not given` };
    }
    return isUnknown(own)
      ? { file, text: `${factsFile(file)} does not say which foods were stand-ins` }
      : undefined;
  }

  /** The assumptions behind all files that were read as intakes. */
  readonly assumptions = (): EarlierAssumptions => {
    const own = this.#facts.filter(({ file }) => this.#intakes.has(file));
    const whole = own.filter((one) => missingShards(this.#runOf(one)).length === 0);
    const once = whole.filter((one) => this.#runOf(one)[0] === one);
    return {
      counts: once.flatMap(({ totals }) => countsIn(totals)),
      areUnknown: whole.length < this.#intakes.size || once.some(isUnknown),
    };
  };

  /** The files of the same run; a file that is not a shard is a run of its own. */
  #runOf(one: Facts): readonly Facts[] {
    const { shard } = one;
    return shard === undefined
      ? [one]
      : this.#facts.filter((other) => other.shard?.run === shard.run);
  }
}

/** The facts about intakes; undefined if there are none, and otherwise why they are of no use. */
function factsOf(file: string): Facts | undefined | ViandError | string {
  let facts: Members | undefined;
  try {
    facts = readFacts(file);
  } catch (error) {
    if (error instanceof ViandError) return error;
    throw error;
  }
  if (facts === undefined) return undefined;
  const { evaluations, totals, shard } = facts;
  if (!Array.isArray(evaluations) || !evaluations.includes('intakes')) {
    return `${factsFile(file)} is not about intakes`;
  }
  return { file, totals: membersOf(totals), shard: isShardRecord(shard) ? shard : undefined };
}

/** The shards of a run that are not among these files. */
function missingShards(parts: readonly Facts[]): string[] {
  const given = new Set(parts.map(({ shard }) => shard?.part));
  const count = readShard(parts[0]?.shard?.part ?? '')?.count ?? 0;
  const all = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`);
  return all.filter((part) => !given.has(part));
}

/** Whether the intakes are sums of others whose assumptions are unknown. */
function isUnknown({ totals }: Facts): boolean {
  return totals['assumptions_unknown'] === true;
}

function countsIn(totals: Facts['totals']): AssumptionCount[] {
  return objectsIn(totals['assumptions']).flatMap((one) => {
    const name = textIn(one['assumption'])?.replaceAll('_', '-');
    const assumption = ASSUMPTIONS.find((kind) => kind === name);
    const foodId = textIn(one['food_id']);
    const entries = numberIn(one['entries']);
    const id = textIn(one['id']);
    if (assumption === undefined || foodId === undefined || entries === undefined) return [];
    return [{ assumption, foodId, entries, ...(id === undefined ? {} : { id }) }];
  });
}
