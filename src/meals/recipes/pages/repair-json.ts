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

/** A string, which has no end if the text was cut off, or a comma after the last value of an object or array. */
const STRING_OR_LAST_COMMA = /"(?:[^"\\]+|\\[\s\S])*(?:"|\\?$)|,(?=\s*[\]}])/g;

/** A backslash with the character after it, or a control character, which JSON does not allow in strings. */
const ESCAPE_OR_CONTROL = /\\([\s\S])|\p{Cc}/gu;

/** Characters that JSON allows after a backslash. */
const ESCAPED = '"\\/bfnrtu';

function repaired(json: string): string {
  return json.replace(STRING_OR_LAST_COMMA, (token) =>
    token === ',' ? '' : token.replace(ESCAPE_OR_CONTROL, repairedCharacter),
  );
}

/** A space for a control character, and a character without its backslash if JSON does not know them together. */
function repairedCharacter(found: string, escaped: string | undefined): string {
  if (escaped === undefined) return ' ';
  return ESCAPED.includes(escaped) ? found : escaped;
}
