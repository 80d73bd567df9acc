/** Problems of the rows of food tables, and remarks on how a table was read, in German: as in `problems.ts`. */
export const FOOD_TABLES_DE: readonly (readonly [english: string, german: string])[] = [
  // What is wrong with a row.
  ['Invalid {} mass of its parts {}', 'Die Teile von {0} wiegen zusammen {1} g'],
  ['Invalid {} "{}"', 'Ungültiger Wert in {0}: „{1}“'],
  ['Invalid {} "{}" ({} in 100 g)', 'Ungültiger Wert in {0}: „{1}“ ({2} in 100 g)'],
  ['Invalid GTIN "{}"', 'Ungültige GTIN „{0}“'],
  ['Duplicate GTIN {}', 'Doppelte GTIN {0}'],
  ['Duplicate food "{}"', 'Doppeltes Lebensmittel „{0}“'],
  ['Duplicate food {}', 'Doppeltes Lebensmittel {0}'],
  ['each code once', 'jeder Code nur einmal'],
  ['Invalid amount "{}"', 'Ungültige Menge „{0}“'],
  [
    'Invalid amount "{}" of nutrient {} in food {}',
    'Ungültige Menge „{0}“ des Nährstoffs {1} im Lebensmittel {2}',
  ],
  [
    'a number, 0 or more, or nothing where it is unknown',
    'eine Zahl ab 0, oder nichts, wo sie unbekannt ist',
  ],
  ['"{}" is a total and no food', '„{0}“ ist eine Summe und kein Lebensmittel'],
  ['The row has nothing but the name "{}"', 'Die Zeile hat nur den Namen „{0}“'],
  [
    'Energy of {} kJ does not match the macronutrients',
    'Die Energie von {0} kJ passt nicht zu den Hauptnährstoffen',
  ],
  // What viand expects instead.
  ['at most {} in 100 g', 'höchstens {0} in 100 g'],
  ['at most the carbohydrates, {} g', 'höchstens die Kohlenhydrate, {0} g'],
  ['at most the fat, {} g', 'höchstens das Fett, {0} g'],
  [
    'with the sugar at most the carbohydrates by difference, {} g',
    'mit dem Zucker höchstens die Kohlenhydrate als Differenz, {0} g',
  ],
  [
    'about {} kJ from carbohydrates, protein, fat and alcohol',
    'etwa {0} kJ aus Kohlenhydraten, Eiweiß, Fett und Alkohol',
  ],
  [
    'about {} kJ from carbohydrates, protein, fat and alcohol; perhaps the energy is kJ, given as kcal',
    'etwa {0} kJ aus Kohlenhydraten, Eiweiß, Fett und Alkohol; vielleicht stehen kJ als kcal da',
  ],
  [
    'about {} kJ from carbohydrates, protein, fat and alcohol; perhaps the energy is kcal, given as kJ',
    'etwa {0} kJ aus Kohlenhydraten, Eiweiß, Fett und Alkohol; vielleicht stehen kcal als kJ da',
  ],
  ['about {} kcal, by {} of the row, {}', 'etwa {0} kcal, nach {1} der Zeile, {2}'],
  [
    'a number, 0 or more, or an empty cell where it is unknown',
    'eine Zahl ab 0, oder eine leere Zelle für Unbekanntes',
  ],
  ['a row for each food', 'eine Zeile für jedes Lebensmittel'],
  [
    'amounts of the food; headings and notes are skipped',
    'Mengen des Lebensmittels; Überschriften und Anmerkungen fallen weg',
  ],
  [
    'each food once, or a column "id" that distinguishes them',
    'jedes Lebensmittel einmal, oder eine Spalte „id“, die sie unterscheidet',
  ],
  ['a GTIN that row {} does not have', 'eine GTIN, die Zeile {0} nicht hat'],
  ['all digits: format the column as text', 'alle Ziffern: Spalte als Text formatieren'],
  [
    '8, 12, 13 or 14 digits with a correct check digit',
    '8, 12, 13 oder 14 Ziffern mit richtiger Prüfziffer',
  ],
  ['the weight of the serving, such as "30 g"', 'das Gewicht der Portion, etwa „30 g“'],
  // What is wrong with a table.
  ['The table has no header with names of foods', 'Die Tabelle hat keine Kopfzeile mit Namen'],
  [
    'The header has names of foods, and no other column that viand knows',
    'Die Kopfzeile hat eine Spalte mit Namen von Lebensmitteln, aber sonst keine bekannte',
  ],
  [
    'The table has nutrients in its rows, and foods in its columns',
    'Die Tabelle hat Nährstoffe in Zeilen und Lebensmittel in Spalten',
  ],
  [
    'a row for each food: transpose the table',
    'eine Zeile für jedes Lebensmittel: Tabelle transponieren',
  ],
  ['Column "{}" has no unit', 'Der Spalte „{0}“ fehlt die Einheit'],
  ['The table has no foods', 'Die Tabelle hat keine Lebensmittel'],
  ['Cannot add the only food', 'Das einzige Lebensmittel lässt sich nicht aufnehmen'],
  ['Cannot add any of {} foods', 'Keines von {0} Lebensmitteln lässt sich aufnehmen'],
  ['rows without the problems above', 'Zeilen ohne die Probleme oben'],
  // How a table was read.
  ['names of foods are taken from column {}', 'die Namen der Lebensmittel stammen aus Spalte {0}'],
  [
    'columns of MyFitnessPal without a unit are not read, since they may hold percentages of daily values: {}',
    'Spalten von MyFitnessPal ohne Einheit werden nicht gelesen, denn sie können Prozentwerte eines Tagesbedarfs enthalten: {0}',
  ],
  [
    'The table is a diary: its amounts are those of what was eaten',
    'Die Tabelle ist ein Tagebuch: Ihre Werte gelten für die gegessene Menge',
  ],

  [
    'The table has a row for each nutrient of a food, and no column of amounts',
    'Die Tabelle hat für jeden Nährstoff eines Lebensmittels eine Zeile, aber keine Spalte mit Mengen',
  ],
  [
    'The table has a row for each nutrient of a food, and viand knows none of them',
    'Die Tabelle hat für jeden Nährstoff eines Lebensmittels eine Zeile, und viand kennt keinen davon',
  ],
  [
    'a column such as {} or {}, or --map value=…',
    'eine Spalte wie {0} oder {1}, oder --map value=…',
  ],
  [
    'names of nutrients, such as {}, in a column such as {}, or --map nutrient=…',
    'Namen von Nährstoffen wie {0} in einer Spalte wie {1}, oder --map nutrient=…',
  ],
  [
    'The food has two values of {}: {} and {}',
    'Das Lebensmittel hat zwei Werte von {0}: {1} und {2}',
  ],
  ['one value of each nutrient of a food', 'ein Wert für jeden Nährstoff eines Lebensmittels'],
  ['The amount has no nutrient', 'Die Menge gehört zu keinem Nährstoff'],
  ['the name of a nutrient, such as {}', 'der Name eines Nährstoffs, etwa {0}'],
  [
    'The rows of a food are apart in a table of more than {} rows',
    'Die Zeilen eines Lebensmittels stehen in einer Tabelle mit mehr als {0} Zeilen nicht beieinander',
  ],
  ['a table that is sorted by foods', 'eine nach Lebensmitteln sortierte Tabelle'],
  [
    'a column or a nutrient {}, as set with --map',
    'eine Spalte oder ein Nährstoff {0}, wie mit --map angegeben',
  ],
  [
    '{} had other foods of {}, which are removed: none of them is in the table; --source gives a table another name',
    '{0} hatte andere Lebensmittel aus {1}, die nun entfernt sind: Keines davon steht in der Tabelle; --source gibt einer Tabelle einen anderen Namen',
  ],
  [
    'The note {} below the table says that amounts are those of {}, not {}',
    'Die Anmerkung {0} unter der Tabelle sagt, dass die Mengen für {1} gelten, nicht für {2}',
  ],
  [
    'such a note above the table, a column {}, or --per for the whole table',
    'eine solche Anmerkung über der Tabelle, eine Spalte {0}, oder --per für die ganze Tabelle',
  ],
  [
    'nutrients that are not read: {}; --map reads them as others',
    'nicht gelesene Nährstoffe: {0}; --map ordnet sie anderen zu',
  ],
  [
    'a table of foods; --map ignore={} reads it all the same',
    'eine Tabelle von Lebensmitteln; mit --map ignore={0} wird sie dennoch gelesen',
  ],
  [
    'amounts are per the quantity in column {}',
    'die Mengen beziehen sich auf die Angabe in Spalte {0}',
  ],
  [
    'amounts are taken as those of 100 g, since the table does not say; --per serving takes them as those of a serving',
    'die Mengen gelten je 100 g, da die Tabelle nichts dazu sagt; mit --per serving gelten sie je Portion',
  ],
  [
    'amounts are read as those of {}, by the title {}; --per reads them as others',
    'die Mengen zählen als solche von {0}, laut der Überschrift {1}; --per ändert das',
  ],
  [
    '{} {} without a thousands separator, or fewer decimals',
    '{0} {1} ohne Tausenderpunkt, oder weniger Dezimalstellen',
  ],
  [
    'at least {} kJ in 100 g, by the macronutrients',
    'mindestens {0} kJ in 100 g, laut den Makronährstoffen',
  ],
  ['The header is repeated', 'Die Kopfzeile wiederholt sich'],
  ['one header; such rows are skipped', 'eine Kopfzeile; solche Zeilen werden übergangen'],
  ['The table has another header', 'Die Tabelle hat eine weitere Kopfzeile'],
  [
    'one header: the rows below it are skipped, so give them a table of their own',
    'eine Kopfzeile: Zeilen darunter werden übergangen; sie brauchen eine eigene Tabelle',
  ],
  ['The row stands below another header', 'Die Zeile steht unter einer weiteren Kopfzeile'],
  ['rows with the columns of the first header', 'Zeilen mit den Spalten der ersten Kopfzeile'],
  [
    'The heading {} names several reference amounts',
    'Die Überschrift {0} nennt mehrere Bezugsmengen',
  ],
  [
    'Amounts below the heading {} are read as those of {}',
    'Mengen unter der Überschrift {0} zählen als solche von {1}',
  ],
  [
    'The heading {} leaves open what amounts are per',
    'Die Überschrift {0} lässt offen, worauf sich die Mengen beziehen',
  ],
  [
    'a column "per" that says it for each row, or --per for the whole table',
    'eine Spalte „per“, die es in jeder Zeile sagt, oder --per für die ganze Tabelle',
  ],
  ['the weight as well, such as {}', 'auch das Gewicht, etwa {0}'],
  [
    'columns kept as remarks: {}; --map reads them as amounts',
    'als Bemerkungen übernommene Spalten: {0}; --map liest sie als Mengen',
  ],
  ['1 of {} foods has no amounts', '1 von {0} Lebensmitteln hat keine Mengen'],
  ['1 of 1 food has no amounts', 'das einzige Lebensmittel hat keine Mengen'],
  [
    '1 of {} foods lacks food patterns, which the Healthy Eating Index needs',
    '1 von {0} Lebensmitteln fehlen Lebensmittelgruppen, die der Healthy Eating Index braucht',
  ],
  [
    '1 of 1 food lacks food patterns, which the Healthy Eating Index needs',
    'dem einzigen Lebensmittel fehlen Lebensmittelgruppen, die der Healthy Eating Index braucht',
  ],
  ['{} of {} foods have no amounts', '{0} von {1} Lebensmitteln haben keine Mengen'],
  [
    '{} of {} foods lack food patterns, which the Healthy Eating Index needs',
    '{0} von {1} Lebensmitteln fehlen Lebensmittelgruppen, die der Healthy Eating Index braucht',
  ],
  [
    '{}_g or {}_mg or {}_ug, or --map {}, or --map ignore={}',
    '{0}_g, {1}_mg oder {2}_ug, oder --map {3}, oder --map ignore={4}',
  ],
  [
    '{}_kj or {}_kcal, or --map {}, or --map ignore={}',
    '{0}_kj oder {1}_kcal, oder --map {2}, oder --map ignore={3}',
  ],
  ['Unknown column "{}" in --map', 'Unbekannte Spalte „{0}“ in --map'],
  [
    'one of {}, ignore, or a nutrient with its unit, such as fat_g',
    'eines von {0}, ignore, oder ein Nährstoff mit Einheit, etwa fat_g',
  ],
  [
    'a column "{}", as set with --map; the table has {}',
    'eine Spalte „{0}“ nach --map; die Tabelle hat {1}',
  ],
  ['one of {}, or a weight', 'eines von {0}, oder ein Gewicht'],
  ['the name of the food', 'der Name des Lebensmittels'],
  [
    'the density in g/ml, as amounts are per volume',
    'die Dichte in g/ml, da die Mengen je Volumen gelten',
  ],
  ['g/ml above 0, or an empty cell', 'g/ml über 0, oder eine leere Zelle'],
  ['measures such as "1 slice = 30 g"', 'Maße wie „1 slice = 30 g“'],
  [
    'a column of names, such as "name" or "product_name", or --map name=…; the first row has {}',
    'eine Spalte mit Namen, etwa „name“ oder „product_name“, oder --map name=…; die erste Zeile hat {0}',
  ],
  ['Invalid name of a source', 'Ungültiger Name einer Quelle'],
  [
    'lower-case letters, digits, dots and hyphens',
    'Kleinbuchstaben, Ziffern, Punkte und Bindestriche',
  ],
  ['every problem is listed in {}', 'alle Probleme stehen in {0}'],
];
