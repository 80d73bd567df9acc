import { counted } from '../../text/numbers/counted.ts';
import { isNoFood } from './amounts/not-eaten.ts';
import { isDay } from './headings/days.ts';
import { isMeal } from './headings/meal-names.ts';

/** Words that mark a row of totals, unless "Total" is the name of a yoghurt or a cereal. */
const TOTALS =
  /^(?!total\s(?:(?:fage|greek|yogh?urt|joghurt|cereal|raisin bran)\b|[025]\s?%))(?:[Σ∑]|(?:soll(?:wert|menge)?|differenz|abweichung|tagesbedarf|zielwert|difference|% (?:vom|von|of) .*)\s*:?$|(?:sum|(?:grand |sub-?|(?:daily|weekly|day) )?totals?|summen?|gesamt(?:summe|energie|menge|kalorien)?|(?:tages|zwischen|wochen|end)summe|(?:tages|wochen|energie|kalorien|nährstoff)bilanz|(?:mahlzeiten?|tages|wochen|gesamt)auswertung|insgesamt)\b)/i;

/** "Frühstück gesamt", "Lunch total", "kcal gesamt": the word behind a day, a meal or energy. "Total" is also a brand. */
const TOTAL_BEHIND =
  /^(\p{L}.{0,30}?)[\s:–-]+(?:gesamt|insgesamt|summe|(?:sub-?)?total|sum)\s*:?$/iu;

/** The energy behind a word for a total: "kcal gesamt: 1850". */
const ENERGY_BEHIND = /[\s:=]+(?:(?:ca|max)\.? )?\d[\d.,]*\s*(?:k?cal|kj)?$/i;

function isTotalOf(text: string): boolean {
  const [, of = ''] = TOTAL_BEHIND.exec(text.replace(ENERGY_BEHIND, '')) ?? [];
  return (
    of !== '' && (isMeal(of) || isDay(of) || isNoFood(of) || /^(?:tag|day|woche|week)$/i.test(of))
  );
}

/** Words for means, alone or before the thing that they average: an "average apple" is a food. */
const AVERAGE =
  /^(?:Ø|(?:(?:daily|weekly|overall) )?(?:average|avg\.?|mean|median)|(?:tages|wochen|gesamt)?(?:durchschnitt|mittelwert|schnitt))(?:\s*[:=(/].*|\s+(?:per|pro|je|of|der|in|day|daily|week|energy|energie|intake|kcal|kj)(?!\p{L}).*)?$/iu;

/** An energy that somebody aims at: "Limit: 1500 kcal", "Kalorienziel 1800 kcal". */
const ENERGY_GOAL =
  /^(?:(?:tages|kalorien|energie|daily |calorie |energy )?-?(?:ziel|limit|budget|goal|target|bedarf)|kalorien|calories)\s*[:=]?\s*(?:(?:ca|max)\.? )?[\d.,]+\s*(?:kcal|kj|cal)(?=\s*(?:$|[.,;(/]|(?:pro|per|am|an?|je|täglich|daily)(?!\p{L})))/iu;

/** Whether a cell or line begins a row of totals: "Gesamtsumme", "Summe kcal", "Daily total", "Average". */
export function isTotals(text: string): boolean {
  const line = text.trim();
  return TOTALS.test(line) || isTotalOf(line) || isAverage(text) || ENERGY_GOAL.test(line);
}

/** Whether a cell or line begins a row of means: "Average", "Durchschnitt pro Tag". Sizes can be average, too. */
export function isAverage(text: string): boolean {
  return MAY_BE_AVERAGE.test(text) && AVERAGE.test(text.trim());
}

/** A quick test that rules out most cells. The pattern of letters takes milliseconds to compile. */
const MAY_BE_AVERAGE = /Ø|av|mean|median|schnitt|mittelw/i;

/** Notes how many rows of totals were skipped. */
export function rowsOfTotalsNote(rows: number): string[] {
  return rows === 0 ? [] : [`skipped ${counted(rows, 'row')} of totals`];
}
