import { byId } from './elements.js';

/** @typedef {import('./record.js').Person} Person */

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
  age.value = person.age === null ? '' : String(person.age);
  weight.value = person.weight === null ? '' : String(person.weight);
  stage.value = person.stage;
  stage.disabled = person.sex !== 'female';
  reference.value = person.reference;
}

/** @param {(person: Person) => void} onChange */
export function startPerson(onChange) {
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', () => {
    if (!form.reportValidity()) return;
    onChange({
      name: name.value.trim(),
      sex: /** @type {Person['sex']} */ (sex.value),
      age: numberOf(age),
      weight: numberOf(weight),
      stage: /** @type {Person['stage']} */ (sex.value === 'female' ? stage.value : ''),
      reference: /** @type {Person['reference']} */ (reference.value),
    });
  });
}

/** @param {HTMLInputElement} input */
function numberOf({ valueAsNumber }) {
  return Number.isNaN(valueAsNumber) ? null : valueAsNumber;
}
