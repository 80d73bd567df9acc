import { readShard } from './shard.ts';
import type { ShardRecord } from './shard-record.ts';

/** What the files of a shard say about it and its run. */
export interface ShardFacts {
  readonly record: ShardRecord;
  /** The other facts about the run, which all shards share. */
  readonly meta: Readonly<Record<string, unknown>>;
}

/** A fact that differs between two shards, with both values. */
export interface Difference {
  readonly found: string;
  readonly expected: string;
}

/** Options about the places of files, and about people and terminals. They may differ between machines. */
const OF_MACHINES = ['--catalogue', '--aliases', '--names', '--lang'];

/** The differences that make a shard part of another run; nothing if the two belong to the same run. */
export function runDifferences(shard: ShardFacts, other: ShardFacts): readonly Difference[] {
  const facts = [
    ...FACTS.map((textOf) => ({ found: textOf(shard), expected: textOf(other) })),
    ...inputDifferences(inputsOf(shard), inputsOf(other)),
  ].filter(({ found, expected }) => found !== expected);
  if (shard.record.run === other.record.run) return facts;
  const flags = shard.record.options ?? {};
  const others = other.record.options ?? {};
  const names = [...new Set([...Object.keys(flags), ...Object.keys(others)])];
  const differing = names.filter((flag) => flags[flag] !== others[flag]);
  const difference = (flag: string): Difference => ({
    found: flagText(flag, flags[flag]),
    expected: flagText(flag, others[flag]),
  });
  const decisive = differing.filter((flag) => !OF_MACHINES.includes(flag));
  const differences = [...facts, ...decisive.map(difference)];
  if (differences.length > 0) return differences;
  return differing.length > 0 ? differing.map(difference) : [UNNAMED];
}

/** Facts that are compared individually. The hash of a run covers others, too. */
const FACTS: readonly ((shard: ShardFacts) => string)[] = [
  ({ record }) => `${readShard(record.part)?.count} shards`,
  ({ record }) => `format ${record.format}`,
  ({ meta }) => `version ${meta['viand']} of viand`,
  ({ meta }) => `catalogue ${shortened(Object(meta['catalogue']).fingerprint)}`,
  ({ meta }) => `evaluation ${[meta['evaluations']].flat().join(', ')}`,
];

/** Facts that only the hash of a run covers. */
const UNNAMED: Difference = {
  found: 'other contents of files that options name, or other paths (with --by file)',
  expected: 'the same contents and paths',
};

interface Input {
  readonly file?: unknown;
  readonly sha256?: unknown;
}

function inputsOf({ meta: { inputs } }: ShardFacts): readonly Input[] {
  return Array.isArray(inputs) ? inputs.map(Object) : [];
}

/** The first inputs with different contents. Their names may differ between machines. */
function inputDifferences(inputs: readonly Input[], others: readonly Input[]): Difference[] {
  const places = [...Array(Math.max(inputs.length, others.length)).keys()];
  const place = places.find((at) => inputs[at]?.sha256 !== others[at]?.sha256);
  if (place === undefined) return [];
  return [{ found: inputText(inputs[place]), expected: inputText(others[place]) }];
}

function inputText(input: Input | undefined): string {
  if (input === undefined) return 'no further input';
  return `input ${input.file} with SHA-256 ${shortened(input.sha256)}`;
}

/** The beginning of a hash. */
function shortened(hash: unknown): string {
  return `${hash}`.slice(0, 12);
}

/** An option in the form of the command line, such as `--unit mg`. */
function flagText(flag: string, value: string | null | undefined): string {
  if (value === undefined) return `no ${flag}`;
  return value === null ? flag : `${flag} ${value}`;
}
