import { lazily } from '../../collections/lazily.ts';
import { WEIGHT_WORDS } from '../../text/vocabulary/unit-words.ts';
import { foldedName } from '../../text/words/fold-words.ts';
import { spacedName } from '../../text/words/spaced-name.ts';
import { NUTRIENT_WORDS } from './nutrient-words.ts';
import { ownTopic } from './own-names.ts';

/** Words for how exact an amount is. They change neither topic nor unit. */
const howExact = lazily(
  () =>
    /(?<!\p{L})(?:ca|circa|approx|approximate(?:ly)?|about|est|estimated|etwa|ungefähre?|geschätzte?|gewogene?|weighed|netto|net)(?!\p{L})\.?/giu,
);

/**
 * A quick test: only names with one of these parts can have such a word. The exact pattern takes
 * milliseconds to compile.
 */
const MAY_BE_INEXACT = /ca|cir|app|abo|est|etw|ung|gesch|gewo|weig|net/i;

/** A name without words for how exact its amounts are: "Menge in g (geschätzt)", "amount_g". */
function plainName(name: string): string {
  const spaced = name.replace(UNIT_BEHIND, unitApart).replaceAll('_', ' ').trim();
  const exact = MAY_BE_INEXACT.test(spaced) ? spaced.replace(howExact(), '') : spaced;
  // Names without such a word stay, and so do names with nothing else.
  if (exact.trim() === '' || exact === spaced) return trimmed(spaced);
  return trimmed(
    exact
      .replace(/[([][\s,;]*[)\]]/g, '')
      .replace(/([([])[\s,;]+/g, '$1')
      .replace(/[\s,;]+([)\]])/g, '$1')
      .replace(/^\s*[([]\s*(\p{L}+)\s*[)\]]$/u, '$1'),
  );
}

/** "AmountG", "servingSizeMl", "weightGrams": a unit behind a name, as programs write it. */
const UNIT_BEHIND = /^(\p{L}*\p{Ll}{2})(G|Kg|KG|Ml|ML|Grams?|Gramm)$/u;

/** "carbsG", "proteinG": amounts of a nutrient, not of the food. */
const OF_NUTRIENT = new RegExp(String.raw`(?<!\p{L})(?:${NUTRIENT_WORDS})(?!\p{L})`, 'iu');

function unitApart(whole: string, name: string, unit: string): string {
  const spaced = spacedName(name);
  return OF_NUTRIENT.test(spaced) ? whole : `${spaced} ${unit.toLowerCase()}`;
}

function trimmed(name: string): string {
  return name
    .replace(/\s+/g, ' ')
    .replace(/[\s:*?!.,;]+$/, '')
    .trim();
}

/** The name of a column without its unit. */
export interface UnitOfName {
  readonly bare: string;
  /** The unit as written; undefined if there is none. */
  readonly unit: string | undefined;
}

/** A name without the unit that it gives: "Menge (g)", "amount in ml", "Gramm". */
export function splitUnit(name: string): UnitOfName {
  const text = plainName(name);
  if (GRAMS_OF_WHAT.test(text)) return { bare: 'grams', unit: 'g' };
  if (GRAM_WEIGHT.test(text)) return { bare: 'weight', unit: 'g' };
  const own = unitNamed(text);
  if (own !== undefined)
    return { bare: text.replace(OR_ANOTHER, '').replace(/^in /i, ''), unit: own };
  const given = MAY_GIVE_UNIT.test(text) ? unitGiven(text) : null;
  const unit = given?.[2] ?? given?.[3] ?? given?.[4];
  if (given === null || unit === undefined) return { bare: text, unit: undefined };
  return { bare: given[1] as string, unit };
}

const WEIGHT_UNIT = new RegExp(`^(?:${WEIGHT_WORDS})$`, 'i');

/** Whether the unit of a column is one of weight. */
export function isWeightUnit(unit: string): boolean {
  return WEIGHT_UNIT.test(unit);
}

/** Household measures that may have columns of their own: "EL | TL | Stück". */
const MEASURE_NAMES =
  'EL, TL, Esslöffel, Teelöffel, Stück, Stk, Scheibe, Tasse, Glas, Becher, tbsp, tsp, tablespoon, teaspoon, piece, slice, cup, glass';

const measureNames = lazily(() => new Set(MEASURE_NAMES.split(', ').map(foldedName)));

/** Whether a column is named after a household measure, so that all of its amounts are in it. */
export function isMeasureName(name: string): boolean {
  return measureNames().has(foldedName(name));
}

/** "grams eaten", "g gegessen": amounts, as opposed to "g protein". */
const GRAMS_OF_WHAT =
  /^(?:gramm?s?|g) (?:eaten|consumed|served|gegessen|verzehrt|getrunken|serviert)$/i;

/** "Gram weight", "gram_wt", "Grammgewicht" and NHANES' "DR1IGRMS": weights of foods, whatever their portions. */
const GRAM_WEIGHT =
  /^(?:(?:(?:food|item) )?(?:gram weight|grams? wt|gm ?wt|grammgewicht)|dr[12]igrms)$/i;

/** "g / ml", "Gramm oder ml": solid foods and drinks in one column. */
const OR_ANOTHER =
  /\s*(?:\/|,|or|oder|bzw\.?|und|and)\s*(?:g|ml|gramm?|grams|milliliter|millilitres?)$/i;

/** The unit of all amounts of a column, if its name is that unit. */
function unitNamed(name: string): string | undefined {
  const text = name.replace(OR_ANOTHER, '');
  if (/^(?:in )?(?:gramm?s?|gr?)$/i.test(text)) return 'g';
  if (/^(?:in )?(?:ml|milliliter|millilitres?)$/i.test(text)) return 'ml';
  const [, other] = /^(?:in )?(kg|mg|l|dl|cl|oz|lbs?)$/i.exec(text) ?? [];
  if (other !== undefined) return other.toLowerCase();
  return isMeasureName(name) ? name : undefined;
}

/** Most names need no more than this: the pattern of letters of any script takes milliseconds to compile. */
const MAY_GIVE_UNIT = /[([/,]|\sin\s|\s(?:g|ml|grams|gramm|kg|mg|l|dl|cl|oz|lbs?)(?:$|\s)/i;

/** "Menge (g)", "Weight [g]", "amount in ml", "Menge (g/ml)", "Menge g", "Menge/g", "Menge, g". */
function unitGiven(text: string): RegExpExecArray | null {
  return /^(.*?[^\s,])\s*(?:[([]\s*(?:in\s+)?(\p{L}+)\.?(?:\s*(?:\/|,|or|oder|bzw\.?)\s*\p{L}+)?\s*[)\]]|\sin\s+(\p{L}+)(?:\s*(?:\/|or|oder|bzw\.?)\s*\p{L}+)?|(?:\s|\s?[/,]\s?)(g|ml|gramm|grams|kg|mg|l|dl|cl|oz|lbs?)(?:\s*(?:\/|or|oder|bzw\.?)\s*(?:g|ml))?)$/iu.exec(
    text,
  );
}

/** The unit that the name of a column of amounts gives. */
export function unitOfColumn(name: string): string | undefined {
  return ownTopic(name) === undefined ? splitUnit(name).unit : undefined;
}
