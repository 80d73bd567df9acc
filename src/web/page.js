import { byId } from './elements.js';
import { download, readFile } from './files/files.js';
import {
  hasSeveralPeople,
  lineOf,
  open as openImport,
  startImport,
} from './files/import-dialog.js';
import { fromFragment, toFragment } from './files/link.js';
import { toMeals } from './files/meal-file.js';
import { clearFault, clearNotice, inWords, notify, say } from './notice.js';
import { entryWords } from './record/entry-view.js';
import { makeHistory } from './record/history.js';
import { standardEntry, variantOf, withCount, withVariant } from './record/measures.js';
import {
  addDay,
  addLines,
  changeEntry,
  entriesOf,
  isUncertain,
  moveEntry,
  newRecord,
  removeDay,
  renameDay,
} from './record/record.js';
import { showRecord } from './record/record-view.js';
import { restoreRecord, storeRecord } from './record/storage.js';
import { showPerson, startPerson } from './results/person-view.js';
import { startResults, today } from './results/results.js';
import { clearSearch, focusSearch, startSearchBox } from './search-box.js';
import { askForKey, startKeyPanel } from './service/key-panel.js';
import { getFood, matchDiary, ServiceError } from './service/service.js';
import {
  currentLanguage,
  keepLanguage,
  restoreLanguage,
  shown,
  translateDocument,
  words,
} from './words/words.js';

/**
 * @typedef {import('./record/record.js').FoodRecord} FoodRecord
 * @typedef {import('./record/record.js').Entry} Entry
 * @typedef {import('./record/record.js').Line} Line
 */

restoreLanguage();
translateDocument();

const history = makeHistory(restoreRecord() ?? newRecord(today()));
let day = 0;
let meal = 'breakfast';
/** The entry whose editor is open. @type {number | undefined} */
let edited;
/** The entry that the next food takes the place of. @type {number | undefined} */
let replaced;

const record = () => history.current();
const undo = byId('undo', HTMLButtonElement);
const redo = byId('redo', HTMLButtonElement);
const label = byId('day-label', HTMLInputElement);
const target = byId('target-meal', HTMLSelectElement);

startKeyPanel({
  onFailure: tellFailure,
  onAccepted() {
    clearNotice();
    say(words().keyAccepted);
    updateResults();
  },
});
const updateResults = startResults({
  record,
  onFailure: tellFailure,
  onAnswer(total) {
    clearFault();
    say(words().scoreSaid(shown(total, 1)));
  },
  onFood: (id) => showEntry(entriesOf(record()).find(({ food_id }) => food_id === id)),
});
startSearchBox({
  onFailure: tellFailure,
  onAnswer: clearFault,
  onCancel: () => replace(undefined),
  onChoose(food) {
    const old = entriesOf(record()).find(({ id }) => id === replaced);
    if (old) {
      const entry =
        old.food_id === ''
          ? { ...standardEntry(food), id: old.id }
          : withVariant(old, food, variantOf(food, ''));
      replace(undefined);
      change(changeEntry(record(), old.id, () => ({ ...entry, confidence: 1 })));
      byId(`edit-${old.id}`, HTMLButtonElement).focus();
      return;
    }
    const entry = standardEntry(food);
    add([{ day: record().days[day]?.label ?? '', meal, entry }]);
    say(entryWords(entry));
    edited = Math.max(...entriesOf(record()).map(({ id }) => id));
    render();
    const count = byId(`count-${edited}`, HTMLInputElement);
    count.focus();
    count.select();
  },
});
startImport(({ lines, notes, isReplacing }) => importLines(lines, { notes, isReplacing }));
startPerson((person) => change({ ...record(), person }));

