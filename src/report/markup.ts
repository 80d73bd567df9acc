/** Text of HTML or SVG that can safely be embedded in more of it. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | null | undefined | false | readonly Part[];

/**
 * Makes markup from a template. Inserted values are escaped, unless they are markup themselves. Lists are joined; null,
 * undefined and false are omitted.
 *
 * @example markup`<p>${'<b>'}</p>`.text; // '<p>&lt;b&gt;</p>'
 */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const texts = parts.map((part, index) => textOf(part) + (strings[index + 1] as string));
  return new Markup((strings[0] as string) + texts.join(''));
}

function textOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(textOf).join('');
  return escaped(String(part));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Spaces between a number and its unit, where lines must not break. */
const BEFORE_UNITS = /(?<=\d) (?=(?:%|kcal|kJ|[mµ]?g|ml|l)(?![\p{L}\d]))/gu;

/** Escapes text. Control characters, which XML cannot contain, become U+FFFD. */
function escaped(text: string): string {
  return text
    .replace(BEFORE_UNITS, '\u00a0')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] as string)
    .replace(/[^\P{Cc}\t\n]/gu, '\uFFFD');
}
