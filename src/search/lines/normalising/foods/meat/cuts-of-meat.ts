import { lazily } from '../../../../../collections/lazily.ts';

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

/** Animals in compounds, by the words after "vom" or a comma. */
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
  lachs: 'Lachs',
  ziege: 'Ziegen',
};
const ANIMAL = Object.keys(ANIMALS).join('|');
const OF_ANIMAL = new RegExp(
  `(?<!\\p{L})(Rouladen?|Steaks?|Filets?|Schnitzel|Keulen?|Brust|Hackfleisch|Gulasch|Koteletts?|Leber|Rücken|Braten) (?:vom|von der) (${ANIMAL})(?!\\p{L})`,
  'giu',
);

/** "200 g Schnitzel, Pute": a text that ends with the animal of a cut, a sausage, a stock or milk. */
const BEFORE_ANIMAL = new RegExp(
  `^([^,;+&]*?)(?<!\\p{L})(Steaks?|Filets?|Schnitzel|Keulen?|Brust|Hack(?:fleisch)?|Gulasch|Koteletts?|Leber|Braten|Geschnetzeltes|Salami|Schinken|(?:Brat|Leber)?wurst|Würstchen|Aufschnitt|Brühe|Milch), (${ANIMAL})$`,
  'iu',
);
/** "200 g steak, beef" */
const BEFORE_ENGLISH_ANIMAL =
  /^(\d[^,;+&]*?)\b(steaks?|mince|roast|escalopes?|schnitzels?|fillets?|chops?|stock|broth|burgers?|sausages?|meatballs?|liver|bacon|salami), (beef|pork|lamb|veal|(?<!steaks?, )(?:chicken|turkey|duck)|venison|salmon)$/i;

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

/** "Suppenfleisch vom Rind": cuts that only beef has. */
const OF_BEEF_ANYWAY =
  /(?= vom Rind)(?<=(?<!\p{L})(?:Suppenfleisch|Siedfleisch|Tafelspitz|Beinscheiben?|Ochsenschwanz)) vom Rind(?!\p{L})/giu;

/** "3 lb beef chuck roast": a cut as shops sell it, which is not roasted yet. */
const CUT_FOR_ROASTING =
  /(?= roast)(?<=^\s*\d[\d.,/ -]*\s?(?:lbs?\.?|pounds?|kg)\s(?:\p{L}+ ){0,2}(?:chuck|rump|round|shoulder|loin|brisket|sirloin|topside|silverside)) roast(?=\s*(?:$|[,(]))/iu;

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
    .replace(OF_ANIMAL, (_, cut: string, animal: string) =>
      compoundOf(animal.toLowerCase(), cut.toLowerCase()),
    )
    .replace(
      MEAT_OF_DISH,
      (all, animal = '') => MEAT_OF_ANIMAL[animal.toLowerCase() || 'rinder'] ?? all,
    )
    .replace(FOR_STEWING, 'stewing beef')
    .replace(ZUM_SCHMOREN, 'Gulaschfleisch')
    .replace(OF_BEEF_ANYWAY, '')
    .replace(CUT_FOR_ROASTING, '');
}

/**
 * A text of one food with its animal before the cut: "200 g Schnitzel, Pute" becomes "200 g Putenschnitzel", and "200 g
 * steak, beef" becomes "200 g beef steak".
 */
export function withAnimalFirst(text: string): string {
  return text
    .replace(
      BEFORE_ANIMAL,
      (_, before: string, cut: string, animal: string) =>
        before + compoundOf(animal.toLowerCase(), cut.toLowerCase()),
    )
    .replace(BEFORE_ENGLISH_ANIMAL, '$1$3 $2');
}

function compoundOf(animal: string, cut: string): string {
  return animal === 'huhn' && cut === 'brühe' ? 'Hühnerbrühe' : ANIMALS[animal] + cut;
}
