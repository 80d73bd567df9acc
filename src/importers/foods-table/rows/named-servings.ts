import type { ServingSize, ServingType } from '../../../model/food.ts';
import { MEASURES, servingName } from '../../../search/lines/words/measures.ts';
import { decimalOf } from '../../../text/numbers/decimal.ts';
import { servingSizes } from '../../fndds/portions.ts';
import { parseWeight, type Weight } from '../headings/parse-weight.ts';

/** German measures and the English words that determine the type of a serving. */
const TRANSLATED: readonly (readonly [RegExp, string])[] = [
  [/\bscheiben?\b/i, 'slice'],
  [/\bstücke?\b/i, 'piece'],
  [/\btassen?\b/i, 'cup'],
  [/\bglas\b/i, 'glass'],
  [/\bflaschen?\b/i, 'bottle'],
  [/\b(?:schüssel|schale)\b/i, 'bowl'],
  [/\b(?:esslöffel|el|tbsps?|tbs)\b/i, 'tablespoon'],
  [/\b(?:teelöffel|tl|tsps?)\b/i, 'teaspoon'],
  [/\b(?:packung|becher|dose|tüte|beutel|riegel|bar)\b/i, 'package'],
  [/\b(?:teller|plate)\b/i, 'bowl'],
  [/\bprise\b/i, 'pinch'],
  [/\bportion\b|\bserving\b/i, 'quantity not specified'],
];

/** The servings in a row of a table of foods. */
export interface GivenServings {
  /** The serving that amounts may be per. */
  readonly serving: (Weight & { readonly label: string }) | undefined;
  /** "1 slice = 30 g; 1 cup = 240 ml". */
  readonly list: string;
  /** Columns that are measures themselves, such as `slice_g`. */
  readonly columns: readonly (Weight & { readonly type: ServingType })[];
  /** Measures with their weights: "1 cup, diced" of 132 g. */
  readonly weighed: readonly (Weight & { readonly label: string })[];
  /** Takes a part of the list that is not a measure. */
  readonly refuse: (part: string) => void;
}

/** The text between two measures: "1 cup = 120 g; 1 slice = 20 g", also with commas or slashes. */
const NEXT_MEASURE = /[;|]|,(?=[^,;|=:]*\p{L}[^,;|=:]*[=:])|\s\/\s/u;

/** The servings of a food, beginning with that of its reference amount, with each type once. */
export function namedServings({
  serving,
  list,
  columns,
  weighed,
  refuse,
}: GivenServings): ServingSize[] {
  const found: ServingSize[] = [];
  const add = (size: ServingSize) => {
    const isTaken = size.type !== null && found.some(({ type }) => type === size.type);
    found.push(isTaken ? { ...size, type: null } : size);
  };
  if (serving !== undefined) {
    add({ ...serving, type: 'portion' });
    const one = oneOf(serving);
    if (one !== undefined) add(one);
  }
  for (const { type, amount, unit } of columns) {
    const label = `1 ${type.replace(/^medium_/, '').replace('_', ' ')}`;
    add({ type, label, amount, unit });
  }
  for (const { label, ...size } of weighed)
    add(
      oneOfSeveral(`${label} = ${size.amount} ${size.unit}`, size) ?? {
        type: servingTypeOf(label),
        label,
        ...size,
      },
    );
  for (const part of list === '' ? [] : list.split(NEXT_MEASURE)) {
    if (part.trim() === '') continue;
    const [label = '', weight = ''] = part.split(/[=:]/).map((side) => side.trim());
    const size = parseWeight(weight);
    const alone = weight === '' && /^\d/.test(label) ? parseWeight(label) : undefined;
    // A weight without a measure is the weight of a portion.
    if (alone !== undefined)
      add(oneOf({ ...alone, label }) ?? { ...alone, type: 'portion', label });
    else if (label === '' || size === undefined) refuse(part.trim());
    else add(oneOfSeveral(part, size) ?? { type: servingTypeOf(label), label, ...size });
  }
  return found;
}

/**
 * A number and a measure before a weight: "1 Glas (200 g)", "2 slices (60 g)", "2/3 cup (55 g)", "1 1/2 Tbsp. (20g)",
 * "3 Stück à 60 g".
 */
const MEASURED =
  /^(?:(?:(?<whole>\d+)\s+(?=\d+\/))?(?<number>\d+(?:[.,]\d+)?)(?:\/(?<divisor>\d+))?\s+)?(?<size>(?:small|medium|large)\s+)?(?<word>\p{L}+)\.?\s*(?:[(=,:]|(?:à|je|a|of)\s)?\s*(?=\d)/iu;

/** The measure in the size of a serving, with the weight of one; undefined if it names none. */
function oneOf({ label, amount, unit }: Weight & { readonly label: string }) {
  const {
    whole = '0',
    number = '1',
    divisor = '1',
    size = '',
    word = '',
  } = MEASURED.exec(label.trim())?.groups ?? {};
  const measure = MEASURES.get(word.toLowerCase());
  const count = Number(whole) + decimalOf(number) / Number(divisor);
  const name = measure === undefined ? undefined : servingName(measure);
  if (name === undefined || name === 'portion' || !(count > 0)) return undefined;
  const one = `1 ${size}${count === 1 ? word : name}`;
  return { type: servingTypeOf(one), label: one, amount: amount / count, unit };
}

/**
 * One unit of a measure, from a part of the list that gives several or less than one: "2 EL = 60 g", "1/2 cup = 60 g".
 */
function oneOfSeveral(part: string, size: Weight) {
  const label = part.trim();
  return /^(?!1\s+\D)\d/.test(label) ? oneOf({ label, ...size }) : undefined;
}

/** The type of a serving by its label in English or German: "1 Stück (35 g)"; null if the label has none. */
export function servingTypeOf(label: string): ServingType | null {
  const english = TRANSLATED.reduce((text, [word, to]) => text.replace(word, to), label);
  const description = english.replace(/^1 (?=quantity)/, '').replace(/^(?!\d|quantity)/, '1 ');
  return servingSizes([{ description, product: '', grams: 1 }])[0]?.type ?? null;
}
