/**
 * The words of a text in the form that a search compares, for names in the index and for queries.
 *
 * Case and diacritics do not count. German is read in all the ways in which people type it (ß = ss; ä, ö, ü = ae, oe,
 * ue = a, o, u). Plurals become singulars.
 *
 * @example foldWords('Crème brûlées'); // ['creme', 'brulee']
 */
export function foldWords(text: string): readonly string[] {
  const slot = slotOf(text);
  if (RECENT_TEXTS[slot] === text) return RECENT_WORDS[slot] as readonly string[];
  const words = typedWords(text);
  for (let index = 0; index < words.length; index++) {
    words[index] = singular(words[index] as string);
  }
  RECENT_TEXTS[slot] = text;
  RECENT_WORDS[slot] = words;
  return words;
}

/** The size of the cache, a power of two: enough for the names of a food and their parts. */
const MOST_TEXTS = 256;
/**
 * The latest folded texts, because an import needs the words of a name for the index, for its head and for its weight.
 */
const RECENT_TEXTS: string[] = new Array(MOST_TEXTS).fill('');
const RECENT_WORDS: (readonly string[])[] = new Array(MOST_TEXTS).fill([]);

/**
 * A slot for a text: a few characters distinguish most texts. Never read beyond the end of a text, here or below: V8
 * then compiles the code again, with fewer optimisations.
 */
function slotOf(text: string): number {
  const { length } = text;
  if (length < 2) return length;
  let hash = Math.imul(length, 31) + text.charCodeAt(0);
  hash = Math.imul(hash, 31) + text.charCodeAt(length >> 2);
  hash = Math.imul(hash, 31) + text.charCodeAt(length >> 1);
  hash = Math.imul(hash, 31) + text.charCodeAt(length - 2);
  return (hash ^ (hash >>> 8)) & (MOST_TEXTS - 1);
}

/** The folded words of a text with its plurals unchanged: the last word may be incomplete. */
export function typedWords(text: string): string[] {
  if (ASCII.test(text)) return plainWords(text.toLowerCase());
  return LATIN.test(text) ? plainWords(withoutMarks(text.toLowerCase())) : wordsOfAnyScript(text);
}

/** Digits, lower-case letters, and vowels before an "e" that makes them umlauts; eth and thorn stay unchanged. */
const [DIGIT, LETTER, UMLAUT_VOWEL] = [1, 2, 3];
const CLASSES = new Uint8Array(256);
for (const one of '0123456789') CLASSES[one.charCodeAt(0)] = DIGIT;
for (const one of 'bcdefghijklmnpqrstvwxyzðþ') CLASSES[one.charCodeAt(0)] = LETTER;
for (const one of 'aou') CLASSES[one.charCodeAt(0)] = UMLAUT_VOWEL;
/** The codes of "e" and of an apostrophe. */
const [LETTER_E, APOSTROPHE] = [0x65, 0x27];

/** Splits words without regular expressions, since an import folds millions of names. */
function plainWords(text: string): string[] {
  const words: string[] = [];
  let start = -1;
  /** The part of the word before the last skipped letter. */
  let before = '';
  const last = text.length - 1;
  for (let at = 0; at <= last; at++) {
    const code = text.charCodeAt(at);
    const kind = CLASSES[code] as number;
    if (kind === 0) {
      if (code === APOSTROPHE && isLetter(text, at - 1) && isLetter(text, at + 1)) {
        before += text.slice(start, at);
        start = at + 1;
        continue;
      }
      if (start >= 0) words.push(before + text.slice(start, at));
      start = -1;
      before = '';
      continue;
    }
    if (start < 0) start = at;
    if (kind === UMLAUT_VOWEL && at < last && text.charCodeAt(at + 1) === LETTER_E) {
      before += text.slice(start, at + 1);
      at += 1;
      start = at + 1;
    }
  }
  if (start >= 0) words.push(before + text.slice(start));
  return words;
}

function isLetter(text: string, at: number): boolean {
  return at >= 0 && at < text.length && (CLASSES[text.charCodeAt(at)] as number) >= LETTER;
}

/** The letters of Latin-1 without diacritics, by their codes. */
const BARE_LETTERS: string[] = new Array(256).fill('');

