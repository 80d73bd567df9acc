/** An amount. If the liquid of a mixture has one, the liquid is an ingredient of its own. */
const AMOUNT = String.raw`(?:(?:about|approx\.?|ca\.?|etwa|circa)\s)?(?:[\d¼-¾⅐-⅞]|an?\s(?:cup|glass|pint|litre|liter)|eine[mr]\s(?:\p{L}+\s)?(?:tasse|glas|liter))`;

/** "1 tbsp cornstarch mixed with 2 tbsp water", "50 g raisins (soaked in 2 tbsp rum)" */
const ENGLISH = new RegExp(
  String.raw`^(.+?),?\s\(?((?:dissolved|mixed|whisked|blended|stirred|slaked|combined|bloomed|softened|steeped|infused|beaten|soaked)(?:\s(?:together|overnight|briefly))?)\s(?:in|into|with)\s(${AMOUNT}[^()]*?)\)?$`,
  'iu',
);

/** "1 EL Speisestärke, in 3 EL kaltem Wasser angerührt", "1 Würfel Hefe in 100 ml Milch aufgelöst" */
const GERMAN = new RegExp(
  String.raw`^(.+?),?\s\(?(?:in|mit)\s(${AMOUNT}[^()]*?)\s((?:(?:glatt|kurz)\s)?(?:(?:an|ver|ein|auf)?(?:gerührt|rührt|gelöst|gelegt|geweicht|gequollen|gemischt|mischt|quirlt)))\)?$`,
  'iu',
);

const SOAKED = /^(?:soaked|eingeweicht|gequollen)/i;
const WATER = /(?<!\p{L})(?:water|\p{L}*wasser)(?!\p{L})/iu;

/** A food, and the liquid in which it was dissolved or with which it was mixed. */
export interface Mixture {
  readonly food: string;
  /** The liquid with its amount. */
  readonly liquid: string;
  /** Whether the liquid is water in which the food was only soaked, and which is poured away. */
  readonly isPouredAway: boolean;
}

/** The food and the liquid of a line such as "1 stock cube dissolved in 500 ml water"; undefined for other lines. */
export function mixtureIn(line: string): Mixture | undefined {
  const english = ENGLISH.exec(line);
  const german = english === null ? GERMAN.exec(line) : null;
  const [food, liquid, verb] =
    english === null
      ? [german?.[1], german?.[2], german?.[3]]
      : [english[1], english[3], english[2]];
  if (food === undefined || liquid === undefined || verb === undefined) return undefined;
  if (!/\p{L}/u.test(food)) return undefined;
  return {
    food: food.trim(),
    liquid: liquid.trim(),
    isPouredAway: SOAKED.test(verb) && WATER.test(liquid),
  };
}
