import { byId, make } from './elements.js';
import { startFigures } from './figures.js';
import { askForKey, startKeyPanel } from './key-panel.js';
import { clearNotice, inWords, notify, say } from './notice.js';
import { shown } from './numbers.js';
import { clearPlate, fullName, plateAsCsv, putOnPlate, restorePlate } from './plate.js';
import { showPlate } from './plate-list.js';
import { focusSearch, startSearchBox } from './search-box.js';
import { ServiceError, searchFoods } from './service.js';
import { standardItem } from './serving.js';
import { askForServing } from './serving-form.js';

/** @typedef {import('./plate.js').PlateItem} PlateItem */

const EXAMPLES = ['Broccoli', 'Salmon', 'Orange juice'];

restorePlate();
startKeyPanel({
  onFailure: tellFailure,
  onAccepted: () => {
    clearNotice();
    say('The key is accepted.');
    updateFigures();
  },
});
const updateFigures = startFigures({
  onFailure: tellFailure,
  onAnswer: (total) => {
    clearNotice();
    say(`Healthy Eating Index ${shown(total, 1)} of 100.`);
  },
});
showPlate(updateFigures);

startSearchBox({
  onFailure: tellFailure,
  onAnswer: clearNotice,
  onChoose: (food) => askForServing(food, { onAdd: add, onCancel: focusSearch }),
});

byId('examples', HTMLElement).append(
  ...EXAMPLES.map((name) => {
    const button = make('button', { type: 'button' }, name);
    button.addEventListener('click', () => void addExample(name));
    return make('li', {}, button);
  }),
);

byId('clear', HTMLButtonElement).addEventListener('click', () => {
  clearPlate();
  showPlate(updateFigures);
  updateFigures();
  say('The plate is empty.');
  byId('plate-heading', HTMLElement).focus();
});

byId('download', HTMLButtonElement).addEventListener('click', () => {
  const address = URL.createObjectURL(new Blob([plateAsCsv()], { type: 'text/csv' }));
  make('a', { href: address, download: 'plate.csv' }).click();
  URL.revokeObjectURL(address);
});

/** @param {PlateItem} item */
function add(item) {
  putOnPlate(item);
  showPlate(updateFigures);
  updateFigures();
  say(`${fullName(item)}, ${item.amount} ${item.unit}, is on the plate.`);
  focusSearch();
}

/** @param {string} name */
async function addExample(name) {
  try {
    const [food] = (await searchFoods(name, { limit: 1 })).data;
    if (food) add(standardItem(food));
    else notify(`The catalogue of this service has no ${name}. Search for another food.`);
  } catch (error) {
    tellFailure(error);
  }
}

/** @param {unknown} error */
function tellFailure(error) {
  if (error instanceof ServiceError && error.kind === 'key') askForKey();
  notify(inWords(error));
}
