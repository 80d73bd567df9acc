import { lazily } from '../../collections/lazily.ts';
import { spacedName } from '../../text/words/spaced-name.ts';
import { edibleOrPurchased, isAmountName, unitOfAmounts } from './amount-names.ts';
import { isWeightUnit, splitUnit } from './column-units.ts';

/**
 * What the amounts of a column refer to: the portion of one person, everything that was counted or cooked, one unit
 * that another column counts, one serving, which another column may count, or what programs call the weight of a
 * serving: that of one serving, or of all that another column counts.
 */
export type AmountScope = 'person' | 'all' | 'unit' | 'serving' | 'one or all';

/** A quick test for names without a scope, since the patterns below take milliseconds to compile. */
const MAY_HAVE_SCOPE =
  /p[eo]r|pro|je|à|each|\/|=|\d|size|größe|groesse|weight|gewicht|gesamt|total|summe|all/i;

const PERSON_WORDS =
  '(?:persons?|pers|kopf|head|capita|gast|guest|kind|child|bewohner(?:in)?|patient(?:in)?|teilnehmer(?:in)?|tn)';
const UNIT_WORDS =
  '(?:units?|servings?|portions?|pieces?|items?|slices?|measure|cup|glass|bottle|can|bar|pack|time|occasion|mal|einheit|stück|stk|st|scheibe|maß|tasse|glas|flasche|dose|riegel|packung|becher|löffel|ea|each|one)';

/** "Menge pro Person (g)", "Menge 1 Pers. (g)" */
const perPerson = lazily(
  () =>
    new RegExp(
      String.raw`(?<!\p{L})(?:pro|je|per)[ -]?${PERSON_WORDS}(?!\p{L})|(?<!\d)1[ -]?${PERSON_WORDS}(?!\p{L})`,
      'iu',
    ),
);

/** "Total grams", "Gesamtmenge (g)", "Menge 10 Pers. (g)" */
const ofAll = lazily(
  () =>
    /(?<!\p{L})(?:(?:ins)?gesamt|total|summe|overall|(?:für|for) all[e]?)(?!\p{L})|(?<!\p{L})gesamt-?(?:menge|gewicht|gramm)(?!\p{L})|(?<![\d.,])(?:[2-9]|\d{2,})[ -]?(?:pers(?:on(?:en|s))?|people|portionen|portions|servings|tn)(?!\p{L})/iu,
);

/** "Gewicht je Stück (g)", "Grams per unit", "g/Einheit", "1 Einheit = g", "weight each" */
const perUnit = lazily(
  () =>
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:per|pro|je|à|of (?:a|one))\s${UNIT_WORDS}(?!\p{L})\.?|(?:1|one|eine?)\s${UNIT_WORDS}(?!\p{L})\.?\s*=?|each(?: time| occasion)?(?!\p{L}))|\/\s?${UNIT_WORDS}(?!\p{L})\.?`,
      'iu',
    ),
);
const UNIT_WEIGHT =
  /(?<!\p{L})(?:(?:unit|piece|item)[ -]weight|(?:einzel|stück)-?gewicht)(?!\p{L})/iu;

/** "Serving size (g)", "Portionsgewicht (g)", "Size (g)" */
const SERVING_SIZE =
  /(?<!\p{L})(?:(?:(?:serving|portion)[ -])?size|portions-?(?:größe|groesse|gewicht))(?!\p{L})/iu;

/** "serving_weight_grams" */
const SERVING_WEIGHT = /(?<!\p{L})(?:serving|portion)[ -]weight(?!\p{L})/iu;

/** The scope of the amounts of a column, by its name; undefined for most names. */
export function scopeOfAmounts(name: string): AmountScope | undefined {
  const text = plain(name);
  if (!MAY_HAVE_SCOPE.test(text)) return undefined;
  if (perPerson().test(text)) return 'person';
  if (amountPerUnit(text) !== undefined || UNIT_WEIGHT.test(text)) return 'unit';
  if (ofAll().test(text)) return 'all';
  if (SERVING_WEIGHT.test(text)) return 'one or all';
  return SERVING_SIZE.test(text) ? 'serving' : undefined;
}

/** The unit of a column with the amount of one unit: "Grams per unit" has g; undefined for any other name. */
export function amountPerUnit(name: string): { readonly unit: string } | undefined {
  const text = plain(name);
  if (!MAY_HAVE_SCOPE.test(text) || !perUnit().test(text)) return undefined;
  // "Price per unit" and "protein per serving (g)" are not amounts.
  const rest = text.replace(perUnit(), '').replace(/\s+/g, ' ').trim();
  return isAmountName(rest) ? { unit: unitOfAmounts(rest) } : undefined;
}

/** The name of a column of amounts of one person, without saying so: "Grams per person" is "Grams". */
export function withoutPerson(name: string): string {
  return scopeOfAmounts(name) === 'person'
    ? plain(name).replace(perPerson(), ' ').replace(/\s+/g, ' ').trim()
    : name;
}

/** Whether a name says only that its weights are totals: "Total (kg)", as opposed to "Total fat (g)". */
export function isTotalWeight(name: string): boolean {
  const { bare, unit = '' } = splitUnit(plain(name));
  return isWeightUnit(unit) && /^(?:(?:ins)?gesamt|total|summe)$/i.test(bare);
}

/**
 * Whether the amounts of a column exclude inedible parts such as peel (true), or include them (false); undefined for
 * most names.
 */
export function isNetAmount(name: string): boolean | undefined {
  const portion = edibleOrPurchased(name);
  if (portion !== undefined) return portion === 'edible';
  if (/(?<!\p{L})brutto|(?<!\p{L})gross(?!\p{L})/iu.test(name)) return false;
  const isNet = isDrained(name) || /(?<!\p{L})netto|(?<!\p{L})net(?!\p{L})/iu.test(name);
  return isNet ? true : undefined;
}

/** Whether the amounts of a column are without the liquid in tins: "Abtropfgewicht (g)", "Drained weight (g)". */
export function isDrained(name: string): boolean {
  return /(?<!\p{L})abtropf|(?<!\p{L})drained(?!\p{L})/iu.test(name);
}

function plain(name: string): string {
  return spacedName(name).trim();
}
