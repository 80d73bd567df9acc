import type { LabelType } from '../../../rules/labels/label-rules.ts';
import { isPossibleDate } from '../../../text/dates/possible-date.ts';

/** The values of a label in the existing files. */
export interface SeenLabel {
  readonly name: string;
  /** The label identifies persons, and more of them may come. */
  readonly isPerson: boolean;
  /** Rows, or meals in JSON, that could have a value. */
  readonly rows: number;
  /** Rows without a value. */
  readonly blanks: number;
  /** Different values, and how often each occurs; undefined if there are too many to hold. */
  readonly values: ReadonlyMap<string, number> | undefined;
}

/** What a configuration can require of a label so that all of its values pass. */
export interface InferredLabel {
  readonly type?: LabelType;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly required?: true;
  readonly unique?: true;
}

/** A list with more values than this would say nothing. */
const MAX_ENUM = 12;

/** How often each value of a list occurs on average. If values occur less often, there may be many more of them. */
const LEAST_OF_EACH = 3;

/** The fewest different values that show a pattern. */
const LEAST_FOR_PATTERN = 3;

/** The fewest values that show that a label is unique: fewer may differ by chance. */
const LEAST_FOR_UNIQUE = 10;

/** Infers the common properties of the values of a label; undefined if there are none. */
export function inferLabel(label: SeenLabel): InferredLabel | undefined {
  const { rows, blanks, values } = label;
  const filled = rows - blanks;
  if (filled === 0) return undefined;
  const kind = values === undefined ? {} : inferValues(label, [...values.keys()], filled);
  const inferred: InferredLabel = {
    ...kind,
    ...(blanks === 0 ? { required: true as const } : {}),
    ...(values?.size === filled && filled >= LEAST_FOR_UNIQUE && blanks === 0
      ? { unique: true as const }
      : {}),
  };
  return Object.keys(inferred).length === 0 ? undefined : inferred;
}

function inferValues(
  { isPerson }: SeenLabel,
  values: readonly string[],
  filled: number,
): Pick<InferredLabel, 'type' | 'enum' | 'pattern'> {
  if (values.every((value) => isPossibleDate(value) === true)) return { type: 'date' };
  const isPlain = values.every((value) => /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value));
  if (isPlain) {
    return {
      type: values.every((value) => Number.isInteger(Number(value))) ? 'integer' : 'number',
    };
  }
  const pattern = values.length < LEAST_FOR_PATTERN ? undefined : patternOf(values);
  if (pattern !== undefined) return { pattern };
  const isList = values.length <= MAX_ENUM && filled >= LEAST_OF_EACH * values.length;
  return isList && !isPerson ? { enum: [...values].sort() } : {};
}

/** Runs of digits, of letters, and single other characters. */
const RUNS = /\d+|\p{L}+|[^\d\p{L}]/gu;

/**
 * A regular expression for values such as P001 and P002: the same words and signs, with numbers in the same places.
 * Undefined for values that differ in more than that, or have no numbers.
 */
export function patternOf(values: readonly string[]): string | undefined {
  const split = values.map((value) => value.match(RUNS) ?? []);
  const [first = []] = split;
  if (split.some((runs) => runs.length !== first.length)) return undefined;
  const parts = first.map((run, place) => {
    const all = split.map((runs) => runs[place] as string);
    if (all.every((one) => one === run) && !/^\d/.test(run)) return escaped(run);
    if (!all.every((one) => /^\d+$/.test(one))) return undefined;
    const isFixed = all.every((one) => one.length === run.length);
    return isFixed ? `[0-9]{${run.length}}` : '[0-9]+';
  });
  const hasNumber = parts.some((part) => part?.startsWith('[0-9]'));
  return hasNumber && !parts.includes(undefined) ? `^${parts.join('')}$` : undefined;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
