/** "mit süßem Senf": names of foods have the nominative. */
const DATIVE =
  /(?<=(?<!\p{L})(?!(?:k?ein|[mds]ein|unser|ihr|dies|jed|all|außerd|th)em)\p{Ll}{2,})em(?=\s\p{Lu})/gu;

/** Sliced almonds weigh less per cup than whole ones. The cup of other almonds is a cup of whole ones. */
const SLICED_ALMONDS = /\bsliced almonds\b/gi;

/** How a shop sells pastry. */
const READY_ROLLED = /(?<!\p{L})ready[- ](?:rolled|made)\s(?=\p{L})/giu;

/** How long an egg was boiled, which does not change it: "hartgekocht", "weichgek." */
const HOW_LONG =
  /(?<!\p{L})(?:hart|weich)(?=gek)|(?<!\p{L})(?:hard|soft)[- ](?=boiled(?!\p{L}))/giu;

/** Gives words the form that names of foods have: "süßem Senf" becomes "süßer Senf". */
export function withWordsOfNames(text: string): string {
  return text
    .replace(DATIVE, 'er')
    .replace(READY_ROLLED, '')
    .replace(SLICED_ALMONDS, 'flaked almonds')
    .replace(HOW_LONG, '');
}
