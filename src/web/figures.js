import { byId } from './elements.js';
import { showEnergy } from './energy-view.js';
import { showIndex } from './index-view.js';
import { showMacros } from './macro-view.js';
import { plateEntries } from './plate.js';
import { emptyRadar } from './radar.js';
import { evaluate, ServiceError } from './service.js';

const PAUSE_MS = 150;
const COMPONENTS_OF_HEI = 13;

const place = byId('figures', HTMLElement);
const states = {
  empty: byId('figures-empty', HTMLElement),
  failed: byId('figures-failed', HTMLElement),
  shown: byId('figures-shown', HTMLElement),
};

let request = new AbortController();
/** @type {number | undefined} */
let pause;

/**
 * Shows the figures of the plate, now and whenever the returned function is called.
 *
 * @param {{ onFailure: (error: unknown) => void, onAnswer: (total: number) => void }} events
 * @returns {() => void}
 */
export function startFigures({ onFailure, onAnswer }) {
  byId('radar-empty', HTMLElement).append(emptyRadar(COMPONENTS_OF_HEI));
  byId('retry', HTMLButtonElement).addEventListener('click', update);

  function update() {
    window.clearTimeout(pause);
    request.abort();
    const isEmpty = plateEntries().length === 0;
    if (isEmpty) show('empty');
    // What is shown until the answer comes is of the plate as it was.
    place.setAttribute('aria-busy', String(!isEmpty));
    if (!isEmpty) pause = window.setTimeout(() => void fetchFigures(), PAUSE_MS);
  }

  async function fetchFigures() {
    request = new AbortController();
    const current = request;
    try {
      const { index, macros, energy } = await evaluate(plateEntries(), current.signal);
      if (current.signal.aborted) return;
      showIndex(byId('index', HTMLElement), index);
      showMacros(byId('macros', HTMLElement), macros);
      showEnergy(byId('energy', HTMLElement), energy);
      show('shown');
      onAnswer(index.total_score);
    } catch (error) {
      if (current.signal.aborted) return;
      // One refusal is enough; the others would say the same.
      current.abort();
      show('failed');
      onFailure(error);
      if (error instanceof ServiceError && error.kind === 'too-often') {
        pause = window.setTimeout(() => void fetchFigures(), error.retryAfter * 1000);
      }
    }
  }

  update();
  return update;
}

/** @param {keyof typeof states} wanted */
function show(wanted) {
  for (const [name, element] of Object.entries(states)) element.hidden = name !== wanted;
  place.setAttribute('aria-busy', 'false');
}
