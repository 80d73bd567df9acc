const SNACK =
  '(?:\\p{L}*chips|gummib\\p{L}+|weingummis?|lakritz|\\p{L}*flips|salzstangen|popcorn|haribo|crisps|doritos|maltesers|sweets|wine gums|minstrels)(?!\\p{L})';

/** A German pack of snacks is for sharing, like a bag: "1 Pkg. Gummibärchen", "Chips, halbe Packung". */
const PACK_OF_SNACKS = new RegExp(
  String.raw`(?<!\p{L})(?:packung(?:en)?|pkg\.?|pck\.?|packerl|sharing bags?|share bags?|family bags?)(?: of)? (?=(?:\p{L}+ )?${SNACK})`,
  'giu',
);
const SNACKS_BY_THE_PACK = new RegExp(
  String.raw`(?<=^\s*(?:\p{L}+ )?${SNACK}.*)(?:packung(?:en)?|pkg\.?|pck\.?|packerl)(?!\p{L})`,
  'giu',
);

/** A quick test, because {@link SNACKS_BY_THE_PACK} looks back from each position in a text. */
const BY_THE_PACK = /packung|pkg|pck|packerl|(?:sharing|share|family) bag/i;

/** Writes packs of snacks as bags: "1 Pkg. Gummibärchen" becomes "1 Tüte Gummibärchen". */
export function withPacksOfSnacksAsBags(text: string): string {
  return BY_THE_PACK.test(text)
    ? text.replace(PACK_OF_SNACKS, 'Tüte ').replace(SNACKS_BY_THE_PACK, 'Tüte')
    : text;
}
