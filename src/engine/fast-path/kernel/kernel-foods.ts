import type { FiguresImage } from '../../../catalogue/figures/amount-finder.ts';
import { ID_WORDS, MARGIN, type RowModule, SLOT_WORDS } from './row-module.ts';

/** The result for an id that no food has. */
export const NO_FOOD = -1;
/** The result of the module for a new id that it does not find in the figures. */
const NEW_ID = -2;

/** The number of foods and ids that have room before a scan, so that the module can add some without JavaScript. */
const SPARE_FOODS = 512;

/** The bytes of ids that have room before a scan. */
const SPARE_ID_BYTES = 32 * 1024;

/** The most foods that get room from the start, for catalogues with that many. */
const MAX_FOODS_AHEAD = 65_536;

/** The approximate number of bytes of an id. */
const BYTES_OF_ID = 32;

/** The number of words that describe a needed amount. */
const NEEDED_WORDS = 3;

/** The amounts to read from the figures of a food, and the slots that they add to. */
export interface NeededFigures {
  readonly nutrients: readonly NeededFigure[];
  readonly foodPatterns: readonly NeededFigure[];
  /** The position in a shape of the number of the energy among the amounts. */
  readonly energyOffset: number;
}

interface NeededFigure {
  /** The position in a shape of the number of this amount. */
  readonly offset: number;
  /** The slot of the sum of the amount. */
  readonly slot: number;
  /** The slot of the mass that lacks the amount. */
  readonly gapSlot: number;
}

/**
 * The foods in the memory of the loop over rows: their ids, and the amounts that they add to sums. A food is a number.
 */
export class KernelFoods {
  readonly #module: RowModule;

  constructor(module: RowModule) {
    this.#module = module;
    module.exports.idMask.value = module.regions.idSlots.view.length / SLOT_WORDS - 1;
  }

  get regions(): RowModule['regions'] {
    return this.#module.regions;
  }

  /** The food of an id; {@link NO_FOOD} if there is none; undefined if JavaScript has to find it. */
  findId(bytes: Uint8Array, start: number, end: number): number | undefined {
    const { wantedId } = this.regions;
    wantedId.reserve(end - start + MARGIN);
    const { view } = wantedId;
    for (let at = start; at < end; at++) view[at - start] = bytes[at] as number;
    this.makeRoom();
    this.#module.point();
    const food = this.#module.exports.findId(wantedId.at, wantedId.at + end - start);
    return food === NEW_ID ? undefined : food;
  }

  /**
   * Remembers the food of a new id.
   *
   * @param food the number of the food, or {@link NO_FOOD}
   */
  addId(bytes: Uint8Array, start: number, end: number, food: number): void {
    const { exports, regions } = this.#module;
    this.#makeRoomForIds(1, end - start);
    const id = exports.idCount.value;
    const from = exports.idBytesEnd.value;
    const { view } = regions.idBytes;
    for (let at = start; at < end; at++) view[from + at - start] = bytes[at] as number;
    const { view: ids } = regions.ids;
    ids[ID_WORDS * id] = from;
    ids[ID_WORDS * id + 1] = end - start;
    ids[ID_WORDS * id + 2] = food;
    exports.idCount.value = id + 1;
    exports.idBytesEnd.value = from + end - start;
    this.#module.point();
    exports.placeIds(id, id + 1);
  }

  /** Numbers a new food, and makes room for it in all regions except its parts. */
  addFood(): number {
    const { foodCount } = this.#module.exports;
    const food = foodCount.value++;
    this.#makeRoomForFoods(1);
    return food;
  }

