import { byId } from './elements.js';
import { ServiceError } from './service/service.js';
import { words } from './words/words.js';

const box = byId('notice', HTMLElement);
const text = byId('notice-text', HTMLElement);
const close = byId('notice-close', HTMLButtonElement);
const said = byId('said', HTMLElement);

close.addEventListener('click', clearNotice);

/**
 * Shows what happened or went wrong, until it is closed or put right.
 *
 * @param {string} message
 * @param {'fault' | 'news'} kind
 */
export function notify(message, kind = 'fault') {
  text.textContent = message;
  close.hidden = false;
  box.className = `notice open ${kind}`;
}

/** Closes a message about a fault; news stay. */
export function clearFault() {
  if (box.classList.contains('fault')) clearNotice();
}

export function clearNotice() {
  text.textContent = '';
  close.hidden = true;
  box.className = 'notice';
}

/**
 * Tells screen readers what the others see.
 *
 * @param {string} message
 */
export function say(message) {
  said.textContent = message;
}

/**
 * The message for a failure. Anything but an answer of the server is an error of this page.
 *
 * @param {unknown} error
 */
export function inWords(error) {
  return error instanceof ServiceError ? error.message : words().pageFailed(String(error));
}