/** The last code of ASCII. */
const LAST_ASCII = 0x7f;

function withoutMarks(text: string): string {
  let bare = '';
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code <= LAST_ASCII) continue;
    bare += text.slice(start, at) + bareLetter(code);
    start = at + 1;
  }
  return bare + text.slice(start);
}

function bareLetter(code: number): string {
  const known = BARE_LETTERS[code] as string;
  if (known !== '') return known;
  const letter = String.fromCharCode(code);
  const bare = LETTERS[letter] ?? (letter.normalize('NFKD')[0] as string);
  BARE_LETTERS[code] = bare;
  return bare;
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

/**
 * A fast path for ASCII, in which only case has to be folded. It covers most names, and takes a
 * third of the time.
 */
const ASCII = /^[\x20-\x7e]*$/;

/**
 * ASCII and the letters of Latin-1, such as umlauts. Patterns for the letters of any script take milliseconds to
 * compile, longer than most runs need for all their words.
 */
const LATIN = /^[\x20-\x7e\xc0-\xd6\xd8-\xf6\xf8-\xff]*$/;

/** Lines of such letters. */
const LATIN_LINES = /^[\n\x20-\x7e\xc0-\xd6\xd8-\xf6\xf8-\xff]*$/;

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' };

const [LETTER_C, LETTER_H, LETTER_I, LETTER_S, LETTER_U] = [0x63, 0x68, 0x69, 0x73, 0x75];
const [LETTER_X, LETTER_Y, LETTER_Z] = [0x78, 0x79, 0x7a];

const VOWEL = /^[aeiou]$/;

/**
 * English plurals lose their ending, and "-y" becomes "-ie", so that "berry" and "berries", and "quiche" and "quiches",
 * are one word.
 */
export function singular(word: string): string {
  const { length } = word;
  if (length < 2) return word;
  const last = word.charCodeAt(length - 1);
  if (last === LETTER_Y) return withoutFinalY(word);
  if (last === LETTER_E) return isHissing(word, length - 1) ? word.slice(0, -1) : word;
  if (last !== LETTER_S) return word;
  const before = word.charCodeAt(length - 2);
  // "-us", "-is" and "-ss" end no plurals.
  if (before === LETTER_U || before === LETTER_I || before === LETTER_S) return word;
  if (before === LETTER_E && isHissing(word, length - 2)) {
    return withoutFinalY(word.slice(0, -2));
  }
  return length > 2 ? withoutFinalY(word.slice(0, -1)) : word;
}

/** Whether the letters before a position make a hissing sound, so that a plural ends in "-es": x, ch, sh, ss and zz. */
function isHissing(word: string, end: number): boolean {
  const last = end < 1 ? 0 : word.charCodeAt(end - 1);
  if (last === LETTER_X) return true;
  const before = end < 2 ? 0 : word.charCodeAt(end - 2);
  if (last === LETTER_H) return before === LETTER_C || before === LETTER_S;
  return (last === LETTER_S || last === LETTER_Z) && before === last;
}

function withoutFinalY(word: string): string {
  const { length } = word;
  if (length < 3 || word.charCodeAt(length - 1) !== LETTER_Y) return word;
  return VOWEL.test(word[length - 2] as string) ? word : `${word.slice(0, -1)}ie`;
}

/** The folded words of a text as one string, for comparing names. */
export function foldedName(text: string): string {
  return foldWords(text).join(' ');
}

/** The end of a word in lines of words: no letter or digit follows. */
const END = String.raw`(?![a-zðþ\d])`;

/** Plurals and "-y" in lines of words, handled like {@link singular} does for one word. */
const PLURALS = new RegExp(
  String.raw`(?<=x|ch|sh|ss|zz)es?${END}|(?<=[a-zðþ\d]{2})(?<![uis])s${END}`,
  'g',
);
const FINAL_Y = new RegExp(String.raw`(?<=[a-zðþ\d][b-df-hj-np-tv-zðþ\d])y${END}`, 'g');

/**
 * Applies {@link foldedName} to each line of a text. In a program that has just started, this takes a fraction of the
 * time for a thousand words, since each pattern is used only once.
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
