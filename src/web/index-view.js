import { make } from './elements.js';
import { shown, shownShare } from './numbers.js';
import { radar } from './radar.js';

/** @typedef {import('./service.js').HealthyEatingIndex} HealthyEatingIndex */

// Kept from one evaluation to the next.
let isTableShown = false;

/**
 * The Healthy Eating Index: radar, table, and what the figures rest on.
 *
 * @param {HTMLElement} place
 * @param {HealthyEatingIndex} index
 */
export function showIndex(place, index) {
  const { components, total_score } = index;
  const figures = table(index);
  const toggle = make(
    'button',
    { type: 'button', id: 'index-toggle', class: 'quiet' },
    'Show as a table',
  );
  const apply = () => {
    // Screen readers have the table either way.
    figures.classList.toggle('visually-hidden', !isTableShown);
    toggle.setAttribute('aria-pressed', String(isTableShown));
  };
  toggle.addEventListener('click', () => {
    isTableShown = !isTableShown;
    apply();
  });
  apply();
  // Every change of the plate rebuilds the table, and the toggle must keep the focus.
  const hadFocus = document.activeElement?.id === toggle.id;
  place.replaceChildren(
    make('div', { class: 'radar' }, radar(components, total_score)),
    ...remarks(index).map((remark) => make('p', { class: 'hint' }, remark)),
    toggle,
    figures,
  );
  if (hadFocus) toggle.focus();
}

/** @param {HealthyEatingIndex} index */
function table({ components, total_score }) {
  const maximum = components.reduce((sum, { max_score }) => sum + max_score, 0);
  const row = (
    /** @type {string} */ label,
    /** @type {number} */ score,
    /** @type {number} */ max,
  ) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, label),
      make('td', {}, shown(score, 1)),
      make('td', {}, shown(max, 1)),
      make('td', {}, `${shown((100 * score) / max, 0)} %`),
    );
  const heads = ['Component', 'Score', 'Maximum', 'Share'];
  return make(
    'div',
    { class: 'table' },
    make(
      'table',
      {},
      make('caption', {}, 'Healthy Eating Index 2015 by component'),
      make('thead', {}, make('tr', {}, ...heads.map((head) => make('th', { scope: 'col' }, head)))),
      make('tbody', {}, ...components.map((part) => row(part.label, part.score, part.max_score))),
      make('tfoot', {}, row('Total', total_score, maximum)),
    ),
  );
}

/** @param {HealthyEatingIndex} index */
function remarks({ estimated_energy_share = 0, missing_inputs = [] }) {
  const remarks = [
    'More is better, for every component. The index is designed for whole days or longer: a single meal says little.',
  ];
  if (estimated_energy_share > 0) {
    remarks.push(
      `Estimate: the food groups behind ${shownShare(estimated_energy_share)} of the energy are estimated.`,
    );
  }
  if (missing_inputs.length > 0) {
    const known = missing_inputs.map(
      ({ input, coverage }) =>
        `${input.replaceAll('_', ' ')} (known for ${shownShare(coverage)} of the mass)`,
    );
    remarks.push(`Not known for all foods: ${known.join(', ')}.`);
  }
  return remarks;
}
