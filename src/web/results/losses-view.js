import { byId, make } from '../elements.js';
import { shown, words } from '../words/words.js';

/**
 * @typedef {import('../service/service.js').PersonReport} PersonReport
 * @typedef {import('../service/service.js').Component} Component
 * @typedef {import('../service/service.js').Sources} Sources
 * @typedef {import('../service/service.js').Supplier} Supplier
 */

/** Foods that are named for a component. */
const FOODS = 4;
/** Nobody would miss fewer points than this. */
const LEAST = 0.05;

/**
 * Shows the components that lack points, beginning with those that lack most, and the foods behind them.
 *
 * @param {PersonReport} report
 * @param {(foodId: string) => void} onFood
 */
export function showLosses({ healthy_eating_index: index, component_sources }, onFood) {
  const lacking = index.components
    .map((component) => ({ component, lost: component.max_score - component.score }))
    .filter(({ lost }) => lost >= LEAST)
    .sort((one, other) => other.lost - one.lost);
  const list = make('ol', { class: 'losses' });
  for (const { component, lost } of lacking) {
    const sources = component_sources.find(({ of }) => of === component.component);
    list.append(lossItem(component, lost, sources, onFood));
  }
  byId('losses', HTMLElement).replaceChildren(
    lacking.length === 0 ? make('p', {}, words().fullPoints) : list,
  );
}

/**
 * @param {Component} component
 * @param {number} lost
 * @param {Sources | undefined} sources
 * @param {(foodId: string) => void} onFood
 */
function lossItem({ component, score, max_score }, lost, sources, onFood) {
  const text = words();
  const names = /** @type {Record<string, string>} */ (text.components);
  const meter = make('meter', {
    min: 0,
    max: max_score,
    value: score,
    'aria-label': `${names[component]}: ${text.points(shown(score, 1), String(max_score))}`,
  });
  return make(
    'li',
    {},
    make(
      'div',
      { class: 'loss-head' },
      make('strong', {}, names[component] ?? component),
      make('span', { class: 'muted' }, text.points(shown(score, 1), String(max_score))),
      make('strong', { class: 'lost' }, text.lost(shown(lost, 1))),
    ),
    meter,
    ...(sources ? [because(sources, onFood)] : []),
    // It compares two kinds of fat, so no food has an amount of it.
    ...(component === 'fatty_acids' ? [make('p', { class: 'because' }, text.fattyAcids)] : []),
  );
}

/**
 * @param {Sources} sources
 * @param {(foodId: string) => void} onFood
 */
function because({ kind, foods, energy_without }, onFood) {
  const text = words();
  const isExcess = kind === 'excess';
  const list = (/** @type {Supplier[]} */ all) =>
    all.slice(0, FOODS).flatMap((food, index) => {
      const button = make(
        'button',
        { type: 'button', class: 'quiet', title: text.showFood },
        food.name,
      );
      button.addEventListener('click', () => onFood(food.food_id));
      return [index > 0 ? ', ' : ' ', button, ` ${shown(100 * food.share, 0)} %`];
    });
  const own =
    foods.length > 0
      ? [isExcess ? text.tooMuchFrom : text.tooLittleFrom, ...list(foods), '.']
      : [text.nothingOfIt];
  const others =
    energy_without.length > 0 && !isExcess
      ? [' ', text.energyWithout, ...list(energy_without), '.']
      : [];
  return make('p', { class: 'because' }, ...own, ...others);
}
