import { ownValue } from '../../collections/own-value.ts';
import type { Messages } from '../en/messages.ts';

const NAMED: Readonly<Record<string, string>> = {
  file: 'Datei',
  schema_version: 'Schemaversion',
  fingerprint: 'Prüfsumme',
  foods: 'Lebensmittel',
  foods_by_type: 'Lebensmittel nach Art',
  generic_single_food: 'einzelnes Lebensmittel',
  generic_composite_food: 'Gericht',
  branded_food: 'Markenprodukt',
  retired_foods: 'entfallene Lebensmittel',
  foods_with_gtin: 'Lebensmittel mit GTIN',
  variants_with_density: 'Varianten mit Dichte',
  liquid_foods: 'Getränke',
  variants: 'Varianten',
  variants_by_type: 'Varianten nach Art',
  variants_with_food_patterns: 'Varianten mit Lebensmittelgruppen',
  variants_with_estimated_food_patterns: 'Varianten mit geschätzten Lebensmittelgruppen',
  serving_sizes: 'Portionsgrößen',
  serving_sizes_of_a_type: 'Portionsgrößen mit Art',
  names: 'Namen',
  legacy_ids: 'frühere Kennungen',
  source_codes: 'Codes der Quellen',
  source: 'Quelle',
  release: 'Ausgabe',
  id: 'Kennung',
  name: 'Name',
  rate: 'Anfragen je Minute',
  keys: 'Schlüssel',
  created_at: 'angelegt',
  revoked_at: 'gesperrt',
  line: 'Zeile',
  from: 'von',
  to: 'nach',
  change: 'Änderung',
  former_name: 'früherer Name',
  note: 'Anmerkung',
  licence: 'Lizenz',
  nutrients: 'Nährstoffe',
  attribution: 'Quellenangabe',
  url: 'Adresse',
  contexts: 'Endnutzer',
};

/** Tables about catalogues, clients and recipes, in German. */
export const CATALOGUES_DE: Messages['catalogues'] = {
  named: (name) =>
    name
      .split('.')
      .map((part) => ownValue(NAMED, part) ?? part)
      .join(': '),
  problems: (foods, problems) =>
    `${foods} Lebensmittel, ${problems} ${problems === '1' ? 'Problem' : 'Probleme'}`,
  rule: 'Regel',
  source: 'Quelle',
  foods: 'Lebensmittel',
  problemsHead: 'Probleme',
  recipe: 'Rezept',
  ingredient: 'Zutat',
  food: 'Lebensmittel',
  weight: 'Gewicht',
  nutrient: 'Nährstoff',
  serving: 'Portion',
  known: 'bekannt',
  servings: (grams, count, each) =>
    `${grams} g, ${count} ${count === '1' ? 'Portion' : 'Portionen'} zu ${each} g`,
  indexOfDish: (points) => `Healthy Eating Index des Gerichts allein: ${points} von 100`,
  skipped: 'Übersprungen:',
  assumed: 'Annahmen und Anmerkungen:',
};
