import { textOfHtml } from '../../../../text/escaping/html-text.ts';
import { withoutBullet } from '../../../../text/lines/without-bullet.ts';
import { namesMoreThanAmount } from '../../ingredients/group-headings.ts';

/** "☐ 500 g flour", "🥛 150 ml milk", "•1 egg": a box to tick, as plugins of pages print it, or a picture. */
const MARK =
  /^(?:[☐☑☒▢□◻✓•]|(?!©|®|™)\p{Extended_Pictographic}|[\ufe0f\u200d]|\p{Emoji_Modifier})+\s*(?=.*\p{L})/u;

/** "→ 2 eggs", "01 - 1.5 lb beef": an arrow or a number with a zero before an amount. */
const MARK_OF_AMOUNT = /^(?:[→➤►▶»➜]\s*|0\d\s*[-–.)]\s+)(?=[\d½⅓⅔¼¾⅛])/u;

/** "1 <b>onion</b>", "500 g potatoes<br>", "salt &amp; pepper": HTML in a note. */
const MARKUP =
  /<\/?(?:b|strong|i|em|u|span|br|p|li|ul|ol|div|a|sup|sub|small|summary|details|h[1-6])(?:\s[^<>]*)?\/?>|&(?:amp|nbsp|frac\d\d|deg|uuml|auml|ouml|szlig|eacute|ndash|mdash|quot);/iu;

/** "![Soup](soup.jpg)", "[![Soup](s.jpg)](page)": an image in Markdown, also as a link. */
const IMAGE = /\[?!\[[^\]]*\]\([^()]*\)(?:\]\([^()]*\))?/gu;

/** "[pasta sauce](/pasta-sauce)": a link in Markdown, with the text that it shows. */
const LINK = /\[([^\][]+)\]\((?:[^()]|\([^()]*\))*\)/gu;

/** Pictures after the words of a line: "Shakshuka für 2 🍳". */
const MARK_BEHIND =
  /\s*(?:(?!©|®|™)\p{Extended_Pictographic}|[\ufe0f\u200d]|\p{Emoji_Modifier})+$/u;

/** "ingredients: |": the name of several lines in YAML. */
const BLOCK = /: ?[|>][-+]?$/;

/** "Ingredients • 1 lb shrimp • Olive oil": the heading of a list that a copy has put on one line. */
const HEADING_OF_BULLETS = /^(?:ingredients|zutaten):?\s?[•·]\s*(?=[^•·]*[•·])/i;

/** Characters of a line whose end is examined. */
const MAX_LINE = 200;

function withoutMarkBehind(line: string): string {
  return line.length > MAX_LINE ? line : line.replace(MARK_BEHIND, '');
}

/** "Ingredients Jump to Instructions ↓": a link of a page behind a heading. */
const LINK_BEHIND = /\s+(?:jump to|zu den|zur?) \p{L}+\s*[↓↑▼▲]$/iu;

/** "2 Eier: Möglichst frisch.", "Onion, 1: Chop fine.": a remark behind an ingredient and a colon. */
const REMARK_BEHIND_COLON =
  /^((?:(?=[\d½⅓⅔¼¾⅛])[^:]*\p{L}{3}[^:]*(?=:[^:]*\.$)|\p{L}[^:\d]*,\s[\d½⅓⅔¼¾⅛][^:]*|(?:salz|pfeffer|salt|pepper)[^:\d]*)):\s+\p{Lu}[^:\d]*$/iu;

function withoutRemarkBehind(line: string): string {
  if (line.length > MAX_LINE) return line;
  const ingredient = REMARK_BEHIND_COLON.exec(line)?.[1];
  return ingredient !== undefined && namesMoreThanAmount(ingredient) ? ingredient : line;
}

/** A line without bullets, repeated spaces, checkboxes and marks of emphasis. */
export function withoutMarks(markup: string): string {
  const linked = markup.includes('](') ? markup.replace(IMAGE, '').replace(LINK, '$1') : markup;
  const written = MARKUP.test(linked) ? textOfHtml(linked) : linked;
  const line = withoutBullet(
    withoutMarkBehind(
      written.replace(/\s+/g, ' ').trim().replace(MARK, '').replace(MARK_OF_AMOUNT, ''),
    ),
  )
    .replace(/^\[[ xX]?\]\s*/, '')
    .replace(/^>(?: ?>)* ?(?=.*\p{L})|^[> ]+$/u, '')
    .replace(HEADING_OF_BULLETS, '')
    .replace(BLOCK, ':')
    .replace(/\*\*|__|`/g, '')
    .replace(/^\*(?=\S)(.*)\*/, '$1')
    .replace(/^_(?=\S)(.*)_$/, '$1')
    .trim();
  return withoutRemarkBehind(line.replace(LINK_BEHIND, ''));
}
