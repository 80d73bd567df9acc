import type { Messages } from '../en/messages.ts';

/** The outcome of imports into a catalogue, in German. */
export const IMPORTS_DE: Messages['imports'] = {
  rows: (count, outcomes) => `${count} ${count === '1' ? 'Zeile' : 'Zeilen'}: ${outcomes}`,
  imported: (count) => `${count} importiert`,
  repaired: (count) => `${count} davon berichtigt`,
  merged: (count) => `${count} zusammengeführt`,
  rejected: (count) => `${count} abgelehnt`,
  changes: (added, changed, removed, unchanged) =>
    `${added} Lebensmittel neu, ${changed} geändert, ${removed} entfernt, ${unchanged} unverändert`,
  contents: (foods, variants, servings) =>
    [
      `${foods} Lebensmittel`,
      `${variants} ${variants === '1' ? 'Variante' : 'Varianten'}`,
      `${servings} ${servings === '1' ? 'Portionsgröße' : 'Portionsgrößen'}`,
    ].join(', '),
  foods: (count) => `${count} Lebensmittel`,
  filesUnchanged: (catalogue) =>
    `Die Dateien haben sich seit der letzten Aktualisierung von ${catalogue} nicht geändert`,
  into: (catalogue) => `in ${catalogue} importiert`,
  inPlaceOf: (foods) => `, anstelle von ${foods} Lebensmitteln der Quelle`,
  addedTo: (catalogue) => `zu ${catalogue} hinzugefügt`,
  updated: (catalogue, changes) => `in ${catalogue} aktualisiert (${changes})`,
  already: (catalogue) => `schon in ${catalogue}, unverändert`,
};
