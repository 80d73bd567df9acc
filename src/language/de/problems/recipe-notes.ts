import { ASSUMPTION_WORDS, ASSUMPTIONS } from '../../../model/assumptions.ts';
import { RELIABILITY_DE } from '../reliability.ts';

/** What a recipe assumes and what it skips, in German: as in `problems.ts`. */
export const RECIPE_NOTES_DE: readonly (readonly [english: string, german: string])[] = [
  ...ASSUMPTIONS.map(
    (one) => [ASSUMPTION_WORDS[one].sentence, RELIABILITY_DE.assumptions[one]] as const,
  ),
  ['assumed a usual size, {}', 'übliche Größe angenommen, {0}'],
  ['assumed that 1 ml weighs 1 g', 'angenommen, dass 1 ml 1 g wiegt'],
  [
    'The cooking method adds and removes no water: if the dish loses or takes up some, give its weight or yield',
    'Die Garmethode ändert den Wassergehalt nicht: Wenn das Gericht Wasser verliert oder aufnimmt, geben Sie sein Gewicht oder den Garfaktor an',
  ],
  [
    'Assumed that the dish weighs as much as its ingredients, since its weight is not given',
    'Angenommen, dass das Gericht so viel wie seine Zutaten wiegt, da sein Gewicht nicht angegeben ist',
  ],
  [
    'Assumed that the dish weighs as much as its ingredients',
    'Angenommen, dass das Gericht so viel wie seine Zutaten wiegt',
  ],
  [
    'Added {} g of water, since the dish weighs more than its ingredients',
    '{0} g Wasser hinzugerechnet, da das Gericht mehr wiegt als seine Zutaten',
  ],
  [
    'Counted cooking losses of vitamins only for ingredients whose names say that they are cooked, since no cooking method is given for the dish',
    'Zubereitungsverluste an Vitaminen nur bei Zutaten berücksichtigt, deren Name sie als gegart ausweist, da die Zubereitung des Gerichts nicht angegeben ist',
  ],
  [
    'No retention factors for {}: their vitamins and minerals count without cooking losses',
    'Keine Retentionsfaktoren für {0}: Vitamine und Mineralstoffe zählen ohne Zubereitungsverluste',
  ],
  [
    '"known" counts skipped ingredients without a weight at the average weight of the others: {}',
    'Für „bekannt“ zählen übersprungene Zutaten ohne Gewicht mit dem mittleren Gewicht der anderen: {0}',
  ],
  ['Added {} to the previous amount', '{0} zur vorigen Menge addiert'],
  [
    'read as {}; names of several words need braces after them',
    'als {0} gelesen; Namen aus mehreren Wörtern brauchen geschweifte Klammern dahinter',
  ],
  [
    '{}: left out, since it is optional and has no amount',
    '{0}: weggelassen, da es keine Menge hat und man es auch weglassen kann',
  ],
  [
    '{}: left out, since it has no amount and people add as much as they like',
    '{0}: weggelassen, da es keine Menge hat und man davon nach Belieben nimmt',
  ],
  [
    '{} has no amount, but is a large part of the dish',
    '{0} hat keine Menge, macht aber einen großen Teil des Gerichts aus',
  ],
  ['an amount, such as 200 g', 'eine Menge, etwa 200 g'],
  ['used the first of the alternatives', 'die erste Möglichkeit angenommen'],
  ['Used the midpoint of {}: {} servings', 'Von {0} zählt die Mitte: {1} Portionen'],
  ['Used the midpoint of {}: {} g', 'Von {0} zählt die Mitte: {1} g'],
  [
    'Ignored {}: the amounts are for one person',
    '{0} zählt nicht: Die Mengen sind für eine Person',
  ],
  ['Ignored {}: the recipe makes {} servings', '{0} zählt nicht: Das Rezept ergibt {1} Portionen'],
  [
    'Ignored the weight in {}: it may be that of a serving',
    'Das Gewicht in {0} zählt nicht: Es könnte das einer Portion sein',
  ],
  [
    'Used the weight of the dish that the recipe gives: {} g',
    'Gewicht des Gerichts laut Rezept: {0} g',
  ],
  [
    'Ignored the weight of the dish that the recipe gives, {} g: its ingredients have more dry matter',
    'Das Gewicht des Gerichts im Rezept, {0} g, zählt nicht: Die Zutaten haben mehr Trockenmasse',
  ],
  [
    'The recipe makes {}, which is not a number of servings',
    'Das Rezept ergibt {0}: Das ist keine Zahl von Portionen',
  ],
  [
    'The page has several recipes: skipped one without a name',
    'Die Seite hat mehrere Rezepte: eines ohne Namen übersprungen',
  ],
  [
    'The file has several recipes: skipped one without a name',
    'Die Datei hat mehrere Rezepte: eines ohne Namen übersprungen',
  ],
  ['The file has several recipes: skipped {}', 'Die Datei hat mehrere Rezepte: {0} übersprungen'],
  [
    'The archive has several recipes: read {}, skipped {}; unpack it to read another',
    'Das Archiv hat mehrere Rezepte: {0} gelesen, {1} übersprungen; für ein anderes entpacken',
  ],
  ['The page has several recipes: skipped {}', 'Die Seite hat mehrere Rezepte: {0} übersprungen'],
  [
    'The workbook has several sheets: skipped {}',
    'Die Arbeitsmappe hat mehrere Blätter: {0} übersprungen',
  ],
  [
    'Read percentages as weights: 100 % as {} g, since nothing states a weight; servings are unknown',
    'Prozente als Gewichte gelesen: 100 % als {0} g, da kein Gewicht angegeben ist; Portionen sind unbekannt',
  ],
  ['Read percentages as weights: 100 % as {} g', 'Prozente als Gewichte gelesen: 100 % als {0} g'],
  ['Skipped columns of the table: {}', 'Spalten der Tabelle übersprungen: {0}'],
  [
    'Read ingredients in sentences, since the recipe has no list of them: {} and {} more',
    'Zutaten aus den Sätzen gelesen, denn das Rezept hat keine Liste: {0} und {1} weitere',
  ],
  [
    'Read ingredients in sentences, since the recipe has no list of them: {}',
    'Zutaten aus den Sätzen gelesen, denn das Rezept hat keine Liste: {0}',
  ],
  [
    'Other foods that the sentences name without an amount do not count',
    'Andere Lebensmittel, die in den Sätzen ohne Menge stehen, zählen nicht',
  ],
  [
    'Skipped headings and remarks among the ingredients: {} and {} more',
    'Überschriften und Bemerkungen unter den Zutaten übersprungen: {0} und {1} weitere',
  ],
  [
    'Skipped headings and remarks among the ingredients: {}',
    'Überschriften und Bemerkungen unter den Zutaten übersprungen: {0}',
  ],
  [
    'Skipped lines around the ingredients that name no certain food: {} and {} more',
    'Zeilen um die Zutaten, die kein sicheres Lebensmittel nennen, übersprungen: {0} und {1} weitere',
  ],
  [
    'Skipped lines around the ingredients that name no certain food: {}',
    'Zeilen um die Zutaten, die kein sicheres Lebensmittel nennen, übersprungen: {0}',
  ],
  [
    '{}: counted {} times, since the heading is {}',
    '{0}: {1}-mal gezählt, denn die Überschrift ist {2}',
  ],
  [
    'Not counted, since only the steps name them: {}',
    'Nicht gezählt, da nur die Zubereitungsschritte sie nennen: {0}',
  ],
  [
    'Computed without minor ingredients that are uncertain, {}: at most {} g and {} % of the energy',
    'Ohne unsichere Zutaten berechnet, die kaum ins Gewicht fallen, {0&}: höchstens {1} g und {2} % der Energie',
  ],
  [
    'counted as {}; instead of it, {} would change the energy of the dish by at most {} %',
    'als {0} gezählt; stattdessen {1&}: Das ändert die Energie des Gerichts um höchstens {2} %',
  ],
  ['counted as {}, the only kind that is known', 'als {0} gezählt, die einzige bekannte Art'],
  [
    'counted as {} without the unknown {}; any other food would have at most {} % of the energy of the dish',
    'als {0} gezählt, ohne {1&}, da unbekannt; auch ein anderes Lebensmittel hätte höchstens {2} % der Energie des Gerichts',
  ],
  [
    'its amount is uncertain, counted as {} g; {} times as much would change the energy of the dish by at most {} %',
    'die Menge ist unsicher, als {0} g gezählt; {1}-mal so viel würde die Energie des Gerichts um höchstens {2} % ändern',
  ],
  ['Used {} as the name of the dish', '{0} als Name des Gerichts gelesen'],
  ['The text has several recipes: skipped {}', 'Der Text hat mehrere Rezepte: {0} übersprungen'],
  [
    'Skipped lines under {} that are not ingredients: {}',
    'Zeilen unter {0}, die keine Zutaten sind, übersprungen: {1}',
  ],
];
