/** Drinks that are sweetened unless a line says otherwise. Juice and milk have sugar of their own. */
const SWEET_DRINK =
  '(?:iced?[- ](?:\\p{L}+ )?tea|iced coffee|hot chocolate|heiße schokolade|lemonade|eistee|eiskaffee|limonade|limo)';

/**
 * Only behind a comma or in brackets: names of foods have these words too, such as "Eistee ungesüßt". Names say
 * "sugar-free" of drinks with sweetener.
 */
const UNSWEETENED = new RegExp(
  String.raw`(?<=(?<!\p{L})${SWEET_DRINK}(?:\s\p{L}+)?)(?:,\s|\s\()(?:unsweetened|ungesüßt|no sugar)\)?(?=\s*(?:$|[,;]|\d))`,
  'iu',
);

/** Writes what a drink behind its name lacks: "Eistee, ungesüßt" becomes "Eistee without sugar". */
export function withUnsweetenedDrinks(text: string): string {
  return text.replace(UNSWEETENED, ' without sugar');
}
