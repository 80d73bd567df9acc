export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)];
  return ((sorted[low] as number) + (sorted[high] as number)) / 2;
}
