const GERMAN_CLOSING = String.raw`(?:\p{L}+\s){0,3}gr(?:üße?n?|uß|üsse)(?:,?\s\p{L}+){0,6}|(?:[lv]g|glg|mfg|xo+|xx+)(?:,?\s\p{L}+){0,2}`;
const ENGLISH_CLOSING = String.raw`(?:love|cheers|best|(?:many )?thanks|thank you|yours|best wishes|(?:(?:kind|best|warm(?:est)?) )?regards)(?=\s*[,!.]|$)(?:,\s\p{L}+)?`;
const GERMAN_THANKS =
  '(?:(?:vielen|herzlichen|besten|lieben) dank|danke(?: ?schön| dir| ihnen| euch)?)(?: (?:im )?voraus)?';
const PROGRAM = String.raw`(?:gesendet von|sent from) .*|von meinem \S+ gesendet`;
const CLOSING = new RegExp(
  `^(?:${GERMAN_CLOSING}|${ENGLISH_CLOSING}|${GERMAN_THANKS}|${PROGRAM})[,!.]*$`,
  'iu',
);

/** What people wish at the end of a letter, above its closing: "Take care", "Bis Donnerstag", "Schönes Wochenende". */
const FAREWELL =
  /^(?:take care|see you|speak soon|talk soon|all the best|have a (?:nice|good|great|lovely)|bis (?:bald|dann|morgen|später|demnächst|zum|zur|nächste|mo|di|mi|do|fr|sa|so)|(?:einen |eine |ein )?schöne[nrs]? (?:tag|abend|woche|wochenende|feierabend)|alles (?:gute|liebe)|mach'?s gut)(?!\p{Ll})[^\d:]*$/iu;

/** How sentences to the reader of a letter begin, unlike lines of food. */
const TO_THE_READER =
  /^(?:ich hoffe|ich freue mich|bei (?:rück)?fragen|wie (?:besprochen|gewünscht|vereinbart|versprochen)|(?:hier|anbei|unten|im anhang)(?: \p{L}+)? (?:ist|kommt|kommen|sind|mein|meine|das|die|der|was)|melden sie|vielen dank|danke|sagen sie|könnten sie|können sie|geben sie|i hope|let me know|(?:here|below|attached)(?: is| are|['’]s| you| i)(?!\p{L})|as (?:discussed|promised|requested|agreed)|looking forward|many thanks|thank you|thanks for|please (?:let|find|see|tell)|could you|can you|sorry for)(?![\p{L}-])/iu;

/** An amount of food, which no such sentence has. */
const AMOUNT = /\d\s?(?:k?g|[mcd]?l|el|tl|oz)(?!\p{L})/iu;

/** Words for what somebody ate, which make a sentence to the reader part of the diary. */
const EATEN =
  /(?<!\p{L})(?:had|ate|eaten|drank|hatte|gab es|gegessen|getrunken|gefrühstückt)(?!\p{L})/iu;

/** Whether a line is a wish or a sentence to the reader of a letter: "I hope this helps.", "Bis bald". */
export function isToReader(line: string): boolean {
  const text = line.trim();
  if (AMOUNT.test(text) || EATEN.test(text)) return false;
  return FAREWELL.test(text) || TO_THE_READER.test(text);
}

/** Whether a line ends a letter: "Viele Grüße", "LG Julia", "Love,", "Sent from my phone". */
export function isClosing(line: string): boolean {
  return CLOSING.test(line);
}
