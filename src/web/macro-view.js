import { make } from './elements.js';
import { shown } from './numbers.js';

/** @typedef {import('./service.js').MacroDistribution} MacroDistribution */

/**
 * The energy by macronutrient: a stacked bar, and its legend with the percentages.
 *
 * @param {HTMLElement} place
 * @param {MacroDistribution} distribution
 */
export function showMacros(place, { breakdown, total_kcal }) {
  if (total_kcal <= 0) {
    place.replaceChildren(make('p', { class: 'hint' }, 'Nothing on the plate has energy.'));
    return;
  }
  const parts = breakdown.map(({ nutrient, percent }) => {
    const part = make('span', { class: `macro ${nutrient}` });
    part.style.flexGrow = String(percent);
    part.hidden = percent <= 0;
    return part;
  });
  const legend = breakdown.map(({ nutrient, label, percent }) =>
    make(
      'li',
      {},
      make('span', { class: `swatch macro ${nutrient}`, 'aria-hidden': 'true' }),
      make('span', {}, label),
      ' ',
      make('strong', {}, `${shown(percent, 1)} %`),
    ),
  );
  place.replaceChildren(
    // The legend says in words what the bar shows.
    make('div', { class: 'stack', 'aria-hidden': 'true' }, ...parts),
    make('ul', { class: 'legend' }, ...legend),
    make('p', { class: 'hint' }, `Of ${shown(total_kcal, 0)} kcal in all.`),
  );
}
