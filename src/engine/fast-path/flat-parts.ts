import type { Layout } from '../../evaluation/layout.ts';
import { type FoodAmounts, partsInto } from '../foods/food-amounts.ts';
import { MAX_STEP, type PartsOfFood, type SumRows } from '../sums/exact-sums.ts';
import type { KernelFoods } from './kernel/kernel-foods.ts';

/**
 * The amounts that a gram of each food adds to the sums of a layout, one food after another in the memory of the
 * kernel.
 */
export class FlatParts {
  readonly #layout: Layout;
  readonly #parts: Float64Array;
  readonly #regions: KernelFoods['regions'];

  constructor(layout: Layout, { regions }: KernelFoods) {
    this.#layout = layout;
    this.#parts = new Float64Array(layout.width);
    this.#regions = regions;
  }

  /** Adds an entry to a row of sums. */
  addTo(sums: SumRows, row: number, food: number, grams: number): void {
    const { partStarts, partSlots, parts, maxGrams } = this.#regions;
    const from = partStarts.view[food] as number;
    const to = partStarts.view[food + 1] as number;
    sums.addEntry(row);
    const most = maxGrams.view[food] as number;
    if (grams <= most) sums.addStep(row, partSlots.view, parts.view, from, to, grams);
    else {
      const slots = partSlots.view.subarray(from, to);
      const partsPerGram = parts.view.subarray(from, to);
      sums.addPortion(row, { slots, partsPerGram, maxGrams: most }, grams);
    }
  }

  /** Writes the parts of a food. All foods with smaller numbers must have been written before. */
  put(food: number, amounts: FoodAmounts): void {
    const all = this.#parts;
    partsInto(all, amounts, this.#layout);
    const { partStarts, partSlots, parts, maxGrams } = this.#regions;
    const start = this.#reserve(food, all.length);
    let most = 0;
    let end = start;
    for (let slot = 0; slot < all.length; slot++) {
      const part = all[slot] as number;
      if (part === 0) continue;
      most = Math.max(most, part);
      partSlots.view[end] = slot;
      parts.view[end++] = part;
    }
    partStarts.view[food + 1] = end;
    maxGrams.view[food] = MAX_STEP / most;
  }

  /** Writes the parts of a food that is already prepared. */
  putPrepared(food: number, prepared: PartsOfFood): void {
    const { slots, partsPerGram, maxGrams } = prepared;
    const start = this.#reserve(food, slots.length);
    this.#regions.partSlots.view.set(slots, start);
    this.#regions.parts.view.set(partsPerGram, start);
    this.#regions.partStarts.view[food + 1] = start + slots.length;
    this.#regions.maxGrams.view[food] = maxGrams;
  }

  /** Makes room for a food, and returns the position of its first part. */
  #reserve(food: number, slots: number): number {
    const { partStarts, partSlots, parts, maxGrams } = this.#regions;
    maxGrams.reserve(food + 1);
    partStarts.reserve(food + 2);
    const start = partStarts.view[food] as number;
    partSlots.reserve(start + slots);
    parts.reserve(start + slots);
    return start;
  }
}
