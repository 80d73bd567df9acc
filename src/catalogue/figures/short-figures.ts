import type { CurrentId } from '../reading/other-id-finder.ts';
import { PAIR_BYTES } from '../schema/vectors.ts';
import { viewOf } from '../schema/view-of.ts';
import { FiguresInMemory, type FiguresTarget } from './figures-output.ts';
import { FiguresSection, type VariantRow } from './figures-section.ts';
import type { Registered } from './shapes.ts';

/** The positions in a catalogue of the amounts in its short section. */
export interface ShortAmounts {
  readonly nutrients: ReadonlySet<number>;
  readonly foodPatterns: ReadonlySet<number>;
}

/** Writes the short section, which has few of the amounts (see `figures-format.ts`). */
export class ShortFigures {
  readonly #bytes = new FiguresInMemory();
  readonly #registered: Registered;
  readonly #amounts: ShortAmounts;
  readonly #section: FiguresSection;

  constructor(registered: Registered, amounts: ShortAmounts) {
    this.#registered = registered;
    this.#amounts = amounts;
    this.#section = new FiguresSection(this.#bytes, registered);
    this.#section.addShape(pairsAt(amounts.nutrients), pairsAt(amounts.foodPatterns));
  }

  add(row: VariantRow): void {
    const [foodId, id, isSolid, density, nutrients, patterns, isEstimated, , isStandard] = row;
    const kept = pairsAmong(nutrients, this.#amounts.nutrients);
    const keptPatterns = patterns && pairsAmong(patterns, this.#amounts.foodPatterns);
    const short = [foodId, id, isSolid, density, kept, keptPatterns, isEstimated, null] as const;
    this.#section.add([...short, isStandard]);
  }

  /** See {@link FiguresSection.addCode}. */
  addCode(id: string, current: CurrentId, record: number): void {
    this.#section.addCode(id, current, record);
  }

  /** Writes the section at an offset of a target. */
  end(stamp: Buffer, isComplete: boolean, target: FiguresTarget, start: number): void {
    this.#section.end(stamp, this.#registered, isComplete);
    this.#bytes.moveTo(target, start);
  }
}

/** Pairs of these positions with amounts of 0. */
function pairsAt(positions: ReadonlySet<number>): Buffer {
  const pairs = Buffer.alloc(positions.size * PAIR_BYTES);
  const view = viewOf(pairs);
  [...positions].forEach((position, index) => {
    view.setUint16(index * PAIR_BYTES, position, true);
  });
  return pairs;
}

/** The pairs with these positions, in their order. */
function pairsAmong(pairs: Buffer, positions: ReadonlySet<number>): Buffer {
  const kept = Buffer.allocUnsafe(positions.size * PAIR_BYTES);
  let end = 0;
  for (let at = 0; at < pairs.length; at += PAIR_BYTES) {
    const position = (pairs[at] as number) | ((pairs[at + 1] as number) << 8);
    if (positions.has(position)) end += pairs.copy(kept, end, at, at + PAIR_BYTES);
  }
  return kept.subarray(0, end);
}
