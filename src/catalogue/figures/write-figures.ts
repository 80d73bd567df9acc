import type { Database, Statement } from 'better-sqlite3';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { HEI_AMOUNTS } from '../../model/hei-amounts.ts';
import { NUTRIENTS } from '../../model/nutrients.ts';
import type { CurrentId } from '../reading/other-id-finder.ts';
import { stampOf } from './figures-format.ts';
import { FiguresFileTarget } from './figures-output.ts';
import { FiguresSection, isStandardVariant, type VariantRow } from './figures-section.ts';
import type { Registered } from './shapes.ts';
import { type ShortAmounts, ShortFigures } from './short-figures.ts';

const VARIANTS = `SELECT food.id, variant.id, food.is_solid, variant.density,
    variant.nutrients, variant.food_patterns, variant.food_patterns_estimated, variant.borrowed,
    variant.processing = food.standard_processing
  FROM variant JOIN food ON food.ord = variant.food ORDER BY variant.ord`;

/**
 * In larger catalogues, codes are looked up when they are needed, since resolving all of them here
 * takes too long. Their figures are never read as a whole, so they have no short section.
 */
const MAX_VARIANTS_WITH_CODES = 100_000;

/** An id that is not current, with the current one that it leads to. */
export type OtherId = readonly [id: string, current: CurrentId];

/** Lists codes of sources and ids of earlier releases, except those that are current ids. */
export type OtherIds = (isCurrent: (id: string) => boolean) => Iterable<OtherId>;

/** What the figures of a catalogue have. */
export interface FigureAmounts {
  /** How many nutrients and food patterns the catalogue has. */
  readonly registered: Registered;
  /** The positions in the catalogue of the amounts in the short section. */
  readonly short: ShortAmounts;
}

/** Writes the figures of a catalogue, one variant at a time. */
export class FiguresWriter {
  readonly #file: FiguresFileTarget;
  readonly #registered: Registered;
  readonly #whole: FiguresSection;
  /** Undefined once there are too many variants. */
  #short: ShortFigures | undefined;
  /** The numbers of records by ids of foods and variants, until there are too many variants for codes. */
  readonly #records = new Map<string, number>();
  /** Ids of foods and variants that may lack a record. */
  readonly #withoutRecord = new Set<string>();
  #variants = 0;
  #isComplete = true;

  /** @param file exists and is empty */
  constructor(file: string, { registered, short }: FigureAmounts) {
    this.#file = new FiguresFileTarget(file);
    this.#registered = registered;
    this.#whole = new FiguresSection(this.#file, registered);
    this.#short = new ShortFigures(registered, short);
  }

  /** Adds the next variant of the catalogue. */
  add(row: VariantRow): void {
    const record = this.#whole.add(row);
    this.#variants += 1;
    if (this.#variants <= MAX_VARIANTS_WITH_CODES) {
      if (record !== undefined) this.#short?.add(row);
      this.#noteRecord(row, record);
    } else if (this.#short !== undefined) {
      this.#short = undefined;
      this.#records.clear();
      this.#withoutRecord.clear();
    }
    if (record === undefined) this.#isComplete = false;
  }

  #noteRecord(row: VariantRow, record: number | undefined): void {
    const [foodId, id] = row;
    if (record === undefined) {
      this.#withoutRecord.add(foodId).add(id);
      return;
    }
    // The id of a food takes precedence over that of a variant.
    if (!this.#records.has(id)) this.#records.set(id, record);
    if (isStandardVariant(row)) this.#records.set(foodId, record);
    else this.#withoutRecord.add(foodId);
  }

  /**
   * Writes the codes, the hash tables and the headers, after the last variant.
   *
   * @param catalogue its file, without an open transaction
   */
  end(catalogue: string, fingerprints: readonly string[], otherIds: OtherIds): void {
    const short = this.#short;
    if (short === undefined) this.#isComplete = false;
    const isCurrent = (id: string) => this.#records.has(id) || this.#withoutRecord.has(id);
    for (const [id, current] of short === undefined ? [] : otherIds(isCurrent)) {
      const record = this.#records.get(current.id);
      if (record === undefined || !this.#whole.addCode(id, current, record)) {
        this.#isComplete = false;
      } else short?.addCode(id, current, record);
    }
    const stamp = stampOf(catalogue, fingerprints);
    const length = this.#whole.end(stamp, this.#registered, this.#isComplete);
    short?.end(stamp, this.#isComplete, this.#file, length);
  }

  close(): void {
    this.#file.close();
  }
}

/** What the figures of a new catalogue have. */
export const NEW_FIGURES: FigureAmounts = figureAmounts(NUTRIENTS, FOOD_PATTERNS);

/** What the figures of an existing catalogue have. */
export function figuresIn(db: Database): FigureAmounts {
  const named = (table: string) =>
    db.prepare(`SELECT name, position FROM ${table} ORDER BY position`).all() as Registration[];
  return figureAmounts(named('nutrient'), named('food_pattern'));
}

/** An amount with its position in the catalogue. */
interface Registration {
  readonly name: string;
  readonly position: number;
}

function figureAmounts(
  nutrients: readonly Registration[],
  foodPatterns: readonly Registration[],
): FigureAmounts {
  const positions = (all: readonly Registration[], names: readonly string[]) =>
    new Set(all.filter(({ name }) => names.includes(name)).map(({ position }) => position));
  return {
    registered: { nutrients: nutrients.length, foodPatterns: foodPatterns.length },
    short: {
      nutrients: positions(nutrients, HEI_AMOUNTS.nutrients),
      foodPatterns: positions(foodPatterns, HEI_AMOUNTS.foodPatterns),
    },
  };
}

/** All variants that a catalogue has. */
export function variantsIn(db: Database): Iterable<VariantRow> {
  return (db.prepare(VARIANTS).raw() as unknown as Statement<[], VariantRow>).iterate();
}
