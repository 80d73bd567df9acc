import { lazily } from '../../../../collections/lazily.ts';

/** Cuts of each animal that the catalogue has, by the words after "aus der" and "from the". */
const GERMAN: readonly (readonly [animal: string, compound: string, cuts: string])[] = [
  ['rind(?:er|s)?', 'Rinder', 'schulter|keule|hüfte|nacken|brust|rücken|wade'],
  ['schweine?(?:s)?', 'Schweine', 'schulter|keule|nacken|bauch|rücken'],
  ['lamm', 'Lamm', 'schulter|keule|rücken'],
  ['kalbs?', 'Kalbs', 'schulter|keule'],
];
const ENGLISH: readonly (readonly [animal: string, cuts: string])[] = [
  ['beef', 'shoulder|shin'],
  ['pork', 'shoulder|leg|belly|loin|neck'],
  ['lamb', 'shoulder|leg|neck|shank'],
  ['veal', 'shoulder|shank'],
];

const patterns = lazily(() => [
  ...GERMAN.map(([animal, compound, cuts]): [RegExp, (cut: string) => string] => [
    new RegExp(
      `(?<!\\p{L})${animal}(?:fleisch)?,? \\(?(?:(?:aus|von|vom) (?:der |dem )?)?(${cuts})\\)?(?!\\p{L})`,
      'iu',
    ),
    (cut) => compound + cut.toLowerCase(),
  ]),
  ...ENGLISH.map(([animal, cuts]): [RegExp, (cut: string) => string] => [
    new RegExp(`(?<!\\p{L})${animal},? \\(?from (?:the )?(${cuts})\\)?(?!\\p{L})`, 'iu'),
    (cut) => `${animal} ${cut.toLowerCase()}`,
  ]),
]);

/** Animals in compounds, by the words after "vom". */
const ANIMALS: Readonly<Record<string, string>> = {
  rind: 'Rinder',
  schwein: 'Schweine',
  kalb: 'Kalbs',
  lamm: 'Lamm',
  hähnchen: 'Hähnchen',
  huhn: 'Hähnchen',
  pute: 'Puten',
  ente: 'Enten',
  gans: 'Gänse',
  reh: 'Reh',
  hirsch: 'Hirsch',
};
const OF_ANIMAL = new RegExp(
  `(?<!\\p{L})(Rouladen?|Steaks?|Filets?|Schnitzel|Keulen?|Brust|Hackfleisch|Gulasch|Koteletts?|Leber|Rücken|Braten) (?:vom|von der) (${Object.keys(ANIMALS).join('|')})(?!\\p{L})`,
  'giu',
);

/** "Beef for stewing", "Rindfleisch zum Schmoren" */
const FOR_STEWING =
  /(?<!\p{L})(?:(?:lean |diced |cubed )*beef(?: chunks| cubes)?,? (?:for (?:stewing|braising|stews?|casseroles?|goulash))|braising beef)(?!\p{L})/iu;
const ZUM_SCHMOREN =
  /(?<!\p{L})rind(?:er|s)?fleisch,? (?:zum schmoren|für(?: das)? (?:gulasch|ragout)|als gulasch)(?!\p{L})/iu;

/** "600 g Rindergulasch": the meat for a recipe, rather than a helping of the dish. */
const MEAT_OF_DISH =
  /(?<=^\s*(?:(?:ca\. )?(?:[5-9]\d\d|[1-3]\d{3})\s?g|\d(?:[.,]\d+)?\s?kg)\s)(rinder|schweine|puten|hähnchen|hühner)?-?gulasch(?=\s*(?:$|[,(]))/iu;
const MEAT_OF_ANIMAL: Readonly<Record<string, string>> = {
  rinder: 'Gulaschfleisch',
  schweine: 'Gulasch vom Schwein',
  puten: 'Putenbrust',
  hähnchen: 'Hähnchenbrust',
  hühner: 'Hähnchenbrust',
};

/**
 * A text with the name of a cut of meat: "Rindfleisch aus der Schulter" becomes "Rinderschulter", and "lamb from the
 * leg" becomes "lamb leg".
 */
export function withCutsNamed(text: string): string {
  const named = patterns().reduce(
    (plain, [pattern, name]) => plain.replace(pattern, (_, cut: string) => name(cut)),
    text,
  );
  return named
    .replace(
      OF_ANIMAL,
      (_, cut: string, animal: string) => `${ANIMALS[animal.toLowerCase()]}${cut.toLowerCase()}`,
    )
    .replace(
      MEAT_OF_DISH,
      (all, animal = '') => MEAT_OF_ANIMAL[animal.toLowerCase() || 'rinder'] ?? all,
    )
    .replace(FOR_STEWING, 'stewing beef')
    .replace(ZUM_SCHMOREN, 'Gulaschfleisch');
}
