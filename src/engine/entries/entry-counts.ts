/** The number of all entries, and of the entries that sums include. */
export interface EntryCount {
  entries: number;
  summed: number;
}

/** Counts entries by group as a reader gives them, one after the other. */
export class EntryCounts {
  entries = 0;
  #summed = 0;
  readonly #groups = new Map<string, EntryCount & { readonly owner: string }>();
  #current: EntryCount | undefined;

  /** The number of entries that no sum includes. */
  get skipped(): number {
    return this.entries - this.#summed;
  }

  /** Groups that had only faulty entries. */
  get emptyGroups(): number {
    let empty = 0;
    for (const { summed } of this.#groups.values()) if (summed === 0) empty += 1;
    return empty;
  }

  /**
   * @param group labels of the entry; undefined if they cannot be read
   * @param owner the owner of the group
   */
  addEntry(group: readonly string[] | undefined, owner = ''): void {
    this.entries += 1;
    this.#current = undefined;
    if (group === undefined) return;
    const key = JSON.stringify(group);
    const known = this.#groups.get(key) ?? { owner, entries: 0, summed: 0 };
    known.entries += 1;
    this.#groups.set(key, known);
    this.#current = known;
  }

  /** Counts the last added entry as summed. */
  addSummed(): void {
    this.#summed += 1;
    if (this.#current !== undefined) this.#current.summed += 1;
  }

  /** The entries of each owner, without those of empty groups. */
  byOwner(): Map<string, EntryCount> {
    const owners = new Map<string, EntryCount>();
    for (const { owner, entries, summed } of this.#groups.values()) {
      if (summed === 0) continue;
      const count = owners.get(owner) ?? { entries: 0, summed: 0 };
      count.entries += entries;
      count.summed += summed;
      owners.set(owner, count);
    }
    return owners;
  }
}
