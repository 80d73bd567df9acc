import { SumRows } from './exact-sums.ts';
import type { PackedRows } from './packed-rows.ts';

/** The uncertain sums of some groups, in a form that threads can exchange. */
export interface PackedUnsure extends PackedRows {
  /** The row of each group with uncertain entries, by the place of the group. */
  readonly rowOf: ReadonlyMap<number, number>;
}

/** The sums of entries whose food or size is uncertain, by group. Most groups have none; only the others have a row. */
export class UnsureSums {
  readonly rows: SumRows;
  readonly #rowOf = new Map<number, number>();

  constructor(width: number) {
    this.rows = new SumRows(width);
  }

  /** The row of a group; undefined if all of its entries are sure. */
  find(group: number): number | undefined {
    return this.#rowOf.size === 0 ? undefined : this.#rowOf.get(group);
  }

  /** The row of a group; a new row if there is none. */
  of(group: number): number {
    const known = this.#rowOf.get(group);
    if (known !== undefined) return known;
    const row = this.rows.append();
    this.#rowOf.set(group, row);
    return row;
  }

  clear(): void {
    if (this.#rowOf.size === 0) return;
    this.rows.clear();
    this.#rowOf.clear();
  }

  /** Adds the uncertain sums of a group of other sums. */
  addRow(group: number, other: UnsureSums, otherGroup: number): void {
    const row = other.find(otherGroup);
    if (row !== undefined) this.rows.addRow(this.of(group), other.rows, row);
  }

  /** Adds the uncertain sums of every group in `other` to one group. */
  addAll(group: number, other: UnsureSums): void {
    if (other.#rowOf.size > 0) this.rows.addAll(this.of(group), other.rows);
  }

  /** Adds the uncertain sums of a group that another thread summed. */
  addPacked(group: number, { rowOf, rows, carried }: PackedUnsure, packedGroup: number): void {
    const row = rowOf.get(packedGroup);
    if (row === undefined) return;
    this.rows.addParts(this.of(group), rows, row * this.rows.width, carried.get(row));
  }

  /** The uncertain sums of some groups; undefined if there are none. */
  packed(groups: readonly number[]): PackedUnsure | undefined {
    if (this.#rowOf.size === 0) return undefined;
    const rowOf = new Map<number, number>();
    const rows: number[] = [];
    groups.forEach((group, place) => {
      const row = this.#rowOf.get(group);
      if (row === undefined) return;
      rowOf.set(place, rows.length);
      rows.push(row);
    });
    return rows.length === 0 ? undefined : { ...this.rows.packed(rows), rowOf };
  }
}
