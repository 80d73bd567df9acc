/** Separators of thousands: an apostrophe as in Switzerland, and spaces as in the SI. */
const separators = (spaces: string) =>
  new RegExp(
    String.raw`(?<=\d)['’](?=\d{3}(?!\d))|(?<=(?<![\d.,])\d{1,3}(?:[${spaces}]\d{3})*)[${spaces}](?=\d{3}(?!\d))`,
    'g',
  );

const UNBREAKABLE = '\u00a0\u2009\u202f';
const ANY_SEPARATOR = separators(` ${UNBREAKABLE}`);
const CLEAR_SEPARATOR = separators(UNBREAKABLE);

/** Joins the thousands of a single number: `1'250` and `1 250` become `1250`. */
export function joinThousands(number: string): string {
  return number.replace(ANY_SEPARATOR, '');
}

/** Joins them within text, in which a plain space may separate two numbers: "1 250 g" may be one pack of 250 g. */
export function joinThousandsInText(text: string): string {
  return text.replace(CLEAR_SEPARATOR, '');
}

/** The reason why a number has two meanings, for messages: its mark may separate thousands or decimals. */
export function unclearMark(sign: 'comma' | 'point'): string {
  return `since a ${sign} may separate thousands or decimals in this table`;
}
