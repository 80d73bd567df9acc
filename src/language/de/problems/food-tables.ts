/** Problems of the rows of food tables, and remarks on how a table was read, in German: as in `problems.ts`. */
export const FOOD_TABLES_DE: readonly (readonly [english: string, german: string])[] = [
  // What is wrong with a row.
  ['Invalid total mass {}', 'Die Bestandteile wiegen zusammen {0} g'],
  ['Invalid density {}', 'Ungültige Dichte {0}'],
  ['Invalid {} total mass {}', 'Die Bestandteile von {0} wiegen zusammen {1} g'],
  // Before the next one, which has as many characters and would match "2.5 g, 3 % NRV", too.
  ['Invalid {} "{}"', 'Ungültiger Wert in {0}: „{1}“'],
  ['Invalid {}.{} {} {}', 'Ungültiger Wert von {0}.{1} {2}: {3}'],
  ['Invalid {} "{}" ({} in 100 g)', 'Ungültiger Wert in {0}: „{1}“ ({2} in 100 g)'],
  ['Invalid GTIN "{}"', 'Ungültige GTIN „{0}“'],
  ['Duplicate GTIN {}', 'Doppelte GTIN {0}'],
  ['Duplicate food name "{}"', 'Doppelter Lebensmittelname „{0}“'],
  [
    'The code {} of "{}" is also that of "{}" ({})',
    'Der Code {0} von „{1}“ ist auch der von „{2}“ ({3})',
  ],
  ['Duplicate food "{}"', 'Doppeltes Lebensmittel „{0}“'],
  [
    'A second amount "{}" of nutrient {} in food {}',
    'Ein zweiter Gehalt „{0}“ des Nährstoffs {1} im Lebensmittel {2}',
  ],
  [
    'Invalid household measure "{}" of food {}',
    'Ungültiges Haushaltsmaß „{0}“ des Lebensmittels {1}',
  ],
  ['FOOD_DES has no food {}', 'FOOD_DES hat kein Lebensmittel {0}'],
  ['the code of a food in FOOD_DES', 'der Code eines Lebensmittels in FOOD_DES'],
  [
    'a code such as {}; spreadsheets turn codes into dates or numbers',
    'ein Code wie {0}; Tabellenprogramme machen aus Codes Daten oder Zahlen',
  ],
  [
    'Two files have the table {}: "{}" and "{}"',
    'Zwei Dateien haben die Tabelle {0}: „{1}“ und „{2}“',
  ],
  ['the files of one release', 'die Dateien einer einzigen Veröffentlichung'],
  ['Duplicate food {}', 'Doppeltes Lebensmittel {0}'],
  ['each code once', 'jeder Code nur einmal'],
  ['Invalid amount "{}"', 'Ungültiger Gehalt „{0}“'],
  [
    'Invalid amount "{}" of nutrient {} in food {}',
    'Ungültiger Gehalt „{0}“ des Nährstoffs {1} im Lebensmittel {2}',
  ],
  [
    'a number, 0 or more, or an empty value if it is unknown',
    'eine Zahl ab 0 oder ein leerer Wert, wenn sie unbekannt ist',
  ],
  [
    '"{}" is a statistic or a limit, not a food',
    '„{0}“ ist ein statistischer Wert oder eine Grenze, kein Lebensmittel',
  ],
  ['"{}" is a total, not a food', '„{0}“ ist eine Summe, kein Lebensmittel'],
  [
    'The row has only the name "{}" and no amounts',
    'Die Zeile hat nur den Namen „{0}“ und keine Nährwerte',
  ],
  [
    'Energy of {} kJ does not match the macronutrients',
    'Die Energie von {0} kJ passt nicht zu den Makronährstoffen',
  ],
  [
    'Energy of {} kJ is too little for the macronutrients',
    'Die Energie von {0} kJ ist zu wenig für die Makronährstoffe',
  ],
  // What viand expects instead.
  ['one amount of each nutrient in a food', 'je Nährstoff ein Gehalt pro Lebensmittel'],
  [
    'The JSON ends before its list of foods does',
    'Das JSON endet vor dem Ende seiner Liste von Lebensmitteln',
  ],
  ['the complete file', 'die vollständige Datei'],
  ['at most {} in 100 g', 'höchstens {0} in 100 g'],
  [
    'at most 100 g of carbohydrates, protein, fat, alcohol, water and salt together, in 100 g',
    'höchstens 100 g Kohlenhydrate, Eiweiß, Fett, Alkohol, Wasser und Salz zusammen, in 100 g',
  ],
  [
    'at most 100 g of carbohydrates, protein, fat, alcohol, water and ash together, in 100 g',
    'höchstens 100 g Kohlenhydrate, Eiweiß, Fett, Alkohol, Wasser und Rohasche zusammen, in 100 g',
  ],
  ['at most the carbohydrates, {} g', 'höchstens die Kohlenhydrate, {0} g'],
  ['at most the fat, {} g', 'höchstens das Fett, {0} g'],
  [
    'fibre and sugar together at most the carbohydrates by difference, {} g',
    'Ballaststoffe und Zucker zusammen höchstens die Kohlenhydrate als Differenz, {0} g',
  ],
  [
    'about {} kJ from carbohydrates, protein, fat and alcohol',
    'etwa {0} kJ aus Kohlenhydraten, Eiweiß, Fett und Alkohol',
  ],
  [
    'about {} kJ from carbohydrates, protein, fat and alcohol; the value may be in kJ, not kcal',
    'etwa {0} kJ aus Kohlenhydraten, Eiweiß, Fett und Alkohol; vielleicht ist der Wert in kJ statt in kcal angegeben',
  ],
  [
    'about {} kJ from carbohydrates, protein, fat and alcohol; the value may be in kcal, not kJ',
    'etwa {0} kJ aus Kohlenhydraten, Eiweiß, Fett und Alkohol; vielleicht ist der Wert in kcal statt in kJ angegeben',
  ],
  [
    'about {} kJ or more from protein, fat, alcohol and sugar',
    'etwa {0} kJ oder mehr aus Eiweiß, Fett, Alkohol und Zucker',
  ],
  [
    'about {} kJ or more from protein, fat, alcohol and sugar; the value may be in kcal, not kJ',
    'etwa {0} kJ oder mehr aus Eiweiß, Fett, Alkohol und Zucker; vielleicht ist der Wert in kcal statt in kJ angegeben',
  ],
  ['about {} kcal, as computed from {} kJ', 'etwa {0} kcal, berechnet aus {1} kJ'],
  ['about {} kcal, as computed from {} ({})', 'etwa {0} kcal, berechnet aus {1} ({2})'],
  [
    '"{}" may be the energy, and no other column is',
    '„{0}“ ist vielleicht die Energie, denn keine andere Spalte ist es',
  ],
  [
    '--map {}=… with this name, or --map ignore=…',
    '--map {0}=… mit diesem Namen oder --map ignore=…',
  ],
  [
    'a column "{}", as given in --map; the table has {}',
    'eine Spalte „{0}“, wie in --map angegeben; die Tabelle hat {1}',
  ],
  [
    'a number, 0 or more, or an empty cell if it is unknown',
    'eine Zahl ab 0 oder eine leere Zelle, wenn sie unbekannt ist',
  ],
  [
    '{} or {}, since a comma may separate thousands or decimals in this table',
    '{0} oder {1}, denn ein Komma kann in dieser Tabelle Tausender oder Dezimalstellen trennen',
  ],
  [
    '{} or {}, since a point may separate thousands or decimals in this table',
    '{0} oder {1}, denn ein Punkt kann in dieser Tabelle Tausender oder Dezimalstellen trennen',
  ],
  [
    '{}, since a comma may separate thousands or decimals in this table',
    '{0}, denn ein Komma kann in dieser Tabelle Tausender oder Dezimalstellen trennen',
  ],
  [
    '{}, since a point may separate thousands or decimals in this table',
    '{0}, denn ein Punkt kann in dieser Tabelle Tausender oder Dezimalstellen trennen',
  ],
  [
    'a mass: that of an international unit depends on the substance',
    'eine Masse: die einer internationalen Einheit hängt vom Stoff ab',
  ],
  [
    '{} kJ or {} kcal, since the column has both units',
    '{0} kJ oder {1} kcal, denn die Spalte hat beide Einheiten',
  ],
  [
    'a mass, since that of an international unit depends on the substance, or --map ignore={}',
    'eine Masse, denn die einer internationalen Einheit hängt vom Stoff ab, oder --map ignore={0}',
  ],
  [
    'a unit such as g, mg or µg, or --map ignore={}',
    'eine Einheit wie g, mg oder µg, oder --map ignore={0}',
  ],
  ['a row for each food', 'eine Zeile für jedes Lebensmittel'],
  [
    'amounts for the food; viand skips headings and notes',
    'Nährwerte des Lebensmittels; viand überspringt Überschriften und Anmerkungen',
  ],
  ['a different GTIN from that of row {}', 'eine andere GTIN als die von Zeile {0}'],
  [
    'a different GTIN from that of row {}; viand reads this food without one',
    'eine andere GTIN als die von Zeile {0}; viand liest dieses Lebensmittel ohne GTIN',
  ],
  [
    'a different code, since {} alone now means your food in meal files',
    'ein anderer Code, denn {0} allein bedeutet in Mahlzeitendateien jetzt das eigene Lebensmittel',
  ],
  [
    'a different name or brand from that of row {}; a food record cannot tell the two apart',
    'ein anderer Name oder eine andere Marke als in Zeile {0}; ein Ernährungsprotokoll kann die beiden nicht unterscheiden',
  ],
  [
    'all digits of the code: format the column as text',
    'alle Ziffern des Codes: Spalte als Text formatieren',
  ],
  [
    '8, 12, 13 or 14 digits with a correct check digit',
    '8, 12, 13 oder 14 Ziffern mit richtiger Prüfziffer',
  ],
  [
    'all digits of the code: format the column as text; viand reads this food without one',
    'alle Ziffern des Codes: Spalte als Text formatieren; viand liest dieses Lebensmittel ohne GTIN',
  ],
  [
    '8, 12, 13 or 14 digits with a correct check digit; viand reads this food without one',
    '8, 12, 13 oder 14 Ziffern mit richtiger Prüfziffer; viand liest dieses Lebensmittel ohne GTIN',
  ],
  ['the weight of the serving, such as "30 g"', 'das Gewicht der Portion, etwa „30 g“'],
  // What is wrong with a table.
  [
    'The table has no header with a column of food names',
    'Die Tabelle hat keine Kopfzeile mit einer Spalte für Namen von Lebensmitteln',
  ],
  [
    'The header has a column of food names but no other column that viand knows',
    'Die Kopfzeile hat eine Spalte mit Namen von Lebensmitteln, aber sonst keine bekannte',
  ],
  [
    'No column has amounts of a nutrient that viand knows',
    'Keine Spalte enthält einen Nährstoff, den viand kennt',
  ],
  [
    'a column such as energy_kcal or fat_g, or --map fat_g=…; the header has {}',
    'eine Spalte wie energy_kcal oder fat_g oder --map fat_g=…; die Kopfzeile hat {0}',
  ],
  ['The only food has no amounts', 'Das einzige Lebensmittel hat keine Nährwerte'],
  ['None of {} foods has an amount', 'Keines von {0} Lebensmitteln hat Nährwerte'],
  [
    'the amount of at least one nutrient in at least one food',
    'der Gehalt mindestens eines Nährstoffs in mindestens einem Lebensmittel',
  ],
  [
    'The table has nutrients as rows, but no names of foods above its columns',
    'In der Tabelle sind Nährstoffe die Zeilen, aber über den Spalten stehen keine Namen von Lebensmitteln',
  ],
  [
    'the name of each food above its column, or one row per food',
    'der Name jedes Lebensmittels über seiner Spalte oder eine Zeile je Lebensmittel',
  ],
  [
    'The table is only {} of FoodData Central, whose names and amounts are in several tables',
    'Die Tabelle ist nur {0} von FoodData Central, deren Namen und Nährwerte in mehreren Tabellen stehen',
  ],
  [
    'viand catalogue import fdc with the folder of food.csv, food_nutrient.csv and branded_food.csv',
    'viand catalogue import fdc mit dem Ordner von food.csv, food_nutrient.csv und branded_food.csv',
  ],
  [
    'The table is a catalogue that viand exported, with sources and variants of foods',
    'Die Tabelle ist ein Katalog, den viand exportiert hat, mit Quellen und Varianten der Lebensmittel',
  ],
  [
    'viand catalogue import export with this file, or --map name=name for its names alone',
    'viand catalogue import export mit dieser Datei oder --map name=name nur für ihre Namen',
  ],
  ['The food is not an object', 'Das Lebensmittel ist kein Objekt'],
  ['one object per food, such as {}', 'ein Objekt je Lebensmittel, etwa {0}'],
  [
    'None of the first {} foods has the member "{}"',
    'Keines der ersten {0} Lebensmittel hat das Feld „{1}“',
  ],
  [
    'all members in the first food, such as "{}": null',
    'alle Felder im ersten Lebensmittel, etwa „{0}“: null',
  ],
  [
    'CSV files with name, energy and dietary_fiber; use {} for the table of naehrwertdaten.ch',
    'CSV-Dateien mit name, energy und dietary_fiber; für die Tabelle von naehrwertdaten.ch {0}',
  ],
  ['The member "{}" is a list', 'Das Feld „{0}“ ist eine Liste'],
  [
    'amounts as members of the food, such as fat_g',
    'Nährwerte als Felder des Lebensmittels, etwa fat_g',
  ],
  ['Column "{}" has no unit', 'Der Spalte „{0}“ fehlt die Einheit'],
  [
    '"{}" is an amount in dry matter, and no other column has that of the food',
    '„{0}“ ist ein Gehalt in der Trockenmasse, und keine andere Spalte hat den des Lebensmittels',
  ],
  [
    'amounts of the food as it is, or --map ignore=… with this name',
    'Gehalte des Lebensmittels selbst oder --map ignore=… mit diesem Namen',
  ],
  ['The table has no foods', 'Die Tabelle hat keine Lebensmittel'],
  ['Cannot add the only food', 'Das einzige Lebensmittel lässt sich nicht aufnehmen'],
  ['Cannot add any of {} foods', 'Keines von {0} Lebensmitteln lässt sich aufnehmen'],
  ['at least one row without these problems', 'mindestens eine Zeile ohne diese Probleme'],
];
