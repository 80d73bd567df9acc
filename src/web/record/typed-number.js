import { currentLanguage } from '../words/words.js';

/** @type {Readonly<Record<string, string>>} */
const FRACTIONS = { '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4', '⅛': '1/8' };

/**
 * A number as people type it: "1.5", "1,5", "1/2", "1 1/2" or "½". A field of the type number would take "1,5" for 15
 * in a browser of another language.
 *
 * @param {string} text
 * @param {string} language of the page: "1.500" is 1500 in German, and "1,500" in English
 * @returns {number | undefined} undefined for any other text
 */
export function typedNumber(text, language = currentLanguage()) {
  const plain = text.trim().replace(/[½⅓⅔¼¾⅛]/g, (sign) => ` ${FRACTIONS[sign]}`);
  const thousands =
    language === 'de' ? /^\d{1,3}(?:\.\d{3})+(?=,|$)/ : /^\d{1,3}(?:,\d{3})+(?=\.|$)/;
  const number = plain
    .replace(thousands, (digits) => digits.replace(/[.,]/g, ''))
    .replace(',', '.');
  const [, whole, over, under] =
    /^(\d*\.?\d+)?\s*(?:(?<=^|\s)(\d+)\/([1-9]\d*))?$/.exec(number.trim()) ?? [];
  if (whole === undefined && over === undefined) return undefined;
  return Number(whole ?? 0) + (over === undefined ? 0 : Number(over) / Number(under));
}

/**
 * A number as it is written in a field.
 *
 * @param {number} value
 * @param {string} language
 */
export function numberText(value, language = currentLanguage()) {
  return language === 'de' ? String(value).replace('.', ',') : String(value);
}
