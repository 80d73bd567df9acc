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
    // Where the browser keeps nothing, the key lives as long as the page.
  }
}

/** Takes the key from `#key=...` of the address, which it leaves without it, or else from the tab. */
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

/** Whether the address holds a key that is to be taken. */
export function hasKeyInAddress() {
  return keyOfAddress() !== '';
}

/**
 * Whether a text can be a key at all: a header carries visible ASCII only.
 *
 * @param {string} text
 */
export function canBeKey(text) {
  return /^[\x21-\x7e]+$/.test(text);
}

function keyOfAddress() {
  // A plus sign is one here, and no space.
  const fragment = location.hash.slice(1).replaceAll('+', '%2B');
  return (new URLSearchParams(fragment).get('key') ?? '').trim();
}
