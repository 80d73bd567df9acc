/** What is wrong with the amounts and days of food records, in German: as in `problems.ts`. */
export const RECORD_PROBLEMS_DE: readonly (readonly [english: string, german: string])[] = [
  [
    'The columns {} to {} have ticks, but their names do not say of what',
    'Die Spalten {0} bis {1} sind angekreuzt, aber ihre Namen sagen nicht, wofür',
  ],
  [
    'names such as "Monday", or a row for each food and day',
    'Namen wie „Montag“ oder eine Zeile für jedes Lebensmittel und jeden Tag',
  ],
  ['The file is not text in a known encoding', 'Die Datei ist kein Text in bekannter Kodierung'],
  [
    'one encoding in the whole file: UTF-8, UTF-16, Windows-1252 or Windows-1250',
    'eine Kodierung in der ganzen Datei: UTF-8, UTF-16, Windows-1252 oder Windows-1250',
  ],
  ['The file is not text in {}', 'Die Datei ist kein Text in {0}'],
  ['{} in the whole file', '{0} in der ganzen Datei'],
  [
    'Cannot read how much was eaten or left over: {}',
    'Die Angabe, wie viel gegessen wurde oder übrig blieb, ist nicht lesbar: {0}',
  ],
  [
    'a share such as 1/2, 75 % or "all", or an amount such as 50 g',
    'ein Anteil wie 1/2, 75 % oder „alles“, oder eine Menge wie 50 g',
  ],
  [
    'a number, or an empty cell for one standard serving',
    'eine Zahl oder eine leere Zelle für eine übliche Portion',
  ],
  [
    'More was left over ({}) than was served ({})',
    'Es blieb mehr übrig ({0}), als ausgegeben wurde ({1})',
  ],
  [
    'Code {} is {}, but the name next to it is {}',
    'Code {0} ist {1}, aber der Name daneben ist {2}',
  ],
  [
    'a code and a name of the same food in the same state',
    'ein Code und ein Name desselben Lebensmittels im selben Zustand',
  ],
  [
    '{} is for several people, and the food below it is not what one of them ate',
    '{0} ist für mehrere Personen; keine davon hat allein gegessen, was darunter steht',
  ],
  [
    'what one person ate, such as "1 portion" of the dish, without its ingredients',
    'was eine Person aß, etwa „1 Portion“ des Gerichts, ohne seine Zutaten',
  ],
  [
    'Amount {} counts {} times, according to the column {}',
    'Die Menge {0} zählt laut der Spalte {2} {1}-mal',
  ],
  [
    'The amount counts {} times, according to the column {}',
    'Die Menge zählt laut der Spalte {1} {0}-mal',
  ],
  ['the amount of all of them', 'die Menge insgesamt'],
  [
    'Amount {} is for {} people, according to the column {}',
    'Die Menge {0} ist laut der Spalte {2} für {1} Personen',
  ],
  [
    'the amount that one person ate, in a column such as "Amount per person"',
    'die Menge, die eine Person aß, in einer Spalte wie „Menge pro Person“',
  ],
  [
    'More of {} was left over than was served: {} more',
    'Von {0} blieb mehr übrig, als ausgegeben wurde: {1} mehr',
  ],
  ['at most the amount served', 'höchstens die ausgegebene Menge'],
  [
    'The columns have names in a language that viand does not read',
    'Die Spalten haben Namen in einer Sprache, die viand nicht liest',
  ],
  [
    'foods in English or German, with columns in the same language, or --column {} to name the column of foods',
    'Lebensmittel auf Deutsch oder Englisch, mit Spalten in derselben Sprache; sonst nennt --column {0} die Spalte der Lebensmittel',
  ],
  [
    'a number in one form, since the column has decimal commas and decimal points',
    'eine Zahl in einheitlicher Form, denn die Spalte hat Dezimalkommas und Dezimalpunkte',
  ],
  [
    'The answer {} does not say how much of each food was eaten',
    'Die Antwort {0} sagt nicht, wie viel von jedem Lebensmittel gegessen wurde',
  ],
  [
    'the amount of each food in its own line, such as {}',
    'die Menge jedes Lebensmittels in seiner eigenen Zeile, etwa {0}',
  ],
  [
    '{} lists what was offered, not what was eaten',
    '{0} nennt, was angeboten wurde, nicht was gegessen wurde',
  ],
  ['{} below {} does not say which day it is', '{0} unter {1} sagt nicht, welcher Tag es ist'],
  ['a weekday or a date, such as {}', 'ein Wochentag oder ein Datum, etwa {0}'],
  ['Amount {} is unclear', 'Die Menge {0} ist unklar'],
  ['Weight {} has no unit', 'Das Gewicht {0} hat keine Einheit'],
  [
    'a unit in the name of the column, such as {}, or --unit g',
    'eine Einheit im Namen der Spalte, etwa {0}, oder --unit g',
  ],
  ['Amount eaten {} is unclear', 'Die gegessene Menge {0} ist unklar'],
  [
    'a share of {}, such as {}, or an amount with a unit, such as {}',
    'ein Anteil von {0}, etwa {1}, oder eine Menge mit Einheit, etwa {2}',
  ],
  [
    'The row says how much was planned ({}), but not how much was eaten',
    'Die Zeile nennt die geplante Menge ({0}), aber nicht die gegessene',
  ],
  [
    'the amount that was eaten, 0 if nothing was',
    'die gegessene Menge, oder 0, wenn nichts gegessen wurde',
  ],
  [
    'Cannot read the amount of one portion: {} is the total of a kitchen',
    'Die Menge einer Portion ist nicht lesbar: {0} ist die Gesamtmenge einer Küche',
  ],
  [
    'the number of portions next to it, or an amount of one person',
    'die Zahl der Portionen daneben oder die Menge einer Person',
  ],
  [
    'a unit, since it may be grams, or servings of {}',
    'eine Einheit, denn es können Gramm oder Portionen zu {0} sein',
  ],
  [
    '{} of each, or of all: write {}, or the weight of all',
    '{0} je Stück oder insgesamt: {1} schreiben oder das Gesamtgewicht angeben',
  ],
  ['Amount {} is only a limit', 'Die Menge {0} ist nur eine Grenze'],
  ['the amount that was eaten, as a number', 'die gegessene Menge, als Zahl'],
  ['The formula {} has no value', 'Die Formel {0} hat keinen Wert'],
  ['{} is an error instead of a value', '{0} ist ein Fehler statt eines Werts'],
  ['a value', 'ein Wert'],
  [
    'the file opened and saved in a spreadsheet program, or a value',
    'die Datei in einer Tabellenkalkulation geöffnet und gespeichert oder ein Wert',
  ],
  ['Cannot find a table of foods below {}', 'Unter {0} steht keine Tabelle mit Lebensmitteln'],
  [
    'a header such as that of the first person, and rows of foods',
    'eine Kopfzeile wie bei der ersten Person und Zeilen mit Lebensmitteln',
  ],
  [
    'The rows {} may be a choice: the table does not say which of them was eaten',
    'Die Zeilen {0} sind vielleicht eine Auswahl: Die Tabelle sagt nicht, was davon gegessen wurde',
  ],
  ['only the rows of what was eaten', 'nur die Zeilen mit dem, was gegessen wurde'],
  [
    'The columns {} may be a choice: the table does not say which of them was eaten',
    'Die Spalten {0&} stehen vielleicht zur Auswahl: Aus der Tabelle geht nicht hervor, was davon gegessen wurde',
  ],
  [
    'The column {} offers {} for the same meal: the table does not say which of them was eaten',
    'Die Spalte {0} bietet {1&} für dieselbe Mahlzeit an: Aus der Tabelle geht nicht hervor, was davon gegessen wurde',
  ],
  [
    'only the rows of what was eaten, or --by with {} to evaluate each by itself',
    'nur die Zeilen mit dem Gegessenen oder --by mit {0}, um jede Auswahl für sich auszuwerten',
  ],
  [
    'The lines {} may be a choice: the text does not say which of them was eaten',
    'Die Zeilen {0&} stehen vielleicht zur Auswahl: Aus dem Text geht nicht hervor, was davon gegessen wurde',
  ],
  [
    'a number, since four strokes may be a group of five',
    'eine Zahl, da vier Striche auch eine Fünfergruppe sein können',
  ],
  ['only the lines of what was eaten', 'nur die Zeilen mit dem Gegessenen'],
  [
    'The columns {} have different amounts of the same foods',
    'Die Spalten {0&} haben verschiedene Mengen derselben Lebensmittel',
  ],
  [
    'No column is called "amount", and {} may have the amounts',
    'Keine Spalte heißt „Menge“, und {0} kann die Mengen haben',
  ],
  [
    'a column called "amount", or --map amount=… with the column of amounts',
    'eine Spalte namens „Menge“ oder --map amount=… mit der Spalte der Mengen',
  ],
  [
    'a row for each person and food, or --map amount=… with one of them',
    'eine Zeile für jedes Lebensmittel jeder Person oder --map amount=… mit einer davon',
  ],
  ['The amounts of {} are those of several days', 'Die Mengen in {0} gelten für mehrere Tage'],
  [
    'The amounts of {} are those of several people',
    'Die Mengen in {0} gelten für mehrere Personen',
  ],
  [
    'amounts of one person, or --map amount=… to count them as those of one',
    'Mengen einer Person oder --map amount=…, um sie als die einer Person zu zählen',
  ],
  [
    'amounts of one day, or --map amount=… to count them as one day',
    'Mengen eines Tages oder --map amount=…, um sie als einen Tag zu zählen',
  ],
  [
    'only the columns of what was eaten, or --column with the name of one of them',
    'nur die Spalten mit dem Gegessenen oder --column mit dem Namen einer davon',
  ],
  [
    'The amount {} may be of any of {}',
    'Zu welchem Lebensmittel gehört die Menge {0}? In Frage kommen {1&}',
  ],
  [
    'The amount {} is merged across several foods',
    'Die Menge {0} steht in einer verbundenen Zelle neben mehreren Lebensmitteln',
  ],
  [
    'The file is an export of Apple Health, which has nutrients but no foods',
    'Die Datei ist ein Export von Apple Health: Er hat Nährstoffe, aber keine Lebensmittel',
  ],
  [
    'an export of the app in which the foods were recorded',
    'ein Export der App, in der die Lebensmittel eingetragen wurden',
  ],
  ['Cannot find names of foods in the JSON', 'Das JSON hat keine Namen von Lebensmitteln'],
  [
    'objects with a food and its amount, such as {}',
    'Objekte mit einem Lebensmittel und seiner Menge, etwa {0}',
  ],
  ['The file is an XML document', 'Die Datei ist ein XML-Dokument'],
  ['its table, saved as .xlsx or CSV', 'ihre Tabelle, als .xlsx oder CSV gespeichert'],
  ['The file is a web page without a table', 'Die Datei ist eine Webseite ohne Tabelle'],
  ['the food record as .txt, .csv or .xlsx', 'das Ernährungsprotokoll als .txt, .csv oder .xlsx'],
  ['an amount for each food', 'eine Menge für jedes Lebensmittel'],
  [
    'a row, or an amount next to it, for each food',
    'für jedes Lebensmittel eine Zeile oder eine Menge daneben',
  ],
  ['more was left over than was served', 'es blieb mehr übrig, als ausgegeben wurde'],
  ['{} gets {} of its energy from {}', 'Bei {0} stammen {1} der Energie aus {2}'],
  ['Day {} gets {} of its energy from {}', 'Am Tag {0} stammen {1} der Energie aus {2}'],
  [
    'Day {} of {} gets {} of its energy from {}',
    'Am Tag {0} von {1} stammen {2} der Energie aus {3}',
  ],
  ['at most {} from one food', 'höchstens {0} aus einem Lebensmittel'],
  [
    'The column {} has weights of containers, and no column has those of the food alone',
    'Die Spalte {0} enthält die Gewichte von Behältern, und keine Spalte die der Lebensmittel allein',
  ],
  [
    'a column with the weight of the food alone: subtract the containers',
    'eine Spalte mit dem Gewicht des Lebensmittels allein, ohne den Behälter',
  ],
  [
    'Some lines name foods, and others are meals with food ids',
    'Manche Zeilen nennen Lebensmittel, andere sind Mahlzeiten mit Kennungen von Lebensmitteln',
  ],
  ['lines of one form', 'Zeilen einheitlicher Form'],
];
