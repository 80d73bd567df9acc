import { NumberMap } from '../foods-table/rows/number-map.ts';

/** The place that means "none". It is the predecessor of the first amount of a food. */
const NONE = 0;

/** Marks the last nutrient of a food whose amounts were read; numbers of nutrients are smaller. */
const READ = 0x80_00;

/** Stores the amounts of millions of foods, in any order, in 18 bytes each. */
export class AmountStore {
  readonly #lastOf = new NumberMap();
  #nutrients = new Uint16Array(1024);
  #amounts = new Float64Array(1024);
  #before = new Uint32Array(1024);
  // Place 0 means none.
  #size = 1;
  /** The number of foods whose amounts were not read yet. */
  unread = 0;

  add(food: number, nutrient: number, amount: number): void {
    if (this.#size === this.#amounts.length) this.#grow();
    const place = this.#size++;
    this.#nutrients[place] = nutrient;
    this.#amounts[place] = amount;
    const before = this.#lastOf.set(food, place);
    if (before === undefined) this.unread += 1;
    this.#before[place] = before ?? NONE;
  }

  /**
   * The amounts of a food; undefined if it has none. A nutrient with two different amounts is unknown, since either may
   * be wrong.
   *
   * @param reportSecond takes each further amount that differs, the first time that the food is read
   */
  of(
    food: number,
    reportSecond: (nutrient: number, amount: number) => void,
  ): ReadonlyMap<number, number> | undefined {
    const last = this.#lastOf.get(food);
    if (last === undefined) return undefined;
    const isFirstTime = this.#markRead(last);
    const amounts = new Map<number, number>();
    let read = 0;
    for (let place = last; place !== NONE; place = this.#before[place] as number) {
      read += 1;
      amounts.set(this.#nutrientAt(place), this.#amounts[place] as number);
    }
    // The walk backwards has left the first amount of each nutrient.
    if (amounts.size < read) {
      this.#withoutContradictions(last, amounts, isFirstTime ? reportSecond : () => {});
    }
    return amounts;
  }

  /** Whether the amounts of a food are read for the first time: a release may list a food twice. */
  #markRead(last: number): boolean {
    const nutrient = this.#nutrients[last] as number;
    if ((nutrient & READ) !== 0) return false;
    this.#nutrients[last] = nutrient | READ;
    this.unread -= 1;
    return true;
  }

  #nutrientAt(place: number): number {
    return (this.#nutrients[place] as number) & ~READ;
  }

  #withoutContradictions(
    last: number,
    amounts: Map<number, number>,
    reportSecond: (nutrient: number, amount: number) => void,
  ): void {
    const firsts = new Map(amounts);
    for (let place = last; place !== NONE; place = this.#before[place] as number) {
      const nutrient = this.#nutrientAt(place);
      const amount = this.#amounts[place] as number;
      if (amount === firsts.get(nutrient)) continue;
      reportSecond(nutrient, amount);
      amounts.set(nutrient, Number.NaN);
    }
  }

  #grow(): void {
    const size = this.#amounts.length * 2;
    const [nutrients, amounts, before] = [this.#nutrients, this.#amounts, this.#before];
    this.#nutrients = new Uint16Array(size);
    this.#nutrients.set(nutrients);
    this.#amounts = new Float64Array(size);
    this.#amounts.set(amounts);
    this.#before = new Uint32Array(size);
    this.#before.set(before);
  }
}
