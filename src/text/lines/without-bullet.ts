/**
 * A line of a list without its mark, its box and its emphasis: "- 2 eggs" becomes "2 eggs", and "**Lunch**" becomes
 * "Lunch". A minus, unlike a bullet, is directly before its number.
 */
export function withoutBullet(line: string): string {
  return line
    .replace(/^\s*[-*•·–—+]\s+(?=\S)/, '')
    .replace(/^\s*(?:\[[ x✓✔]?\]|[☐□▢◻⬜☑☒✅✓✔]\uFE0F?)\s+(?=\S)/i, '')
    .replace(/(\*\*|__)(?=\S)(.*?\S)\1/g, '$2');
}
