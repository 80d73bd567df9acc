const POPCORN = /(?<!\p{L})popcorn(?!\p{L})/iu;
const SWEET =
  /(?<!\p{L})(?:sweet|sugar|caramel|toffee|karamell|süß\p{L}*|microwave|mikrowellen\p{L}*)(?!\p{L})/iu;
const AT_CINEMA =
  /,?\s(?:at|from|in) (?:the )?(?:cinema|movies|movie theat(?:er|re)|pictures|odeon|vue|cineworld|cinemaxx|cineplex)(?!\p{L})|,?\s(?:im|vom|aus dem) kino(?!\p{L})/iu;

/** "Large popcorn", "Eimer Popcorn": popcorn that is sold in sizes. */
const IN_SIZES =
  /^(?:(?:\d+|an?|ein(?:e[rnms]?)?) )?(?:small|medium|large|regular|kleine[rs]?|mittlere[rs]?|gro(?:ß|ss)e[rs]?) (?:salted |gesalzenes )?popcorn\s*$|^popcorn,? (?:small|medium|large|regular|klein|mittel|gro(?:ß|ss))(?:, (?:salted|gesalzen))?\s*$/iu;
const BUCKET =
  /(?<!\p{L})(?:(small|medium|large|big|kleiner?|mittlerer?|gro(?:ß|ss)er?) )?(?:bucket|tub|box|eimer|becher)(?: of| voll)? (?=(?:salted |gesalzenes )?popcorn)/iu;

/**
 * Recognises cinema popcorn, which comes in sizes of its own: "large popcorn at the cinema" becomes "large cinema
 * popcorn".
 */
export function withCinemaPopcorn(text: string): string {
  if (!POPCORN.test(text) || SWEET.test(text)) return text;
  const plain = text
    .replace(AT_CINEMA, '')
    .replace(BUCKET, (_, size: string | undefined) => `${size ?? 'large'} `);
  return plain === text && !IN_SIZES.test(text) ? text : plain.replace(POPCORN, 'cinema popcorn');
}
