import { byId, make } from '../elements.js';
import { dayText, mealText, words } from '../words/words.js';
import { entryItem } from './entry-view.js';
import { isUncertain } from './record.js';

/**
 * @typedef {import('./record.js').FoodRecord} FoodRecord
 * @typedef {import('./record.js').Day} Day
 * @typedef {import('./record.js').Entry} Entry
 * @typedef {{ record: FoodRecord, day: number, edited: number | undefined, meal: string }} View
 * @typedef {{
 *   onDay: (index: number) => void,
 *   onAddDay: () => void,
 *   onCheckNext: () => void,
 *   entry: import('./entry-view.js').EntryEvents,
 * }} RecordEvents
 */

const tabs = byId('day-tabs', HTMLElement);
const panel = byId('day-panel', HTMLElement);
const meals = byId('meals', HTMLElement);
const label = byId('day-label', HTMLInputElement);
const check = byId('check', HTMLElement);
const target = byId('target-meal', HTMLSelectElement);

/**
 * Shows the days of a record and the meals of one of them. What had the focus has it again, where it
 * is still there.
 *
 * @param {View} view
 * @param {RecordEvents} events
 */
export function showRecord(view, events) {
  const { record, day: index } = view;
  const focused = document.activeElement?.id ?? '';
  const day = /** @type {Day} */ (record.days[index]);
  showTabs(view, events);
  panel.setAttribute('aria-labelledby', `day-${index}`);
  if (document.activeElement !== label) label.value = day.label;
  showTargets(view);
  const isEmpty = day.meals.every(({ entries }) => entries.length === 0);
  byId('record-empty', HTMLElement).hidden = !isEmpty || record.days.length > 1;
  meals.replaceChildren(
    ...day.meals
      .filter(({ entries, name }) => entries.length > 0 || mealText(name) !== name)
      .map(({ name, entries }) => {
        const heading = `meal-${name.replace(/\W/g, '-')}`;
        return make(
          'section',
          { class: 'meal', 'aria-labelledby': heading },
          make('h3', { id: heading }, mealText(name)),
          entries.length === 0
            ? make('p', { class: 'muted' }, words().nothingYet)
            : make(
                'ul',
                { 'aria-labelledby': heading },
                ...entries.map((entry) =>
                  entryItem(entry, {
                    isEdited: view.edited === entry.id,
                    meal: name,
                    meals: day.meals.map((one) => one.name),
                    events: events.entry,
                  }),
                ),
              ),
        );
      }),
  );
  showCheck(record, events);
  if (focused !== '') document.getElementById(focused)?.focus();
}

/**
 * @param {View} view
 * @param {RecordEvents} events
 */
function showTabs({ record, day: current }, { onDay, onAddDay }) {
  const unsure = (/** @type {Day} */ day) =>
    day.meals.some(({ entries }) => entries.some(isUncertain));
  const buttons = record.days.map((day, index) => {
    const isCurrent = index === current;
    const tab = make(
      'button',
      {
        type: 'button',
        id: `day-${index}`,
        role: 'tab',
        'aria-selected': String(isCurrent),
        'aria-controls': 'day-panel',
        tabindex: isCurrent ? '0' : '-1',
      },
      dayText(day.label),
      ...(unsure(day) ? [' ', make('span', { class: 'mark', title: words().uncertain }, '?')] : []),
    );
    tab.addEventListener('click', () => onDay(index));
    tab.addEventListener('keydown', (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const next = (index + step + record.days.length) % record.days.length;
      onDay(next);
      document.getElementById(`day-${next}`)?.focus();
    });
    return tab;
  });
  tabs.replaceChildren(...buttons);
  byId('add-day', HTMLButtonElement).onclick = onAddDay;
}

/** @param {View} view */
function showTargets({ record, day, meal }) {
  const names = record.days[day]?.meals.map(({ name }) => name) ?? [];
  target.replaceChildren(...names.map((name) => make('option', { value: name }, mealText(name))));
  target.value = names.includes(meal) ? meal : (names[0] ?? '');
}

/**
 * @param {FoodRecord} record
 * @param {RecordEvents} events
 */
function showCheck(record, { onCheckNext }) {
  const unsure = record.days.flatMap((day) =>
    day.meals.flatMap(({ entries }) => entries.filter(isUncertain)),
  );
  check.hidden = unsure.length === 0;
  if (unsure.length === 0) {
    check.replaceChildren();
    return;
  }
  const next = make('button', { type: 'button', id: 'check-next' }, words().checkNext);
  next.addEventListener('click', onCheckNext);
  check.replaceChildren(make('p', {}, words().toCheck(unsure.length)), next);
}
