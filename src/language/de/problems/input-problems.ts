/** What is wrong with the values of options and arguments, in German: as in `problems.ts`. */
export const INPUT_PROBLEMS_DE: readonly (readonly [english: string, german: string])[] = [
  ['File not found', 'Datei nicht gefunden'],
  [
    'a file on this machine, such as a download of that address',
    'eine Datei auf diesem Rechner, etwa ein Download dieser Adresse',
  ],
  [
    'Standard input names nothing to look up',
    'Die Standardeingabe enthält nichts zum Nachschlagen',
  ],
  ['an id or code on each line', 'eine Kennung oder ein Code in jeder Zeile'],
  ['The number is too large', 'Die Zahl ist zu groß'],
  ['The query is empty', 'Die Suchanfrage ist leer'],
  ['The query is too long', 'Die Suchanfrage ist zu lang'],
  ['The id is empty', 'Die Kennung ist leer'],
  ['The id is too long', 'Die Kennung ist zu lang'],
  ['The record is missing', 'Das Protokoll fehlt'],
  ['Unknown method', 'Unbekannte Zubereitung'],
  ['Unknown reference amount', 'Unbekannte Bezugsmenge'],
  ['Unknown kind of file', 'Unbekannte Art von Datei'],
  ['Unknown index', 'Unbekannter Index'],
  ['Unknown database', 'Unbekannte Datenbank'],
  ['A label is given twice', 'Ein Merkmal ist zweimal angegeben'],
  ['Unknown date', 'Unbekanntes Datum'],
  ['Invalid SHA-256', 'Ungültige SHA-256-Prüfsumme'],
  ['Invalid column names', 'Ungültige Spaltennamen'],
  ['Unsupported kind of address', 'Adressen dieser Art werden nicht unterstützt'],
  [
    'an address with http:// or https://, or a folder',
    'eine Adresse mit http:// oder https://, oder ein Ordner',
  ],
  ['The folder has no files', 'Der Ordner hat keine Dateien'],
  ['a folder with the files of the source', 'ein Ordner mit den Dateien der Quelle'],
  [
    'Cannot download {}: the server sent a web page',
    '{0} lässt sich nicht herunterladen: Der Server hat eine Webseite geschickt',
  ],
  // Files that are named twice.
  [
    '{} is named twice: expected each once',
    '{0} ist zweimal angegeben; erwartet: jede Datei einmal',
  ],
  [
    '{} and {} are the same file: expected each once',
    '{0} und {1} sind dieselbe Datei; erwartet: jede Datei einmal',
  ],
  [
    'Missing argument: name {}, or - for standard input',
    'Ein Argument fehlt: {0!} angeben oder - für die Standardeingabe',
  ],
  // What is expected.
  ['a part and the number of parts, such as 2/8', 'ein Teil und die Zahl der Teile, etwa 2/8'],
  ['a meal file with entries', 'eine Datei mit Mahlzeiten, die Einträge hat'],
  [
    'one of the two columns, such as a file for each day',
    'eine der beiden Spalten, etwa eine Datei für jeden Tag',
  ],
  [
    'brr, fay-0.3, jk1, jk2, bootstrap or successive-difference',
    'brr, fay-0.3, jk1, jk2, bootstrap oder successive-difference',
  ],
  [
    'the columns of ASA24, NHANES, FPED (KCAL, F_TOTAL), DHQ III, Block, or viand evaluate intakes',
    'die Spalten von ASA24, NHANES, FPED (KCAL, F_TOTAL), DHQ III, Block oder viand evaluate intakes',
  ],
  ['standard input', 'Standardeingabe'],
  ['{}, or a measure of the food', '{0!} oder ein Maß des Lebensmittels'],
  ['The file has no sheets', 'Die Datei hat keine Tabellenblätter'],
  ['a workbook (.xlsx or .ods) with --sheet', 'eine Mappe (.xlsx oder .ods) mit --sheet'],
  ['{} to {} characters', '{0} bis {1} Zeichen'],
  // Settings of a validation.
  ['Cannot set rule {} to "{}"', 'Die Regel {0} lässt sich nicht auf „{1}“ setzen'],
  [
    'error: viand cannot read a file that breaks this rule',
    'error: Eine Datei, die gegen diese Regel verstößt, kann viand nicht lesen',
  ],
  ['Invalid pattern {}', 'Ungültiges Muster {0}'],
  ['a regular expression', 'ein regulärer Ausdruck'],
  [
    'The pattern {} takes more than a second for {}',
    'Das Muster {0} braucht mehr als eine Sekunde für {1}',
  ],
  [
    'a pattern that repeats nothing that is itself repeated, as in (a+)+',
    'ein Muster, das nichts wiederholt, was selbst schon wiederholt wird, wie in (a+)+',
  ],
  ['The min of {} is above its max, {}', 'Das min von {0} liegt über dem max, {1}'],
  ['a min of {} or less', 'ein min von höchstens {0}'],
];
