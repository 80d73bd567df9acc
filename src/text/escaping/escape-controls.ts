/**
 * Makes text of a file safe for a terminal: control characters are spelt out. So are invisible characters, such as a
 * zero-width space or a change of the writing direction, and the line and paragraph separators of Unicode.
 */
export function escapeControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = (character.codePointAt(0) as number).toString(16);
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
  });
}
