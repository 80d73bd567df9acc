import { FRACTION_SIGN } from '../../../../text/numbers/fractions.ts';
import { herbOfStem } from '../foods/fruit-and-vegetables/fresh-herbs.ts';

/** Herbs and vegetables that are counted in leaves. */
const LEAVES =
  '(?:(?:eisberg|kopf|feld)?salat|basilikum|minz|salbei|spinat|petersilien|koriander|kohl)';

/** Compounds that count pieces of a food, by the word for the pieces; some compounds are foods of their own. */
const CUTS: readonly (readonly [compound: string, piece: string])[] = [
  [String.raw`(?!bauch|toast-|vegane )(\p{L}{3,}?)-?scheib(?:en|chen|e)`, 'Scheiben'],
  [String.raw`(?!kartoffel)(\p{L}{3,}?)-?(?:spalten?|schnitze?)`, 'Spalten'],
  [String.raw`(\p{L}{3,}?)-?röschen`, 'Röschen'],
  ['(knoblauch|fenchel)-?knollen?', 'Knollen'],
  ['(knoblauch)-?zehen?', 'Zehen'],
  [
    '(mango|melonen|ananas|apfel|birnen|pfirsich|kiwi|bananen|gurken)-?st(?:ü|ue)ck(?:e|chen)',
    'Spalten',
  ],
  ['(pizza|kuchen|torten)-?st(?:ü|ue)cke?', 'Stück'],
  ['(paprika|möhren|karotten|gurken)-?(?:streifen|sticks?)', 'Streifen'],
  ['(käse|feta|melonen|mango)-?würfel', 'Würfel'],
  ['(staudensellerie|lauch|spargel|rhabarber|zimt)-?stangen?', 'Stangen'],
  ['(ananas)-?ringe?', 'Scheiben'],
  [`(${LEAVES})-?bl(?:ä|ae)tter`, 'Blätter'],
  [`(${LEAVES})-?blatt`, 'Blatt'],
];

/** Each pattern follows a number, with at most one word between them. */
const patterns = CUTS.map(([compound, piece]) => ({
  piece,
  pattern: new RegExp(
    String.raw`(?<=(?:^|[\s(])(?:\d+(?:\s?[-–]\s?\d+)?|${FRACTION_SIGN}|eine?)\s(?:(?:kleine|große|dünne|dicke|halbe|frische)[rsn]?\s)?)${compound}(?!\p{L})`,
    'giu',
  ),
}));

/** Vegetables in a compound with the shape into which they were cut, where nothing counts the pieces. */
const CUT_VEGETABLE =
  /(?<=^\s*|(?<!\p{L})(?:k?g|EL|TL|Esslöffel|Teelöffel|Tassen?|Handvoll|Portion(?:en)?)\s)(?:(paprika)|(karotte|möhre|gurke|zucchini|sellerie(?!-?sticks)|kohlrabi|rettich|aubergine|champignon|tomate(?=n-?(?:würfel|scheiben)))n?)s?-?(?:streifen|würfel|stifte|scheiben|sticks?)(?!\p{L})/iu;
const RINGS_OF_LEEK = /(?<=^\s*|(?<!\p{L})(?:k?g|EL|Tassen?)\s)lauchringe(?!\p{L})/iu;

/** "1 Stück Knoblauchzehe": the word for the food already names the piece. */
const PIECES_OF_PIECES =
  /(?<=\d\s?)(?:Stück|Stk\.?|St\.|Stck\.?)\s(?=\p{L}+(?:zehen?|scheiben?|zweige?|stangen?|blatt|blätter)(?!\p{L}))/giu;

/**
 * A text in which pieces are counted separately from the food: "5 Gurkenscheiben" becomes "5 Scheiben Gurken". If the
 * line weighs them, only the food is left: "50 g Gurken".
 */
export function withPiecesSeparated(text: string): string {
  if (!/\d|[½⅓⅔¼¾⅛]|ein/i.test(text)) return text;
  const once = text
    .replace(PIECES_OF_PIECES, '')
    .replace(CUT_VEGETABLE, (_, pepper?: string, vegetable?: string) =>
      pepper === undefined ? (vegetable ?? '') : 'Paprikaschote',
    )
    .replace(RINGS_OF_LEEK, 'Lauch');
  return patterns.reduce(
    (plain, { pattern, piece }) =>
      plain.replace(pattern, (_, food: string) => `${piece} ${herbOfStem(food)}`),
    once,
  );
}
