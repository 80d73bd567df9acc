/** A line of a list without its mark: of "- 2 eggs" "2 eggs". A minus stands directly before its number. */
export function withoutBullet(line: string): string {
  return line.replace(/^\s*[-*•·–—+]\s+(?=\S)/, '');
}
