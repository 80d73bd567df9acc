import type { NutrientName } from '../../../model/nutrients.ts';

/** Names of single fatty acids in tables of foods, in German, and the abbreviations of English tables. */
export const FATTY_ACID_SYNONYMS: Readonly<Partial<Record<NutrientName, readonly string[]>>> = {
  butyric_acid: ['buttersäure'],
  lauric_acid: ['laurinsäure'],
  myristic_acid: ['myristinsäure'],
  palmitic_acid: ['palmitinsäure'],
  stearic_acid: ['stearinsäure'],
  oleic_acid: ['ölsäure'],
  linoleic_acid: ['linolsäure'],
  alpha_linolenic_acid: ['alpha linolensäure'],
  arachidonic_acid: ['arachidonsäure'],
  eicosapentaenoic_acid: ['epa', 'eicosapentaensäure'],
  docosahexaenoic_acid: ['dha', 'docosahexaensäure'],
};
