/** Problems of the tables that agencies publish, of exports and of seeds, in German: as in `problems.ts`. */
export const PUBLISHED_TABLES_DE: readonly (readonly [english: string, german: string])[] = [
  // What is wrong with a file.
  ['Cannot read the file: {}', 'Die Datei ist nicht lesbar: {0}'],
  ['Cannot read the foods of FNDDS: {}', 'Die Lebensmittel von FNDDS sind nicht lesbar: {0!}'],
  ['the archive has no JSON file', 'im Archiv ist keine JSON-Datei'],
  [
    'the file ends inside its list of foods',
    'die Datei endet mitten in der Liste der Lebensmittel',
  ],
  ['A table of SR is missing', 'Eine Tabelle von SR fehlt'],
  [
    'Cannot find a table of this source among the files',
    'Unter den Dateien ist keine Tabelle dieser Quelle',
  ],
  ['the files of the unpacked archive: {}', 'die Dateien des ausgepackten Archivs: {0!}'],
  ['Cannot read the zip archive: {}', 'Das Zip-Archiv ist nicht lesbar: {0}'],
  ['a complete zip archive', 'ein vollständiges Zip-Archiv'],
  ['The file is not an Open Food Facts export', 'Die Datei ist kein Export von Open Food Facts'],
  [
    'Cannot read the seeds from several folders',
    'Die Tabellen von seeds dürfen nicht in mehreren Ordnern liegen',
  ],
  // What is wrong with a row.
  ['Unknown {} "{}"', 'Unbekannter Wert in {0}: „{1}“'],
  ['Food {} has no amounts', 'Das Lebensmittel {0} hat keine Nährwerte'],
  ['Food {} has no description', 'Dem Lebensmittel {0} fehlt die Beschreibung'],
  [
    'Food code "{}" has no row in another table',
    'Der Lebensmittelcode „{0}“ hat keine Zeile in einer anderen Tabelle',
  ],
  // What viand expects instead.
  [
    'BLS 4.0 as .xlsx or CSV, with BLS codes and names; BLS 3 has other columns and units',
    'BLS 4.0 als .xlsx oder CSV, mit BLS-Codes und Namen; BLS 3 hat andere Spalten und Einheiten',
  ],
  [
    'CoFID as CSV or .xlsx with Food Code and Food Name',
    'CoFID als CSV oder .xlsx, mit Food Code und Food Name',
  ],
  [
    'an Open Food Facts export, as CSV or JSONL',
    'ein Export von Open Food Facts als CSV oder JSONL',
  ],
  [
    "JSONL, to which DuckDB converts Parquet: COPY (FROM 'food.parquet') TO 'food.jsonl' (FORMAT json)",
    "JSONL; DuckDB wandelt Parquet darin um: COPY (FROM 'food.parquet') TO 'food.jsonl' (FORMAT json)",
  ],
  [
    'the columns code, product_name and fat_100g; use {} for other tables',
    'die Spalten code, product_name und fat_100g; für andere Tabellen gibt es {0}',
  ],
  [
    'food.csv, food_nutrient.csv and branded_food.csv, or JSON',
    'food.csv, food_nutrient.csv und branded_food.csv oder JSON',
  ],
  [
    'JSON from FoodData Central, or a zip archive of it',
    'JSON von FoodData Central oder ein Zip-Archiv davon',
  ],
  [
    'the files of the source, or a folder with them',
    'die Dateien der Quelle oder der Ordner, in dem sie liegen',
  ],
  ['a folder with the FNDDS and FPED files', 'ein Ordner mit den Dateien von FNDDS und FPED'],
  ['one folder', 'ein einziger Ordner'],
  ['{}.txt, or {}.txt.gz', '{0}.txt oder {1}.txt.gz'],
  ['{} cells', '{0#} Zellen'],
  ['rows for this food in NUT_DATA', 'Zeilen für dieses Lebensmittel in NUT_DATA'],
  ['a food of FoodData Central', 'ein Lebensmittel von FoodData Central'],
  ['a description in food.csv', 'eine Beschreibung in food.csv'],
  ['8 to 14 digits with a correct check digit', '8 bis 14 Ziffern mit richtiger Prüfziffer'],
  [
    'a barcode of 8, 12, 13 or 14 digits with a correct check digit',
    'ein Strichcode mit 8, 12, 13 oder 14 Ziffern und richtiger Prüfziffer',
  ],
  ['a JSON object', 'ein JSON-Objekt'],
  ['a JSON array', 'eine JSON-Liste'],
  ['eight digits', 'acht Ziffern'],
  ['four digits', 'vier Ziffern'],
  ['four digits for {}', 'vier Ziffern für {0}'],
  ['a description and a weight', 'eine Beschreibung und ein Gewicht'],
  [
    'a row with this code in the table of nutrient values',
    'eine Zeile mit diesem Code in der Tabelle der Nährwerte',
  ],
  ['a complete row with this code in FPED', 'eine vollständige Zeile mit diesem Code in FPED'],
  [
    'a number, 0 or more, or a mark for unknown amounts or traces',
    'eine Zahl ab 0 oder ein Zeichen für unbekannte Gehalte oder Spuren',
  ],
  [
    'about {} g in 100 g, as computed from the sodium of the row',
    'etwa {0} g in 100 g, berechnet aus dem Natrium der Zeile',
  ],
  ['a number, or an empty cell', 'eine Zahl oder eine leere Zelle'],
  ['an id', 'eine Kennung'],
  ['an id that no current food has', 'eine Kennung, die kein heutiges Lebensmittel hat'],
  ['the id of a food or variant', 'die Kennung eines Lebensmittels oder einer Variante'],
  ['an id from variants.csv', 'eine Kennung aus variants.csv'],
  ['an id from foods.csv or variants.csv', 'eine Kennung aus foods.csv oder variants.csv'],
  ['each code for one variant only', 'jeder Code nur für eine Variante'],
  ['this id in nutrients.csv', 'diese Kennung in nutrients.csv'],
  // What was done.
  [
    'foods have no household measures, since WEIGHT.txt is missing',
    'Lebensmittel ohne Haushaltsmaße, da WEIGHT.txt fehlt',
  ],
  [
    'converted amounts from the units that the release states: {}',
    'Nährwerte aus den Einheiten umgerechnet, die die Ausgabe nennt: {0}',
  ],
];
