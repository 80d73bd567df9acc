import { decodeEntities } from '../../../text/escaping/html-entities.ts';

/** Text that pages put before and after the JSON of a script element. */
const WRAPPING: readonly (readonly [start: string, end: string])[] = [
  ['<!--//--><![CDATA[//><!--', '//--><!]]>'],
  ['<!--', '-->'],
  ['//<![CDATA[', '//]]>'],
  ['/*<![CDATA[*/', '/*]]>*/'],
  ['<![CDATA[', ']]>'],
];

/**
 * Parses JSON in the forms that pages have it in: within CDATA, with line breaks in strings, trailing commas, or quotes
 * as entities. Browsers and search engines accept some of these.
 *
 * @returns undefined if it is still not JSON, for example because its end is missing
 */
export function parsePageJson(json: string): unknown {
  const bare = withoutWrapping(json.trim());
  const decoded = /^[[{]\s*&quot;/.test(bare) ? decodeEntities(bare) : bare;
  return parsed(decoded) ?? parsed(repaired(decoded));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function withoutWrapping(json: string): string {
  let bare = json.replace(/^\/\/ (?=<!\[)/, '//').replace(/;$/, '');
  for (const [start, end] of WRAPPING) {
    if (bare.startsWith(start)) bare = bare.slice(start.length).trim();
    if (bare.endsWith(end)) bare = bare.slice(0, -end.length).trim();
  }
  return bare.replace(/\/\/$/, '').trim();
}

/** Escapes that JSON knows. */
const ESCAPED = '"\\/bfnrtu';

/** The first character after the control characters, which JSON does not allow in strings. */
const SPACE = ' ';

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: patterns overflow the stack on long strings
function repaired(json: string): string {
  const parts: string[] = [];
  let start = 0;
  let isText = false;
  let comma = -1;
  const replace = (at: number, length: number, by: string) => {
    parts.push(json.slice(start, at), by);
    start = at + length;
  };
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at] as string;
    if (isText) {
      if (character === '"') isText = false;
      else if (character === '\\') {
        if (!ESCAPED.includes(json[at + 1] ?? '"')) replace(at, 1, '');
        at += 1;
      } else if (character < SPACE) replace(at, 1, SPACE);
    } else if (character === '"') {
      isText = true;
      comma = -1;
    } else if (character === ',') {
      comma = at;
    } else if ((character === ']' || character === '}') && comma >= start) {
      replace(comma, 1, '');
      comma = -1;
    } else if (character > SPACE) {
      comma = -1;
    }
  }
  return [...parts, json.slice(start)].join('');
}
