import { realpathSync } from 'node:fs';
import type { FoundComposition } from '../../model/composition.ts';
import type { AmountFinder, FiguresImage, NeededAmounts } from './amount-finder.ts';
import { hasAll } from './figure-records.ts';
import { FIGURES_HEADER, figuresFileOf, PLACE_BYTES, stampOf } from './figures-format.ts';
import { type FiguresSource, openSource } from './figures-source.ts';
import { recordFinder } from './record-finder.ts';
import { BYTES_PER_SINGLE_READ, type SectionReader, sectionAt } from './section-reader.ts';
import { shapeBytes } from './shapes.ts';
import { type FigureCodecs, offsetsOf, WholeFigures } from './whole-figures.ts';

/** An open file of figures. */
interface FiguresReader {
  /** Finds what sums need of a food or variant; undefined for ids that are not in the file. */
  readonly find: (id: string) => FoundComposition | undefined;
  /** Whether a section is verified and has all ids and codes of the catalogue unchanged. */
  readonly isComplete: () => boolean;
  /** Opens a finder of the needed amounts. */
  readonly amountsOf: (needed: NeededAmounts) => AmountFinder;
  readonly close: () => void;
}

/**
 * Opens the figures of a catalogue.
 *
 * @param catalogue its file
 * @param fingerprints SHA-256 of the contents of its sources, hexadecimal
 * @returns undefined if they are missing, damaged or those of another catalogue: the catalogue has the same data
 */
export function openFigures(
  catalogue: string,
  fingerprints: readonly string[],
  codecs: FigureCodecs,
): FiguresReader | undefined {
  let source: FiguresSource | undefined;
  let reader: FiguresReader | undefined;
  try {
    const place = realpathSync(catalogue);
    source = openSource(figuresFileOf(place));
    const sections = sectionsOf(source, stampOf(place, fingerprints));
    if (sections === undefined) return undefined;
    reader = { ...finderOf(...sections, codecs), close: source.close };
    return reader;
  } catch {
    return undefined;
  } finally {
    if (reader === undefined) source?.close();
  }
}

/**
 * Whether a catalogue has its own figures, as far as their headers show.
 *
 * @param catalogue its file
 * @param fingerprints SHA-256 of the contents of its sources, hexadecimal
 */
export function hasFigures(catalogue: string, fingerprints: readonly string[]): boolean {
  let source: FiguresSource | undefined;
  try {
    const place = realpathSync(catalogue);
    source = openSource(figuresFileOf(place));
    return sectionsOf(source, stampOf(place, fingerprints)) !== undefined;
  } catch {
    return false;
  } finally {
    source?.close();
  }
}

/** The sections that a file of figures has; undefined if they belong to another catalogue. */
function sectionsOf(
  source: FiguresSource,
  stamp: Buffer,
): [whole: SectionReader, short: SectionReader | undefined] | undefined {
  const whole = sectionAt(source, stamp, 0);
  if (whole === undefined) return undefined;
  const end = whole.header.length;
  const short = end === source.size ? undefined : sectionAt(source, stamp, end);
  return end + (short?.header.length ?? 0) === source.size ? [whole, short] : undefined;
}

function finderOf(
  whole: SectionReader,
  short: SectionReader | undefined,
  codecs: FigureCodecs,
): Omit<FiguresReader, 'close'> {
  const { isComplete } = whole.header;
  const isAbsent = absenceIn(short, codecs);
  const find = recordFinder(whole, codecs);
  return {
    find(id) {
      const key = Buffer.from(id);
      return isAbsent(key) ? undefined : find(id, key);
    },
    isComplete: () => isComplete && (whole.verified !== undefined || short?.verified !== undefined),
    amountsOf(needed) {
      const section = short && hasAmounts(short, needed, codecs) ? short : whole;
      let figures: WholeFigures | undefined;
      return {
        find(bytes, start, end) {
          if (figures !== undefined) return figures.find(bytes, start, end);
          const all = section.forLookUp();
          if (all === undefined) return undefined;
          figures = new WholeFigures(all, section.header, codecs, needed);
          return figures.find(bytes, start, end);
        },
        image: () =>
          section.isWorthReading(BYTES_PER_SINGLE_READ)
            ? imageOf(section, needed, codecs)
            : undefined,
      };
    },
  };
}

/** Tells whether the short section, which is read sooner, lacks an id. Both sections have the same ids. */
function absenceIn(
  short: SectionReader | undefined,
  codecs: FigureCodecs,
): (key: Buffer) => boolean {
  let ids: WholeFigures | undefined;
  return (key) => {
    const bytes = short?.verified;
    if (short === undefined || bytes === undefined) return false;
    ids ??= new WholeFigures(bytes, short.header, codecs, NOTHING_NEEDED);
    return ids.find(key, 0, key.length) === undefined;
  };
}

const NOTHING_NEEDED: NeededAmounts = { nutrients: [], foodPatterns: [], hasEstimates: false };

/** Whether the short section has all needed amounts that the catalogue has: its first shape lists what it has. */
function hasAmounts(short: SectionReader, needed: NeededAmounts, codecs: FigureCodecs): boolean {
  if (needed.hasEstimates) return false;
  const { nutrients, foodPatterns } = neededOffsets(short, needed, codecs);
  const first = FIGURES_HEADER.bytes / PLACE_BYTES;
  const offsets = [...nutrients, ...foodPatterns].filter((offset) => offset !== undefined);
  return hasAll(short.bytesAt, first, short.header.registered, offsets);
}

function neededOffsets(
  { header: { registered } }: SectionReader,
  needed: NeededAmounts,
  codecs: FigureCodecs,
): Pick<FiguresImage, 'nutrients' | 'foodPatterns'> {
  return {
    nutrients: offsetsOf(needed.nutrients, codecs.nutrients, 0),
    foodPatterns: offsetsOf(needed.foodPatterns, codecs.foodPatterns, registered.nutrients),
  };
}

function imageOf(
  section: SectionReader,
  needed: NeededAmounts,
  codecs: FigureCodecs,
): FiguresImage {
  const { length, slots, slotsAt, registered } = section.header;
  return {
    length,
    readInto: section.readInto,
    shapeBytes: shapeBytes(registered, 0),
    slots,
    slotsAt,
    ...neededOffsets(section, needed, codecs),
  };
}
