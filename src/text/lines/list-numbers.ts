/** "2) Rice" and "2. Rice": the number of a line in a list. */
const NUMBERED = /^\s*(\d{1,2})(?:\)|\.)\s+(?=\S)/;

/**
 * Lines without the numbers of a list. A number belongs to a list if the numbered line before or after it has a number
 * that is one less or more; "2. Frühstück" alone does not.
 *
 * @param isKept whether a line keeps its number: "3. März" is a day
 */
export function withoutListNumbers(
  lines: readonly string[],
  isKept: (line: string) => boolean,
): string[] {
  const numbered = lines.flatMap((line, at) => {
    const number = isKept(line) ? undefined : NUMBERED.exec(line)?.[1];
    return number === undefined ? [] : [{ at, number: Number(number) }];
  });
  const plain = [...lines];
  numbered.forEach(({ at, number }, place) => {
    const isListed =
      numbered[place - 1]?.number === number - 1 || numbered[place + 1]?.number === number + 1;
    if (isListed) plain[at] = (lines[at] as string).replace(NUMBERED, '');
  });
  return plain;
}
