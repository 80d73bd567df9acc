/** A plate of "Salat" is a mixed salad, and a leaf or a head of it lettuce. */
const SALAD =
  /^(\s*(?:(?:1|ein(?:e[mn]?)?) )?(?:(?:kleine[rs]?|große[rs]?|etwas) )?(?:(?:Portion|Teller|Schüssel|Schale|Schälchen) )?)Salat(?=\s*$|\smit\s)/iu;
const LEAF_OF_SALAD = /(?<=(?<!\p{L})(?:Blatt|Blätter|Kopf|Köpfe)\s)Salat(?=\s*$)/iu;

/** Dried yeast is sold in sachets. */
const CUBE_OF_YEAST =
  /(?<=(?<!\p{L})(?:Würfel|cubes?(?: of)?)\s)(?:frische\s|fresh\s)?(?:Hefe|yeast)(?!\p{L})/giu;

/** "A pot of tea" is two cups. */
const POT_OF_TEA = /(?<!\p{L})pots? of (?=(?:\p{L}+ )?(?:tea|coffee)(?!\p{L}))/giu;

/** A spoon of stock is one of its powder. */
const SPOON_OF_STOCK =
  /((?<!\p{L})(?:TL|EL|Teelöffel|Esslöffel)\s(?:gehäufte[rn]? |gestrichene[rn]? )?)(?:instant-?|gekörnte )?(gemüse|hühner|rinder|fleisch)?(?:brühe|bouillon)(?:pulver)?(?=\s*(?:$|[,(]))/giu;
const POWDERS: Readonly<Record<string, string>> = {
  gemüse: 'Gemüsebrühpulver',
  hühner: 'gekörnte Brühe Huhn',
};

/** Names the food that a measure tells from another of the same name: a cube of "Hefe" is fresh yeast. */
export function withFoodsByMeasure(text: string): string {
  return text
    .replace(SALAD, '$1gemischter Salat')
    .replace(LEAF_OF_SALAD, 'Blattsalat')
    .replace(CUBE_OF_YEAST, 'Frischhefe')
    .replace(POT_OF_TEA, 'Kännchen of ')
    .replace(
      SPOON_OF_STOCK,
      (_, spoon: string, kind = 'gemüse') =>
        `${spoon}${POWDERS[kind.toLowerCase()] ?? 'beef stock powder'}`,
    );
}
