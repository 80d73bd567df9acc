import { ownValue } from '../../collections/own-value.ts';

/** Functions that a reader of XML calls, in the order of the document. */
export interface XmlHandler {
  /** @param name without the prefix of its namespace; names of attributes keep theirs */
  readonly open: (name: string, attributes: (name: string) => string | undefined) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
}

const PART =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*>|<\/(?:[\w.-]+:)?([\w.-]+)\s*>|<(?:[\w.-]+:)?([\w.-]+)((?:\s+[^\s=<>/]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/gy;

const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Reads XML from programs: without entities that the document declares.
 *
 * @throws Error if it is not well-formed
 */
export function readXml(xml: string, handler: XmlHandler): void {
  const opened: string[] = [];
  let at = xml.startsWith('\uFEFF') ? 1 : 0;
  while (at < xml.length) {
    PART.lastIndex = at;
    const found = PART.exec(xml);
    if (found === null) throw new Error(`invalid XML at character ${at + 1}`);
    at = PART.lastIndex;
    const [, raw, closed, name, attributes = '', isEmpty, text] = found;
    if (text !== undefined) handler.text(decodeXml(text));
    else if (raw !== undefined) handler.text(raw);
    else if (name !== undefined) {
      handler.open(name, (wanted) => attributeOf(attributes, wanted));
      if (isEmpty === '/') handler.close(name);
      else opened.push(name);
    } else if (closed !== undefined) {
      if (opened.pop() !== closed) throw new Error(`</${closed}> has no opening tag`);
      handler.close(closed);
    }
  }
  if (opened.length > 0) throw new Error(`<${opened.at(-1)}> is not closed`);
}

function attributeOf(attributes: string, wanted: string): string | undefined {
  for (const [, name, double, single] of attributes.matchAll(ATTRIBUTE)) {
    if (name === wanted) return decodeXml(double ?? single ?? '');
  }
  return undefined;
}

const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ownValue(NAMED, name) ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
