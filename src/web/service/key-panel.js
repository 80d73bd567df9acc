import { byId } from '../elements.js';
import { notify } from '../notice.js';
import { focusSearch } from '../search-box.js';
import { words } from '../words/words.js';
import { canBeKey, currentKey, hasKeyInAddress, keepKey, restoreKey } from './key.js';
import { searchFoods } from './service.js';

const panel = byId('key-panel', HTMLElement);
const form = byId('key-form', HTMLFormElement);
const input = byId('key', HTMLInputElement);
const change = byId('change-key', HTMLButtonElement);

/**
 * Asks for the key of the server if the page has none.
 *
 * @param {{ onAccepted: () => void, onFailure: (error: unknown) => void }} events
 */
export function startKeyPanel({ onAccepted, onFailure }) {
  restoreKey();
  show(currentKey() === '');
  change.addEventListener('click', () => {
    askForKey();
    input.focus();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void use(input.value.trim());
  });
  window.addEventListener('hashchange', () => {
    if (!hasKeyInAddress()) return;
    restoreKey();
    void use(currentKey());
  });

  /** @param {string} key */
  async function use(key) {
    if (!canBeKey(key)) {
      notify(words().notAKey);
      return;
    }
    keepKey(key);
    try {
      // The smallest request that shows whether the server accepts the key.
      await searchFoods('water', { limit: 1 });
    } catch (error) {
      onFailure(error);
      return;
    }
    input.value = '';
    show(false);
    focusSearch();
    onAccepted();
  }
}

export function askForKey() {
  show(true);
}

/** @param {boolean} isAsked */
function show(isAsked) {
  panel.hidden = !isAsked;
  change.hidden = isAsked;
}
