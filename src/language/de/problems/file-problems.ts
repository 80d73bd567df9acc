/** Why a file cannot be read, in German: as in `problems.ts`. */
export const FILE_PROBLEMS_DE: readonly (readonly [english: string, german: string])[] = [
  [
    'Cannot write the file: it is not a regular file',
    'Die Datei lässt sich nicht schreiben: Sie ist keine gewöhnliche Datei',
  ],
  // Errors of JSON.
  ['it is nested too deeply', 'zu tief verschachtelt'],
  ['a name is missing, or there is an extra comma', 'ein Name fehlt oder ein Komma ist zu viel'],
  ['a value is missing, or there is an extra comma', 'ein Wert fehlt oder ein Komma ist zu viel'],
  ['a colon is missing', 'ein Doppelpunkt fehlt'],
  ['a comma is missing', 'ein Komma fehlt'],
  ['a "}" is missing', '„}“ fehlt'],
  ['a "]" is missing', '„]“ fehlt'],
  ['there is text after the end', 'nach dem Ende steht noch Text'],
  ['comments are not allowed', 'Kommentare sind nicht erlaubt'],
  ['a string is not closed', 'einer Zeichenkette fehlt das Ende'],
  ['a number is incomplete', 'eine Zahl ist unvollständig'],
  [
    '\\u is not followed by four hexadecimal digits',
    'auf \\u folgen keine vier hexadezimalen Ziffern',
  ],
  [
    'a backslash is followed by an invalid character',
    'auf einen Backslash folgt ein ungültiges Zeichen',
  ],
  ['a string contains a control character', 'eine Zeichenkette enthält ein Steuerzeichen'],
  ['unexpected {}', 'unerwartet: {0}'],
  // Files that are no text, damaged or compressed.
  ['A column is not UTF-8 text', 'Eine Spalte ist kein UTF-8-Text'],
  [
    'The file is not UTF-8 text: it begins with zero bytes',
    'Die Datei ist kein UTF-8-Text: Sie beginnt mit Nullbytes',
  ],
  ['UTF-8', 'UTF-8 als Kodierung'],
  [
    'UTF-8, UTF-16 or Windows-1252: save the file again as UTF-8',
    'UTF-8, UTF-16 oder Windows-1252: die Datei als UTF-8 neu speichern',
  ],
  [
    'Cannot decompress the file: it is damaged or truncated',
    'Die Datei lässt sich nicht entpacken: Sie ist beschädigt oder unvollständig',
  ],
  [
    'Cannot read the Parquet file: it is damaged or truncated',
    'Die Parquet-Datei ist beschädigt oder unvollständig',
  ],
  [
    'Cannot read the Parquet file: it is compressed with {}',
    'Die Parquet-Datei ist mit {0} komprimiert, was viand nicht liest',
  ],
  ['Cannot read the file as a workbook: {}', 'Die Datei ist als Arbeitsmappe nicht lesbar: {0!}'],
  ['it is damaged or truncated', 'Sie ist beschädigt oder unvollständig'],
  ['it has a password', 'Sie hat ein Passwort'],
  ['the archive contains none', 'Das Archiv enthält keine'],
  [
    'a complete .docx or .odt file, or the text saved as .txt',
    'eine vollständige Datei (.docx, .odt) oder der Text als .txt',
  ],
  ['it has too many cells', 'Sie hat zu viele Zellen'],
  ['it spans too many cells', 'Sie umfasst zu viele Zellen'],
  ['it has no sheet', 'Sie hat kein Blatt'],
  ['a position is not a number', 'Eine Position ist keine Zahl'],
  ['its text is missing', 'Ihr Text fehlt'],
  [
    'The elements of the page are nested more than {} deep',
    'Die Elemente der Seite sind tiefer als {0} verschachtelt',
  ],
  ['a page as a browser saves it', 'eine Seite, wie ein Browser sie speichert'],
  ['a picture', 'ein Bild'],
  [
    'The file ends within a row, after {} of {} cells: it may be cut off',
    'Die Datei endet mitten in einer Zeile, nach {0} von {1} Zellen: Vielleicht ist sie abgeschnitten',
  ],
  [
    'a complete last row, with a line break behind it',
    'eine vollständige letzte Zeile mit einem Zeilenumbruch dahinter',
  ],
  ['The file in the archive is larger than 64 MiB', 'Die Datei im Archiv ist größer als 64 MiB'],
  ['a recipe without photographs', 'ein Rezept ohne Fotos'],
  [
    'The file is a zip archive without a recipe: it has {}',
    'Die Datei ist ein Zip-Archiv ohne Rezept: Es enthält {0}',
  ],
  [
    'a workbook, or an archive of recipes in JSON, as recipe managers export them',
    'eine Arbeitsmappe oder ein Archiv von Rezepten in JSON, wie Rezeptverwaltungen sie exportieren',
  ],
  ['The workbook expands to more than 128 MiB', 'Die Arbeitsmappe ist entpackt größer als 128 MiB'],
  ['The workbook is larger than 100 MB', 'Die Arbeitsmappe ist größer als 100 MB'],
  [
    'A sheet spans more than 20 million cells, empty ones included',
    'Ein Blatt umfasst mehr als 20 Millionen Zellen, auch leere',
  ],
  ['the sheet saved as CSV', 'das Blatt als CSV'],
  ['The file is {}, which viand cannot read', 'Die Datei ist {0!}, was viand nicht liest'],
  [
    'an old or password-protected Excel or Word file',
    'eine alte oder mit Passwort geschützte Datei von Excel oder Word',
  ],
  ['the document saved as .docx or .txt', 'das Dokument als .docx oder .txt'],
  ['a PDF', 'ein PDF'],
  ['the text saved as .txt or CSV', 'der Text als .txt oder CSV'],
  ['a document in RTF', 'ein Dokument in RTF'],
  ['compressed with {}', 'mit {0} komprimiert'],
  ['compressed twice', 'zweimal komprimiert'],
  ['encrypted Parquet', 'verschlüsseltes Parquet'],
  ['a complete {} file', 'eine vollständige Datei ({0})'],
  [
    'an .xlsx or .ods file, or the sheet saved as CSV',
    'eine Datei .xlsx oder .ods, oder das Blatt als CSV',
  ],
  [
    'a food record in CSV, .xlsx, .ods or text',
    'ein Ernährungsprotokoll als CSV, .xlsx, .ods oder Text',
  ],
  [
    'a food record in CSV, .xlsx, .ods, JSON, NDJSON or Parquet',
    'ein Protokoll als CSV, .xlsx, .ods, JSON, NDJSON oder Parquet',
  ],
  [
    'the file uncompressed, or compressed with gzip or zstd',
    'die Datei unkomprimiert oder mit gzip oder zstd komprimiert',
  ],
  ['unencrypted Parquet', 'unverschlüsseltes Parquet'],
  [
    'unencrypted Parquet, uncompressed or compressed with {}',
    'unverschlüsseltes Parquet, unkomprimiert oder komprimiert mit {0}',
  ],
];
