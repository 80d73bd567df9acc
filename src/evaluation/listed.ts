/** How a list names a figure. */
export interface Listed {
  readonly as: string;
  /** The value that nearly all groups have. It is not listed. */
  readonly unless: number;
  /** The common name for neighbours with the same `together`, if all of them have the same value. */
  readonly together?: string | undefined;
}

/** Passes on the figures that a list has. Unknown ones (NaN) are not listed. */
export function forEachListed<Entry extends Listed>(
  entries: readonly Entry[],
  figureOf: (entry: Entry) => number,
  take: (name: string, value: number, entry: Entry) => void,
): void {
  let isNamed = false;
  for (const [place, entry] of entries.entries()) {
    const { as, unless, together } = entry;
    const value = figureOf(entry);
    if (together !== undefined && together !== entries[place - 1]?.together) {
      isNamed = entries.every((one) => one.together !== together || figureOf(one) === value);
      if (isNamed && value !== unless && !Number.isNaN(value)) take(together, value, entry);
    }
    if (together !== undefined && isNamed) continue;
    if (value !== unless && !Number.isNaN(value)) take(as, value, entry);
  }
}
