/** Animals and cuts after which "roast" is a piece of meat for roasting, not a state: "chuck roast". */
const CUT =
  '(?:beef|pork|veal|lamb|venison|chuck|shoulder|(?:tender|sir)?loin|round|butt|blade|arm|leg|brisket|breast|tip|eye)';

/** Patterns for names of cuts in American and German recipes, with the names that a search finds. */
export const MEAT_CUTS: readonly (readonly [RegExp, string])[] = [
  // Mince of one cut is that cut: "ground turkey breast".
  [
    /\b(?:ground|minced) (?=(?:(?:boneless|skinless),? )*(?:turkey|chicken|duck|pork|veal|lamb) (?:breasts?|thighs?|shoulder|leg|loin|neck|belly)\b)/gi,
    '',
  ],
  [
    /^(?!.*\b(?:leftover|left-over|cooked|roasted)\b)(?!.*\b(?:pork|veal|lamb)\b)(.*?)\b(?:(?:standing|prime|beef)\s+)*rib roasts?\b/i,
    '$1rib of beef',
  ],
  [
    /^(?!.*\b(?:leftover|left-over|cooked|roasted)\b)(.*?)\b(?:beef )?rump roasts?\b/i,
    '$1beef rump',
  ],
  [/\bpork rib roasts?\b/i, 'pork loin'],
  [
    /^(?!.*\b(?:leftover|left-over|cooked|roasted)\b)(.*?)\b(?:boneless )?(?:beef )?bottom round(?: roasts?)?\b/i,
    '$1beef silverside',
  ],
  // The raw meat of the dish, usually chuck.
  [
    /^(?!.*\b(?:leftover|left-over|cooked|braised|shredded|pulled|sliced|deli|gravy|seasoning|mix)\b)(.*?)\b(?:boneless )?(?:beef )?pot roasts?\b(?: (?:meat|beef))?/i,
    '$1beef chuck',
  ],
  [
    /^(?!.*(?:reste|übrig|gekocht|gegart|geschmort|gebraten|soße|aufschnitt))(.*?)(?<!\p{L})(?:rinder-?)?schmorbraten(?!\p{L})/iu,
    '$1Rindernacken',
  ],
  // The knuckle, which is as lean as topside.
  [
    /^(?!.*\b(?:leftover|left-over|cooked|roasted)\b)(.*?)\b(?:boneless )?(?:beef )?(?:sirloin|round) tip(?: roasts?)?\b/i,
    '$1beef topside',
  ],
  [
    /\b(?:rolled )?((?:silverside|topside|brisket|gammon|shoulder|leg|loin)(?: of (?:beef|pork|lamb))?) joints?\b/i,
    '$1',
  ],
  [/\brolled (?=(?:beef |pork |lamb )?(?:brisket|shoulder|loin|breast)\b)/i, ''],
  [
    new RegExp(
      String.raw`^(?!.*\b(?:leftover|left-over|cooked|roasted)\b)(.*\b${CUT}) roasts?\b(?! (?:gravy|seasoning|dripping|potato|dinner))`,
      'i',
    ),
    '$1',
  ],
];