target.addEventListener('change', () => {
  meal = target.value;
});
undo.addEventListener('click', () => travel('undo'));
redo.addEventListener('click', () => travel('redo'));
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea');
  if (isTyping || !(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  travel(key === 'y' || event.shiftKey ? 'redo' : 'undo');
});
label.addEventListener('change', () => {
  const text = label.value.trim();
  change(renameDay(record(), day, text));
  label.value = record().days[day]?.label ?? text;
});
byId('copy-day', HTMLButtonElement).addEventListener('click', () => {
  const copied = addDay(record(), record().days[day]);
  day = copied.days.length - 1;
  change(copied);
});
byId('remove-day', HTMLButtonElement).addEventListener('click', () => {
  change(removeDay(record(), day));
  byId(`day-${day}`, HTMLButtonElement).focus();
});
byId('replace-cancel', HTMLButtonElement).addEventListener('click', () => replace(undefined));
byId('clear', HTMLButtonElement).addEventListener('click', () => {
  day = 0;
  change({ ...newRecord(today()), person: record().person });
  say(words().cleared);
});
byId('example', HTMLButtonElement).addEventListener('click', () => void addExample());
byId('print', HTMLButtonElement).addEventListener('click', () => window.print());
byId('save', HTMLButtonElement).addEventListener('click', () => {
  const meals = toMeals(record(), { hasNames: true });
  download(`${JSON.stringify(meals, null, 2)}\n`, 'meals.json');
  notify(words().saved, 'news');
});
byId('link', HTMLButtonElement).addEventListener('click', () => void copyLink());
byId('open', HTMLButtonElement).addEventListener('click', () =>
  byId('file', HTMLInputElement).click(),
);
byId('file', HTMLInputElement).addEventListener('change', () => void openFile());
window.addEventListener('hashchange', () => void openLink());
for (const button of document.querySelectorAll('button[lang]')) {
  button.addEventListener('click', () => {
    keepLanguage(button.getAttribute('lang') === 'de' ? 'de' : 'en');
    translateDocument();
    clearSearch();
    render();
    updateResults();
  });
}

render();
void openLink();

/** Makes a change that can be undone. @param {FoodRecord} next */
function change(next) {
  if (next === record()) return;
  clearNotice();
  history.change(next);
  show();
}

/** @param {'undo' | 'redo'} direction */
function travel(direction) {
  if (!(direction === 'undo' ? history.canUndo() : history.canRedo())) return;
  history[direction]();
  say(direction === 'undo' ? words().undone : words().redone);
  show();
}

/** Shows the current record, stores it and scores it. */
function show() {
  storeRecord(record());
  render();
  updateResults();
}

function render() {
  day = Math.min(day, record().days.length - 1);
  undo.disabled = !history.canUndo();
  redo.disabled = !history.canRedo();
  for (const button of document.querySelectorAll('button[lang]')) {
    button.setAttribute('aria-pressed', String(button.getAttribute('lang') === currentLanguage()));
  }
  showPerson(record().person);
  showRecord(
    { record: record(), day, edited, meal },
    {
      onDay(index) {
        day = index;
        render();
      },
      onAddDay() {
        const longer = addDay(record());
        day = longer.days.length - 1;
        change(longer);
      },
      onCheckNext: () => showEntry(entriesOf(record()).find(isUncertain)),
      entry: {
        getFood,
        onCount: (entry, count) =>
          change(changeEntry(record(), entry.id, (one) => withCount(one, count))),
        onChange: (entry) => change(changeEntry(record(), entry.id, () => entry)),
        onMove: (entry, to) => change(moveEntry(record(), entry.id, to)),
        onRemove(entry) {
          change(changeEntry(record(), entry.id, () => undefined));
          say(words().removed(entry.name || (entry.text ?? '')));
          undo.focus();
        },
        onEdit(entry) {
          const last = edited;
          edited = entry?.id;
          render();
          document.getElementById(`edit-${edited ?? last}`)?.focus();
        },
        onReplace: (entry) => replace(entry),
      },
    },
  );
}

