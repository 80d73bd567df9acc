import { cellAt, type GridRow } from '../../../tables/grid.ts';
import { PER, splitBasis } from '../headings/column-basis.ts';
import { columnMeaning } from '../headings/column-meaning.ts';
import { measureOfName } from '../headings/measure-names.ts';
import { parseWeight } from '../headings/parse-weight.ts';
import { TEXT_TOPICS, type TextTopic } from '../headings/topic-names.ts';
import { isValueName } from '../long-format/long-columns.ts';
import { isBasis, isNutrition } from './two-row-header.ts';

/** A column with the amounts of a food. */
export interface TransposedColumn {
  readonly name: string;
  readonly at: number;
}

/** A heading above a column of amounts: the name of its food and its reference amount, each empty if missing. */
export interface FoodHeading {
  readonly name: string;
  readonly per: string;
}

/** "per", before a reference amount. Without it, a weight may be that of a package: "Schokolade 100 g". */
const BEGINS_WITH_PER = new RegExp(String.raw`^[\s_([,-]*(?:${PER}|for|für|in)(?![a-zäöü])`, 'i');

/** Text before a name: its number, and words such as "average". */
const BEFORE_VALUE =
  /^[\d\s.)]*(?:(?:typical|average|mean|typische|durchschnittliche?[nrs]?|ø)\s+)?/i;

/** Splits "Oat drink per glass (200 ml)" into the food and its reference amount; "Value per 100 g" names no food. */
export function foodHeading(cell: string): FoodHeading {
  const { bare, basis, said } = splitBasis(cell);
  const isSaid = basis !== undefined && (isBasis(cell) || BEGINS_WITH_PER.test(said));
  if (!isSaid) return { name: cell, per: '' };
  const name = bare.trim().replace(BEFORE_VALUE, '').trim();
  if (name === '' || isNutrition(name) || isValueName(name)) return { name: '', per: basis };
  // "Per 100 ml prepared" is a state of a food rather than a food.
  return cell.startsWith(said) ? { name: cell, per: '' } : { name, per: basis };
}

/** Whether a row gives reference amounts without naming foods. Its other columns are measures or statistics. */
export function areReferences({ cells }: GridRow, foods: readonly number[]): boolean {
  const headings = foods.map((at) => foodHeading(cellAt(cells, at)));
  return (
    headings.some(({ name, per }) => name === '' && per.startsWith('100 ')) ||
    headings.every(({ name, per }) => name === '' && per !== '')
  );
}

/** The columns with a reference amount. Next to them, those with other headings are measures or statistics. */
export function withReferences({ cells }: GridRow, foods: readonly number[]): number[] {
  return foods.filter(
    (at) => cellAt(cells, at) === '' || foodHeading(cellAt(cells, at)).per !== '',
  );
}

/**
 * The columns of foods below their names. If a food has columns per different amounts, those per 100 g count.
 *
 * @returns undefined if something else is above the columns
 */
export function namedColumns(
  { cells }: GridRow,
  foods: readonly number[],
  bases: GridRow | undefined,
): TransposedColumn[] | undefined {
  let left = '';
  const named = foods.flatMap((at) => {
    const own = cellAt(cells, at);
    if (own !== '' || bases === undefined) left = own;
    return left.includes('%') ? [] : { name: left, at };
  });
  if (named.some(({ name }) => isValueName(name) || isBasis(name))) return undefined;
  // "Per 100 g powder" and "per 100 ml prepared" are states of one food, which nothing names.
  if (named.every(({ name }) => beginsWithBasis(name) || isMeasure(name))) return undefined;
  return per100(named, bases);
}

function beginsWithBasis(name: string): boolean {
  const { said } = splitBasis(name);
  return said !== '' && name.startsWith(said);
}

/** Whether a name is only a measure with its weight: "1 Scheibe (30 g)". */
function isMeasure(name: string): boolean {
  const [, words = ''] = /^\d*\s*(.*?)[\s(=,]*\d[\d.,]*\s*\p{L}+\s*\)?$/u.exec(name) ?? [];
  return parseWeight(name) !== undefined && measureOfName(words) !== undefined;
}

function per100(
  columns: readonly TransposedColumn[],
  bases: GridRow | undefined,
): TransposedColumn[] {
  const isPer100 = ({ at }: TransposedColumn) => cellAt(bases?.cells ?? [], at).startsWith('100 ');
  const named = new Set(columns.filter(isPer100).map(({ name }) => name));
  return columns.filter((column) => !named.has(column.name) || isPer100(column));
}

/** Titles of specifications, which name no food. */
const SPECIFICATION =
  /spezifikation|datenblatt|steckbrief|specification|data ?sheet|fiche|scheda|ficha|karta produktu/i;

/**
 * The columns of the only food, whose name is a title.
 *
 * @returns undefined if no title, or more than one, may be its name
 */
export function columnsOfOneFood(
  titles: readonly GridRow[],
  foods: readonly number[],
  bases: GridRow | undefined,
): TransposedColumn[] | undefined {
  const texts = titles.flatMap(({ cells }) => cells.map((cell) => cell.trim()).filter(Boolean));
  const labelled = (['name', 'description'] as const)
    .map((topic) => texts.flatMap((text) => labelledAs(topic, text)))
    .find((found) => found.length > 0);
  const isOther = (text: string) => TEXT_TOPICS.every((topic) => !labelledAs(topic, text).length);
  const others = texts.filter((text) => !isNutrition(text) && !isBasis(text) && isOther(text));
  const isTitle = others.length === 1 && !SPECIFICATION.test(others[0] as string);
  const [name, ...more] = labelled ?? (isTitle ? others : []);
  if (name === undefined || more.length > 0) return undefined;
  return per100(
    foods.map((at) => ({ name, at })),
    bases,
  );
}

/** The text after the name of a topic in a title: "Feijão, carioca" in "Descrição: Feijão, carioca". */
function labelledAs(topic: TextTopic, title: string): string[] {
  const [, label = '', value = ''] = /^([^:]+):\s*(.+)$/.exec(title) ?? [];
  const meaning = columnMeaning(label);
  return meaning?.kind === 'text' && meaning.topic === topic ? [value] : [];
}
