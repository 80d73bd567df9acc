/** A value that a list names if it is not the usual one. */
export interface UnusualValue {
  readonly as: string;
  /** The value that nearly all groups have. */
  readonly usual: number;
  /** The common name for neighbours with the same `together`, if all of them have the same value. */
  readonly together?: string | undefined;
}

/** Passes on the values that are known and not the usual ones. */
export function forEachUnusualValue<Entry extends UnusualValue>(
  entries: readonly Entry[],
  figureOf: (entry: Entry) => number,
  take: (name: string, value: number, entry: Entry) => void,
): void {
  let isNamed = false;
  for (const [place, entry] of entries.entries()) {
    const { as, usual, together } = entry;
    const value = figureOf(entry);
    if (together !== undefined && together !== entries[place - 1]?.together) {
      isNamed = entries.every((one) => one.together !== together || figureOf(one) === value);
      if (isNamed && value !== usual && !Number.isNaN(value)) take(together, value, entry);
    }
    if (together !== undefined && isNamed) continue;
    if (value !== usual && !Number.isNaN(value)) take(as, value, entry);
  }
}