/** Opens the editor of an entry, on whichever day it is. @param {Entry | undefined} entry */
function showEntry(entry) {
  if (!entry) return;
  day = record().days.findIndex(({ meals }) =>
    meals.some(({ entries }) => entries.some(({ id }) => id === entry.id)),
  );
  edited = entry.id;
  render();
  const button = byId(`edit-${entry.id}`, HTMLButtonElement);
  button.focus();
  button.scrollIntoView({ block: 'center' });
}

/** Lets the next food that is chosen take the place of an entry. @param {Entry | undefined} entry */
function replace(entry) {
  replaced = entry?.id;
  byId('search-label', HTMLElement).textContent = entry
    ? words().replace(entry.name || (entry.text ?? ''))
    : words().findFood;
  byId('replace-cancel', HTMLElement).hidden = !entry;
  byId('target-field', HTMLElement).hidden = entry !== undefined;
  if (entry) focusSearch();
}

/** @param {Line[]} lines */
function add(lines) {
  change(addLines(record(), lines));
}

/**
 * @param {Line[]} lines
 * @param {{ notes?: string[], isReplacing?: boolean }} options
 */
function importLines(lines, { notes = [], isReplacing = false }) {
  const here = record().days[day]?.label ?? '';
  const placed = lines.map((line) => ({
    ...line,
    day: line.day === '' ? here : line.day,
    meal: line.meal === '' ? meal : line.meal,
  }));
  const isEmpty = isReplacing || entriesOf(record()).length === 0;
  /** @type {FoodRecord} */
  const base = isEmpty ? { days: [], person: record().person } : record();
  const before = base.days.length;
  const after = addLines(base, placed);
  day = isEmpty
    ? 0
    : Math.min(
        before,
        after.days.findIndex(({ label }) => label === placed[0]?.day),
      );
  edited = undefined;
  change(after);
  const unsure = placed.filter(({ entry }) => isUncertain({ ...entry, id: 0 })).length;
  const read = notes.length === 0 ? '' : ` ${words().readAs} ${notes.join('; ')}.`;
  notify(`${words().imported(placed.length, unsure)}${read}`, 'news');
}

async function openFile() {
  const input = byId('file', HTMLInputElement);
  const [file] = input.files ?? [];
  input.value = '';
  if (!file) return;
  try {
    const read = await readFile(file);
    if ('lines' in read) importLines(read.lines, { isReplacing: true });
    else if (hasSeveralPeople(read.record)) openImport(read.record);
    else if (read.record.lines.length === 0) notify(words().nothingRead);
    else
      importLines(read.record.lines.map(lineOf), { notes: read.record.notes, isReplacing: true });
  } catch (error) {
    if (error instanceof ServiceError) tellFailure(error);
    else notify(error instanceof Error ? error.message : String(error));
  }
}

async function addExample() {
  try {
    const { lines } = await matchDiary({ text: words().example });
    importLines(lines.map(lineOf), {});
  } catch (error) {
    tellFailure(error);
  }
}

async function copyLink() {
  const address = new URL(location.href);
  address.hash = `record=${await toFragment(record())}`;
  const field = byId('link-text', HTMLInputElement);
  field.value = address.href;
  try {
    await navigator.clipboard.writeText(address.href);
    notify(words().linkCopied, 'news');
  } catch {
    // Not every browser lets a page write there: the link can be copied by hand.
    byId('link-panel', HTMLElement).hidden = false;
    field.focus();
    field.select();
    notify(words().linkShown, 'news');
  }
}

/** Takes the record of the address, which it leaves without it. */
async function openLink() {
  const [, fragment] = /^#record=(.*)$/.exec(location.hash) ?? [];
  if (fragment === undefined) return;
  const linked = await fromFragment(fragment);
  if (linked === undefined) notify(words().linkBroken);
  else {
    day = 0;
    change(linked);
  }
  // Only now, so that a page that is left in between finds the record in its address again.
  window.history.replaceState(null, '', location.pathname + location.search);
}

/** @param {unknown} error */
function tellFailure(error) {
  if (error instanceof ServiceError && error.kind === 'key') askForKey();
  notify(inWords(error));
}
