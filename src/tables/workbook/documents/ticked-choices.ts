/** A box, and the text behind it. */
const BOX = /([☐☑☒])\uFE0F?([^☐☑☒]*)/g;

/**
 * A line with the choices that somebody ticked, of several with a box each: "Milk: ☐ whole ☒ skimmed" as "Milk:
 * skimmed". The boxes may be before the choices or behind them. A line in which that is unclear, or nothing is ticked, is
 * unchanged.
 */
export function withTickedChoices(line: string): string {
  const boxes = [...line.matchAll(BOX)].map(([, box, text = '']) => ({
    isTicked: box !== '☐',
    text: text.trim(),
  }));
  const before = line.slice(0, line.search(/[☐☑☒]/)).trim();
  const isBehind = boxes.at(-1)?.text === '';
  const texts = [...(isBehind ? [before] : []), ...boxes.map(({ text }) => text)];
  const choices = texts.slice(0, boxes.length);
  const isQuestion = before === '' || /[:?]$/.test(before);
  const isChoice = boxes.length > 1 && boxes.some((one) => one.isTicked) && !choices.includes('');
  if (!isChoice || isBehind === isQuestion) return line;
  const ticked = choices.filter((_, index) => boxes[index]?.isTicked).join(', ');
  return isBehind ? ticked : `${before} ${ticked}`.trim();
}
