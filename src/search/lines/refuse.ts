/** Inedible parts that were weighed with a food, with the edible share, by the project's judgement. */
const REFUSE: readonly (readonly [RegExp, number])[] = [
  [
    /,?\s(?:mit|inkl\.?|samt) (?:gräten|knochen)(?: gewogen)?|,?\s(?:(?:weighed )?with (?:the )?bones?|(?:bone|bones)[- ]in)(?!\p{L})/giu,
    0.7,
  ],
  [
    /,?\s(?:mit|inkl\.?|samt) schale gewogen|,?\sweighed with (?:the )?(?:peel|shell|skin)(?!\p{L})/giu,
    0.7,
  ],
  [
    /,?\s(?:mit|inkl\.?|samt) (?:kern|stein)(?:en|e)?(?: gewogen)?(?!\p{L})|,?\s(?:weighed )?with (?:the )?(?:stones?|pits?)(?!\p{L})/giu,
    0.9,
  ],
];

/** Whether a line says in English that a piece has its bones, as raw meat is sold. */
export function isWithBones(text: string): boolean {
  return /(?<!\p{L})bones?[- ]in(?!\p{L})/iu.test(text);
}

/** The edible share of a weight, if a line says that bones, peel or stones were weighed, too. */
export function edibleShareOf(text: string): number | undefined {
  return REFUSE.find(([pattern]) => text.search(pattern) >= 0)?.[1];
}

/** A text without what it says of inedible parts. */
export function withoutRefuse(text: string): string {
  return REFUSE.reduce((rest, [pattern]) => rest.replace(pattern, ''), text);
}
