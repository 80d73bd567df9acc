import type { Grid, GridRow } from '../../tables/grid.ts';
import { isAmountName } from '../headers/amount-names.ts';
import { columnTopic, isDayColumn, isNameOf } from '../headers/column-names.ts';
import { readHeading } from '../words/headings/read-heading.ts';

/** A field of a form on a line of its own: "Food: Porridge", "- **Menge:** 50 g". */
const FIELD = /^\s*(?:[-*•]\s+)?(?:\*\*)?(\p{L}[^:*\d]{0,30}?)(?:\*\*)?\s*:(?:\*\*)?\s*(.*)$/u;

/** A line between two forms, or the number of a form: "-----", "Entry 2:", "#3". */
const BETWEEN =
  /^\s*(?:[-–—=*_#.~]{2,}|#?\s*(?:(?:entry|item|food|meal|eintrag|mahlzeit|lebensmittel)\s*)?#?\d{1,3}[.:)]?)\s*$/iu;

/** A line of a form, or the day or meal above it. */
interface Field {
  readonly name: string;
  readonly value: string;
  /** Its line, from 1. */
  readonly line: number;
}

/**
 * The table of forms that have a field on each line, as programs and questionnaires print them: "Day: Monday", "Food:
 * Porridge", "Amount: 200 g". A form without a day, a person or a meal takes them from the form before it.
 *
 * @returns undefined for a text with other lines, or without a field for the food and one for its amount, day or meal
 */
export function formTable(file: string, text: string): Grid | undefined {
  const lines = text.split(/\r\n|\n|\r/);
  const fields = lines.map((line, at) => fieldOf(line, at + 1));
  const isForm = lines.every((line, at) => isBlank(line) || fields[at] !== undefined);
  const names = [...new Set(fields.flatMap((field) => field?.name ?? []))];
  if (!isForm || !areFormNames(names)) return undefined;
  const header: GridRow = {
    cells: names,
    location: { file, line: fields.find((one) => one !== undefined)?.line ?? 1 },
    locationOf: () => header.location,
  };
  const rows = formsIn(fields).map((form) => rowOf(form, names, file));
  return { location: { file }, rows: [header, ...rows] };
}

function isBlank(line: string): boolean {
  return line.trim() === '' || BETWEEN.test(line);
}

function fieldOf(text: string, line: number): Field | undefined {
  const [, label = '', value = ''] = BETWEEN.test(text) ? [] : (FIELD.exec(text) ?? []);
  const name = label.trim();
  if (value.trim() === '' && columnTopic(name) === undefined) {
    // Forms may stand below the name of their day or meal.
    const heading = readHeading(name === '' ? text.trim() : name);
    const isAbove = heading?.column === 'day' || heading?.column === 'meal';
    if (isAbove && heading.rest === '') return { name: heading.column, value: heading.title, line };
  }
  return name === '' ? undefined : { name, value: value.trim(), line };
}

/** "Breakfast: 2 eggs" is a line of a diary. A form names what its fields are, such as meal and food. */
function areFormNames(names: readonly string[]): boolean {
  const isOther = (name: string) => {
    const topic = columnTopic(name);
    return topic === 'meal' || isDayColumn(name) || topic === 'time' || isAmountName(name);
  };
  return names.filter(isFoodField).length === 1 && names.some(isOther);
}

function isFoodField(name: string): boolean {
  return isNameOf('food', name);
}

/**
 * The fields of each form with a food. It ends at a blank line, where one of its fields comes again, and before the day,
 * person or meal of the next form, unless these stand behind the foods.
 */
function formsIn(lines: readonly (Field | undefined)[]): (readonly Field[])[] {
  const forms: (readonly Field[])[] = [];
  let form: readonly Field[] = [];
  const isFoodFirst = isFoodField(lines.find((field) => field !== undefined)?.name ?? '');
  const endsBefore = (field: Field | undefined) =>
    field === undefined ||
    form.some(({ name }) => name === field.name) ||
    (!isFoodFirst && isLabel(field.name));
  for (const field of lines) {
    if (endsBefore(field) && form.some(({ name }) => isFoodField(name))) {
      forms.push(withLabelsOf(forms.at(-1), form));
      form = [];
    }
    if (field !== undefined) form = [...form.filter(({ name }) => name !== field.name), field];
  }
  return form.some(({ name }) => isFoodField(name))
    ? [...forms, withLabelsOf(forms.at(-1), form)]
    : forms;
}

/** A form with the labels of the one before, as far as it has none. A new day has no meal yet, and a new meal no time. */
function withLabelsOf(above: readonly Field[] = [], form: readonly Field[]): readonly Field[] {
  const isNew = form.some(({ name }) => isDayColumn(name) || isOfMeal(name));
  const kept = above.filter(
    ({ name }) =>
      isLabel(name) && !form.some((own) => own.name === name) && !(isNew && isOfMeal(name)),
  );
  return [...kept, ...form];
}

function isLabel(name: string): boolean {
  return isDayColumn(name) || isOfMeal(name) || columnTopic(name) === 'person';
}

function isOfMeal(name: string): boolean {
  const topic = columnTopic(name);
  return topic === 'meal' || topic === 'time';
}

function rowOf(form: readonly Field[], names: readonly string[], file: string): GridRow {
  const fieldAt = (position: number) => form.find(({ name }) => name === names[position]);
  const food = form.find(({ name }) => isFoodField(name));
  const ofForm = food?.line ?? 1;
  return {
    cells: names.map((_, position) => fieldAt(position)?.value ?? ''),
    location: { file, line: ofForm },
    locationOf: (position) => ({ file, line: fieldAt(position)?.line ?? ofForm }),
  };
}
