import { byId, make } from './elements.js';
import { nameOf } from './record/measures.js';
import { searchFoods } from './service/service.js';
import { words } from './words/words.js';

/** @typedef {import('./service/service.js').Food} Food */

const PAUSE_MS = 150;
const LIMIT = 12;
const SHORTEST = 2;

const input = byId('search', HTMLInputElement);
const list = byId('foods', HTMLElement);
const status = byId('search-status', HTMLElement);

/** @type {Food[]} */
let foods = [];
let active = -1;
/** The query that `foods` answer. */
let answered = '';
let request = new AbortController();
/** @type {number | undefined} */
let pause;

/**
 * The search as a combobox: what is typed is searched, and one of the foods found is chosen.
 *
 * @param {{ onChoose: (food: Food) => void, onFailure: (error: unknown) => void, onAnswer: () => void, onCancel: () => void }} events
 */
export function startSearchBox({ onChoose, onFailure, onAnswer, onCancel }) {
  clearSearch();

  input.addEventListener('input', () => {
    window.clearTimeout(pause);
    request.abort();
    const query = input.value.trim();
    if (query.length < SHORTEST) {
      close();
      status.textContent = words().searchHint;
      return;
    }
    pause = window.setTimeout(() => void search(query), PAUSE_MS);
  });

  input.addEventListener('keydown', (event) => {
    // An Enter that ends the composition of a character chooses nothing.
    if (event.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter') {
      event.preventDefault();
      // Enter alone takes the first food, but never one of an older query.
      const food = foods[active] ?? (answered === input.value.trim() ? foods[0] : undefined);
      if (food && !list.hidden) choose(food);
    } else if (key === 'Escape') {
      if (list.hidden) {
        input.value = '';
        onCancel();
      }
      close();
    }
  });

  input.addEventListener('blur', close);
  input.addEventListener('focus', () => {
    if (foods.length > 0 && answered === input.value.trim()) open();
  });
  // The field keeps the focus while a food is clicked.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('[role=option]') : null;
    const food = option && foods[[...list.children].indexOf(option)];
    if (food) choose(food);
  });

  /** @param {string} query */
  async function search(query) {
    request = new AbortController();
    const { signal } = request;
    try {
      const found = await searchFoods(query, { limit: LIMIT, signal });
      if (signal.aborted) return;
      show(query, found.data, found.pagination.total_count);
      onAnswer();
    } catch (error) {
      if (signal.aborted) return;
      close();
      status.textContent = words().searchHint;
      onFailure(error);
    }
  }

  /** @param {Food} food */
  function choose(food) {
    clearSearch();
    onChoose(food);
  }
}

/** Empties the search, and stops what is under way. */
export function clearSearch() {
  window.clearTimeout(pause);
  request.abort();
  input.value = '';
  foods = [];
  close();
  status.textContent = words().searchHint;
}

export function focusSearch() {
  input.focus();
}

/**
 * @param {string} query
 * @param {Food[]} found
 * @param {number} total
 */
function show(query, found, total) {
  foods = found;
  answered = query;
  list.replaceChildren(...found.map(option));
  if (found.length === 0) {
    close();
    status.textContent = words().nothingFound(query);
    return;
  }
  open();
  status.textContent = words().foundFoods(found.length, total);
}

/**
 * @param {Food} food
 * @param {number} index
 */
function option(food, index) {
  const kind = food.type === 'generic_composite_food' && food.brand === '' ? words().dish : '';
  return make(
    'div',
    { id: `food-${index}`, role: 'option', 'aria-selected': 'false' },
    make('span', {}, nameOf(food)),
    ' ',
    make('span', { class: 'hint' }, kind),
  );
}

function open() {
  list.hidden = false;
  input.setAttribute('aria-expanded', 'true');
  activate(-1);
}

function close() {
  list.hidden = true;
  input.setAttribute('aria-expanded', 'false');
  activate(-1);
}

/** @param {1 | -1} step */
function move(step) {
  if (foods.length === 0) return;
  if (list.hidden) open();
  const from = active < 0 && step < 0 ? 0 : active;
  activate((from + step + foods.length) % foods.length);
}

/** @param {number} index */
function activate(index) {
  list.children[active]?.setAttribute('aria-selected', 'false');
  active = index;
  const chosen = list.children[active];
  if (!chosen) {
    input.removeAttribute('aria-activedescendant');
    return;
  }
  chosen.setAttribute('aria-selected', 'true');
  chosen.scrollIntoView({ block: 'nearest' });
  input.setAttribute('aria-activedescendant', chosen.id);
}
