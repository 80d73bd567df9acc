/** What is wrong with foods and catalogues by the rules of `rules/`, in German: as in `problems.ts`. */
export const FOOD_RULE_PROBLEMS_DE: readonly (readonly [english: string, german: string])[] = [
  ['Implausible yield factor {} for {} {}', 'Der Garfaktor {0} ist für {2} ({1}) unwahrscheinlich'],
  [
    '{} to {}, as for other foods of its group',
    '{0} bis {1}, wie bei anderen Lebensmitteln der Gruppe',
  ],
  [
    'Implausible energy: {} kJ without fat in the {} g that 100 g of the raw food weigh when cooked',
    'Unwahrscheinliche Energie: {0} kJ ohne Fett in den {1} g, die 100 g roh nach dem Garen wiegen',
  ],
  ['about {} kJ, as in 100 g of {}', 'etwa {0} kJ, wie in 100 g von {1}'],
  [
    'Implausible fat: {} g in the {} g that 100 g of the raw food weigh when cooked',
    'Unwahrscheinliche Menge Fett: {0} g in den {1} g, die 100 g roh nach dem Garen wiegen',
  ],
  ['{} to {} g, as 100 g of {} have {} g', '{0} bis {1} g, da 100 g von {2} {3} g haben'],
  [
    'Added sugars ({} g) are more than all sugars ({} g)',
    'Der zugesetzte Zucker ({0} g) übersteigt den gesamten Zucker ({1} g)',
  ],
  [
    'The name does not explain {} µg of folic acid in a food of {}',
    'Der Name erklärt die {0} µg Folsäure in einem Lebensmittel aus {1} nicht',
  ],
  ['0 µg, or a name that says what is added', '0 µg oder ein Name, der den Zusatz nennt'],
  [
    'No variant has the standard_processing "{}"',
    'Keine Variante hat als standard_processing „{0}“',
  ],
  [
    'No serving size has the standard_serving_type "{}"',
    'Keine Portionsgröße hat als standard_serving_type „{0}“',
  ],
  [
    'one of its serving sizes, or an empty cell',
    'eine seiner Portionsgrößen oder eine leere Zelle',
  ],
  ['Invalid serving size "{}"', 'Ungültige Portionsgröße „{0}“'],
  ['a label, and an amount above 0', 'ein Name und eine Menge über 0'],
  ['14 digits with a correct check digit', '14 Ziffern mit richtiger Prüfziffer'],
  ['Implausible density of {} g/ml for {}', 'Die Dichte {0} g/ml ist für {1} unwahrscheinlich'],
  [
    '{} to {} g/ml, as for other foods of its group in this state',
    '{0} bis {1} g/ml, wie bei anderen Lebensmitteln der Gruppe in diesem Zustand',
  ],
  [
    'Density of {} g/ml does not match the composition of {}',
    'Die Dichte {0} g/ml passt nicht zur Zusammensetzung von {1}',
  ],
  [
    'about {} g/ml, from water, carbohydrates, protein and fat',
    'etwa {0} g/ml aus Wasser, Kohlenhydraten, Eiweiß und Fett',
  ],
  [
    'at most {} g/ml, from water, carbohydrates, protein and fat',
    'höchstens {0} g/ml aus Wasser, Kohlenhydraten, Eiweiß und Fett',
  ],
  [
    'Implausible density: {} g/ml cooked, but {} g/ml raw',
    'Unwahrscheinliche Dichte: {0} g/ml gegart, aber {1} g/ml roh',
  ],
  [
    'Implausible weight of {} g for "{}" of {}',
    'Das Gewicht {0} g ist für „{1}“ von {2} unwahrscheinlich',
  ],
  [
    'Implausible sodium: {} mg in a food cooked without salt',
    'Unwahrscheinliche Menge Natrium: {0} mg in einem Lebensmittel, das ohne Salz gegart ist',
  ],
  [
    'at most {} mg, as {} has {} mg, or a label that names the salt',
    'höchstens {0} mg, da {1} {2} mg hat, oder eine Bezeichnung, die das Salz nennt',
  ],
  [
    '{} is called salted but has only {} mg of sodium',
    '{0} ist als gesalzen bezeichnet, hat aber nur {1} mg Natrium',
  ],
  // Catalogues as a whole.
  ['Search cannot find food {} by its name', 'Die Suche findet {0} nicht unter seinem Namen'],
  [
    'a complete search index: import its source again',
    'ein vollständiger Suchindex: die Quelle neu importieren',
  ],
  ['Several foods have GTIN {}', 'Mehrere Lebensmittel haben die GTIN {0}'],
  ['one food', 'ein Lebensmittel'],
  ['{} {} refers to a missing record', '{0} {1} verweist auf etwas, das es nicht gibt'],
  [
    'Id "{}" is both current and from an earlier release',
    'Die Kennung „{0}“ ist gültig und zugleich aus einer früheren Ausgabe',
  ],
  ['one meaning', 'eine Bedeutung'],
  ['{} {} is not {}: {} kJ/100 g instead of {}', '{0} {1} ist nicht {2}: {3} kJ/100 g statt {4}'],
  [
    'a stand-in, or a food with the energy of the code',
    'ein Ersatz oder ein Lebensmittel mit der Energie des Codes',
  ],
  [
    'Source "{}" was changed after its import',
    'Die Quelle „{0}“ wurde nach dem Import noch verändert',
  ],
  ['the imported content: import it again', 'der importierte Inhalt: die Quelle neu importieren'],
  // Cells and files of published tables.
  ['{} "{}" is not an amount', '{0} „{1}“ ist kein Gehalt'],
  ['a number, 0 or more, or an empty cell', 'eine Zahl ab 0 oder eine leere Zelle'],
  ['Duplicate {} "{}"', 'Der Wert „{1}“ in {0} kommt mehrmals vor'],
  ['each value once', 'jeder Wert einmal'],
  ['The FNDDS table of nutrient values is missing', 'Die FNDDS-Tabelle der Nährwerte fehlt'],
  ['The FNDDS table of foods is missing', 'Die FNDDS-Tabelle der Lebensmittel fehlt'],
  ['The FNDDS table of portions is missing', 'Die FNDDS-Tabelle der Portionen fehlt'],
  [
    'The FNDDS table of food patterns (FPED) is missing',
    'Die FNDDS-Tabelle der Lebensmittelgruppen (FPED) fehlt',
  ],
  [
    'a CSV file with the columns {}, or JSON from FoodData Central',
    'eine CSV-Datei mit den Spalten {0} oder JSON von FoodData Central',
  ],
  [
    'Duplicate table: {} has the same content',
    'Die Tabelle gibt es mehrmals: {0} hat denselben Inhalt',
  ],
  [
    'one file per table, all of the same release',
    'eine Datei je Tabelle, alle aus derselben Ausgabe',
  ],
];
