import type { DiagnosticCode } from '../../model/diagnostic.ts';

/** A rule in German: in one sentence, and why. */
export type RuleText = readonly [help: string, explanation: string];

/** The rules of files and of entries in German. */
export const RULES_OF_FILES_DE: Partial<Readonly<Record<DiagnosticCode, RuleText>>> = {
  'input/missing-file': [
    'Eine genannte Datei ist vorhanden.',
    'Bitte Schreibweise und aktuellen Ordner prüfen.',
  ],
  'input/unreadable': [
    'Eine Datei lässt sich lesen.',
    'Es ist vielleicht ein Ordner ohne Lebensmitteltabellen, oder das Leserecht fehlt.',
  ],
  'input/changed': [
    'Kein Programm schreibt in eine Datei, während viand sie liest.',
    'Die Summen würden zwei Fassungen der Datei mischen. viand noch einmal starten, wenn die Datei vollständig ist. Programme, die eine fertige Datei an ihren Platz verschieben, stören nicht.',
  ],
  'input/damaged': [
    'Eine komprimierte Datei, eine Arbeitsmappe, ein Dokument, Parquet oder ein Rezept in XML ist vollständig und unbeschädigt.',
    'Die Datei wurde abgeschnitten oder beim Übertragen verändert: noch einmal kopieren oder komprimieren.',
  ],
  'input/encoding': [
    'Eine Textdatei ist UTF-8, UTF-16, Windows-1252 oder Windows-1250.',
    'viand erkennt diese Kodierungen, und --encoding nennt eine. Eine Datei, die sie mischt, ist aus mehreren zusammengesetzt: jede davon noch einmal als „CSV UTF-8“ speichern. `--fix` behält die Kodierung und ändert nur unkomprimierte Dateien.',
  ],
  'input/unsupported': [
    'Eine Datei hat ein Format, das viand liest: kein Bild oder Scan, kein Archiv und kein verschlüsseltes Parquet.',
    'Dokumente als .docx oder .txt und Dateien ohne Passwort speichern. Text mit gzip oder zstd komprimieren, Parquet mit Snappy, zstd, gzip, Brotli oder LZ4, oder beides unkomprimiert lassen.',
  ],
  'input/too-large': [
    'Ein JSON-Dokument hat höchstens 256 Mi Zeichen, eine Zeile NDJSON und ein Ernährungsprotokoll 16 Mi, eine Zeilengruppe von Parquet braucht höchstens 1 GiB und 30 s, und ein PDF 768 MiB und 20 s.',
    'Eine kleine Datei kann entpackt beliebig groß sein. CSV und NDJSON liest viand fortlaufend in jeder Größe, alles andere muss es im Speicher halten. Größere Dokumente als NDJSON mit einer Mahlzeit je Zeile schreiben, oder `--lift-limits` für Dateien, denen Sie vertrauen.',
  ],
  'meal/empty-file': [
    'Eine Datei mit Mahlzeiten ist nicht leer.',
    'Eine leere Datei ist eher ein fehlgeschlagener Export als ein Tag ohne Essen.',
  ],
  'meal/no-entries': [
    'Eine Datei mit Mahlzeiten hat mindestens einen Eintrag.',
    'Eine Kopfzeile ohne Zeilen oder Mahlzeiten ohne Einträge sind eher ein fehlgeschlagener Export als ein Tag ohne Essen. Haben andere Dateien Einträge, übergeht viand diese. Hat keine Datei einen Eintrag, gibt viand keine Punktzahl aus, auch keine 0.',
  ],
  'meal/unclear-layout': [
    'Der Aufbau eines Protokolls ist klar: wo Lebensmittel, Tage und Mahlzeiten stehen.',
    'Eine Kopfzeile benennt die Spalten (Datum, Mahlzeit, Lebensmittel, Menge), oder Tage oder Mahlzeiten stehen über den Spalten. Sonst nennt --column die Spalte der Lebensmittel, --layout die Anordnung und --sheet das Blatt.',
  ],
  'meal/missing-column': [
    'Die Kopfzeile einer CSV-Datei hat Spalten für Lebensmittel, Menge und Einheit.',
    'Sie heißen food_id (oder food_code), amount und unit, in beliebiger Groß- und Kleinschreibung und Reihenfolge. Spalten anderer Programme ordnet --map food_id=FoodCode,amount=FoodAmt zu. Fehlt eine Spalte mit Einheiten, hilft --unit g.',
  ],
  'meal/repeated-column': [
    'Die Spalten, die viand liest, heißen verschieden, ebenso die Felder eines Objekts in JSON.',
    'Von zwei Spalten desselben Namens ist unklar, welche gilt. Von zwei Feldern nehmen die meisten Programme stillschweigend das letzte, auch Auswertungen von viand.',
  ],
  'meal/missing-label': [
    'Jedes Merkmal, nach dem gruppiert wird, hat eine Spalte oder ein Feld in JSON und in jedem Eintrag einen Wert.',
    '--by person,day braucht beide in der Datei. Ein Eintrag ohne Tag würde zu einem Tag ohne Namen gezählt. Steht ein Wert nur einmal und darunter nichts, übernimmt --layout grouped den Wert von oben.',
  ],
  'meal/cell-count': [
    'Eine CSV-Zeile hat so viele Zellen wie die Kopfzeile.',
    'Meist enthält ein Name ein Komma ohne Anführungszeichen, oder ein Dezimalkomma teilt eine Menge in zwei Zellen.',
  ],
  'meal/syntax': [
    'Eine Datei ist gültiges JSON, NDJSON oder CSV.',
    'In CSV ein Anführungszeichen innerhalb einer Zelle verdoppeln und jedes schließen. In JSON stehen Namen und Text in doppelten Anführungszeichen, und nach dem letzten Wert kein Komma.',
  ],
  'meal/shape': [
    'Eine Mahlzeit in JSON ist ein Objekt mit einer Liste von Einträgen, und ein Eintrag ein Objekt.',
    'Die Seite über Dateien mit Mahlzeiten zeigt den Aufbau.',
  ],
  'meal/misspelt-field': [
    'Kein Feld eines JSON-Eintrags ist ein falsch geschriebenes Feld, das dem Eintrag fehlt.',
    'viand behandelt andere Felder als Merkmale. Auch eine falsch geschriebene Menge würde als Merkmal gelten, und der Eintrag würde als übliche Portion zählen. Soll das Feld ein Merkmal sein, muss --by es nennen.',
  ],
  'meal/missing-food': [
    'Jeder Eintrag hat die Kennung eines Lebensmittels, als Text.',
    'In JSON steht eine Kennung in Anführungszeichen, auch wenn sie nur Ziffern hat.',
  ],
  'meal/unknown-food': [
    'Jedes Lebensmittel steht im Katalog: unter seiner Kennung, der Kennung einer Variante, dem Code einer Datenbank oder einer Kennung aus einer früheren Ausgabe.',
    '`viand search` findet Kennungen. Ist eine falsch geschrieben, schlägt viand die ähnlichste vor und überlässt Ihnen die Wahl. --fix ersetzt die GTIN eines Markenprodukts auch ohne führende Nullen, da die Prüfziffer sie bestätigt.',
  ],
  'meal/uncertain-food': [
    'Zu jedem Namen gibt es einen sicheren Treffer im Katalog.',
    '`viand match DATEI --review` fragt nach unsicheren Namen und speichert die Antworten. --accept 0.6 akzeptiert auch weniger sichere Treffer, und die Ergebnisse weisen darauf hin.',
  ],
  'meal/code-beside-name': [
    'Ein Code und der Name daneben meinen dasselbe Lebensmittel im selben Zustand.',
    'Sonst wurde vielleicht eine Spalte ohne die anderen sortiert oder ausgefüllt, der Code ist aus einer anderen Ausgabe seiner Tabelle, oder eines ist roh und das andere gegart. Sind die Namen falsch, zählen mit --accept 0.6 die Codes. Sind die Codes falsch, bitte ihre Spalte entfernen.',
  ],
  'meal/bad-amount': [
    'Eine Menge ist eine Zahl mit Dezimalpunkt, in plausibler Größe.',
    'viand rät nicht bei Dezimalkommas, da 1,234 zwei Zahlen bedeuten kann. Die Einheit gehört in eine eigene Spalte.',
  ],
  'meal/negative-amount': [
    'Eine Menge ist nicht negativ.',
    'Reste von der Menge abziehen, statt eine Zeile für sie anzufügen.',
  ],
  'meal/missing-unit': [
    'Eine Menge hat eine Einheit.',
    'Haben alle Mengen einer Datei dieselbe Einheit, hilft --unit g.',
  ],
  'meal/unknown-unit': [
    'Eine Einheit ist µg, mg, g, kg, ml, l oder ein Maß des Lebensmittels.',
    '--fix ersetzt Namen mit nur einer Bedeutung („grams“, „litres“). Tassen, Löffel und Stücke sind Einheiten der Lebensmittel, die sie haben; bei anderen bitte Masse oder Volumen angeben.',
  ],
  'meal/bad-flag': [
    'weighted_before_process ist true oder false.',
    'true heißt, dass die Menge roh gewogen wurde. Eine leere Zelle ist false.',
  ],
  'meal/impossible-date': [
    'Ein Datum in einer Spalte mit Datumsangaben oder Tagen gibt es im Kalender.',
    'viand findet die Spalten an Namen wie date, day und Datum; eine Konfiguration nennt weitere. Geprüft werden Datumsangaben mit dem Jahr vorn (2026-03-02) und hinten (2.3.2026, 3/2/2026). Wochentage und Nummern von Tagen sind erlaubt.',
  ],
  'meal/label-value': [
    'Ein Merkmal hat einen Wert, den die Konfiguration erlaubt.',
    '`labels` in viand.config.json nennt Typ, erlaubte Werte oder Muster jedes Merkmals: { "labels": { "sex": { "enum": ["f", "m"] } } }. Ein leerer Wert ist erlaubt, wenn das Merkmal nicht verlangt ist.',
  ],
  'meal/repeated-labels': [
    'Merkmale, die laut Konfiguration eindeutig sind, unterscheiden sich in jedem Eintrag.',
    '`unique` in viand.config.json nennt Merkmale, die zusammen nur einmal vorkommen dürfen, in JSON einmal je Mahlzeit, in allen Dateien mit dieser Konfiguration. Eine wiederholte Person mit Tag und Zeit ist meist eine doppelt eingegebene Zeile.',
  ],
  'meal/days-per-person': [
    'Jede Person hat so viele Tage, wie die Konfiguration verlangt.',
    '`daysPerPerson` in viand.config.json legt die kleinste und die größte Zahl von Tagen fest: { "daysPerPerson": { "min": 3, "max": 7 } }. viand zählt die verschiedenen Tage einer Person in allen Dateien mit dieser Konfiguration.',
  ],
  'meal/implausible-day-energy': [
    'Eine Person isst am Tag höchstens 15.000 kcal.',
    'Fahrer der Tour de France aßen an dem Tag, an dem sie am meisten aßen, 32,4 MJ (7.740 kcal; Saris et al. 1989, Int J Sports Med 10:S26). Die Grenze hat viand gewählt: Etwa das Doppelte kann nur eine falsche Menge oder Einheit sein. `daily` in viand.config.json setzt andere Grenzen, auch eine untere; von sich aus gibt es keine, weil Protokolle oft nur einzelne Mahlzeiten enthalten. Nennt eine Datei keine Tage, gilt die Grenze für jeden Eintrag.',
  ],
  'meal/implausible-day-mass': [
    'Eine Person isst und trinkt am Tag höchstens 20 kg.',
    'Fahrer der Tour de France nahmen am Tag 6,7 l Wasser auf, höchstens 11,8 l (Saris et al. 1989); 95 % der Erwachsenen nehmen mit Essen und Trinken weniger als 4,0 l auf (EFSA 2010, Referenzwerte für Wasser). Die Grenze hat viand gewählt: Sie lässt auch bei der höchsten Wassermenge Raum für feste Nahrung. `daily` in viand.config.json setzt andere Grenzen.',
  ],
  'meal/one-food-day': [
    'Kein Lebensmittel liefert mehr als 90 % der Energie eines Tages mit mindestens fünf Einträgen.',
    'Bei einer falschen Einheit oder Ziffer überwiegt ein Lebensmittel alle anderen, auch wenn der Tag die Grenzen für Energie und Masse einhält. `daily` in viand.config.json setzt einen anderen Anteil.',
  ],
  'meal/implausible-amount': [
    'Ein Eintrag hat 0,01 g bis 5 kg eines Lebensmittels.',
    'Erwachsene essen am Tag 1 bis 2 kg feste Nahrung und trinken 1,5 bis 4 l. Mehr als 5 kg eines Lebensmittels in einem Eintrag sind am ehesten Gramm, die als Kilogramm eingegeben sind, oder eine Ziffer zu viel. Weniger als 0,01 g zeigt keine Küchenwaage.',
  ],
  'meal/zero-amount': [
    'Eine Menge ist größer als 0.',
    'Eine Menge von 0 trägt nichts bei. Ist die Menge nicht bekannt, die Zelle leer lassen: Dann zählt eine übliche Portion.',
  ],
  'meal/unit-mismatch': [
    'Die Menge eines festen Lebensmittels mit unbekannter Dichte ist als Masse angegeben.',
    'Das Volumen eines festen Lebensmittels sagt wenig über seine Masse: viand nimmt 1 g/ml an, doch ein Liter Chips wiegt ein Zehntel davon. Bitte das Lebensmittel wiegen.',
  ],
  'meal/assumed-density': [
    'Die Menge eines Getränks mit unbekannter Dichte ist als Masse angegeben; sonst rechnet viand mit 1 g/ml.',
    'Die meisten Getränke weichen um höchstens 5 % von 1 g/ml ab, Sirup stärker.',
  ],
  'meal/assumed-serving': [
    'Ein Eintrag hat eine Menge; sonst zählt er als eine übliche Portion.',
    'Hat das Lebensmittel keine übliche Portion, zählen 100 seiner üblichen Einheit. `viand food` zeigt beide.',
  ],
  'meal/assumed-yield': [
    'Ein roh gewogenes Lebensmittel hat einen bekannten Garfaktor; sonst zählt sein Rohgewicht als gegessen.',
    'Bitte das Lebensmittel so wiegen, wie es gegessen wird.',
  ],
  'meal/assumed-size': [
    'Ein Protokoll sagt, wie viel und in welchem Zustand gegessen wurde; sonst zählt das Übliche.',
    'Stücke, Scheiben und Teller wiegen verschieden viel, ebenso trockene und gegarte Lebensmittel. Bitte wiegen oder nach Größe und Zustand fragen. Dateien von `viand match` kennzeichnen solche Einträge in der Spalte `size_assumed`.',
  ],
  'meal/unsure-match': [
    'Zum Namen eines Lebensmittels gibt es einen sicheren Treffer.',
    'Der Name in diesem Protokoll passt zu mehreren Lebensmitteln oder zu keinem gut. Dateien von `viand match` haben die Sicherheit jedes Treffers in der Spalte `confidence`; `viand match --review` fragt nach den unsicheren.',
  ],
  'meal/legacy-id': [
    'Eine Kennung stammt aus der aktuellen Ausgabe.',
    'viand wertet eine Kennung einer früheren Ausgabe als ihren Nachfolger. --fix schreibt die aktuelle Kennung, wie `viand catalogue upgrade-ids`.',
  ],
  'meal/changed-id': [
    'Eine Kennung einer früheren Ausgabe meint ein aktuelles Lebensmittel.',
    'Ein aufgeteiltes Lebensmittel zählt als sein häufigster Nachfolger, ein entfallenes als ein ähnliches. Welches es war, weiß nur, wer es gegessen hat.',
  ],
  'meal/stand-in': [
    'Das Lebensmittel zu einem Code ist im Katalog.',
    'viand nimmt stattdessen ein ähnliches, dessen Gehalte um mehr als ein Drittel abweichen können. Mit dem Import der Quelle gelten ihre eigenen Gehalte.',
  ],
  'meal/retired-food': [
    'Ein Lebensmittel ist in der aktuellen Ausgabe.',
    'Das Lebensmittel ist ohne Nachfolger entfallen. viand wertet es noch aus, doch die Suche findet es nicht: für neue Mahlzeiten ein anderes wählen.',
  ],
  'meal/unit-spelling': [
    'Eine Einheit ist als µg, mg, g, kg, ml oder l geschrieben.',
    'Dateien mit Mahlzeiten dürfen auch andere Schreibungen haben, etwa „mcg“ oder „grams“; die HTTP-Schnittstelle lehnt ausgeschriebene Namen ab.',
  ],
  'meal/duplicate-entry': [
    'Eine Zeile unterscheidet sich von der vorigen in mindestens einer Zelle.',
    'Eine wiederholte Zeile kann ein Nachschlag oder versehentlich doppelt eingefügt sein. Eine weitere Spalte, etwa die Uhrzeit, unterscheidet sie.',
  ],
  'meal/unread-column': [
    'Kein Name einer Spalte, die viand lesen soll, ist falsch geschrieben.',
    'viand behandelt andere Spalten als Merkmale. Auch ein falsch geschriebenes weighted_before_process würde als Merkmal gelten, und Rohgewichte würden als gegessen zählen.',
  ],
};
