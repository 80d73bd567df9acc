/** Pictures before a word, as phones put them: "🍎 1 apple". Signs of boxes are other marks. */
const PICTURES =
  /^\s*(?:(?![☐□▢◻⬜☑☒✅✓✔❌✖✗✘])\p{Extended_Pictographic}(?:\uFE0F|\u200D|[\u{1F3FB}-\u{1F3FF}])*)+\s*(?=[\p{L}\d½¼¾])/u;

/** Most lines have no picture, and the pattern takes milliseconds to compile. */
const MAY_HAVE_PICTURE = /^\s*[\u2190-\u{1FAFF}]/u;

/** The branch of a tree, as programs draw lists: "├─ Lunch", "│  └── 2 eggs". */
const TREE = /^\s*(?:[│┃|]\s+)*[├└┣┗╰][─━╴-]*\s*(?=\S)/;

/** Emphasis of Markdown and of messengers: "**Lunch**", "*Lunch:* 2 eggs", "_Lunch_". A product has digits around its star. */
const EMPHASIS = /(?<![\p{L}\d*_])(\*\*|__|\*|_)(?=[^\s*_])(.*?[^\s*_])\1(?![\p{L}\d*_])/gu;

/**
 * A line of a list without its mark, its box and its emphasis: "- 2 eggs" becomes "2 eggs", and "**Lunch**" becomes
 * "Lunch". A minus, unlike a bullet, is directly before its number.
 */
export function withoutBullet(line: string): string {
  const bare = line.replace(TREE, '').replace(/^\s*[-*•·–—+]\s+(?=\S)/, '');
  return (MAY_HAVE_PICTURE.test(bare) ? bare.replace(PICTURES, '') : bare)
    .replace(/^\s*(?:\[[ x✓✔]?\]|[☐□▢◻⬜☑☒✅✓✔]\uFE0F?)\s+(?=\S)/i, '')
    .replace(EMPHASIS, '$2');
}
