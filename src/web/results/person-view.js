import { byId } from '../elements.js';
import { numberText, typedNumber } from '../record/typed-number.js';
import { words } from '../words/words.js';

/** @typedef {import('../record/record.js').Person} Person */

const form = byId('person-form', HTMLFormElement);
const name = byId('person-name', HTMLInputElement);
const sex = byId('person-sex', HTMLSelectElement);
const age = byId('person-age', HTMLInputElement);
const weight = byId('person-weight', HTMLInputElement);
const stage = byId('person-stage', HTMLSelectElement);
const reference = byId('person-reference', HTMLSelectElement);

/** @param {Person} person */
export function showPerson(person) {
  name.value = person.name;
  sex.value = person.sex;
  age.value = person.age === null ? '' : numberText(person.age);
  weight.value = person.weight === null ? '' : numberText(person.weight);
  stage.value = person.stage;
  stage.disabled = person.sex !== 'female';
  reference.value = person.reference;
}

/** @param {(person: Person) => void} onChange */
export function startPerson(onChange) {
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', () => {
    const years = numberIn(age, { least: 1, most: 120, step: 1 });
    const kilograms = numberIn(weight, { least: 2, most: 500 });
    if (!form.reportValidity()) return;
    onChange({
      name: name.value.trim(),
      sex: /** @type {Person['sex']} */ (sex.value),
      age: years,
      weight: kilograms,
      stage: /** @type {Person['stage']} */ (sex.value === 'female' ? stage.value : ''),
      reference: /** @type {Person['reference']} */ (reference.value),
    });
  });
}

/**
 * The number in a field; null if it is empty. The field shows an error if the text is not valid.
 *
 * @param {HTMLInputElement} input
 * @param {{ least: number, most: number, step?: number }} range
 */
function numberIn(input, { least, most, step }) {
  const text = input.value.trim();
  const value = text === '' ? null : (typedNumber(text) ?? Number.NaN);
  const isGood =
    value === null || (value >= least && value <= most && (!step || value % step === 0));
  input.setCustomValidity(isGood ? '' : words().numberFault(least, most));
  return value;
}
