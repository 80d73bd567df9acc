/** Dried yeast is sold in sachets, and fresh yeast in cubes. */
const CUBE_OF_YEAST =
  /(?<=(?<!\p{L})(?:Würfel|cubes?(?: of)?)\s)(?:frische\s|fresh\s)?(?:Hefe|Germ|yeast)(?!\p{L}|[- ]?(?:extra[ck]t|spread|flakes|flocken)(?!\p{L}))/gu;

/** A weight of yeast of no kind, alone or before more: "20 g Hefe", "2 dag Germ, zerbröselt", but not "Hefe (trocken)". */
const WEIGHED_YEAST =
  /(?<=(?<![\d.,/])(\d+(?:[.,]\d+)?) ?(g|dag|Gramm|grams?) (?:of )?)(?:Hefe|Germ|yeast)(?=\s*(?:$|[,(](?!.*(?:dried|\bdry|instant|\b(?:fast|quick|rapid|easy|active)|trocken|getrocknet))))/gu;

/** A sachet of dried yeast, g. German recipes call dried yeast so, unless they use whole sachets. */
const SACHET = 7;
/** British recipes use up to two sachets. */
const MOST_DRIED = 14;

/** Names the yeast that only its measure tells: a cube is fresh, and so is a weight beyond sachets of dried yeast. */
export function withKindsOfYeast(text: string): string {
  return text
    .replace(CUBE_OF_YEAST, 'Frischhefe')
    .replace(WEIGHED_YEAST, (yeast, number: string, unit: string) => {
      const grams = Number(number.replace(',', '.')) * (unit === 'dag' ? 10 : 1);
      const isDried =
        grams <= SACHET || grams === MOST_DRIED || (yeast === 'yeast' && grams <= MOST_DRIED);
      return isDried ? yeast : 'Frischhefe';
    });
}
