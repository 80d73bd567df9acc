import { ABOUT, WEIGHT } from '../../../words/amount-patterns.ts';

const PREPARED =
  '(?:geschält|geputzt|entkernt|netto|peeled|trimmed|prepared|net)(?: gewogen| weight)?';

/** "1 kg potatoes (850 g peeled)", "1 kg Kartoffeln (geschält gewogen ca. 850 g)" */
const NET = new RegExp(
  String.raw`^(\s*)${WEIGHT}([^()]*)\((?:${PREPARED}[:,]?\s${ABOUT}(${WEIGHT})|${ABOUT}(${WEIGHT})\s${PREPARED})\)`,
  'iu',
);

/** "200g block firm tofu", "a 300 g piece of beef": the weight says everything about the piece. */
const PIECE_OF_WEIGHT = new RegExp(
  String.raw`(?<=^\s*(?:an?\s|1\s(?:x\s)?|ein(?:en)?\s)?${WEIGHT})[ -](?:block|piece|chunk|slab|wedge|stück|brocken)(?:\sof)?\s(?=\p{L})`,
  'iu',
);

/** A text with only the weight of the edible rest of a food, if it also gives the whole weight. */
export function withNetWeight(text: string): string {
  return text
    .replace(PIECE_OF_WEIGHT, ' ')
    .replace(
      NET,
      (_, start: string, rest: string, behind?: string, before?: string) =>
        `${start}${behind ?? before ?? ''}${rest}`,
    );
}
