/** Words for servings or those who eat them. */
export const SERVING_WORDS =
  /(?<!\p{L})(?:servings?|serves|portion(?:en|s)?|person(?:en|s)?|people|leute)(?!\p{L})/iu;

/** "2 cups 1x": the factor by which a plugin of a page has scaled the recipe. */
const SCALE = /(?<=\S)\s+\d(?:\.\d+)?x$/i;

/** "(1 serving = 350 g)", "(pro Portion 350 g)": the weight of each serving. */
const OF_A_SERVING =
  /(?<!\p{L})(?:(?:1|one|an?|eine|each|per|pro|je)\s+(?:servings?|portion)\s*(?:[=:≈]|is|ist|sind|weighs|wiegt)?|serving size\s*:?|portionsgröße\s*:?)\s*(?=(?:ca\.?\s+|about\s+|etwa\s+)?\d)/giu;

/** "Serving size: 4", as recipe programs call the number of servings. One is that of a label. */
const NUMBER_OF_SERVINGS =
  /^(?:serving size|portionsgröße)\s*:\s*(?=(?:[2-9]|[1-9]\d)(?:\s*[-–]\s*\d+)?\s*$)/iu;

/** "makes 20 x 25 g": a number of pieces and the weight of each. */
const TIMES =
  /(?<=(?:makes|yields?|ergibt|für)\s(?:(?:about|ca\.|etwa)\s)?\d+)\s*[x×]\s*(?=\d+(?:[.,]\d+)?\s*(?:k?g|oz)(?!\p{L}))/giu;

/** "pro Person:", "(per serve)": all amounts below are those of one person. */
const OF_ONE =
  /^\(?(?:(?:zutaten|ingredients|mengen?|alle angaben)\s)?(?:pro|je|per)\s(?:person|kopf|portion|serve|serving|head)\)?\s*:?$/iu;

/** "2 adults and 2 children" */
const FAMILY =
  /(\d+)\s+(?:adults?|grown-ups?|erwachsenen?)\s*(?:,|\+|&|and|und)\s*(\d+)\s+(?:child(?:ren)?|kids?|kind(?:er)?)(?!\p{L})/iu;

/** Whether a line says that the amounts below it are those of one person. */
export function isForOne(text: string): boolean {
  return OF_ONE.test(text.trim());
}

/** What a recipe says about its servings, in the words of other statements. */
export function withPlainServings(text: string): string {
  return text
    .replace(OF_ONE, '1 portion')
    .replace(SCALE, '')
    .replace(NUMBER_OF_SERVINGS, 'Servings: ')
    .replace(OF_A_SERVING, 'à ')
    .replace(TIMES, ' à ')
    .replace(
      FAMILY,
      (_, adults: string, children: string) => `${Number(adults) + Number(children)} people`,
    );
}
