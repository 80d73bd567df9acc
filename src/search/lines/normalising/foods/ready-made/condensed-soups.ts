const SOUP = '(?:cream of (?:chicken|mushroom|celery)|tomato) soup';

/** The weight of the small American cans, in which makers sell soup that cooks dilute. */
const SMALL_CAN = String.raw`10(?:\.(?:5|75)|[ -]?(?:1\/2|3\/4|½|¾))?[ -]?(?:oz|ounces?)`;

/**
 * "1 can (10.5 oz) cream of chicken soup", "1 (10 3/4 oz) can tomato soup". The soup comes first: text before it is
 * searched only if there is one.
 */
const IN_SMALL_CAN = new RegExp(
  String.raw`(?<!\p{L})(?=${SOUP}(?!\p{L}))(?<=(?<![\d.,/])${SMALL_CAN}\b(?!.*\b(?:condensed|undiluted|prepared)\b).*?)`,
  'iu',
);

/** "1 can cream of mushroom soup": condensed in America, and ready to eat elsewhere. */
const IN_ANY_CAN =
  /^(\s*(?:\d+|an?|one|two)\scans?\s(?:of\s)?)(cream of (?:chicken|mushroom|celery) soup)\s*$/iu;

/** Names condensed soup where a line names only the soup. */
export function withCondensedSoups(text: string): string {
  return text.replace(IN_SMALL_CAN, 'condensed ').replace(IN_ANY_CAN, '$1condensed $2 or $2');
}
