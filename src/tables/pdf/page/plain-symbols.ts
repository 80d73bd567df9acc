import { symbolOf } from '../../workbook/documents/symbol-fonts.ts';

/** Symbol fonts have their boxes, ticks and bullets as characters for private use. */
const PRIVATE = /[\ue000-\uf8ff]/g;
const BULLET = '•';

/** A text with usual characters instead of those of symbol fonts. */
export function withPlainSymbols(text: string): string {
  return text.replace(PRIVATE, (symbol) => symbolOf(symbol.charCodeAt(0)) ?? BULLET);
}
