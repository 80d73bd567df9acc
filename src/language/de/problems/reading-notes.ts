/** How files were read, in German: as in `problems.ts`. */
export const READING_NOTES_DE: readonly (readonly [english: string, german: string])[] = [
  [
    '{}: {} rows without a value use the value above',
    '{0&}: In {1#} Zeilen ohne Wert gilt der Wert darüber',
  ],
  [
    '{}: 1 row without a value uses the value above',
    '{0&}: In 1 Zeile ohne Wert gilt der Wert darüber',
  ],
  [
    'column {} is not read; did you mean {}?',
    'Die Spalte {0} wird nicht gelesen; meinten Sie {1}?',
  ],
  [
    'column {}: {} values are not read, such as {}',
    'Spalte {0}: {1} Werte werden nicht gelesen, etwa {2}',
  ],
  [
    'column {}: {} amounts are not read; write each drink in a row of its own',
    'Spalte {0}: {1} Mengen werden nicht gelesen; jedes Getränk braucht eine eigene Zeile',
  ],
  [
    'column {}: 1 amount is not read; write each drink in a row of its own',
    'Spalte {0}: 1 Menge wird nicht gelesen; jedes Getränk braucht eine eigene Zeile',
  ],
  [
    'row {}: {} amounts are not read; write each drink in a row of its own',
    'Zeile {0}: {1} Mengen werden nicht gelesen; jedes Getränk braucht eine eigene Zeile',
  ],
  [
    'row {}: 1 amount is not read; write each drink in a row of its own',
    'Zeile {0}: 1 Menge wird nicht gelesen; jedes Getränk braucht eine eigene Zeile',
  ],
  ['column {}: 1 value is not read, such as {}', 'Spalte {0}: 1 Wert wird nicht gelesen: {1}'],
  [
    '1 text is too long for one food: write each food in a line of its own',
    '1 Text ist zu lang für ein einzelnes Lebensmittel: Schreiben Sie jedes in eine eigene Zeile',
  ],
  [
    '{} texts are too long for one food: write each food in a line of its own',
    '{0} Texte sind zu lang für ein einzelnes Lebensmittel: Schreiben Sie jedes in eine eigene Zeile',
  ],
  [
    'no column is called "amount"; if one of {} has the amounts, name it with --map amount=…',
    'Keine Spalte heißt „Menge“; wenn eine von {0&} die Mengen hat, nennen Sie sie mit --map amount=…',
  ],
  [
    'no column is called "amount"; if {} has the amounts, name it with --map amount=…',
    'Keine Spalte heißt „Menge“; wenn {0&} die Mengen hat, nennen Sie sie mit --map amount=…',
  ],
  ['no header: read the columns as {}', 'keine Kopfzeile: Spalten gelesen als {0}'],
  [
    '{}: rows without a value use the value above',
    '{0&}: In Zeilen ohne Wert gilt der Wert darüber',
  ],
  [
    '1 hidden row of sheet {} counts like the others',
    '1 ausgeblendete Zeile von Blatt {0} zählt wie die anderen',
  ],
  [
    '{} hidden rows of sheet {} count like the others',
    '{0} ausgeblendete Zeilen von Blatt {1} zählen wie die anderen',
  ],
  [
    'counted the ingredients of {} instead of the dish',
    'die Zutaten von {0&} statt des Gerichts gezählt',
  ],
  [
    'read the text as Windows-1250; use --encoding if letters are wrong',
    'den Text als Windows-1250 gelesen; bei falschen Buchstaben hilft --encoding',
  ],
  [
    'read only sheet {}, since no other one is such a table: {}',
    'nur Blatt {0} gelesen, denn kein anderes ist eine solche Tabelle: {1}',
  ],
  ['read each sheet as a day', 'jedes Blatt gilt als Tag'],
  ['read each sheet as a person', 'jedes Blatt gilt als Person'],
  ['read the columns {} as people', 'Die Spalten {0&} gelten als Personen'],
  ['did not read the amounts in {}', 'Die Mengen in {0&} wurden nicht gelesen'],
  ['read the columns {} as weeks', 'Die Spalten {0&} gelten als Wochen'],
  ['read the headings {} as people', 'Die Überschriften {0&} gelten als Personen'],
  ['read the tables below {} as people', 'Die Tabellen unter {0&} gelten als Personen'],
  ['read each sheet as a meal', 'jedes Blatt gilt als Mahlzeit'],
  ['read the tables below each other as weeks', 'die Tabellen untereinander gelten als Wochen'],
  ['read each sheet as a week', 'jedes Blatt gilt als Woche'],
  [
    '{} rows with leftovers: only the amount eaten counts',
    'bei {0#} Zeilen mit Resten zählt nur die gegessene Menge',
  ],
  [
    '1 row with leftovers: only the amount eaten counts',
    'bei 1 Zeile mit Resten zählt nur die gegessene Menge',
  ],
  [
    '{} rows where the amount served minus leftovers is not the amount eaten: the amount eaten counts',
    'In {0} Zeilen ergibt die ausgegebene Menge ohne Reste nicht die gegessene: Es zählt die gegessene',
  ],
  [
    '1 row where the amount served minus leftovers is not the amount eaten: the amount eaten counts',
    'In 1 Zeile ergibt die ausgegebene Menge ohne Reste nicht die gegessene: Es zählt die gegessene',
  ],
  [
    '--by file groups by the name of this file, not by its column "file": rename the column to group by it',
    '--by file gruppiert nach dem Namen dieser Datei, nicht nach ihrer Spalte „file“: Benennen Sie die Spalte um, um nach ihr zu gruppieren',
  ],
  [
    'skipped lines of nutrients: {} and {} more',
    'Zeilen mit Nährstoffen ausgelassen: {0} und {1} weitere',
  ],
  [
    'found no food: all lines were skipped, or have only nutrients',
    'kein Lebensmittel gefunden: Alle Zeilen wurden ausgelassen oder enthalten nur Nährstoffe',
  ],
  ['skipped lines of nutrients: {}', 'Zeilen mit Nährstoffen ausgelassen: {0}'],
  [
    'skipped attachments of the mail: {} and {} more',
    'Anhänge der E-Mail ausgelassen: {0} und {1} weitere',
  ],
  ['skipped attachments of the mail: {}', 'Anhänge der E-Mail ausgelassen: {0}'],
  [
    'skipped lines of the e-mail around the diary: {} and {} more',
    'Zeilen der E-Mail um das Protokoll ausgelassen: {0} und {1} weitere',
  ],
  [
    'skipped lines of the e-mail around the diary: {}',
    'Zeilen der E-Mail um das Protokoll ausgelassen: {0}',
  ],
  [
    'skipped remarks on days: {} and {} more',
    'Bemerkungen zu Tagen ausgelassen: {0} und {1} weitere',
  ],
  ['skipped remarks on days: {}', 'Bemerkungen zu Tagen ausgelassen: {0}'],
  ['skipped food to buy: {} and {} more', 'Einkäufe ausgelassen: {0} und {1} weitere'],
  ['skipped food to buy: {}', 'Einkäufe ausgelassen: {0}'],
  ['skipped food that was planned: {} and {} more', 'Geplantes ausgelassen: {0} und {1} weitere'],
  ['skipped food that was planned: {}', 'Geplantes ausgelassen: {0}'],
  [
    'skipped food that was not eaten: {} and {} more',
    'nicht Gegessenes ausgelassen: {0} und {1} weitere',
  ],
  ['skipped food that was not eaten: {}', 'nicht Gegessenes ausgelassen: {0}'],
  [
    'counted planned food as eaten: {} and {} more',
    'Geplantes als gegessen gezählt: {0} und {1} weitere',
  ],
  ['counted planned food as eaten: {}', 'Geplantes als gegessen gezählt: {0}'],
  [
    'assumed that earlier food was eaten again: {} and {} more',
    'Annahme, dass früheres Essen wiederholt wurde: {0} und {1} weitere',
  ],
  [
    'assumed that earlier food was eaten again: {}',
    'Annahme, dass früheres Essen wiederholt wurde: {0}',
  ],
  ['skipped the column {}', 'Spalte {0} ausgelassen'],
  ['skipped the columns {}', 'Spalten {0&} ausgelassen'],
  ['skipped the sheet {}', 'Blatt {0} ausgelassen'],
  ['skipped the sheets {}', 'Blätter {0&} ausgelassen'],
  ['read the sheet {}', 'Blatt {0} gelesen'],
  ['read as an export of {}', 'als Export von {0} gelesen'],
  ['read as intakes of viand', 'als Zufuhrwerte von viand gelesen'],
  ['read as {}', 'als {0} gelesen'],
  ['no entries', 'keine Einträge'],
  [
    'ignored the column unsure: the result does not say how much depends on uncertain foods or assumed sizes',
    'die Spalte unsure wird nicht berücksichtigt: Das Ergebnis sagt nicht, wie viel auf unsicheren Lebensmitteln oder angenommenen Größen beruht',
  ],
  [
    'column {}: 1 row counts in full, though it says {}',
    'Spalte {0}: 1 Zeile zählt ganz, obwohl dort {1} steht',
  ],
  [
    'column {}: {} rows count in full, though they say that less was eaten, or nothing yet, such as {}',
    'Spalte {0}: {1} Zeilen zählen ganz, obwohl weniger oder noch nichts gegessen wurde, etwa {2}',
  ],
  [
    'column {}: 1 food counts without what the remark {} may add',
    'Spalte {0}: 1 Lebensmittel zählt ohne das, was die Bemerkung {1} vielleicht hinzufügt',
  ],
  [
    'column {}: {} foods count without what remarks may add, such as {}',
    'Spalte {0}: {1} Lebensmittel zählen ohne das, was Bemerkungen vielleicht hinzufügen, etwa {2}',
  ],
  [
    'column {} has carbohydrate exchanges, not amounts: each food counts as one serving',
    'Spalte {0} enthält Kohlenhydrateinheiten (BE, KE) statt Mengen: Jedes Lebensmittel zählt als eine Portion',
  ],
  ['each of {} columns is a food', 'jede von {0} Spalten ist ein Lebensmittel'],
  [
    'column {}: {} are for the same meal, and all of them count',
    'Spalte {0}: {1&} sind für dieselbe Mahlzeit, und alle zählen',
  ],
  [
    'column {} counts the portions of a kitchen: one of them counts',
    'Spalte {0} enthält die Portionen einer Küche: Es zählt eine davon',
  ],
  [
    'the column {} says which amounts were weighed raw',
    'Spalte {0} sagt, welche Mengen roh gewogen wurden',
  ],
  ['read {} times {} as the amount', '{0} mal {1} gilt als Menge'],
  [
    'the drained weights in {} count, not the weights in {}',
    'die Abtropfgewichte in {0} zählen, nicht die Gewichte in {1}',
  ],
  ['skipped {} rows of totals', '{0} Zeilen mit Summen ausgelassen'],
  ['skipped 1 row of totals', '1 Zeile mit Summen ausgelassen'],
  ['skipped {} rows with a blank food: {}', '{0} Zeilen ohne Lebensmittel ausgelassen: {1&}'],
  ['skipped 1 row with a blank food: {}', '1 Zeile ohne Lebensmittel ausgelassen: {0&}'],
  ['skipped the table below {}', 'Tabelle unter {0} ausgelassen'],
  ['counted the foods below {} as eaten', 'die Lebensmittel unter {0} als gegessen gezählt'],
  ['skipped {} rows without food', '{0} Zeilen ohne Lebensmittel ausgelassen'],
  ['skipped 1 row without food', '1 Zeile ohne Lebensmittel ausgelassen'],
  ['subtracted {} from {}', '{0} von {1} abgezogen'],
  ['counted the middle between {} and {}', 'Mitte zwischen {0} und {1} gezählt'],
  ['skipped {} and {} more', '{0} und {1} weitere ausgelassen'],
  ['skipped {}', '{0&} ausgelassen'],
  [
    'the title {} is about several people; all amounts count as eaten by one',
    'der Titel {0} nennt mehrere Personen; alle Mengen zählen als von einer gegessen',
  ],
  ['skipped the title {}', 'Titel {0} übersprungen'],
  ['skipped {}, which was struck out', 'Durchgestrichenes ausgelassen: {0&}'],
  [
    'the PDF is a scan: a program recognised its text, and may have misread figures',
    'das PDF ist ein Scan: ein Programm hat den Text erkannt und vielleicht Zahlen falsch gelesen',
  ],
  ['skipped {}, which nobody sees in the PDF', 'im PDF nicht Sichtbares ausgelassen: {0&}'],
  [
    'skipped {} texts that nobody sees in the PDF, such as {}',
    '{0} im PDF nicht sichtbare Texte ausgelassen, etwa {1}',
  ],
  [
    'skipped 1 message from {}, who advises the others',
    '1 Nachricht von {0} ausgelassen, da diese Person andere berät',
  ],
  [
    'skipped {} messages from {}, who advises the others',
    '{0} Nachrichten von {1} ausgelassen, da sie andere beraten',
  ],
  [
    'skipped 1 row of food that was not eaten',
    '1 Zeile mit nicht gegessenen Lebensmitteln ausgelassen',
  ],
  [
    'skipped {} rows of food that was not eaten',
    '{0} Zeilen mit nicht gegessenen Lebensmitteln ausgelassen',
  ],
];
