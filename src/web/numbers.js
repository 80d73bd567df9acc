const FORMATS = [0, 1, 2].map(
  (digits) => new Intl.NumberFormat('en', { maximumFractionDigits: digits }),
);

/**
 * A number as people read it, with at most so many decimals.
 *
 * @param {number} value
 * @param {0 | 1 | 2} decimals
 */
export function shown(value, decimals) {
  return /** @type {Intl.NumberFormat} */ (FORMATS[decimals]).format(value);
}

/**
 * A share of 1 in per cent; what is more than nothing is never shown as 0 %.
 *
 * @param {number} share
 */
export function shownShare(share) {
  return share > 0 && share < 0.0005 ? 'less than 0.1 %' : `${shown(share * 100, 1)} %`;
}
