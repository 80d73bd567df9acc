const IN_PLACE_OF = '(?:statt|anstatt|anstelle von|instead of|rather than)';

/** "Statt Kuchen 1 Apfel", "instead of cake 1 apple": what was not eaten stands before an amount. */
const BEFORE = new RegExp(
  String.raw`^(${IN_PLACE_OF}\s[^\d½¼¾()]{2,40}?)\s+((?:\d|[½¼¾]|an?\s|eine?n?\s).*\p{L}{3}.*)$`,
  'iu',
);

/** "1 Banane statt Müsli". An amount behind these words may be that of what was eaten. */
const BEHIND = new RegExp(String.raw`^(.*\p{L}{3}.*?)\s+(${IN_PLACE_OF}\s[^\d½¼¾()]{2,40})$`, 'iu');

const ALONE = new RegExp(String.raw`^${IN_PLACE_OF}\s[^\d½¼¾()]{2,40}$`, 'iu');

/** A food of a line without the one in whose place it was eaten, and the words about that one; blank if there are none. */
export function withoutReplaced(text: string): {
  readonly eaten: string;
  readonly replaced: string;
} {
  const line = text.trim();
  if (ALONE.test(line)) return { eaten: '', replaced: line };
  const [, before = '', food = ''] = BEFORE.exec(line) ?? [];
  if (before !== '') return { eaten: food, replaced: before };
  const [, eaten = '', behind = ''] = BEHIND.exec(line) ?? [];
  return behind === '' ? { eaten: text, replaced: '' } : { eaten, replaced: behind };
}
