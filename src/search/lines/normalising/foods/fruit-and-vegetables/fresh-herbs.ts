/** Herbs that tables mostly know dried. */
const HERB =
  '(thyme|rosemary|oregano|marjoram|sage|tarragon|basil|dill|thymian|rosmarin|majoran|salbei|estragon|basilikum)';

/** "4 sprigs thyme", "1 Bund Thymian" */
const IN_SPRIGS = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:sprigs?|bunch(?:es)?|zweige?n?|zweiglein|bund|stiele?|stängel|stengel)(?: of)? )(?=${HERB}(?!\p{L}))`,
  'iu',
);
const GERMAN = /thymian|rosmarin|majoran|salbei|estragon|basilikum/iu;

/** "Basilikumblätter", "Minzeblättchen": a herb by the part that people pick. */
const LEAVES =
  /(?<!\p{L})(basilikum|minz|pfefferminz|salbei|petersilien?|zitronenmelissen?|estragon|oregano|thymian|koriander|rosmarin)(?:blätter|blättchen|blatt|nadeln)(?!\p{L})/giu;
const HERBS_BY_STEM: Readonly<Record<string, string>> = {
  minz: 'Minze',
  pfefferminz: 'Minze',
  petersilien: 'Petersilie',
  zitronenmelissen: 'Zitronenmelisse',
};

/** The herb of a compound, such as "Minz" of "Minzblätter"; any other stem is a name itself. */
export function herbOfStem(stem: string): string {
  return HERBS_BY_STEM[stem.toLowerCase()] ?? stem;
}

/** "A handful of basil leaves": as much as a handful of the herb. */
const HANDFUL_OF_LEAVES = /(?<=(?<!\p{L})handfuls? (?:of )?(?:\p{L}+ )?\p{L}+) leaves(?!\p{L})/giu;

/**
 * Says that a herb is fresh if it is counted in sprigs or bunches, since dried herbs are not sold in these: "3 sprigs
 * thyme" becomes "3 sprigs fresh thyme".
 */
export function withFreshHerbs(text: string): string {
  return text
    .replace(HANDFUL_OF_LEAVES, '')
    .replace(LEAVES, (_, stem: string) => herbOfStem(stem))
    .replace(IN_SPRIGS, GERMAN.test(text) ? 'frischer ' : 'fresh ');
}
