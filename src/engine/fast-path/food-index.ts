import type { FiguresImage } from '../../catalogue/figures/amount-finder.ts';
import type { FoodCache } from '../foods/food-cache.ts';
import type { ResolvedFood } from '../foods/resolved-food.ts';
import { FlatParts } from './flat-parts.ts';
import { type KernelFoods, NO_FOOD } from './kernel/kernel-foods.ts';
import { neededFigures } from './needed-figures.ts';

const decoder = new TextDecoder();

/** The most unknown ids that are remembered: a file may have millions. */
const MAX_UNKNOWN_IDS = 20_000;

/** The variant that an id leads to. */
type AssumedFood = Pick<ResolvedFood, 'id' | 'idAssumption'>;

/** Foods by the bytes of their ids, in the memory of the kernel: a food is a number. */
export class FoodIndex {
  /** The amounts that a gram of each food adds to sums. */
  readonly parts: FlatParts;
  /** The foods that were found by an id that is not current. */
  readonly #assumed: {
    readonly food: number;
    readonly id: string;
    readonly resolved: AssumedFood;
  }[] = [];
  #unknownIds = 0;
  readonly #foods: FoodCache;
  readonly #kernel: KernelFoods;
  #amounts: ReturnType<FoodCache['amounts']> | undefined;
  /** Whether the kernel was given the figures of the catalogue. */
  #isOffered = false;

  constructor(foods: FoodCache, kernel: KernelFoods) {
    this.#foods = foods;
    this.#kernel = kernel;
    this.parts = new FlatParts(foods.layout, kernel);
  }

  /** The density of a food in g/ml; NaN if unknown. */
  density(food: number): number {
    return this.#kernel.regions.densities.view[food] as number;
  }

  /** Counts an entry that the kernel did not count. */
  countEntry(food: number): void {
    const { view } = this.#kernel.regions.entries;
    view[food] = (view[food] as number) + 1;
  }

  /** The food of an id; {@link NO_FOOD} where the catalogue has none. */
  find(bytes: Uint8Array, start: number, end: number): number {
    return this.#kernel.findId(bytes, start, end) ?? this.add(bytes, start, end);
  }

  /** Looks up a new id, and remembers its food; {@link NO_FOOD} if the catalogue has none. */
  add(bytes: Uint8Array, start: number, end: number): number {
    this.#amounts ??= this.#foods.amounts();
    if (!this.#isOffered && this.#offer(this.#amounts.image())) {
      const known = this.#kernel.findId(bytes, start, end);
      if (known !== undefined) return known;
    }
    const amounts = this.#amounts.find(bytes, start, end);
    if (amounts === undefined) return this.#addResolved(bytes, start, end);
    const food = this.#place(bytes, start, end, amounts.density);
    this.parts.put(food, amounts);
    if (amounts.assumed !== undefined) {
      const id = decoder.decode(bytes.subarray(start, end));
      this.#assumed.push({ food, id, resolved: amounts.assumed });
    }
    return food;
  }

  /** Reports each id that is not current with the number of its entries, and resets the counts. */
  countIds(count: (food: AssumedFood, id: string, entries: number) => void): void {
    for (const { food, id, resolved } of this.#assumed) {
      const entries = this.#kernel.regions.entries.view[food] as number;
      if (entries > 0) count(resolved, id, entries);
    }
    this.#kernel.regions.entries.view.fill(0);
  }

  /** Lets the kernel find foods without JavaScript once it is worth reading all figures; false if it cannot. */
  #offer(image: FiguresImage | undefined): boolean {
    if (image === undefined) return false;
    this.#isOffered = true;
    const needed = neededFigures(this.#foods.layout, image);
    return needed !== undefined && this.#kernel.loadFigures(image, needed);
  }

  #addResolved(bytes: Uint8Array, start: number, end: number): number {
    const id = decoder.decode(bytes.subarray(start, end));
    const resolved = this.#foods.resolve(id);
    if (resolved === undefined) {
      if (this.#unknownIds < MAX_UNKNOWN_IDS) {
        this.#kernel.addId(bytes, start, end, NO_FOOD);
        this.#unknownIds += 1;
      }
      return NO_FOOD;
    }
    const food = this.#place(bytes, start, end, resolved.density);
    this.parts.putPrepared(food, resolved);
    if (resolved.idAssumption !== undefined) this.#assumed.push({ food, id, resolved });
    return food;
  }

  #place(bytes: Uint8Array, start: number, end: number, density: number | null): number {
    const food = this.#kernel.addFood();
    this.#kernel.addId(bytes, start, end, food);
    this.#kernel.regions.densities.view[food] = density ?? Number.NaN;
    return food;
  }
}
