/** Drinks that are sweetened unless a line says otherwise. Juice and milk have sugar of their own. */
const SWEET_DRINK =
  '(?:iced?[- ](?:\\p{L}+ )?tea|iced coffee|hot chocolate|lemonade|eistee|eiskaffee|kakao|limonade|limo)';

const UNSWEETENED = new RegExp(
  String.raw`(?<=(?<!\p{L})${SWEET_DRINK}(?:\s\p{L}+)?),?\s\(?(?:unsweetened|ungesüßt|no sugar|sugar[- ]free|zuckerfrei)\)?(?=\s*(?:$|[,;]|\d))`,
  'iu',
);

/** Writes what a drink behind its name lacks: "Eistee, ungesüßt" becomes "Eistee without sugar". */
export function withUnsweetenedDrinks(text: string): string {
  return text.replace(UNSWEETENED, ' without sugar');
}
