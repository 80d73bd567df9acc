/** What keeps a run from its result, in German: as in `problems.ts`. */
export const RUN_PROBLEMS_DE: readonly (readonly [english: string, german: string])[] = [
  // Files that are written.
  ['The folder does not exist', 'Den Ordner gibt es nicht'],
  ['a folder to write to', 'ein Ordner, in den geschrieben werden kann'],
  ['Cannot write the file: {}', 'Die Datei lässt sich nicht schreiben: {0}'],
  ['a writable file', 'eine beschreibbare Datei'],
  ['Cannot write the output: {}', 'Die Ausgabe lässt sich nicht schreiben: {0}'],
  [
    'a writable output, such as a file on a disk with free space',
    'eine Ausgabe mit freiem Platz, etwa eine Datei',
  ],
  ['Cannot write a temporary file: {}', 'Eine temporäre Datei lässt sich nicht schreiben: {0}'],
  [
    'a temporary folder with free space; TMPDIR sets which',
    'ein temporärer Ordner mit freiem Platz; TMPDIR legt ihn fest',
  ],
  ['Cannot overwrite {}', '{0} darf nicht überschrieben werden'],
  [
    'Cannot overwrite {}: this run reads it or already writes to it',
    '{0} darf nicht überschrieben werden: Dieser Lauf liest die Datei oder schreibt schon in sie',
  ],
  ['a different file', 'eine andere Datei'],
  ['Cannot rewrite the file', 'Die Datei lässt sich nicht ändern'],
  [
    'uncompressed text in UTF-8, UTF-16, Windows-1252 or Windows-1250',
    'unkomprimierter Text in UTF-8, UTF-16, Windows-1252 oder Windows-1250',
  ],
  ['file names with --fix', 'Dateinamen neben --fix'],
  [
    'another file with -o, or - for standard output',
    'eine andere Datei mit -o oder - für die Standardausgabe',
  ],
  ['Cannot print a PDF with {}: {}', 'Mit {0} lässt sich kein PDF drucken: {1}'],
  // Files that are read.
  ['The file changed while viand read it', 'Die Datei änderte sich, während viand sie las'],
  [
    'a file that no program writes to: run viand again when it is complete',
    'eine Datei, in die niemand schreibt: viand noch einmal starten, wenn sie vollständig ist',
  ],
  ['a readable file', 'eine lesbare Datei'],
  ['a list of file names', 'eine Liste von Dateinamen'],
  ['Cannot read the Parquet file: {}', 'Die Parquet-Datei ist nicht lesbar: {0}'],
  [
    'the file saved as .xlsx, .ods or .docx, without a password',
    'die Datei als .xlsx, .ods oder .docx ohne Passwort',
  ],
  [
    'its text or table, saved as .txt, .csv or .xlsx',
    'ihr Text oder ihre Tabelle, gespeichert als .txt, .csv oder .xlsx',
  ],
  ['the text saved as .txt', 'der Text als .txt gespeichert'],
  [
    'Cannot read the file as answers to names',
    'Die Datei enthält keine lesbaren Antworten zu Namen',
  ],
  ['the columns {}', 'die Spalten {0}'],
  // Totals and intakes.
  ['Cannot find columns of totals', 'Keine Spalten mit Summen gefunden'],
  [
    'Cannot choose between the columns {} and {}, which mean the same',
    'Die Spalten {0} und {1} bedeuten dasselbe: Eine davon ist zu viel',
  ],
  [
    'a number with a decimal point, or an empty cell if it is unknown',
    'eine Zahl oder eine leere Zelle, wenn sie unbekannt ist',
  ],
  [
    'a number with a decimal comma like others of the row, or an empty cell',
    'eine Zahl mit Dezimalkomma wie andere der Zeile oder eine leere Zelle',
  ],
  ['the meals or intakes that were scored', 'die bewerteten Mahlzeiten oder Zufuhren'],
  // Groups and populations.
  [
    'Cannot keep {}: it has several values in {}: {}',
    '{0} lässt sich nicht übernehmen: mehrere Werte in {1}: {2&}',
  ],
  [
    'Cannot keep {}: it has several values in all entries: {}',
    '{0} lässt sich nicht übernehmen: mehrere Werte in allen Einträgen: {1&}',
  ],
  ['one value in each group, or {} in --by', 'ein Wert je Gruppe oder {0} in --by'],
  [
    'Cannot use {} for {}: no such column',
    '{0} lässt sich für {1} nicht verwenden: Diese Spalte fehlt',
  ],
  [
    'Cannot use {} for {}: it has several values in {}: {}',
    '{0} lässt sich für {1} nicht verwenden: mehrere Werte in {2}: {3&}',
  ],
  [
    'Cannot use {} for {}: it has several values in all entries: {}',
    '{0} lässt sich für {1} nicht verwenden: mehrere Werte in allen Einträgen: {2&}',
  ],
  [
    'Cannot use {} for {}: the meal has no such member',
    '{0} lässt sich für {1} nicht verwenden: Die Mahlzeit hat kein solches Feld',
  ],
  [
    'Cannot use {} for {}: the entry has no such member',
    '{0} lässt sich für {1} nicht verwenden: Der Eintrag hat kein solches Feld',
  ],
  [
    'Cannot use {} for {}: it is a list',
    '{0} lässt sich für {1} nicht verwenden: Der Wert ist eine Liste',
  ],
  [
    'Cannot use {} for {}: it is an object',
    '{0} lässt sich für {1} nicht verwenden: Der Wert ist ein Objekt',
  ],
  [
    'nothing estimated: some columns of persons are faulty',
    'nichts geschätzt: Einige Spalten der Personen sind fehlerhaft',
  ],
  ['The {} of a person in the sample is missing', '{0} fehlt bei einer Person der Stichprobe'],
  ['a value for each person, or a blank weight', 'ein Wert je Person oder ein leeres Gewicht'],
  ['one value for each person', 'ein Wert je Person'],
  [
    'Cannot weight by {}: {} is not a weight',
    'Nach {0} lässt sich nicht gewichten: {1} ist kein Gewicht',
  ],
  ['a number, or a blank cell', 'eine Zahl oder eine leere Zelle'],
  ['a number, 0 or more', 'eine Zahl ab 0'],
  ['a number, 0 or more, or a blank cell', 'eine Zahl ab 0 oder eine leere Zelle'],
  [
    'Cannot use {} as the column of persons: a person has several values',
    '{0} ist keine Spalte der Personen: Eine Person hat mehrere Werte',
  ],
  ['--by {} --per {} for the mean of each person', '--by {0} --per {1} für das Mittel je Person'],
  ['meals of one person', 'Mahlzeiten einer Person'],
  ['a column {} or day, or --by', 'eine Spalte {0} oder day, oder --by'],
  ['--by with the column of the groups', '--by mit der Spalte der Gruppen'],
  ['1 to {}', '1 bis {0}'],
  // Recipes.
  [
    'one ingredient per line, Cooklang, or a schema.org recipe',
    'eine Zutat je Zeile, Cooklang oder ein Rezept nach schema.org',
  ],
  [
    'the amount for the whole recipe, and another heading',
    'die Menge für das ganze Rezept und eine andere Überschrift',
  ],
  ['a weight, or a measure that {} has', 'ein Gewicht oder ein Maß, das {0} hat'],
];
