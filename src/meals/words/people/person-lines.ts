import { isChildWord, isGivenName } from './given-names.ts';

/** Words for the people whose records studies, doctors and care homes keep. */
export const PERSON_WORDS =
  '(?:client|patient(?:in)?|klient(?:in)?|participant|teilnehmer(?:in)?|proband(?:in)?|subject|person|resident|bewohner(?:in)?|kund(?:e|in))';

/** "Patient: Huber", "Name: Anna M.", "Client ID:" */
const PERSON_LABEL = new RegExp(
  String.raw`^(?:name|${PERSON_WORDS})(?:[- ](?:name|nr\.?|no\.?|id))?\s*:\s*(\S.*)?$`,
  'iu',
);

/** The person that a line names: whose record follows. Undefined for any other line. */
export function personOf(line: string): string | undefined {
  // Something else may follow in the same line: "Patient: Huber   Interview: 12.05.2026".
  return PERSON_LABEL.exec(line.trim())?.[1]
    ?.split(/\s{2,}|,?\s(?=\p{L}+:\s)/u)[0]
    ?.trim();
}

/** Whether a text is a word for a person with a colon, and the name is elsewhere: "Patient:". */
export function isPersonLabel(text: string): boolean {
  return PERSON_LABEL.test(text.trim()) && personOf(text) === undefined;
}

/** "=== Anna ===", "--- P-014 ---": a title between marks. */
const BETWEEN_MARKS = /^([=*_#~–—-]{2,})\s*([^=*_#~]*?[^=*_#~\s–—-])\s*[=*_#~–—-]{2,}$/;

/** A name with its colon or a remark: "Anna:", "**Bernd**", "## Clara (12)". */
const AROUND_NAME = /^(?:#{1,6}\s+|[*_]{1,2}(?=\p{L}))|(?:\s*\([^()]*\))?[\s:*_]*$/gu;

/** One to three words that begin with capitals. */
const NAME = /^\p{Lu}[\p{L}'-]*\.?(?:,? \p{Lu}[\p{L}'-]*\.?){0,2}$/u;

/** "Klient 1", "Patient B", "P-014": codes of persons. */
const PERSON_CODE = new RegExp(
  String.raw`^(?:${PERSON_WORDS}[ .:_-]*[\p{L}\d]{1,6}|(?:pat|prob|tn|vp|p)[ .:_-]*\d{1,6}|(?:ID|[A-Z]{1,3})[ _-]?\d{2,6})$`,
  'iu',
);

/** Whether a text is a code for a person. */
export function isPersonCode(text: string): boolean {
  return PERSON_CODE.test(text);
}

/** "Klient A", "Pat-07", "P1", "ID 12": a code that says itself that it is one of a person, unlike "KW10" and "B12". */
const NAMED_CODE = new RegExp(
  String.raw`^(?:${PERSON_WORDS}(?:[ .:_-]+(?:\p{L}|\p{L}?\d{1,6})|\d{1,6})|(?:pat|prob|tn|vp|p|id)[ .:_-]*\d{1,6})$`,
  'iu',
);

/** Whether a text is a code that can be nothing but one of a person. */
export function isNamedPersonCode(text: string): boolean {
  return NAMED_CODE.test(text);
}

/** A name or a code between marks, unless it is known to be something else. */
function markedPerson(line: string): string | undefined {
  const name = BETWEEN_MARKS.exec(line)?.[2];
  if (name === undefined) return undefined;
  return NAME.test(name) || isPersonCode(name) ? name : undefined;
}

/** A known given name alone in a line, perhaps with a surname: "Anna", "Bernd K.:". */
function personAlone(line: string): string | undefined {
  const name = line.replace(AROUND_NAME, '');
  return NAME.test(name) && isGivenName(name.split(/[\s,]/)[0] as string) ? name : undefined;
}

/** A name that cannot be a food: "Anna", "Bernd K.", "Anna Huber:". "Jasmin Reis" may be either. */
const CERTAIN_NAME = /^[^\s:]+$|^\S+ \p{Lu}\.|[:*_#()]/u;

/**
 * The persons that lines of a diary name, by the indices of their lines: "Patient: Huber" everywhere; names alone or
 * between marks if there are several; and a name alone that is the title.
 *
 * @param isOther whether a line has another meaning, such as that of a day or a meal
 */
export function personsOfLines(
  lines: readonly string[],
  isOther: (line: string) => boolean,
): ReadonlyMap<number, string> {
  const labelled = new Map<number, string>();
  const bare = new Map<number, string>();
  for (const [at, line] of lines.entries()) {
    const text = line.trim();
    const person = personOf(text.replace(/^#{1,6}\s+/, ''));
    if (person !== undefined) labelled.set(at, person);
    else if (text.length <= LONGEST_NAME) {
      const alone = personAlone(text);
      const isCertain =
        CERTAIN_NAME.test(text) ||
        isAboveHeading(lines, at, isOther) ||
        // A name above each entry, as chats have it.
        [...bare.values()].some((name) => name === alone);
      const name = markedPerson(text) ?? (isCertain ? alone : undefined);
      if (name !== undefined && !isOther(name)) bare.set(at, name);
    }
  }
  const title = lines.findIndex((line) => line.trim() !== '');
  const areSeveral = new Set(bare.values()).size > 1;
  return areSeveral || (bare.has(title) && !areSeveral)
    ? new Map([...labelled, ...bare])
    : labelled;
}

/** Whether a line begins a paragraph or the text, and the next one is a heading: "Anna Huber" above "Monday". */
function isAboveHeading(
  lines: readonly string[],
  at: number,
  isOther: (line: string) => boolean,
): boolean {
  const next = lines.slice(at + 1).find((line) => line.trim() !== '');
  return (lines[at - 1] ?? '').trim() === '' && next !== undefined && isOther(next.trim());
}

/** "Anna: 2 eggs", "Emma (4): 1 banana": what one of several people ate. */
const BEFORE_FOOD =
  /^(\p{Lu}[\p{L}'-]*(?: \p{Lu}\.?)?(?: \(\d{1,2}(?: ?(?:[Yy](?:ears?|rs?|o)?|[Jj](?:ahre)?)\.?)?\))?)\s*:\s*(\S.*)$/u;

/**
 * The persons whose names begin lines with their foods, by the indices of the lines, if there are several: "Anna: 2 eggs"
 * above "Ben: 1 apple".
 */
export function personsBeforeFoods(
  lines: readonly string[],
): ReadonlyMap<number, { readonly person: string; readonly rest: string }> {
  const found = lines.flatMap((line, at) => {
    const [, person = '', rest = ''] = BEFORE_FOOD.exec(line.trim()) ?? [];
    const first = person.split(' ')[0] as string;
    return isGivenName(first) || isChildWord(first) ? [[at, { person, rest }] as const] : [];
  });
  // "Baby: 100 g carrots" is about a child only next to people with names.
  const named = found.filter(([, { person }]) => !isChildWord(person));
  return new Map(new Set(named.map(([, { person }]) => person)).size > 1 ? found : []);
}

/** Longer lines are no names. */
const LONGEST_NAME = 60;
