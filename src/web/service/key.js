const STORED_AS = 'viand.key';

let kept = '';

/** The key of all requests; empty if there is none. */
export function currentKey() {
  return kept;
}

/**
 * Keeps a key until the tab is closed.
 *
 * @param {string} key
 */
export function keepKey(key) {
  kept = key;
  try {
    sessionStorage.setItem(STORED_AS, key);
  } catch {
    // If the browser stores nothing, the key lives as long as the page.
  }
}

/** Takes the key from `#key=...` in the address, and removes it there; otherwise from the tab. */
export function restoreKey() {
  const key = keyOfAddress();
  if (key !== '') {
    history.replaceState(null, '', location.pathname + location.search);
    keepKey(key);
    return;
  }
  try {
    kept = sessionStorage.getItem(STORED_AS) ?? kept;
  } catch {
    // Storage may be blocked, as above.
  }
}

/** Whether the address contains a key to take. */
export function hasKeyInAddress() {
  return keyOfAddress() !== '';
}

/**
 * Whether a text can be a key: headers can only contain visible ASCII.
 *
 * @param {string} text
 */
export function canBeKey(text) {
  return /^[\x21-\x7e]+$/.test(text);
}

function keyOfAddress() {
  // In a key, a plus sign is not a space.
  const fragment = location.hash.slice(1).replaceAll('+', '%2B');
  return (new URLSearchParams(fragment).get('key') ?? '').trim();
}
