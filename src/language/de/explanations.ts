import type { Messages } from '../en/messages.ts';

const MATCH_HEADS: Readonly<Record<string, string>> = {
  line: 'Zeile',
  text: 'Text',
  match: 'Treffer',
  food_id: 'Kennung',
  name: 'Name',
  amount: 'Menge',
  unit: 'Einheit',
  confidence: 'Sicherheit',
  food_confidence: 'Sicherheit des Lebensmittels',
  amount_confidence: 'Sicherheit der Menge',
  remarks: 'Anmerkungen',
  alternatives: 'Alternativen',
  person: 'Person',
  date: 'Datum',
  day: 'Tag',
  meal: 'Mahlzeit',
  time: 'Uhrzeit',
};

const VERDICTS: Readonly<Record<string, string>> = {
  sure: 'sicher',
  assumed: 'angenommen',
  uncertain: 'unsicher',
  none: 'keiner',
};

/** Tables of `viand explain`, `viand compare` and `viand match`, in German. */
export const EXPLANATIONS_DE: Messages['explanations'] = {
  score: (points) => `Healthy Eating Index: ${points} Punkte`,
  effects: 'Was jedes Lebensmittel an Punkten bringt oder kostet',
  food: 'Lebensmittel',
  points: 'Punkte',
  mostBy: 'vor allem durch',
  moreFoods: (count) => `und ${count} weitere Lebensmittel: --format csv enthält alle`,
  noSwap: 'Kein Austausch bei gleicher Energie bringt Punkte',
  swaps: 'Der beste Austausch bei gleicher Energie',
  swap: (gain, score, added, instead) => `${score} Punkte (${gain}): ${added} statt ${instead}`,
  stays: (grams) => ` (${grams} g bleiben)`,
  scores: 'Healthy Eating Index',
  amounts: 'Lebensmittelgruppen und Nährstoffe',
  meanAmounts: (label) => `Lebensmittelgruppen und Nährstoffe: Mittel je ${label}`,
  difference: 'Unterschied',
  unit: 'Einheit',
  moreAmounts: (count) => `und ${count} weitere: --format csv enthält alle`,
  matchHead: (name) => MATCH_HEADS[name] ?? name.replaceAll('_', ' '),
  matchVerdict: (verdict) => VERDICTS[verdict] ?? verdict,
};
