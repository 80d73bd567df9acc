import { byId } from './elements.js';
import { ServiceError } from './service.js';

const box = byId('notice', HTMLElement);
const text = byId('notice-text', HTMLElement);
const close = byId('notice-close', HTMLButtonElement);
const said = byId('said', HTMLElement);

close.addEventListener('click', clearNotice);

/**
 * Shows what went wrong, until it is closed or put right.
 *
 * @param {string} message
 */
export function notify(message) {
  text.textContent = message;
  close.hidden = false;
  box.classList.add('open');
}

export function clearNotice() {
  text.textContent = '';
  close.hidden = true;
  box.classList.remove('open');
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
 * The words for a failure; what is no answer of the service is a fault of this page.
 *
 * @param {unknown} error
 */
export function inWords(error) {
  return error instanceof ServiceError ? error.message : `This page failed: ${error}`;
}
