/** Words that begin a sentence about what was eaten: "soup. Then I drank 1 glass of milk". */
const BEGINNING =
  '(?:Then|I|We|Also|And|Afterwards|Later|For|At|In|After|Before|Around|About|Ich|Wir|Dann|Danach|Später|Außerdem|Dazu|Zum|Zur|Am|Um|Nach|Vor|Mittags|Abends|Morgens|Nachmittags|(?:My |The |Das |Mein )?(?:Breakfast|Lunch|Dinner|Supper|Frühstück|Mittagessen|Abendessen) (?:was|were|war|waren))(?!\\p{L})';

/** The end of a sentence before a number or the beginning of another one, and the last point of a line. */
const END = new RegExp(`(?<=[\\p{L})])[.!](?:\\s+(?=[\\d½¼¾]|${BEGINNING})|$)`, 'gu');

/** Words that are written with a point before a number: "ca. 200 g", "Nr. 2". */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|ca|zirka|circ|approx|app|abt|min|mind|max|in[ck]l|evtl|eventl|bzw|usw|etc|ggf|ges|insg|zus|jew|je|ungef|etw|no|nr|vol|dr|mon|tues?|wed|thurs?|fri|sat|sun|mo|di|mi|do|fr|sa|so|jan|feb|mar|apr|jun|jul|aug|sept?|okt|oct|nov|de[cz]|vit|vorm|nachm|zwm|kw|wk|pkg|pck|stk|stck|st)$/iu;

/** The fewest letters of a part that may be a sentence about food. */
const LEAST_LETTERS = 3;

/**
 * The sentences of a line, without their points: "2 eggs. 1 toast." has two. A point before another word may be that of
 * an abbreviation: "2 Sch. Brot".
 */
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
