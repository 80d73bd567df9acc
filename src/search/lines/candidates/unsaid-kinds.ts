import { foldWords } from '../../../text/words/fold-words.ts';
import { isWordOf } from '../name-fit/compare-words.ts';

/** A kind of food by what tables call it. */
interface UnsaidKind {
  /** In the name of a table. */
  readonly named: RegExp;
  /** In a line that means this kind. Without it, the line has the last word that the name has for the kind. */
  readonly said?: RegExp;
}

/** Kinds that people only mean if they say so. */
const UNSAID_KINDS: readonly UnsaidKind[] = [
  // "Flour, wheat, brown", "Pasta, wholewheat", "Cerealien aus Vollkornweizenschrot".
  {
    named:
      /\bwhole-?\s?(?:meal|wheat|grain)|vollkorn|\b(?:bread|flour|rice|sugar|rolls?),(?:.*,)? brown\b/iu,
    said: /whole|vollkorn|brown|braun|schrot|complet|integral/iu,
  },
  // "Rotwein süß", "Wine, white, medium".
  {
    named:
      /(?:wein|sekt)\b.*\s(?:halbtrocken|(?:edel)?süß)|\b(?:wine|cider|sherry)\b.*\b(?:medium|sweet)\b/iu,
    said: /süß|suss|suess|halbtrocken|sweet|medium|lieblich/iu,
  },
  // People call only sweetened milk condensed.
  {
    named: /(?<!\bcondensed\b.*)\bsweetened\b|(?<!\p{L})gesüßt/iu,
    said: /süß|suss|suess|zucker|sugar|sweet/iu,
  },
  // "Flour, chapati, white", "Flour, wheat, bread/strong, white".
  { named: /\bflour,.*\b(?:chapati|strong|raising|corn|rice|rye|soya|gram)\b/iu },
  // "Cheese, Brie, rind only".
  { named: /\b(?:rind|skin|crust|peel|fat|yolk|white)(?= only\b)/iu },
  // British bacon is back bacon; people name the other cuts.
  { named: /\bbacon\b.*\b(?:streaky|middle)\b/iu },
  // "Chicken, breast, with skin, raw", but not "grilled with skin, meat only".
  {
    named:
      /(?:\bchicken\b|poulet|hähnchen|huhn|\bturkey\b|pute).*(?:breast|brust).*(?:with skin|mit haut)(?!.*meat only)/iu,
    said: /skin|haut/iu,
  },
  // "Margarine, regular, hard, soybean (hydrogenated)".
  { named: /\bhydrogenated\b/iu },
  // "Pizza, extra cheese".
  { named: /\bextra\b(?! (?:virgin|nativ|vergine|lean))/iu },
];

/** Whether a name is that of a kind that words do not ask for. */
export function namesUnsaidKind(name: string, words: readonly string[]): boolean {
  return UNSAID_KINDS.some(({ named, said }) => {
    const kind = named.exec(name)?.[0];
    if (kind === undefined) return false;
    if (said !== undefined) return !words.some((word) => said.test(word));
    return !isWordOf(words.flatMap(foldWords), foldWords(kind).at(-1) ?? '');
  });
}
