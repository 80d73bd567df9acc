/**
 * Joins the two rows of a header. A name in the upper row also applies to the blank cells on its right.
 *
 * @param join a name above another cell, as one name
 */
export function joinHeaderRows(
  upper: readonly string[],
  lower: readonly string[],
  join: (above: string, below: string) => string,
): string[] {
  let left = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const own = (upper[at] ?? '').trim();
    const below = (lower[at] ?? '').trim();
    if (own !== '') left = own;
    return below === '' ? own : join(own === '' ? left : own, below);
  });
}
