import { DECIMAL_NUMBER } from '../../../../text/numbers/fractions.ts';
import { DURATION_WORDS } from '../../words/quantity-words.ts';

const WORD = `(?:${[...DURATION_WORDS].join('|')})`;
const DURATION = String.raw`(?:${DECIMAL_NUMBER}\s?(?:[-–]|to|bis)\s?)?${DECIMAL_NUMBER}\s?${WORD}(?!\p{L})\.?`;

const HAS_DURATION = new RegExp(String.raw`\d\s?${WORD}(?!\p{L})`, 'iu');

/** "1 kg potatoes (boil 20 min)": brackets without another number. */
const IN_BRACKETS = new RegExp(String.raw`\s?\([^()\d]*${DURATION}[^()\d]*\)`, 'giu');

/** "Potatoes, boiled for 20 minutes", "Eier, 10 Minuten gekocht" */
const BEHIND_FOOD = new RegExp(
  String.raw`(?<=\p{L}),?\s(?:(?:for|about|approx\.?|ca\.?|etwa|circa|rund)\s){0,2}${DURATION}(?=\s*(?:$|[,.;)])|\s\p{Ll}+\s*$)`,
  'giu',
);

/** "Chickpeas, soaked overnight", "über Nacht eingeweicht" */
const OVERNIGHT =
  /,?\s(?:plus |and )?(?:(?:left|rested|chilled|steeped) )?overnight(?: (?:soaking|chilling|rising|marinating|resting))?(?=\s*(?:$|[,.;)]))|(?<=(?:soaked|eingeweicht|chilled|marinated|soak|chill|marinate))\s(?:overnight|über nacht)(?!\p{L})|,?\s(?:über nacht|am vortag)(?=\s(?:eingeweicht|gequollen|mariniert|gekühlt))/giu;

/** A text without the time for which a food was cooked or left, which is not an amount: "pasta, cooked 10 min". */
export function withoutDurations(text: string): string {
  const plain = /overnight|über nacht|am vortag/iu.test(text) ? text.replace(OVERNIGHT, '') : text;
  if (!HAS_DURATION.test(plain)) return plain;
  return plain.replace(IN_BRACKETS, '').replace(BEHIND_FOOD, '');
}
