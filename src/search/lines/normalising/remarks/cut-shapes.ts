const SHAPE =
  '(?:cubes?|pieces?|chunks?|slices?|strips?|wedges?|rounds?|rings?|sticks?|batons?|matchsticks?|ribbons?|florets?|dice|quarters|halves|bits?|coins?|discs?|spears|lardons|julienne|shreds|thirds|eighths|crescents|triangles|squares|lengths|fingers)';
const FORM =
  '(?:würfelchen|würfeln?|stücken?|stückchen|scheiben|scheibchen|streifen|streifchen|ringen?|röllchen|spalten|stiften?|rauten|röschen|vierteln?|hälften|julienne|flöckchen)';
const LENGTH = String.raw`\d+(?:[.,/]\d+)?(?:[ -]\d\/\d)?`;
const SIZE = String.raw`(?:(?:about |ca\.? |approx\.? )?${LENGTH}(?:\s?[–-]\s?${LENGTH})?[- ]?(?:cm|mm|inch(?:es)?|in|["”])(?: (?:große|dicke|breite|lange)[nr]?| thick| wide| long)?,? ?)`;

/** "Cut into 2cm cubes", "in feine Ringe geschnitten": how a food was cut, at the end or before a comma. */
const ENGLISH = new RegExp(
  String.raw`,?\s\(?(?:(?:then |roughly |finely |thinly |thickly |and )*(?:cut|chopped|sliced|diced|broken|torn|divided|separated|halved|quartered) )?(?:into|in) (?:${SIZE}|(?:small|large|bite[- ]?sized?|thin|thick|even|big|long|fine|rough|\d+|two|four|half|the) )*${SHAPE}(?!\s?\p{L})\)?`,
  'giu',
);
const IN_GERMAN_FORM = String.raw`,?\s\(?in (?:${SIZE}|(?:kleine|feine|grobe|dünne|dicke|große|mundgerechte|lange|schmale|breite)[nr]? )*${FORM}(?: (?:ge|zer|zu|ab)?(?:schnitten|geschnitten|teilt|geteilt|zerteilt|hackt|gehackt))?(?!\s?\p{L})\)?`;
// Light processed cheese in slices is no light spread.
const GERMAN = new RegExp(`(?<!schmelzkäse light)${IN_GERMAN_FORM}`, 'giu');

/** "2 EL Paprika in Streifen": a spice has no strips. */
const CUT_PAPRIKA = new RegExp(String.raw`(?<!\p{L})paprika(?=${IN_GERMAN_FORM})`, 'giu');

/** "1 lime, zested and cut into wedges": the whole fruit is eaten, and not only the zest. */
const ZESTED_FIRST =
  /(?<=,\s)zested (?:and|&) (?:then )?(?=(?:cut|chopped|sliced|diced|divided|halved|quartered) )/gi;

/** "Poulet, geschnetzelt": in lower case behind the meat, this is no dish. */
const IN_STRIPS = /(?<=\p{L}),?\s\(?(?:fein )?geschnetzelt\)?(?=\s*(?:$|[,;]|\d))/gu;

/**
 * A text without the way in which its food was cut, since the size of the pieces is not an amount: "1 carrot cut into 2
 * cm cubes".
 */
export function withoutCutShapes(text: string): string {
  return text
    .replace(ZESTED_FIRST, '')
    .replace(ENGLISH, '')
    .replace(CUT_PAPRIKA, 'Paprikaschote')
    .replace(GERMAN, '')
    .replace(IN_STRIPS, '');
}
