/** The keys of an ingredient in the properties of a note, by what they hold. */
const KEYS: readonly (readonly [key: RegExp, of: 'amount' | 'unit' | 'food' | 'remark'])[] = [
  [/^(?:amount|quantity|qty|menge|anzahl|number)$/i, 'amount'],
  [/^(?:unit|units|einheit|measure|maß)$/i, 'unit'],
  [/^(?:name|ingredient|food|item|zutat|lebensmittel)$/i, 'food'],
  [/^(?:notes?|remarks?|preparation|prep|hinweis|bemerkung|zubereitung)$/i, 'remark'],
];

/** "  - name: Flour", "    unit: 'g'": a member of an item in a list of YAML. */
const MEMBER = /^\s*(-\s+)?([\p{L}_]+):\s*(.*)$/u;

/** "  - "250 g flour"": an item in quotes. */
const QUOTED_ITEM = /^(\s*-\s+)(["'])(.*)\2\s*$/;

/** A unit that says that there is none: "(ohne)", "none", "-". */
const NO_UNIT = /^(?:\(?(?:ohne|none|no unit)\)?|-|–|stück|stk\.?|pcs?\.?|pieces?)$/i;

/** "200.0" is 200, and no amount is 0. */
function plainAmount(amount: string): string {
  return Number(amount) === 0 ? '' : amount.replace(/\.0+$/, '');
}

function withoutQuotes(value: string): string {
  return value.trim().replace(/^(["'])(.*)\1$/, '$2');
}

type Item = Partial<Record<'amount' | 'unit' | 'food' | 'remark', string>>;

/**
 * Lines of properties in which each ingredient is a line of text: "- 200 g Mehl" for an item with a name, a quantity
 * and a unit, and "- 250 g flour" for an item in quotes. Each stays at its place; other lines are unchanged.
 */
export function withItemsInWords(lines: readonly string[]): readonly string[] {
  const found = lines.map((line) => line.replace(QUOTED_ITEM, '$1$3'));
  let at = 0;
  while (at < lines.length) {
    const end = endOfItem(lines, at);
    const item = end > at ? itemIn(lines.slice(at, end)) : undefined;
    if (item?.food !== undefined) {
      const unit = NO_UNIT.test(item.unit ?? '') ? '' : (item.unit ?? '');
      const amount = plainAmount(item.amount ?? '');
      const remark = item.remark === undefined || item.remark === '' ? '' : `, ${item.remark}`;
      const text = [amount, amount === '' ? '' : unit, item.food].filter((part) => part !== '');
      found.fill('', at, end);
      found[at] = `- ${text.join(' ')}${remark}`;
    }
    at = Math.max(end, at + 1);
  }
  return found;
}

/** The end of the item that begins at a line; the line itself if none begins there. */
function endOfItem(lines: readonly string[], at: number): number {
  const [, bullet, key = ''] = MEMBER.exec(lines[at] ?? '') ?? [];
  if (bullet === undefined || kindOf(key) === undefined) return at;
  let end = at + 1;
  while (end < lines.length) {
    const [, next, member = ''] = MEMBER.exec(lines[end] as string) ?? [];
    if (next !== undefined || kindOf(member) === undefined || !/^\s/.test(lines[end] as string))
      break;
    end += 1;
  }
  return end;
}

function itemIn(lines: readonly string[]): Item {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, , key = '', value = ''] = MEMBER.exec(line) ?? [];
      const kind = kindOf(key);
      return kind === undefined ? [] : [[kind, withoutQuotes(value)]];
    }),
  );
}

function kindOf(key: string) {
  return KEYS.find(([pattern]) => pattern.test(key))?.[1];
}
