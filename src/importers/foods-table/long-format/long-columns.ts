/** Columns that name the nutrient of a row: English, German and French, then other European languages. */
export const NUTRIENT_COLUMN = new RegExp(
  `^(?:${[
    'nutrients?|nutrient[ _]?(?:name|desc(?:ription)?)|nährstoff(?:e|name|bezeichnung)?|naehrstoffe?',
    'component(?:[ _]?name)?|komponente|inhaltsstoffe?|analyte?|parameter(?:[ _]?name)?',
    // BEDCA, the Spanish food database.
    'c_(?:ori|eng)_name',
    'nutriments?|constituants?|composante?s?|const[ _]nom(?:[ _]fr)?',
    'nutrientes?|(?:descrizione )?nutrient[ei]|componentes?|component[ei]|constitu(?:y)?entes?',
    'nutriënten?|voedingsstof(?:fen)?|næringsstoff?(?:er)?|næringsstofnavn|parameternavn',
    'näringsämnen?|komponent(?:er)?|składniki?(?: odżywcz[ey])?',
  ].join('|')})$`,
  'i',
);

/** How names of amount columns begin, unambiguous words first. */
export const VALUE_COLUMNS = [
  /^(?:(?:nutrient|selected|component)[ _]?)?(?:values?|nährwert|messwert|wert|gehalt|konzentration|content|concentration|results?|ergebnis|mittelwert|mean|average|valeur|teneur|moyenne|resval|valor(?:e|es)?|contenido|contenuto|teor|media|média|promedio|waarde|gemiddelde|værdi|verdi|värde|wartość|zawartość)(?!\p{L})/iu,
  /^(?:amount|menge|quantity|quantité|qty|cantidad|quantidade|quantità|hoeveelheid|mængde|mengde|mängd|ilość)(?!\p{L})/iu,
  // A name that is only a reference amount: "je 100 g".
  /^(?=(?:je|pro|per|pour)\s)/i,
  /^best_location$/i,
];

/** Whether a name is that of amounts: "Messwert", "result". */
export function isValueName(name: string): boolean {
  return VALUE_COLUMNS.slice(0, 2).some((word) => word.test(name));
}

/** Names of columns of units, as alternatives of a pattern. */
export const UNIT_WORDS =
  'units?|unit[ _]?name|unit[ _]of[ _]measure|(?:maß|mass|mengen)?einheit|unités?|uom|unidad(?:es)?(?: de medida)?|unidades?|unità(?: di misura)?|eenheid|enhed|enhet|jednostka|v_unit';

/** Columns of the units of amounts. */
export const UNIT_COLUMN = new RegExp(
  `^(?:(?:nutrient|component|value|nährstoff)[ _-]?)?(?:${UNIT_WORDS})$`,
  'i',
);
