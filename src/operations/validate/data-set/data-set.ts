import type { DiagnosticSink, Location } from '../../../model/diagnostic.ts';
import { cutShort } from '../../../text/escaping/quote.ts';
import { counted } from '../../../text/numbers/counted.ts';
import type { Settings } from '../configuration.ts';
import type { PersonDay } from './days.ts';
import type { LabelPlan } from './label-plan.ts';

/** Values that must be unique, with their locations. */
export interface UniqueValue {
  /** The list of unique labels to which it belongs, by its place in the plan. */
  readonly list: number;
  readonly value: string;
  readonly location: Location;
}

/** What the rules of a whole data set need to know about one of its files. */
export interface FileFacts {
  readonly personDays: readonly PersonDay[];
  readonly uniqueValues: readonly UniqueValue[];
}

/** Files with one configuration, and the rules that apply to all of them together. */
export class DataSet {
  readonly #plan: LabelPlan;
  readonly #daysPerPerson: Settings['daysPerPerson'];
  readonly #seen = new Map<string, Location>();
  readonly #persons = new Map<
    string,
    { readonly location: Location; readonly days: Set<string> }
  >();

  constructor(plan: LabelPlan, { daysPerPerson }: Settings) {
    this.#plan = plan;
    this.#daysPerPerson = daysPerPerson;
  }

  /** Adds a file, and reports its values that another entry already has. */
  add({ personDays, uniqueValues }: FileFacts, report: DiagnosticSink): void {
    for (const { list, value, location } of uniqueValues) {
      const key = `${list} ${value}`;
      const first = this.#seen.get(key);
      if (first === undefined) this.#seen.set(key, location);
      else report(this.#repeated(list, value, first, location));
    }
    if (this.#daysPerPerson === undefined) return;
    for (const { person, day, location } of personDays) {
      const known = this.#persons.get(person) ?? { location, days: new Set() };
      known.days.add(day);
      this.#persons.set(person, known);
    }
  }

  /** Reports the problems of the data set as a whole, once it has all its files. */
  check(report: DiagnosticSink): void {
    const { min = 0, max = Number.POSITIVE_INFINITY } = this.#daysPerPerson ?? {};
    for (const [person, { location, days }] of this.#persons) {
      if (days.size >= min && days.size <= max) continue;
      report({
        code: 'meal/days-per-person',
        message: `${cutShort(person)} has ${counted(days.size, 'day')}`,
        location,
        field: this.#labelsOf(this.#plan.personKey),
        value: cutShort(person),
        expected: expectedDays(min, max),
      });
    }
  }

  #repeated(list: number, values: string, first: Location, location: Location) {
    const labels = this.#labelsOf(this.#plan.unique[list] ?? []);
    const { file, line, row, pointer } = first;
    const place = [file, line ?? row ?? pointer].filter((part) => part !== undefined).join(':');
    const value = (JSON.parse(values) as string[]).join(', ');
    return {
      code: 'meal/repeated-labels' as const,
      message: `${labels} repeats ${place}`,
      location,
      field: labels,
      value: cutShort(value),
      expected: `values that no other ${pointer === undefined ? 'entry' : 'meal'} has`,
    };
  }

  #labelsOf(positions: readonly number[]): string {
    return positions.map((position) => this.#plan.names[position]).join(', ');
  }
}

function expectedDays(min: number, max: number): string {
  if (min === max) return `${min} days`;
  if (max === Number.POSITIVE_INFINITY) return `at least ${min} days`;
  return min === 0 ? `at most ${max} days` : `${min} to ${max} days`;
}
