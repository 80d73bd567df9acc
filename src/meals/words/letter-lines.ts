const GERMAN_CLOSING = String.raw`(?:\p{L}+\s){0,3}gr(?:üße?n?|uß|üsse)(?:,?\s\p{L}+){0,4}|(?:[lv]g|glg|mfg|xo+|xx+)(?:,?\s\p{L}+){0,2}`;
const ENGLISH_CLOSING = String.raw`(?:love|cheers|best|(?:many )?thanks|thank you|yours|best wishes|(?:(?:kind|best|warm(?:est)?) )?regards)(?=\s*[,!.]|$)(?:,\s\p{L}+)?`;
const PROGRAM = String.raw`(?:gesendet von|sent from) .*|von meinem \S+ gesendet`;
const CLOSING = new RegExp(`^(?:${GERMAN_CLOSING}|${ENGLISH_CLOSING}|${PROGRAM})[,!.]*$`, 'iu');

/** Whether a line ends a letter: "Viele Grüße", "LG Julia", "Love,", "Sent from my phone". */
export function isClosing(line: string): boolean {
  return CLOSING.test(line);
}
