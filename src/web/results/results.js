import { byId, make } from '../elements.js';
import { toMeals } from '../files/meal-file.js';
import { reportOn, ServiceError } from '../service/service.js';
import { mealText, shown, words } from '../words/words.js';
import { showLosses } from './losses-view.js';

/**
 * @typedef {import('../record/record.js').FoodRecord} FoodRecord
 * @typedef {import('../service/service.js').Report} Report
 */

const PAUSE_MS = 250;

const place = byId('results', HTMLElement);
const sheet = byId('report', HTMLElement);
const nav = byId('sections', HTMLElement);
const total = byId('score-bar-total', HTMLElement);
const states = {
  empty: byId('results-empty', HTMLElement),
  failed: byId('results-failed', HTMLElement),
  shown: byId('results-shown', HTMLElement),
};
/** Heads of printed pages, with the name; the rest of the report's style is in a file. */
const pages = new CSSStyleSheet();

let request = new AbortController();
/** @type {number | undefined} */
let pause;

/**
 * Shows the report on the record, now and whenever the returned function is called.
 *
 * @param {{
 *   record: () => FoodRecord,
 *   onFailure: (error: unknown) => void,
 *   onAnswer: (total: number) => void,
 *   onFood: (foodId: string) => void,
 * }} events
 */
export function startResults({ record, onFailure, onAnswer, onFood }) {
  document.adoptedStyleSheets = [pages];
  byId('retry', HTMLButtonElement).addEventListener('click', update);

  function update() {
    window.clearTimeout(pause);
    request.abort();
    const isEmpty = toMeals(record()).length === 0;
    if (isEmpty) show('empty');
    // Until the answer comes, the page shows the report on the record as it was.
    place.setAttribute('aria-busy', String(!isEmpty));
    if (!isEmpty) pause = window.setTimeout(() => void fetchReport(), PAUSE_MS);
  }

  async function fetchReport() {
    request = new AbortController();
    const { signal } = request;
    const { person } = record();
    const meals = toMeals(record(), { mealName: mealText });
    try {
      const report = await reportOn(meals, { person, date: today(), signal });
      if (signal.aborted) return;
      showReport(report, onFood);
      onAnswer(report.persons[0]?.healthy_eating_index.total_score ?? 0);
    } catch (error) {
      if (signal.aborted) return;
      show('failed');
      onFailure(error);
      if (error instanceof ServiceError && error.kind === 'too-often') {
        pause = window.setTimeout(() => void fetchReport(), error.retryAfter * 1000);
      }
    }
  }

  update();
  return update;
}

/** The date where the reader is. */
export function today() {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/**
 * @param {Report} report
 * @param {(foodId: string) => void} onFood
 */
function showReport({ persons: [person], page }, onFood) {
  if (!person) return;
  // The report escapes all texts of the record, and the policy of this page lets no script of it run.
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
  const made = new DOMParser().parseFromString(
    page.replace(/<style>[\s\S]*?<\/style>/g, ''),
    'text/html',
  );
  const head = made.querySelector('header.top');
  const main = made.querySelector('main');
  const foot = made.querySelector('footer');
  pages.replaceSync(style.slice(style.lastIndexOf('@page ')));
  for (const part of [head, foot]) part?.classList.add('only-print');
  const losses = byId('losses-section', HTMLElement);
  sheet.replaceChildren(...[head, ...(main?.childNodes ?? []), foot].flatMap((node) => node ?? []));
  sheet.querySelector('.client > section')?.after(losses);
  total.textContent = words().scoreOf(shown(person.healthy_eating_index.total_score, 1));
  showLosses(person, onFood);
  showTabs();
  show('shown');
}

/** The heading of the part that is shown; it stays from one report to the next. */
let current = '';

/** A tab for what the client reads, and for each section of the rest; paper has all of them. */
function showTabs() {
  const parts = [...sheet.querySelectorAll('.client, .professional > section, #report > section')];
  const headings = parts.map((part) => part.querySelector('h2')?.textContent ?? '');
  if (!headings.includes(current)) current = headings[0] ?? '';
  const tabs = headings.map((heading, index) => {
    const part = /** @type {Element} */ (parts[index]);
    const isCurrent = heading === current;
    part.id = `part-${index}`;
    part.setAttribute('role', 'tabpanel');
    part.setAttribute('aria-labelledby', `tab-${index}`);
    part.classList.toggle('off', !isCurrent);
    const tab = make(
      'button',
      {
        type: 'button',
        id: `tab-${index}`,
        role: 'tab',
        'aria-selected': String(isCurrent),
        'aria-controls': part.id,
        tabindex: isCurrent ? '0' : '-1',
      },
      heading,
    );
    tab.addEventListener('click', () => select(index));
    tab.addEventListener('keydown', (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      select((index + step + headings.length) % headings.length);
    });
    return tab;
  });

  /** @param {number} index */
  function select(index) {
    current = headings[index] ?? '';
    showTabs();
    document.getElementById(`tab-${index}`)?.focus();
  }

  nav.replaceChildren(...tabs);
}

/** @param {keyof typeof states} wanted */
function show(wanted) {
  for (const [name, element] of Object.entries(states)) element.hidden = name !== wanted;
  byId('score-bar', HTMLElement).hidden = wanted !== 'shown';
  byId('print', HTMLButtonElement).disabled = wanted !== 'shown';
  place.setAttribute('aria-busy', 'false');
}
