/**
 * Words as a search compares them: of names when they are indexed, and of what is looked for.
 *
 * Case and diacritics do not count; German is read as people type it (ß = ss; ä, ö, ü = ae, oe, ue =
 * a, o, u); and a plural is its singular.
 *
 * @example
 * foldWords('Crème brûlées'); // ['creme', 'brulee']
 */
export function foldWords(text: string): readonly string[] {
  const before = RECENT_TEXTS.get(text);
  if (before !== undefined) return before;
  const words = typedWords(text).map(knownSingular);
  if (RECENT_TEXTS.size >= MOST_TEXTS) RECENT_TEXTS.clear();
  RECENT_TEXTS.set(text, words);
  return words;
}

/** What was folded last: an import asks for the words of a name, for its head and for its weight. */
const RECENT_TEXTS = new Map<string, readonly string[]>();
/** Enough for the names of a food and the parts of these. */
const MOST_TEXTS = 100;

/** Singulars of the words that names have. */
const SINGULARS = new Map<string, string>();
/** How many singulars are kept: more than most catalogues have, in a few megabytes. */
const MOST_SINGULARS = 50_000;

function knownSingular(word: string): string {
  if (!LAST_OF_PLURALS.has(word.charCodeAt(word.length - 1))) return word;
  const before = SINGULARS.get(word);
  if (before !== undefined) return before;
  if (SINGULARS.size >= MOST_SINGULARS) SINGULARS.clear();
  const one = singular(word);
  SINGULARS.set(word, one);
  return one;
}

/** The same, but with plurals left as they are typed: the last of them may be the beginning of a word. */
export function typedWords(text: string): string[] {
  if (PLAIN.test(text)) return plainWords(text.toLowerCase());
  return LATIN.test(text) ? latinWords(text) : wordsOfAnyScript(text);
}

/** Letters and digits of ASCII in lower case, and vowels that a following "e" makes an umlaut. */
const PLAIN_LETTER = 1;
const UMLAUT_VOWEL = 2;
const PLAIN_CLASSES = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  if (/[aou]/.test(letter)) return UMLAUT_VOWEL;
  return /[a-z\d]/.test(letter) ? PLAIN_LETTER : 0;
});
/** The code of "e". */
const LETTER_E = 0x65;

/** Without regular expressions, which take four times as long for the names of millions of products. */
function plainWords(text: string): string[] {
  const words: string[] = [];
  let start = -1;
  /** Of the word, before the last umlaut. */
  let before = '';
  for (let at = 0; at < text.length; at++) {
    const kind = PLAIN_CLASSES[text.charCodeAt(at)] as number;
    if (kind === 0) {
      if (start >= 0) words.push(before + text.slice(start, at));
      start = -1;
      before = '';
      continue;
    }
    if (start < 0) start = at;
    if (kind === UMLAUT_VOWEL && text.charCodeAt(at + 1) === LETTER_E) {
      before += text.slice(start, at + 1);
      at += 1;
      start = at + 1;
    }
  }
  if (start >= 0) words.push(before + text.slice(start));
  return words;
}

function latinWords(text: string): string[] {
  return latinLetters(text).match(/[a-zðþ\d]+/g) ?? [];
}

function latinLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœø]/g, (letter) => LETTERS[letter] as string)
    .replace(/([aou])e/g, '$1')
    .replace(/(?<=[a-zðþ])'(?=[a-zðþ])/g, '');
}

function wordsOfAnyScript(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/[ßæœø]/g, (letter) => LETTERS[letter] as string)
      .replace(/([aou])e/g, '$1')
      // "Shepherd's" and "shepherds" are one word.
      .replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** ASCII without apostrophes, in which nothing has to be folded but case: most names, in a third of the time. */
const PLAIN = /^[\x20-\x26\x28-\x7e]*$/;

/**
 * ASCII and the letters of Latin-1, such as umlauts. Patterns of what is a letter in any script take milliseconds to
 * compile, more than most runs need for all their words.
 */
const LATIN = /^[\x20-\x7e\xc0-\xd6\xd8-\xf6\xf8-\xff]*$/;

/** Lines of such letters. */
const LATIN_LINES = /^[\n\x20-\x7e\xc0-\xd6\xd8-\xf6\xf8-\xff]*$/;

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' };

/** "-us", "-is" and "-ss" end no plurals. */
const NO_PLURAL = /(?:us|is|ss)$/;

/** Words that end in other letters than these are no plurals, and stay as they are. */
const LAST_OF_PLURALS: ReadonlySet<number> = new Set([...'esy'].map((one) => one.charCodeAt(0)));

/** English plurals lose their ending, and "-y" becomes "-ie", so that berry and berries, quiche and quiches are one word. */
export function singular(word: string): string {
  if (!LAST_OF_PLURALS.has(word.charCodeAt(word.length - 1))) return word;
  const one = NO_PLURAL.test(word) ? word : word.replace(/(?<=x|ch|sh|ss|zz)es?$|(?<=.{2})s$/, '');
  return one.replace(/(?<=.[^aeiou])y$/, 'ie');
}

/** The folded words of a text in one string, as names are compared. */
export function foldedName(text: string): string {
  return foldWords(text).join(' ');
}

/** What ends a word in lines of words: no letter or digit follows. */
const END = String.raw`(?![a-zðþ\d])`;

/** Plurals and "-y" in lines of words, as {@link singular} has them for a word. */
const PLURALS = new RegExp(
  String.raw`(?<=x|ch|sh|ss|zz)es?${END}|(?<=[a-zðþ\d]{2})(?<![uis])s${END}`,
  'g',
);
const FINAL_Y = new RegExp(String.raw`(?<=[a-zðþ\d][b-df-hj-np-tv-zðþ\d])y${END}`, 'g');

/**
 * Gives {@link foldedName} of each line of a text. A program that has just started folds a thousand words so in a
 * fraction of the time: each pattern is used once, on all of them.
 */
export function foldedLines(text: string): string[] {
  if (!LATIN_LINES.test(text)) return text.split('\n').map(foldedName);
  return latinLetters(text)
    .replace(/[^a-zðþ\d\n]+/g, ' ')
    .replace(PLURALS, '')
    .replace(FINAL_Y, 'ie')
    .replace(/^ | $/gm, '')
    .split('\n');
}
