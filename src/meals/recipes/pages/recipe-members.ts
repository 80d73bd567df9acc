import { isObject, type Members } from '../../../tables/json/members.ts';
import { textOfHtml } from '../../../text/escaping/html-text.ts';
import type { PageRecipe } from './microdata.ts';

/** Members that hold the ingredients, in schema.org and in exports of recipe managers. */
const INGREDIENTS = [
  ...['recipeIngredient', 'recipe_ingredient', 'ingredients'],
  ...['ingredientLines', 'zutaten', 'extendedIngredients'],
];

/** Members that hold parts of a recipe with ingredients of their own, such as the steps of Tandoor. */
const PARTS = ['steps', 'sections', 'ingredientGroups', 'components'];

const NAMES = ['name', 'title', 'headline', 'strMeal', 'strDrink'];

/** Numbered members with one ingredient each, as in TheMealDB: `strIngredient1`, `strMeasure1`. */
const NUMBERED = /^(?:str)?ingredient(\d+)$/i;
const YIELDS = [
  'recipeYield',
  'recipe_yield',
  'yield',
  'yields',
  'serves',
  'portions',
  'portionen',
];

/** Members of an object that describes an ingredient, in the order of a line. */
const AMOUNT = ['amount', 'quantity', 'requiredQuantity', 'qty', 'value', 'menge'];
const UNIT = ['unitText', 'unit', 'measure', 'quantityType', 'einheit'];
const FOOD = ['food', 'ingredient', 'name', 'text', 'item', 'zutat'];
const NOTE = ['note', 'notes', 'comment', 'preparation'];

/** Members with the whole line of an ingredient in which the program found no food. */
const WHOLE = ['@value', 'display', 'originalText', 'original_text', 'raw'];

/** Ingredients as written, each with its place in the recipe. */
interface Line {
  readonly text: string;
  readonly pointer: string;
}

/** Whether an object has ingredients, like a recipe. */
export function hasIngredients(members: Members): boolean {
  return linesOf(members).some(({ text }) => text !== '');
}

/** Whether a value is a list of texts, or of objects with the amount of a food. */
export function isIngredientList(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (one) =>
        typeof one === 'string' || (isObject(one) && quantityOf(one) !== '' && foodOf(one) !== ''),
    )
  );
}

/** Name, servings and ingredients of a recipe: one of schema.org, or one that a recipe manager has exported. */
export function recipeOfMembers(members: Members): PageRecipe {
  const lines = linesOf(members);
  return {
    name: textOfHtml(written(firstOf(members, NAMES))),
    yields: yieldsOf(members),
    ingredients: lines.map(({ text }) => text),
    pointers: lines.map(({ pointer }) => pointer),
  };
}

function linesOf(members: Members): Line[] {
  const own = INGREDIENTS.find((member) => member in members);
  if (own !== undefined) return linesAt(members[own], `/${own}`);
  const numbered = numberedLines(members);
  if (numbered.length > 0) return numbered;
  return PARTS.flatMap((part) => {
    const parts = members[part];
    if (!Array.isArray(parts)) return [];
    return parts.flatMap((one, index) =>
      isObject(one)
        ? linesOf(one).map((line) => ({ ...line, pointer: `/${part}/${index}${line.pointer}` }))
        : [],
    );
  });
}

function numberedLines(members: Members): Line[] {
  if (!('strIngredient1' in members) && !('ingredient1' in members)) return [];
  return Object.entries(members).flatMap(([member, value]) => {
    const number = NUMBERED.exec(member)?.[1];
    const food = plain(value).trim();
    if (number === undefined || food === '') return [];
    const measure =
      members[member.replace('Ingredient', 'Measure').replace('ingredient', 'measure')];
    return [{ text: `${plain(measure)} ${food}`.trim(), pointer: `/${member}` }];
  });
}

function linesAt(value: unknown, pointer: string): Line[] {
  return listed(value).map((text, index) => ({ text, pointer: `${pointer}/${index}` }));
}

/** What a recipe says about its servings: "6 Portionen" from Tandoor's number and its word. */
function yieldsOf(members: Members): string[] {
  const servings = firstOf(members, ['servings', 'recipeServings', 'recipe_servings']);
  const word = plain(members['servings_text']) || 'servings';
  const quantity = Number(members['recipeYieldQuantity']);
  const before = quantity > 0 ? `${numberText(quantity)} ` : '';
  return [
    ...(Number(servings) > 0 ? [`${numberText(Number(servings))} ${word}`] : listed(servings)),
    ...listed(firstOf(members, YIELDS)).map((text) => (text === '' ? '' : `${before}${text}`)),
  ].filter((text) => text !== '');
}

/** The texts of a value: of a list, of a `@list`, or of the lines of one text. */
function listed(value: unknown): string[] {
  if (Array.isArray(value)) return value.map((one) => textOfHtml(written(one)));
  if (isObject(value) && '@list' in value) return listed(value['@list']);
  return written(value)
    .replace(/<br\b[^<>]*>|<\/(?:li|p)>/gi, '\n')
    .split('\n')
    .map(textOfHtml);
}

/** A value as a person would write it: the amount of an object, its unit, its food and a remark. */
function written(value: unknown): string {
  if (!isObject(value)) return plain(value);
  const note = wordOf(firstOf(value, NOTE));
  // Spoonacular keeps the line that people wrote, from which it has read the other members.
  if (plain(value['original']) !== '') return plain(value['original']);
  if (value['is_header'] === true) return `${note}:`;
  const food = foodOf(value);
  if (food === '') return plain(firstOf(value, WHOLE)) || note || quantityOf(value);
  return `${quantityOf(value)} ${food}${note === '' ? '' : `, ${note}`}`.trim();
}

function foodOf(members: Members): string {
  return wordOf(firstOf(members, FOOD));
}

/** "250 g", also from an object inside: `{"value": 250, "unitText": "g"}`. */
function quantityOf(members: Members): string {
  const amount = firstOf(members, AMOUNT);
  const unit = wordOf(firstOf(members, UNIT));
  const number = isObject(amount) ? quantityOf(amount) : amountText(amount);
  // "To taste" has no amount: programs write 0.
  return members['no_amount'] === true || number === '' ? unit : `${number} ${unit}`.trim();
}

function amountText(value: unknown): string {
  const text = plain(value).trim();
  const number = Number(text);
  if (text === '' || Number.isNaN(number)) return text;
  return number === 0 ? '' : numberText(number);
}

/** A number without digits that only computers write: "0.333". */
function numberText(number: number): string {
  return String(Number(number.toFixed(3)));
}

/** The word for a unit or a food, which may be an object with a name. */
function wordOf(value: unknown): string {
  return isObject(value) ? plain(firstOf(value, ['name', 'abbreviation'])) : plain(value);
}

/** The first of some members that has a value. */
function firstOf(members: Members, names: readonly string[]): unknown {
  const name = names.find((one) => (members[one] ?? '') !== '');
  return name === undefined ? undefined : members[name];
}

function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
