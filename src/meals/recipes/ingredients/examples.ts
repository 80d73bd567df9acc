/** Words before an example of a collective word. */
const AS = String.raw`(?:such as|like|for example|e\.?\s?g\.?,?|z\.?\s?b\.?|zum beispiel|beispielsweise|preferably|ideally|vorzugsweise|am besten|bevorzugt)`;

const KIND = String.raw`(?:an?\s|eine?n?\s)?(\p{L}[\p{L}' -]*?)(?:\s*(?:,|/|\s(?:or|oder|and|und)\s)[^()]*)?`;

/** "Käse (z. B. Feta oder Hirtenkäse), zerbröselt": the first example in brackets, and what follows. */
const IN_BRACKETS = new RegExp(String.raw`^(.*\p{L})\s*\(${AS}\s+${KIND}\)(.*)$`, 'iu');

/** "cheese such as feta", "Käse, am besten Gouda": the first example at the end. */
const AT_END = new RegExp(String.raw`^([^()]*\p{L}),?\s+${AS}\s+${KIND}$`, 'iu');

/** A line that gives an example of its food. */
export interface WithExample {
  /** The line with the first example in brackets: "150 g cheese (feta)" for "150 g cheese such as feta". */
  readonly exemplified: string;
  /** The line without the example. */
  readonly bare: string;
  readonly example: string;
}

/** The first example that a line gives of its food; undefined for a line without one. */
export function exampleIn(line: string): WithExample | undefined {
  const found = IN_BRACKETS.exec(line.trim()) ?? AT_END.exec(line.trim());
  const [, before = '', example = '', rest = ''] = found ?? [];
  if (example === '') return undefined;
  return {
    exemplified: `${before} (${example.trim()})${rest}`,
    bare: before + rest,
    example: example.trim(),
  };
}
