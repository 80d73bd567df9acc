import { lazily } from '../../../../text/lazily.ts';
import { FLAVOUR, FLAVOURED, KIND } from '../../words/flavours.ts';

/** "Clif bar, choc chip", "Eistee, Pfirsich" */
const flavourBehind = lazily(
  () =>
    new RegExp(
      String.raw`(?<=${FLAVOURED}),\s(${FLAVOUR})(?: flavou?r(?:ed)?)?(?=\s*(?:$|[,;]|\d))`,
      'giu',
    ),
);

/** Looks for a flavour behind a comma first, since {@link flavourBehind} looks back from each comma. */
const isListed = lazily(() => new RegExp(String.raw`,\s${FLAVOUR}`, 'iu'));

/** Writes the flavour of a food behind it in brackets, so that it is no second food: of "bar, peanut butter" "bar (peanut butter)". */
export function withFlavoursAside(text: string): string {
  return isListed().test(text) ? text.replace(flavourBehind(), ' ($1)') : text;
}

/** Foods whose kinds a line may count together, with the word that counts them. */
const SEVERAL_KINDS = String.raw`(?:(?:kugeln?|scoops?|stücke?|slices?|pieces?|scheiben?|becher|pots?)\s(?:of\s)?)?(?:\p{L}+\s)??(?:${FLAVOURED}|pizzas?|cakes?|pies?|obst|fruits?)(?!\p{L})`;
const COUNT = String.raw`(\d|two|three|four|zwei|drei|vier)`;
const KINDS = String.raw`((?:${KIND})(?:(?:\s?[,/+&]\s?|,?\s(?:and|und|n)\s)(?:1\s)?${KIND})+)`;

/** "2 Kugeln Eis (Schoko, Vanille)", "3 scoops of ice cream: vanilla, chocolate and mint", "Eis, 2 Kugeln (Mango, Zitrone)" */
const severalKinds = lazily(
  () =>
    new RegExp(
      String.raw`^\s*(?:${COUNT}\s(?:[x×]\s)?(${SEVERAL_KINDS})|(${FLAVOURED}),?\s${COUNT}\s(kugeln?|scoops?))\s*(?:\(\s*${KINDS}\s*\)|[,:–-]\s*${KINDS})\s*$`,
      'iu',
    ),
);

const BETWEEN_KINDS = /\s?[,/+&]\s?(?:and\s|und\s)?|\s(?:and|und|n)\s/iu;

/** A number of pieces of one food, and the kinds that they have. */
interface PiecesOfKinds {
  readonly count: string;
  readonly food: string;
  readonly kinds: readonly string[];
}

/** The kinds of pieces that a line counts together; undefined for any other line. */
export function piecesOfKinds(text: string): PiecesOfKinds | undefined {
  const found = severalKinds().exec(text);
  if (found === null) return undefined;
  const [, first, counted, alone = '', behind, measure = '', inBrackets, listed] = found;
  const kinds = (inBrackets ?? listed ?? '').split(BETWEEN_KINDS).filter((kind) => kind !== '');
  return { count: (first ?? behind) as string, food: counted ?? `${measure} ${alone}`, kinds };
}