  /**
   * Loads the figures of the catalogue. From then on the module finds foods in them without JavaScript.
   *
   * @returns whether the figures could be read
   */
  loadFigures(
    { length, readInto, slots, slotsAt, shapeBytes }: FiguresImage,
    { nutrients, foodPatterns, energyOffset }: NeededFigures,
  ): boolean {
    const { exports, regions } = this.#module;
    regions.figures.reserve(length + MARGIN);
    if (!readInto(regions.figures.view.subarray(0, length))) return false;
    const all = [...nutrients, ...foodPatterns];
    regions.needed.reserve(NEEDED_WORDS * all.length);
    regions.needed.view.set(all.flatMap(({ offset, slot, gapSlot }) => [offset, slot, gapSlot]));
    exports.nutrientCount.value = nutrients.length;
    exports.patternCount.value = foodPatterns.length;
    exports.energyOffset.value = energyOffset;
    exports.shapeBytes.value = shapeBytes;
    exports.figuresLength.value = length;
    exports.figureSlotsAt.value = slotsAt;
    exports.figureSlots.value = slots;
    this.#makeRoomForAll(slots);
    return true;
  }

  /** Makes room for the foods that the module may add during the next scan. */
  makeRoom(): void {
    const { exports } = this.#module;
    if (exports.figureSlots.value === 0) return;
    const { foodCount, foodRoom, idCount, idRoom, idBytesEnd, idBytesRoom } = exports;
    const isAmple =
      2 * (foodRoom.value - foodCount.value) >= SPARE_FOODS &&
      2 * (idRoom.value - idCount.value) >= SPARE_FOODS &&
      2 * (idBytesRoom.value - idBytesEnd.value) >= SPARE_ID_BYTES;
    if (isAmple) return;
    this.#makeRoomForFoods(SPARE_FOODS);
    this.#makeRoomForIds(SPARE_FOODS, SPARE_ID_BYTES);
    const { partStarts, partSlots, parts } = this.regions;
    const end = partStarts.view[foodCount.value] as number;
    partSlots.reserve(end + SPARE_FOODS * exports.width.value);
    parts.reserve(end + SPARE_FOODS * exports.width.value);
    foodRoom.value = foodCount.value + SPARE_FOODS;
    idRoom.value = idCount.value + SPARE_FOODS;
    idBytesRoom.value = idBytesEnd.value + SPARE_ID_BYTES;
  }

  /**
   * Makes room for all foods of the figures at once: a region that grows is copied, and its old memory is lost. Memory
   * that is never written to costs nothing.
   *
   * @param slots the number of slots of the hash table: two or more for each id
   */
  #makeRoomForAll(slots: number): void {
    const { exports, regions } = this.#module;
    const foods = Math.min(slots / 2, MAX_FOODS_AHEAD);
    this.#makeRoomForFoods(foods);
    const parts = regions.partStarts.view[exports.foodCount.value] as number;
    regions.ids.reserve(ID_WORDS * foods, ID_WORDS * exports.idCount.value);
    regions.idBytes.reserve(BYTES_OF_ID * foods, exports.idBytesEnd.value);
    regions.partSlots.reserve(foods * exports.width.value, parts);
    regions.parts.reserve(foods * exports.width.value, parts);
  }

  #makeRoomForFoods(more: number): void {
    const { exports, regions } = this.#module;
    const used = exports.foodCount.value;
    const count = used + more;
    regions.partStarts.reserve(count + 1, used + 1);
    regions.maxGrams.reserve(count, used);
    regions.densities.reserve(count, used);
    regions.entries.reserve(count, used);
  }

  #makeRoomForIds(more: number, moreBytes: number): void {
    const { exports, regions } = this.#module;
    const count = exports.idCount.value + more;
    regions.ids.reserve(ID_WORDS * count);
    regions.idBytes.reserve(exports.idBytesEnd.value + moreBytes + MARGIN);
    if (2 * SLOT_WORDS * count <= regions.idSlots.view.length) return;
    regions.idSlots.reserve(2 * regions.idSlots.view.length);
    regions.idSlots.view.fill(0);
    exports.idMask.value = regions.idSlots.view.length / SLOT_WORDS - 1;
    this.#module.point();
    exports.placeIds(0, exports.idCount.value);
  }
}
