/** How a food table was read, and what became of its rows, in German: as in `problems.ts`. */
export const FOOD_TABLE_NOTES_DE: readonly (readonly [english: string, german: string])[] = [
  ['took food names from column {}', 'die Namen der Lebensmittel stammen aus Spalte {0}'],
  [
    'read the columns of the table as foods, since its rows are nutrients',
    'die Spalten der Tabelle gelten als Lebensmittel, denn ihre Zeilen sind Nährstoffe',
  ],
  [
    'read {} as total carbohydrates including fibre, since they make 100 g with water, protein, fat and ash; --map carbohydrates_g=… if they exclude fibre',
    '{0} gilt als Kohlenhydrate einschließlich Ballaststoffen, denn mit Wasser, Eiweiß, Fett und Asche ergeben sie 100 g; sonst --map carbohydrates_g=…',
  ],
  [
    'skipped columns without a unit: {}; write it behind the name, such as {}',
    'Spalten ohne Einheit übersprungen: {0}; schreiben Sie sie hinter den Namen, zum Beispiel {1}',
  ],
  [
    'skipped MyFitnessPal columns without a unit, which may hold percentages of daily values: {}',
    'Spalten von MyFitnessPal ohne Einheit übersprungen, denn sie können Prozentwerte eines Tagesbedarfs enthalten: {0}',
  ],
  [
    'The table is a food diary: its amounts are for what was eaten, not for a fixed quantity',
    'Die Tabelle ist ein Ernährungstagebuch: Ihre Werte gelten für die gegessene Menge, nicht für eine feste Bezugsmenge',
  ],

  [
    'The table has one row per food and nutrient, but no column of amounts',
    'Die Tabelle hat eine Zeile je Lebensmittel und Nährstoff, aber keine Spalte mit Werten',
  ],
  [
    'The table has one row per food and nutrient, but viand knows none of the nutrients',
    'Die Tabelle hat eine Zeile je Lebensmittel und Nährstoff, aber viand kennt keinen der Nährstoffe',
  ],
  [
    'a column such as {} or {}, or --map value=…',
    'eine Spalte wie {0} oder {1}, oder --map value=…',
  ],
  [
    'nutrient names such as {} in a column such as {}, or --map nutrient=…',
    'Namen von Nährstoffen wie {0} in einer Spalte wie {1}, oder --map nutrient=…',
  ],
  [
    'The food has two values for {}: {} and {}',
    'Das Lebensmittel hat zwei Werte für {0}: {1} und {2}',
  ],
  ['one value per food and nutrient', 'ein Wert je Lebensmittel und Nährstoff'],
  ['The row has an amount but no nutrient', 'Die Zeile hat einen Wert, aber keinen Nährstoff'],
  ['The row has an amount but no unit', 'Die Zeile hat einen Wert, aber keine Einheit'],
  ['the unit of the amount, such as {}', 'die Einheit des Werts, etwa {0}'],
  ['a number above 0, or an empty cell', 'eine Zahl über 0 oder eine leere Zelle'],
  ['the name of a nutrient, such as {}', 'der Name eines Nährstoffs, etwa {0}'],
  [
    'The rows of a food are not together, in a table of more than {} rows',
    'Die Zeilen eines Lebensmittels stehen in einer Tabelle mit mehr als {0} Zeilen nicht beieinander',
  ],
  ['a table sorted by food', 'eine nach Lebensmitteln sortierte Tabelle'],
  [
    'a column or nutrient {}, as given in --map',
    'eine Spalte oder ein Nährstoff {0}, wie mit --map angegeben',
  ],
  [
    'removed all earlier foods of {} from {}, since none of them is in this table; to keep the foods of both tables, give each its own --source',
    'alle früheren Lebensmittel aus {0} in {1} gelöscht, da keines in dieser Tabelle steht; um die Lebensmittel beider Tabellen zu behalten, jeder mit --source einen eigenen Namen geben',
  ],
  [
    'The note {} below the table says that amounts are per {}, not per {}',
    'Laut der Anmerkung {0} unter der Tabelle gelten die Nährwerte je {1}, nicht je {2}',
  ],
  [
    'the note above the table, a column {}, or --per for the whole table',
    'die Anmerkung über der Tabelle, eine Spalte {0} oder --per für die ganze Tabelle',
  ],
  [
    'ignored amounts that contradict another column of the same nutrient: {}; use --map ignore=… to ignore the other column',
    'Gehalte übergangen, die einer anderen Spalte desselben Nährstoffs widersprechen: {0}; --map ignore=… übergeht die andere Spalte',
  ],
  [
    'skipped unknown nutrients: {}; use --map to read them under other names',
    'unbekannte Nährstoffe übersprungen: {0}; --map ordnet sie anderen zu',
  ],
  [
    'a table of foods; viand evaluate reads diaries, and --map ignore={} imports it anyway',
    'eine Tabelle von Lebensmitteln; viand evaluate liest Tagebücher, und --map ignore={0} importiert sie trotzdem',
  ],
  [
    'took the reference amount of each row from column {}',
    'die Bezugsmenge jeder Zeile stammt aus Spalte {0}',
  ],
  [
    '{} {} without a thousands separator, or fewer decimals',
    '{0} {1} ohne Tausenderpunkt oder weniger Dezimalstellen',
  ],
  [
    'at least {} kJ in 100 g, as computed from the macronutrients',
    'mindestens {0} kJ in 100 g, berechnet aus den Makronährstoffen',
  ],
  ['The header is repeated', 'Die Kopfzeile wiederholt sich'],
  ['one header; viand skips its repeats', 'eine Kopfzeile; viand überspringt ihre Wiederholungen'],
  ['The table has a second header', 'Die Tabelle hat eine zweite Kopfzeile'],
  [
    'one header: viand skips the rows below the second, which need a table of their own',
    'eine Kopfzeile: viand überspringt die Zeilen unter der zweiten; sie brauchen eine eigene Tabelle',
  ],
  ['The row is below a second header', 'Die Zeile steht unter einer zweiten Kopfzeile'],
  ['rows with the columns of the first header', 'Zeilen mit den Spalten der ersten Kopfzeile'],
  [
    'The heading {} names several reference amounts',
    'Die Überschrift {0} nennt mehrere Bezugsmengen',
  ],
  [
    'Amounts below the heading {} are read as per {}',
    'Werte unter der Überschrift {0} gelten je {1}',
  ],
  [
    'The heading {} does not say what amounts are per',
    'Die Überschrift {0} sagt nicht, worauf sich die Nährwerte beziehen',
  ],
  [
    'a column "per" with the reference amount of each row, or --per for the whole table',
    'eine Spalte „per“ mit der Bezugsmenge jeder Zeile oder --per für die ganze Tabelle',
  ],
  ['the weight too, such as {}', 'auch das Gewicht, etwa {0}'],
  [
    'skipped food patterns, since a table needs all {} or none: {}',
    'Lebensmittelgruppen übersprungen, da eine Tabelle alle {0} oder keine braucht: {1}',
  ],
  [
    'kept columns as remarks: {}; use --map to say what they hold',
    'als Bemerkungen übernommene Spalten: {0}; --map gibt an, was sie enthalten',
  ],
  [
    'read misspelt columns: {}; use --map ignore=… to skip them',
    'Spalten mit Schreibfehlern gelesen: {0}; --map ignore=… überspringt sie',
  ],
  [
    'read columns without a unit as mg, since no food has so many grams: {}',
    'Spalten ohne Einheit als mg gelesen, da kein Lebensmittel so viele Gramm hat: {0}',
  ],
  [
    'converted {} from monosaccharide equivalents, since they are the sugar and 1.1 times the starch; --map carbohydrates_g=… if they are weights',
    '{0} aus Monosaccharid-Äquivalenten umgerechnet, da sie aus dem Zucker und dem 1,1-Fachen der Stärke bestehen; --map carbohydrates_g=…, falls sie Gewichte sind',
  ],
  ['1 of {} foods has no amounts', '1 von {0} Lebensmitteln hat keine Nährwerte'],
  [
    '1 of {} foods lacks food patterns, which the Healthy Eating Index needs',
    '1 von {0} Lebensmitteln fehlen Lebensmittelgruppen, die der Healthy Eating Index braucht',
  ],
  [
    '1 of 1 food lacks food patterns, which the Healthy Eating Index needs',
    'dem einzigen Lebensmittel fehlen Lebensmittelgruppen, die der Healthy Eating Index braucht',
  ],
  [
    'assumed a density of 1 g/ml, since amounts are per volume and no density is given (foods: {})',
    'Dichte von 1 g/ml angenommen, da die Nährwerte je Volumen gelten und keine Dichten angegeben sind (Lebensmittel: {0})',
  ],
  ['{} of {} foods have no amounts', '{0} von {1} Lebensmitteln haben keine Nährwerte'],
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
    'einer der Werte {0}, ignore oder ein Nährstoff mit Einheit, etwa fat_g',
  ],
  [
    'a column "{}", as set with --map; the table has {}',
    'eine Spalte „{0}“ nach --map; die Tabelle hat {1}',
  ],
  ['one of {}, or a weight', 'einer der Werte {0} oder ein Gewicht'],
  ['the name of the food', 'der Name des Lebensmittels'],
  [
    'the density in g/ml, since amounts are per volume',
    'die Dichte in g/ml, da die Nährwerte je Volumen gelten',
  ],
  ['g/ml above 0, or an empty cell', 'g/ml über 0 oder eine leere Zelle'],
  ['measures such as "1 slice = 30 g"', 'Maße wie „1 slice = 30 g“'],
  [
    'a column of names, such as "name" or "product_name", or --map name=…; the first row has {}',
    'eine Spalte mit Namen, etwa „name“ oder „product_name“, oder --map name=…; die erste Zeile hat {0}',
  ],
  [
    'skipped serving sizes without a weight, such as "{}" (foods: {}); give the weight, as in "1 slice (30 g)"',
    'Portionsgrößen ohne Gewicht übersprungen, etwa „{0}“ (Lebensmittel: {1}); das Gewicht angeben, wie in „1 Scheibe (30 g)“',
  ],
  [
    'read "{}" as grams, since the column gives no unit; if it is per cent by volume, multiply it by 0.789',
    '„{0}“ als Gramm gelesen, da die Spalte keine Einheit angibt; Volumenprozent mit 0,789 multiplizieren',
  ],
  [
    'read "{}" as per cent by volume, at 0.789 g per ml of alcohol',
    '„{0}“ als Volumenprozent gelesen, mit 0,789 g Alkohol je ml Alkohol',
  ],
  [
    'named products by brand and category, since food.csv lacks them: {}',
    'Produkte nach Marke und Warengruppe benannt, da sie in food.csv fehlen: {0}',
  ],
  [
    'skipped amounts of foods that no other table has: {}',
    'Nährwerte von Lebensmitteln übersprungen, die in keiner anderen Tabelle stehen: {0}',
  ],
  [
    'skipped records that are not foods: {}',
    'Datensätze übersprungen, die keine Lebensmittel sind: {0}',
  ],
  [
    'The names and amounts of FoodData Central are in several tables',
    'Namen und Nährwerte von FoodData Central stehen in mehreren Tabellen',
  ],
  [
    'the folder of food.csv, food_nutrient.csv and branded_food.csv',
    'der Ordner mit food.csv, food_nutrient.csv und branded_food.csv',
  ],
  ['a different id from that of row {}', 'eine andere Kennung als die der Zeile {0}'],
  ['a different code from that of row {}', 'ein anderer Code als der der Zeile {0}'],
  [
    'a different name from that of row {}, or an "id" column to tell them apart',
    'ein anderer Name als der der Zeile {0} oder eine Spalte „id“, die sie unterscheidet',
  ],
  ['The file is a catalogue already', 'Die Datei ist schon ein Katalog'],
  [
    'a file of "viand catalogue export"; use a catalogue with --catalogue, or export it first',
    'eine Datei von „viand catalogue export“; einen Katalog mit --catalogue verwenden oder zuerst exportieren',
  ],
  [
    'Cannot import the export, since {} values are invalid',
    'Der Export kann nicht eingelesen werden, da {0} Werte ungültig sind',
  ],
  [
    'values as "viand catalogue export" writes them',
    'Werte, wie „viand catalogue export“ sie schreibt',
  ],
  [
    'a different code, or {} in meal files, which refuse {} alone',
    'ein anderer Code, oder in Mahlzeiten {0}, die {1} allein ablehnen',
  ],
  ['The name "{}" is also that of {}', 'Den Namen „{0}“ hat auch {1}'],
  [
    'a different name, since a food record finds only one of them',
    'ein anderer Name, da ein Protokoll nur eines davon findet',
  ],
  ['"{}" is the name of a published source', '„{0}“ ist der Name einer veröffentlichten Quelle'],
  [
    'another name for your foods: --source <name>',
    'ein anderer Name für die eigenen Lebensmittel: --source <Name>',
  ],
  ['Invalid source name', 'Ungültiger Name einer Quelle'],
  [
    'lower-case letters, digits, dots and hyphens',
    'Kleinbuchstaben, Ziffern, Punkte und Bindestriche',
  ],
  [
    'repaired: {} x zeros in front of the bar code were lost',
    'berichtigt: {0} x Nullen vor dem Strichcode fehlten',
  ],
  [
    'repaired: {} x kilojoules were entered as kilocalories',
    'berichtigt: {0} x Kilojoule waren als Kilokalorien eingegeben',
  ],
  [
    'repaired: {} x kilocalories were entered as kilojoules',
    'berichtigt: {0} x Kilokalorien waren als Kilojoule eingegeben',
  ],
  [
    'repaired: {} x the decimal point of an amount above 100 g was lost',
    'berichtigt: {0} x der Dezimalpunkt eines Werts über 100 g fehlte',
  ],
  [
    'repaired: {} x the decimal points of all amounts in grams were lost',
    'berichtigt: {0} x die Dezimalpunkte aller Werte in Gramm fehlten',
  ],
  [
    'repaired: {} x the decimal points of all amounts were lost',
    'berichtigt: {0} x die Dezimalpunkte aller Werte fehlten',
  ],
  [
    'repaired: {} x the amount is impossible, and was made unknown',
    'berichtigt: {0} x der Wert ist unmöglich und gilt als unbekannt',
  ],
  [
    'repaired: {} x the value is no amount, and was made unknown',
    'berichtigt: {0} x der Wert ist kein Gehalt und gilt als unbekannt',
  ],
  [
    'repaired: {} x amounts of a serving were entered as those of 100 g',
    'berichtigt: {0} x Nährwerte einer Portion waren als solche von 100 g eingegeben',
  ],
  [
    'repaired: {} x milligrams of sodium were entered as grams',
    'berichtigt: {0} x Milligramm Natrium waren als Gramm eingegeben',
  ],
  ['listed every repaired value in {}', 'alle berichtigten Werte stehen in {0}'],
  ['listed every problem in {}', 'alle Probleme stehen in {0}'],
];
