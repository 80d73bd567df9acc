/** Text from a file as it may go to a terminal: control characters are spelt out, not obeyed. */
export function visible(text: string): string {
  return text.replace(
    /\p{Cc}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
