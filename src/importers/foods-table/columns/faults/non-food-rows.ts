import type { Diagnostic } from '../../../../model/diagnostic.ts';
import { cellAt, type GridRow } from '../../../../tables/grid.ts';
import type { FoodColumns } from '../read-columns.ts';

/** Names of rows of totals. */
const TOTAL =
  /^(?:(?:gesamt|zwischen|tages|end|wochen|mahlzeit(?:en)?)?summen?|(?:tages)?gesamt(?:menge|wert)?|gesamt pro tag|insgesamt|(?:grand |sub|daily |day |meal |overall |weekly )?totals?|total (?:général|du jour|per day|day)|totaux|sous-total|somme|moyenne|tages(?:durchschnitt|mittel)|sum|mittelwert|durchschnitt|average|mean|median|minimum|maximum|standardabweichung|standard deviation|std\.?|[∑Σø]|(?:sub)?totale(?: generale| giornaliero)?|(?:sub)?totaal|totalt|i alt|suma|summa|soma|som|razem|łącznie|media|média|promedio|gemiddelde?|medel(?:värde)?|genomsnitt|gennemsnit|gjennomsnitt|średnia)(?:\s+(?:je|pro|per)\s.*)?\s*:?$/iu;

/** Names of rows of statistics, limits and targets, which laboratories and quality managers put below their foods. */
const STATISTIC =
  /^(?:min\.?|max\.?|minimalwert|maximalwert|s\.?d\.?|s\.?e\.?m?\.?|st(?:d|and)?\.? ?(?:dev|abw|err(?:or)?)\.?|data points|stabw\.?|standardfehler|standard error|varianz|variance|spannweite|range|variationskoeffizient|coefficient of variation|r?s?cv|n|anzahl|count|anzahl (?:der )?proben|number of samples|(?:bestimmungs|nachweis)grenze|limit of (?:quantification|quantitation|detection)|loq|lod|(?:mess)?unsicherheit|(?:measurement )?uncertainty|toleranz|tolerance|soll(?:wert)?e?|istwerte?|zielwerte?|targets?(?: value)?|(?:(?:your )?daily )?goals?|remaining|(?:tages)?ziel|objectif|obiettivo|objetivo|grenzwerte?|spezifikation|specification|(?:%|prozent|percent)?(?: der| of)?\s?(?:referenz(?:menge|wert)|reference intake|ri|nrv|rda|gda|dri)|(?:average )?adult ri|tagesbedarf|daily value|methoden?|methods?|einheit(?:en)?|units?)(?:\s*(?:±|\+\/-|[([].*|[%:]))*$/iu;

/**
 * The problem of a row that is not a food: a total or a statistic, or a heading or note, which has only a name although the table has
 * amounts.
 *
 * @returns undefined for any other row
 */
export function nonFoodFault(row: GridRow, columns: FoodColumns): Diagnostic | undefined {
  const { text, names, nutrients } = columns;
  const position = text.get('name');
  if (position === undefined || nutrients.length === 0) return undefined;
  const at = (one: number | undefined) => (one === undefined ? '' : cellAt(row.cells, one));
  const name = at(position);
  const isBranded = () => at(text.get('brand')) !== '' || at(text.get('gtin')) !== '';
  // This runs only for rows that are not foods, because it takes as long as reading the row.
  const found = () => ({
    location: row.locationOf(position),
    field: names[position] ?? '',
    value: name,
  });
  if (TOTAL.test(name) && !isBranded()) {
    return {
      ...found(),
      code: 'import/bad-value',
      message: `"${name}" is a total, not a food`,
      expected: 'a row for each food',
    };
  }
  if (STATISTIC.test(name) && !isBranded()) {
    return {
      ...found(),
      code: 'import/bad-value',
      message: `"${name}" is a statistic or a limit, not a food`,
      expected: 'a row for each food',
    };
  }
  const isAlone =
    name !== '' && row.cells.every((cell, at) => at === position || cell.trim() === '');
  if (!isAlone) return undefined;
  return {
    ...found(),
    code: 'import/bad-value',
    message: `The row has only the name "${name}" and no amounts`,
    expected: 'amounts for the food; viand skips headings and notes',
  };
}
