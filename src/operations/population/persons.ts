import type { GroupSink } from '../../engine/group-sink.ts';
import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { quoted } from '../../text/escaping/quote.ts';
import { readDecimal } from '../../text/numbers/decimal-comma.ts';

interface Person {
  /** The values of the columns that are text, in their order. */
  readonly labels: readonly string[];
  readonly numbers: Float64Array;
  readonly metrics: Float64Array;
}

/**
 * Takes the persons of a run, one group each. The labels are those of the person, followed by the columns of the
 * survey.
 */
export class PersonsSink implements GroupSink {
  readonly #columns: readonly string[];
  readonly #numeric: readonly string[];
  readonly #persons: Person[] = [];
  /** The first value of a numeric column that is not a number. */
  readonly #wrong = new Map<string, string>();

  /**
   * @param columns the columns of the survey, which follow the labels of a person
   * @param numeric those of them with numbers, such as weights
   */
  constructor(columns: readonly string[], numeric: readonly string[]) {
    this.#columns = columns;
    this.#numeric = numeric;
  }

  readonly group: GroupSink['group'] = (group) => {
    const all = group.labels();
    const labels = all.slice(all.length - this.#columns.length);
    const numbers = Float64Array.from(this.#numeric, (name) => {
      const text = labels[this.#columns.indexOf(name)] as string;
      const number = readDecimal(text);
      if (text.trim() !== '' && !Number.isFinite(number) && !this.#wrong.has(name)) {
        this.#wrong.set(name, text);
      }
      return number;
    });
    this.#persons.push({
      labels: labels.filter((_, place) => !this.#numeric.includes(this.#columns[place] as string)),
      numbers,
      metrics: group.values.slice(),
    });
  };
  readonly rendered = (): void => {};
  readonly isFull = (): boolean => false;
  readonly flush = async (): Promise<void> => {};
  readonly end = async (): Promise<void> => {};
  readonly discard = async (): Promise<void> => {
    this.#persons.length = 0;
    this.#wrong.clear();
  };

  get count(): number {
    return this.#persons.length;
  }

  /** The values of a column that is text. */
  labels(name: string): string[] {
    if (this.#numeric.includes(name)) return [...this.#numbers(name)].map(String);
    const place = this.#columns.filter((column) => !this.#numeric.includes(column)).indexOf(name);
    return this.#persons.map(({ labels }) => labels[place] as string);
  }

  /**
   * The weights of persons; NaN for a blank cell.
   *
   * @throws ViandError for a value that is not a number, or below the minimum
   */
  weights(name: string, least: number): Float64Array {
    const numbers = this.#numbers(name);
    const low = numbers.find((number) => number < least);
    const wrong = this.#wrong.get(name) ?? (low === undefined ? undefined : String(low));
    if (wrong === undefined) return numbers;
    throw new ViandError({
      code: 'meal/label-value',
      message: `Cannot weight by ${name}: ${quoted(wrong)} is not a weight`,
      field: name,
      value: wrong,
      expected: `a number${least === 0 ? ', 0 or more' : ''}, or a blank cell`,
    });
  }

  #numbers(name: string): Float64Array {
    const place = this.#numeric.indexOf(name);
    return Float64Array.from(this.#persons, ({ numbers }) => numbers[place] as number);
  }

  /** The values of a metric of a plan. */
  metric(plan: EvaluationPlan, evaluation: string, name: string): Float64Array {
    const place = plan.metrics.findIndex(
      (metric) => metric.evaluation === evaluation && metric.name === name,
    );
    return Float64Array.from(this.#persons, ({ metrics }) => metrics[place] as number);
  }
}
