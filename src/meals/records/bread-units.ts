import type { DietaryRecord } from './dietary-record.ts';

/** The bread units of a food in brackets: "60 g oats (3.5 KE)". */
const IN_BRACKETS = /\s*[([]\s*(?:ca\.?\s|=\s?)?\d+(?:[.,]\d+)?\s?(?:BE|KE|KHE)s?\s*[)\]]/g;

/** A record without bread units in brackets, which diabetics note next to the amount of a food. */
export function withoutBreadUnits(record: DietaryRecord): DietaryRecord {
  if (!record.lines.some(({ text }) => text.search(IN_BRACKETS) >= 0)) return record;
  const bare = (text: string) => text.replace(IN_BRACKETS, '').trim();
  return {
    ...record,
    lines: record.lines.map((line) => ({
      ...line,
      text: bare(line.text),
      ...(line.food === undefined ? {} : { food: bare(line.food) }),
    })),
  };
}
