import { make } from './elements.js';
import { shown } from './numbers.js';

/** @typedef {import('./service.js').EnergyDensity} EnergyDensity */

/**
 * Energy density of what is eaten, and the energy of what is drunk.
 *
 * @param {HTMLElement} place a list of terms and their figures
 * @param {EnergyDensity} density
 */
export function showEnergy(place, { energy_density, sum_energy_liquids }) {
  const densities = energy_density.map(({ amount, unit }) => figure(shown(amount, 2), unit));
  const drinks = figure(shown(sum_energy_liquids.amount, 0), sum_energy_liquids.unit);
  place.replaceChildren(
    make('div', { id: 'energy-density' }, make('dt', {}, 'Energy density of solid foods')),
    make('div', { id: 'energy-drinks' }, make('dt', {}, sum_energy_liquids.label), drinks),
  );
  place.firstElementChild?.append(
    ...(densities.length > 0 ? densities : [make('dd', {}, 'no solid food on the plate')]),
  );
}

/**
 * @param {string} amount
 * @param {string} unit
 */
function figure(amount, unit) {
  return make('dd', {}, make('strong', {}, amount), ` ${unit}`);
}
