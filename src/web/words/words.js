import { DE } from './words-de.js';
import { EN } from './words-en.js';

/** @typedef {'en' | 'de'} Language */

const STORED_AS = 'viand.language';

/** All languages, with their texts. */
export const CATALOGUES = { en: EN, de: DE };

/** @type {Language} */
let language = 'en';

/** The language of the page. */
export function currentLanguage() {
  return language;
}

/** The texts of the page. */
export function words() {
  return CATALOGUES[language];
}

/** Takes the language that was chosen before, or else that of the browser. */
export function restoreLanguage() {
  let stored = null;
  try {
    stored = localStorage.getItem(STORED_AS);
  } catch {
    // If the browser stores nothing, the page begins in the language of the browser each time.
  }
  language = (stored ?? navigator.language).startsWith('de') ? 'de' : 'en';
}

/** @param {Language} wanted */
export function keepLanguage(wanted) {
  language = wanted;
  try {
    localStorage.setItem(STORED_AS, wanted);
  } catch {
    // Storage may be blocked, as above.
  }
}

/** Fills in the texts of the document: `data-word` for contents, `data-label` for accessible names. */
export function translateDocument() {
  const texts = /** @type {Record<string, unknown>} */ (words());
  document.documentElement.lang = language;
  document.title = String(texts['title']);
  for (const element of document.querySelectorAll('[data-word]')) {
    element.textContent = String(texts[element.getAttribute('data-word') ?? '']);
  }
  for (const [attribute, target] of [
    ['data-label', 'aria-label'],
    ['data-placeholder', 'placeholder'],
  ]) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      const text = texts[element.getAttribute(String(attribute)) ?? ''];
      element.setAttribute(String(target), String(text));
    }
  }
}

/**
 * A number as people of the language read it, with at most this many decimals.
 *
 * @param {number} value
 * @param {number} decimals
 */
export function shown(value, decimals) {
  const tag = language === 'de' ? 'de-DE' : 'en-GB';
  return new Intl.NumberFormat(tag, { maximumFractionDigits: decimals }).format(value);
}

/** A label of a day as people read it. @param {string} label */
export function dayText(label) {
  if (label.trim() === '') return words().noDay;
  if (/^\d{1,3}$/.test(label)) return words().dayNumber(label);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(label)) return label;
  const date = new Date(`${label}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return label;
  const tag = language === 'de' ? 'de-DE' : 'en-GB';
  return new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
    .format(date)
    .replaceAll(',', '');
}

/** A meal as people read it. @param {string} name */
export function mealText(name) {
  const known = /** @type {Record<string, string>} */ (words().meals);
  return name === '' ? words().otherMeal : (known[name] ?? name);
}
