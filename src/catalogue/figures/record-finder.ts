import type { FoundComposition } from '../../model/composition.ts';
import { codeOf, foodOf, recordAt } from './figure-records.ts';
import { hashOfId, SLOT_BYTES } from './figures-format.ts';
import type { SectionReader } from './section-reader.ts';
import type { FigureCodecs } from './whole-figures.ts';

/**
 * Prepares a look-up of single records of a section, without reading the rest of it.
 *
 * @returns finds what sums need of a food or variant by its id, which is also given as bytes; undefined if the section
 *   does not have it, or its record is damaged
 */
export function recordFinder(
  section: SectionReader,
  codecs: FigureCodecs,
): (id: string, key: Buffer) => FoundComposition | undefined {
  const { bytesAt } = section;
  const { registered } = section.header;
  const foodAt = (place: number) => {
    const record = recordAt(bytesAt, place, registered);
    return record?.shape && foodOf(record.bytes, record.shape, { codecs, registered });
  };
  return (id, key) => {
    section.forLookUp();
    let ofVariant: FoundComposition | undefined;
    for (const place of placesWith(section, hashOfId(key))) {
      const record = recordAt(bytesAt, place, registered);
      if (record === undefined) return undefined;
      if (record.shape === undefined) {
        const code = codeOf(record.bytes);
        if (!code.id.equals(key)) continue;
        const food = foodAt(code.place);
        return food && { ...food.composition, ...code.assumed };
      }
      const food = foodOf(record.bytes, record.shape, { codecs, registered });
      // The id of a food takes precedence over that of a variant, as in the catalogue.
      if (food.isStandard && food.composition.foodId === id) return food.composition;
      if (food.composition.variantId === id) ofVariant = food.composition;
    }
    return ofVariant;
  };
}

/** The places of the records whose ids have a hash. */
function* placesWith({ header, bytesAt }: SectionReader, hash: number): Generator<number> {
  const { slots, slotsAt } = header;
  for (let probe = 0; probe < slots; probe++) {
    const slot = (hash + probe) & (slots - 1);
    const entry = bytesAt(slotsAt + slot * SLOT_BYTES, SLOT_BYTES);
    const place = entry.readUInt32LE(4);
    if (place === 0) return;
    if (entry.readUInt32LE(0) === hash) yield place;
  }
}
