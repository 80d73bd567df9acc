import type { Assumption } from '../../model/assumptions.ts';
import type { Entry } from '../../model/entry.ts';
import type { WeighedPortion } from './accumulator.ts';
import type { AssumptionCount } from './assumptions.ts';

/** What was assumed about entries of a food, and where these entries are. */
export interface EntryWarning extends AssumptionCount {
  /** JSON Pointers (RFC 6901) of the entries; present only if all entries were in memory. */
  readonly pointers?: readonly string[];
}

/** Collects what was assumed, by food and id, with the entries that it is about. */
export class EntryWarnings {
  readonly #warnings = new Map<string, EntryWarning & { readonly pointers: string[] }>();

  add(entry: Entry, { food, assumptions }: WeighedPortion): void {
    for (const assumption of assumptions) this.#add(entry, food.id, assumption);
    const { idAssumption } = food;
    if (idAssumption !== undefined) this.#add(entry, food.id, idAssumption, entry.foodId);
  }

  all(): EntryWarning[] {
    return Array.from(this.#warnings.values(), (warning) => ({
      ...warning,
      entries: warning.pointers.length,
    }));
  }

  #add({ location }: Entry, foodId: string, assumption: Assumption, id?: string): void {
    const key = `${assumption} ${foodId} ${id ?? ''}`;
    const known = this.#warnings.get(key) ?? {
      assumption,
      foodId,
      ...(id === undefined ? {} : { id }),
      entries: 0,
      pointers: [],
    };
    known.pointers.push(location.pointer ?? '');
    this.#warnings.set(key, known);
  }
}
