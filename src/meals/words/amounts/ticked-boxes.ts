const TICKED = /^\s*(?:[-*•·–—+]\s+)?(?:\[[x✓✔]\]|[☑☒✅✓✔]\uFE0F?)\s+\S/i;
const UNTICKED = /^\s*(?:[-*•·–—+]\s+)?(?:\[ ?\]|[☐□▢◻⬜❌✖✗✘]\uFE0F?)\s+\S/;

/**
 * The places of lines that a person planned and did not tick off: "- [ ] 1 banana" in a list with "- [x] 2 eggs". Empty
 * for a list in which nothing is ticked, since its boxes are bullets.
 */
export function untickedLines(lines: readonly string[]): ReadonlySet<number> {
  if (!lines.some((line) => TICKED.test(line))) return new Set();
  return new Set(lines.flatMap((line, at) => (UNTICKED.test(line) ? [at] : [])));
}
