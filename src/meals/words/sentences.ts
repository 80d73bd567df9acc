/** The end of a sentence before the next one, unlike the point of a number or an abbreviation. */
const END = /(?<=[\p{L})])[.!](?:\s+(?=[\p{Lu}\d½¼¾])|$)/gu;

/** Words that are written with a point before the food or the rest of a sentence: "ca. 200 g", "Pck. Pudding". */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|ca|zirka|approx|app|abt|circ|min|max|in[ck]l|evtl|bzw|usw|etc|ggf|st|stk|stck|pck|pkg|pckg|pkt|port|scheib|geh|gestr|tbsp?|tb|tsp|oz|lbs?|pts?|qts?|gal|med|lge?|sm|sml|no|nr|vol|dr|mrs?|ms|ungez|gem|gr|kl|mittl|fettr|getr|gek|gebr|fl|btl|tas|be|mon|tues?|wed|thurs?|fri|sat|sun|mo|di|mi|do|fr|sa|so|jan|feb|mar|apr|jun|jul|aug|sept?|okt|oct|nov|de[cz]|wh|choc|veg|org|cal|div|versch|n|vit|vorm|nachm|zwm|zwischenm)$/iu;

/** The fewest letters of a part that may be a sentence about food. */
const LEAST_LETTERS = 3;

/** The sentences of a line, without their points: "2 eggs. 1 toast." has two. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index, 0: end } of line.matchAll(END)) {
    const before = line.slice(start, index);
    const after = line.slice(index + end.length);
    const isEnd = after === '' ? sentences.length > 0 : hasWord(after);
    if (ABBREVIATION.test(before) || !hasWord(before) || !isEnd) continue;
    sentences.push(before);
    start = index + end.length;
  }
  const last = line.slice(start);
  return last.trim() === '' ? sentences : [...sentences, last];
}

function hasWord(text: string): boolean {
  return (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS;
}
