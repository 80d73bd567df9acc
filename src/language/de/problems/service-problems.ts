/** What is wrong with clients, requests, catalogue files and surveys, in German: as in `problems.ts`. */
export const SERVICE_PROBLEMS_DE: readonly (readonly [english: string, german: string])[] = [
  // Clients and their keys.
  ['Unknown client {}', 'Unbekannter Client {0}'],
  ['the name or id of a client', 'der Name oder die Kennung eines Clients'],
  ['Client {} already exists', 'Den Client {0} gibt es schon'],
  [
    'another name; "viand client rotate" replaces the key of a client',
    'ein anderer Name; „viand client rotate“ ersetzt den Schlüssel eines Clients',
  ],
  ['Client {} is revoked', 'Der Client {0} ist gesperrt'],
  ['a client that is not revoked', 'ein Client, der nicht gesperrt ist'],
  ['Cannot write the clients file: {}', 'Die Client-Datei lässt sich nicht schreiben: {0}'],
  [
    'The file is not a clients file of this version',
    'Die Datei ist keine Client-Datei dieser Version',
  ],
  ['a file made by "viand client add"', 'eine Datei von „viand client add“'],
  [
    'Cannot print the key because standard output is closed; no key was changed',
    'Die Standardausgabe ist geschlossen: Der Schlüssel lässt sich nicht zeigen, und keiner wurde geändert',
  ],
  ['an open standard output', 'eine offene Standardausgabe'],
  [
    '{} may make {} requests per minute. Save its key now: viand does not store it.',
    '{0} darf {1#} Anfragen je Minute stellen. Den Schlüssel jetzt sichern: viand speichert ihn nicht.',
  ],
  [
    '{} may make {} requests a minute from now on',
    '{0} darf von jetzt an {1#} Anfragen je Minute stellen',
  ],
  ['{} is revoked', '{0} ist gesperrt'],
  [
    'the old key is refused from now on; save the new one, because viand does not store it',
    'Der alte Schlüssel gilt nicht mehr; den neuen sichern, denn viand speichert ihn nicht',
  ],
  [
    'the old key is accepted until {}; save the new one, because viand does not store it',
    'Der alte Schlüssel gilt bis {0}; den neuen sichern, denn viand speichert ihn nicht',
  ],
  ['deleted {} foods from the history', '{0} Lebensmittel aus dem Verlauf gelöscht'],
  ['a time such as {}', 'eine Zeit wie {0}'],
  // Addresses.
  ['Cannot listen on {}: {}', 'Der Server kann {0} nicht verwenden: {1}'],
  [
    'a free address and port; --port 0 picks one',
    'eine freie Adresse mit Port; --port 0 wählt einen',
  ],
  // What is looked up or named.
  ['{} is not a valid GTIN', '{0} ist keine gültige GTIN'],
  ['{} is not a valid GTIN; did you mean {}?', '{0} ist keine gültige GTIN; meinten Sie {1&}?'],
  [
    'a code in the catalogue; viand has no list of the codes that BLS 4.0 changed: look the food up by its name, or use --aliases',
    'ein Code aus dem Katalog; viand hat keine Liste der Codes, die BLS 4.0 geändert hat: das Lebensmittel über seinen Namen suchen oder --aliases verwenden',
  ],
  ['an id of a food', 'eine Kennung eines Lebensmittels'],
  ['text, a number, true or false', 'Text, eine Zahl, true oder false'],
  ['column names for any of {}', 'Namen von Spalten für {0}'],
  ['a list of labels, each once', 'eine Liste von Merkmalen, jedes einmal'],
  ['a list of columns', 'eine Liste von Spalten'],
  ['a list of patterns', 'eine Liste von Mustern'],
  ['a list of {}', 'eine Liste von {0}'],
  ['a label', 'ein Merkmal'],
  ['a column', 'eine Spalte'],
  ['an object', 'ein Objekt'],
  ['a code', 'ein Code'],
  ['a regular expression', 'ein regulärer Ausdruck'],
  ['something else', 'etwas anderes'],
  ['the name of a file', 'der Name einer Datei'],
  ['names of meal files', 'Namen von Dateien mit Mahlzeiten'],
  ['a commit, branch or tag', 'ein Commit, Branch oder Tag'],
  ['a level for each rule code', 'eine Stufe für jeden Code einer Regel'],
  ['a file name, or false for none', 'ein Dateiname oder false für keine'],
  ['a name that `viand schema` lists', 'ein Name, den `viand schema` nennt'],
  [
    'meal files to infer a configuration from',
    'Dateien mit Mahlzeiten, aus denen die Konfiguration folgt',
  ],
  [
    'letters, digits, _, -, spaces, and dots between parts, or parts in double quotes',
    'Buchstaben, Ziffern, _, -, Leerzeichen und Punkte zwischen Teilen, oder Teile in Anführungszeichen',
  ],
  [
    'Cannot find what has changed since {}: {}',
    'Was sich seit {0} geändert hat, lässt sich nicht feststellen: {1}',
  ],
  // Rules of labels.
  ['{} is not of type {}', '{0} ist nicht vom Typ {1}'],
  ['{} is not an allowed value', '{0} ist kein erlaubter Wert'],
  ['{} does not match the pattern', '{0} passt nicht zum Muster'],
  ['a value like {}', 'ein Wert wie {0}'],
  ['{} has {} day', '{0} hat {1#} Tag'],
  ['{} has {} days', '{0} hat {1#} Tage'],
  ['{} repeats {}', '{0} wiederholt {1}'],
  ['values that no other entry has', 'Werte, die kein anderer Eintrag hat'],
  ['values that no other meal has', 'Werte, die keine andere Mahlzeit hat'],
  // Own codes.
  ['Repeated id {}', 'Die Kennung {0} kommt mehrmals vor'],
  ['each id once', 'jede Kennung einmal'],
  ['Empty id', 'Die Kennung ist leer'],
  [
    'an id or source code in the catalogue',
    'eine Kennung oder ein Code einer Quelle aus dem Katalog',
  ],
  // Intakes, shards and surveys.
  ['The file has no intakes', 'Die Datei enthält keine Zufuhrwerte'],
  [
    'CSV of viand evaluate intakes, or shards with their .meta.json',
    'CSV von viand evaluate intakes oder Teile mit ihrem .meta.json',
  ],
  [
    'CSV of viand evaluate intakes, which has all digits',
    'CSV von viand evaluate intakes, das alle Ziffern hat',
  ],
  ['Cannot merge intakes in {}', 'Zufuhrwerte in {0} lassen sich nicht zusammenführen'],
  [
    'Cannot merge intakes with other labels',
    'Zufuhrwerte mit anderen Merkmalen lassen sich nicht zusammenführen',
  ],
  ['the labels of {}: {}', 'die Merkmale von {0}: {1}'],
  [
    'Cannot add up means, such as those of --per day',
    'Mittelwerte wie die von --per day lassen sich nicht addieren',
  ],
  ['intakes of the same groups without --per', 'Zufuhrwerte derselben Gruppen ohne --per'],
  ['Shards are joined unchanged', 'Teile werden unverändert zusammengefügt'],
  [
    'intakes, or no --raw: use it in viand evaluate --shard',
    'Zufuhrwerte oder kein --raw: --raw bei viand evaluate --shard angeben',
  ],
  ['Only the format svg is a single chart', 'Nur das Format svg ist ein einzelnes Diagramm'],
  ['an output such as chart.svg, or no --chart', 'eine Ausgabe wie diagramm.svg oder kein --chart'],
  [
    'The folder has {} files, but --sha256 is for one file',
    'Der Ordner hat {0} Dateien, aber --sha256 gilt für eine einzige',
  ],
  ['one of its files, or no --sha256', 'eine seiner Dateien oder kein --sha256'],
  ['a file of "viand catalogue export"', 'eine Datei von „viand catalogue export“'],
  ['Cannot import from a pipe', 'Aus einer Pipe lässt sich nichts importieren'],
  ['a file, since it is read twice', 'eine Datei, da sie zweimal gelesen wird'],
  ['The {} {} is not a sex', '{0} {1} ist kein Geschlecht'],
  [
    'male or female, m or f, 1 (male) or 2 (female), or a blank cell',
    'male oder female, m oder f, 1 (männlich) oder 2 (weiblich), oder eine leere Zelle',
  ],
  ['Cannot read {} in the table of intakes', '{0} ist in der Tabelle der Zufuhrwerte nicht lesbar'],
  [
    'a number as "viand evaluate intakes" writes it',
    'eine Zahl, wie viand evaluate intakes sie schreibt',
  ],
  ['Cannot merge shards in {} into {}', 'Teile in {0} lassen sich nicht zu {1} zusammenführen'],
  ['{}, as the shards have', '{0} wie in den Teilen'],
  [
    'Cannot merge shards of different runs: {}',
    'Teile verschiedener Läufe lassen sich nicht zusammenführen: {0!}',
  ],
  ['{}, as in the shard {}', '{0!} wie im Teil {1}'],
  ['{} shards', '{0} Teile'],
  ['version {} of viand', 'viand {0}'],
  ['no further input', 'keine weitere Eingabe'],
  ['input {} with SHA-256 {}', 'Eingabe {0} mit SHA-256 {1}'],
  [
    'other contents of files that options name, or other paths (with --by file)',
    'anderer Inhalt von Dateien, die Optionen nennen, oder andere Pfade (bei --by file)',
  ],
  ['the same contents and paths', 'derselbe Inhalt und dieselben Pfade'],
  [
    'Cannot group by {}: no view of {} can have a column of this name',
    'Nach {0} lässt sich nicht gruppieren: Keine Sicht von {1} kann eine Spalte dieses Namens haben',
  ],
  [
    'Cannot find which shard of a run the file is',
    'Welcher Teil eines Laufs die Datei ist, lässt sich nicht feststellen',
  ],
  [
    'Cannot read the provenance of the results: invalid JSON ({})',
    'Die Herkunftsangaben zu den Ergebnissen sind nicht lesbar: ungültiges JSON ({0})',
  ],
  [
    'Cannot read the provenance of the results: not an object of JSON',
    'Die Herkunftsangaben zu den Ergebnissen sind nicht lesbar: kein JSON-Objekt',
  ],
  [
    'Cannot read the provenance of the results: what it says about a shard is incomplete',
    'Die Herkunftsangaben zu den Ergebnissen sind nicht lesbar: Was sie über einen Teil sagen, ist unvollständig',
  ],
  [
    'the file as viand wrote it next to the results: restore it, or delete it to read them without provenance',
    'die Datei, wie viand sie neben die Ergebnisse geschrieben hat: wiederherstellen, oder löschen und ohne Herkunftsangaben lesen',
  ],
  ['a file of --shard with its {}', 'eine Datei von --shard mit ihrer {0}'],
  ['Stratum {} has a single PSU', 'Das Stratum {0} hat nur eine PSU'],
  ['The sample has a single PSU or person', 'Die Stichprobe hat nur eine PSU oder nur eine Person'],
  [
    'Cannot weight by {}: no person has a weight above 0',
    'Nach {0} lässt sich nicht gewichten: Keine Person hat ein Gewicht über 0',
  ],
  ['the weights of the persons in the sample', 'die Gewichte der Personen der Stichprobe'],
  [
    '--lonely-psu remove, adjust or average to go on without its variance',
    '--lonely-psu remove, adjust oder average, um ohne seine Varianz fortzufahren',
  ],
  // Catalogue files and downloads.
  [
    'Another import into the catalogue is still running',
    'Ein anderer Import in den Katalog läuft noch',
  ],
  [
    'one import at a time: try again when the other has finished',
    'immer nur ein Import: noch einmal versuchen, wenn der andere fertig ist',
  ],
  [
    'The catalogue exists already, and lacks the foods of the base ({})',
    'Der Katalog ist schon vorhanden und enthält die Lebensmittel des Grundkatalogs nicht ({0})',
  ],
  [
    '--base with a new catalogue file, or no --base',
    '--base mit einer neuen Katalogdatei oder kein --base',
  ],
  [
    'The catalogue already has a different source {}',
    'Der Katalog hat schon eine andere Quelle {0}',
  ],
  ['--source with an unused name', '--source mit einem freien Namen'],
  [
    'The catalogue already has a food with the id {}',
    'Der Katalog hat schon ein Lebensmittel mit der Kennung {0}',
  ],
  [
    'an id that no other food has, or --source with another name',
    'eine Kennung, die kein anderes Lebensmittel hat, oder --source mit einem anderen Namen',
  ],
  ['Catalogue not found', 'Katalog nicht gefunden'],
  ['an existing catalogue file', 'eine vorhandene Katalogdatei'],
  ['The catalogue is a folder', 'Der Katalog ist ein Ordner'],
  ['a catalogue file', 'eine Katalogdatei'],
  ['The file is not a viand catalogue', 'Die Datei ist kein Katalog von viand'],
  ['a catalogue made with "viand catalogue import"', 'ein Katalog von „viand catalogue import“'],
  [
    'The catalogue has schema version {}, which this version of viand cannot read',
    'Der Katalog hat die Schemaversion {0}, die diese Version von viand nicht liest',
  ],
  [
    'version {}: update viand to read a newer one',
    'Version {0}; für eine neuere Version viand aktualisieren',
  ],
  [
    'version {}: import its sources again into a new file',
    'Version {0}: seine Quellen noch einmal in eine neue Datei importieren',
  ],
  ['The catalogue is damaged: {}', 'Der Katalog ist beschädigt: {0}'],
  [
    'an undamaged file: import its sources again',
    'eine unbeschädigte Datei: ihre Quellen noch einmal importieren',
  ],
  ['Cannot open the catalogue', 'Der Katalog lässt sich nicht öffnen'],
  ['The file is not an exported catalogue', 'Die Datei ist kein exportierter Katalog'],
  ['all columns of "viand catalogue export"', 'alle Spalten von „viand catalogue export“'],
  [
    'each food once, with its rows together, and not in another source',
    'jedes Lebensmittel einmal, seine Zeilen beieinander, und in keiner anderen Quelle',
  ],
  [
    'imported foods that break rules (problems: {}); "viand catalogue verify" lists all',
    'Lebensmittel übernommen, die gegen Regeln verstoßen (Probleme: {0}); „viand catalogue verify“ zählt alle auf',
  ],
  [
    'a file of "viand catalogue export"; "viand catalogue add" reads other tables',
    'eine Datei von „viand catalogue export“; „viand catalogue add“ liest andere Tabellen',
  ],
  ['Invalid address', 'Ungültige Adresse'],
  ['an address such as {}', 'eine Adresse wie {0}'],
  ['an address or a folder', 'eine Adresse oder ein Ordner'],
  ['an address, a file or a folder', 'eine Adresse, eine Datei oder ein Ordner'],
  ['64 hexadecimal digits', '64 hexadezimale Ziffern'],
  ['Cannot download {}: {}', '{0} lässt sich nicht herunterladen: {1}'],
  [
    'the same command again, which goes on from there',
    'noch einmal derselbe Befehl, der dort fortfährt',
  ],
  ['The checksum of {} does not match', 'Die Prüfsumme von {0} stimmt nicht'],
  ['SHA-256 {}', 'SHA-256 {0}'],
  ['Not enough address space for WebAssembly', 'Zu wenig Adressraum für WebAssembly'],
  [
    'no limit of virtual memory (ulimit -v), or 100 GB; limit resident memory instead',
    'keine Grenze für virtuellen Speicher (ulimit -v) oder 100 GB; stattdessen den belegten Speicher begrenzen',
  ],
  ['Cannot load better-sqlite3: {}', 'better-sqlite3 lässt sich nicht laden: {0}'],
  [
    'a build for this version of Node.js: install again with --allow-scripts=better-sqlite3',
    'ein Build für diese Version von Node.js: noch einmal mit --allow-scripts=better-sqlite3 installieren',
  ],
  // Printing.
  [
    'Cannot make a PDF: no Chromium, Chrome or Edge found',
    'PDF nicht erstellt: weder Chromium noch Chrome noch Edge gefunden',
  ],
  ['Cannot make a PDF: browser {} not found', 'PDF nicht erstellt: Browser {0} nicht gefunden'],
  [
    'Chromium, Chrome or Edge, set with --browser or CHROMIUM; or write -o report.html and print that',
    'Chromium, Chrome oder Edge, mit --browser oder CHROMIUM; oder -o report.html schreiben und das drucken',
  ],
  [
    'another browser, set with --browser or CHROMIUM; or write -o report.html and print that',
    'ein anderer Browser, mit --browser oder CHROMIUM; oder -o report.html schreiben und das drucken',
  ],
  ['Internal error: {}; please report it', 'Interner Fehler: {0}; bitte melden'],
];
