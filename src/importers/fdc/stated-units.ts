import { type UnitChange, unitChange, usdaPlace } from '../published/usda-nutrients.ts';

/** A nutrient of a release, as the release states it. */
export interface StatedNutrient {
  /** The number of the nutrient in SR, such as 203. */
  readonly number: string;
  /** Empty if the release does not state it. */
  readonly name: string;
  readonly unit: string;
}

/** How amounts of a nutrient are read. */
interface Reading {
  readonly place: number;
  readonly change: UnitChange | undefined;
  /** The nutrient and its unit in the words of the release, for a note. */
  readonly said: string;
}

/** Reads amounts in the units that a release states, and counts those in unusual units. */
export class StatedUnits {
  readonly #readings = new Map<string, Reading | undefined>();
  readonly #converted = new Map<string, number>();
  readonly #unread = new Map<string, number>();

  /** The place of a nutrient; undefined if the registry lacks it. */
  placeOf(stated: StatedNutrient): number | undefined {
    return this.#readingOf(stated)?.place;
  }

  /** An amount in the usual unit; undefined in a unit that cannot be converted. */
  read(stated: StatedNutrient, amount: number): number | undefined {
    const reading = this.#readingOf(stated);
    if (reading?.change === undefined) return amount;
    const { said, change } = reading;
    const counts = change.convert === undefined ? this.#unread : this.#converted;
    counts.set(said, (counts.get(said) ?? 0) + 1);
    return change.convert?.(amount);
  }

  /** Notes for the user about unusual units. */
  notes(): string[] {
    const list = (counts: ReadonlyMap<string, number>) =>
      [...counts].map(([said, times]) => `${said} (${times})`).join(', ');
    return [
      ...(this.#converted.size === 0
        ? []
        : [`converted amounts from the units that the release states: ${list(this.#converted)}`]),
      ...(this.#unread.size === 0
        ? []
        : [`skipped amounts in units that viand cannot convert: ${list(this.#unread)}`]),
    ];
  }

  #readingOf(stated: StatedNutrient): Reading | undefined {
    const { number, name, unit } = stated;
    const key = number + unit;
    if (this.#readings.has(key)) return this.#readings.get(key);
    const place = usdaPlace(number);
    const change = place === undefined ? undefined : unitChange(place, unit);
    const said = `${name || `nutrient ${number}`} in ${unit} instead of ${change?.to}`;
    const reading = place === undefined ? undefined : { place, change, said };
    this.#readings.set(key, reading);
    return reading;
  }
}
