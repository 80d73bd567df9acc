import type { DiagnosticCode } from '../../model/diagnostic.ts';
import type { RuleText } from './rules-of-files.ts';

/** The rules of imported tables, foods and catalogues in German. */
export const RULES_OF_FOODS_DE: Partial<Readonly<Record<DiagnosticCode, RuleText>>> = {
  'import/missing-file': [
    'Eine Quelle hat alle ihre Tabellen.',
    'Die Tabellen der Grunddaten nennt die README in seeds/. FNDDS hat vier; viand erkennt sie an ihren Spalten, wie auch immer die Dateien heißen.',
  ],
  'import/missing-column': [
    'Eine Tabelle hat alle ihre Spalten.',
    'Die Kopfzeile ist die erste Zeile mit allen Spalten. Sie steht in den ersten zehn Zeilen.',
  ],
  'import/cell-count': [
    'Eine Zeile einer Tabelle hat so viele Zellen wie ihre Kopfzeile.',
    'Eine Zelle mit einem Komma in Anführungszeichen setzen.',
  ],
  'import/syntax': [
    'Eine Tabelle ist gültiges CSV.',
    'Ein Anführungszeichen innerhalb einer Zelle verdoppeln und jedes schließen (RFC 4180).',
  ],
  'import/bad-value': [
    'Eine Zelle hat einen gültigen Wert für ihre Spalte.',
    'Ein Gehalt ist eine Zahl, 0 oder mehr. Ist er nicht bekannt, die Zelle leer lassen: nicht 0 schreiben.',
  ],
  'import/duplicate': [
    'Ein Schlüssel kommt einmal vor.',
    'Von zwei Zeilen mit demselben Schlüssel ist unklar, welche richtig ist.',
  ],
  'import/orphan': [
    'Eine Zeile gehört zu einem vorhandenen Lebensmittel oder einer Variante.',
    'Die Kennung oder der Code ist falsch geschrieben, oder die Zeile des Lebensmittels fehlt.',
  ],
  'food/enumeration': [
    'Arten, Zustände, Portionsarten und Einheiten sind Werte der Spezifikation.',
    'Antworten des Dienstes dürfen keine anderen Werte enthalten.',
  ],
  'food/standard-processing': [
    'Eine der Varianten hat den üblichen Zustand.',
    'Ein Eintrag, der nur das Lebensmittel nennt, meint diese Variante.',
  ],
  'food/standard-serving': [
    'Die übliche Variante hat die übliche Portionsart, oder es gibt keine.',
    'Bei einem Eintrag ohne Menge zählt diese Portion.',
  ],
  'food/serving-size': [
    'Eine Portion hat eine Bezeichnung und eine Menge über 0.',
    'Eine Portion ohne bekanntes Gewicht hat eine Bezeichnung, aber keine Art.',
  ],
  'food/energy-off-atwater': [
    'Die Energie weicht um höchstens 25 % von der aus Kohlenhydraten, Eiweiß, Fett und Alkohol ab.',
    'viand rechnet mit den allgemeinen Faktoren 4, 4, 9 und 7 kcal/g, mit oder ohne Ballaststoffe und Zuckeralkohole, und erlaubt immer 80 kJ und das, was ein US-Etikett ab 5 g je Portion rundet. Ein Getränk wie Bier darf mehr Energie haben, wenn sein Alkohol unbekannt ist. Fehlt eines davon, geben Eiweiß, Fett, Alkohol und Zucker die geringste Energie an: 100 g Fett haben mindestens 2.744 kJ. Meist sind kcal als kJ eingegeben, oder ein Dezimalpunkt fehlt. Bei manchen veröffentlichten Lebensmitteln, etwa Süßstoffen, hat die Abweichung einen guten Grund: --rule food/energy-off-atwater=warning.',
  ],
  'food/implausible-nutrient': [
    'Energie und Nährstoffe passen in 100 g, und kein Teil ist größer als das Ganze.',
    'Die Grenzen sind 3.800 kJ und 100 g jedes Nährstoffs, also 100.000 mg. Zucker, Stärke und Zuckeralkohole sind ein Teil der Kohlenhydrate, gesättigte Fettsäuren ein Teil des Fetts, und Wasser, Kohlenhydrate, Eiweiß, Fett, Alkohol und Salz oder Rohasche ergeben zusammen höchstens 100 g, jeweils plus 5 % für Rundung, und mit Salz oder Rohasche 5 g mehr.',
  ],
  'food/negative-amount': [
    'Nährstoffe und Lebensmittelgruppen sind nicht negativ.',
    'Manche Quellen kennzeichnen unbekannte Gehalte mit einer Zahl wie -9: eine solche Zelle leer lassen.',
  ],
  'food/bad-figure': [
    'Dichten und Garfaktoren sind größer als 0, Suchgewichte liegen zwischen 0 und 1.',
    'Ist der Wert nicht bekannt, die Zelle leer lassen.',
  ],
  'food/implausible-yield': [
    'Ein Garfaktor passt zur Lebensmittelgruppe und zur Zubereitung.',
    'Trockene Lebensmittel nehmen Wasser auf, frische verlieren es, und Speck schrumpft auf ein Drittel. Frisches Obst mit dem Garfaktor von gekochtem Trockenobst hätte das Dreifache seiner Energie. Ist der Garfaktor nicht bekannt, die Zelle leer lassen.',
  ],
  'food/cooking-energy': [
    'Beim Garen bleibt die Energie von 100 g des rohen Lebensmittels gleich.',
    'Beim Garen kommt Wasser hinzu oder geht verloren, und Wasser hat keine Energie. Ohne Fett unterscheiden sich die beiden Energien um höchstens 30 % (oder 20 % der ganzen Energie) und 80 kJ; beim Braten kann eine Panade hinzukommen. Ein Lebensmittel kann Fett aufnehmen (frittiert höchstens 40 g je 100 g) oder verlieren (höchstens drei Viertel). Sonst ist der Garfaktor falsch, oder es sind zwei verschiedene Lebensmittel.',
  ],
  'food/implausible-density': [
    'Eine Dichte passt zur Lebensmittelgruppe und zum Zustand.',
    'Die Dichte ist die des Lebensmittels in einer Tasse: Blätter und Flocken sind leicht, gekochte Blätter nicht, und kein trockenes Gewürz ist so schwer wie Wasser. Kein Lebensmittel ist schwerer als sein Wasser, seine Kohlenhydrate, sein Eiweiß und Fett; Getränke und Soßen enthalten keine Luft und sind etwa so schwer. Jeder Zustand hat seine eigene Dichte. Ist sie nicht bekannt, die Zelle leer lassen.',
  ],
  'food/measure-off-density': [
    'Das Gewicht einer Tasse oder eines Löffels passt zur Dichte.',
    'viand erlaubt 25 % des Gewichts nach oben und unten, und 40 %, wenn die Bezeichnung eine Form nennt, etwa gewürfelt oder püriert. Ein gehäufter Löffel darf das Vierfache wiegen.',
  ],
  'food/measure-between-states': [
    'Die Gewichte eines Maßes in mehreren Zuständen passen zu dem, was sich beim Garen ändert.',
    'Ein gegartes Stück wiegt sein Rohgewicht mal den Garfaktor, auf 40 % genau, eine Portion eines trockenen Lebensmittels auf 70 % genau. Eine Tasse Blätter, die zusammenfallen, wiegt gekocht das Doppelte; eine Tasse eines frischen Lebensmittels wird im Wasser kaum leichter, und in trockener Hitze kaum schwerer.',
  ],
  'food/unlabelled-salt': [
    'Ein einzelnes Lebensmittel ist ohne Salz gegart, oder die Bezeichnung nennt das Salz.',
    'Sonst sind die Varianten eines Lebensmittels nicht vergleichbar, und getrennt eingegebenes Salz zählt doppelt. Eine Bezeichnung erklärt das Salz, wenn sie Salz, Lake, Pökeln, Rauch, eine Soße oder eine Panade nennt.',
  ],
  'food/salted-name': [
    'Ein Lebensmittel ohne Marke, das als gesalzen bezeichnet ist, hat mindestens 100 mg Natrium je 100 g.',
    'Wahrscheinlich stammen die Gehalte vom ungesalzenen Lebensmittel.',
  ],
  'food/unlabelled-fat': [
    'Ein einzelnes Lebensmittel ist ohne Öl gegart, sofern es nicht gebraten ist, oder die Bezeichnung nennt das Öl.',
    'Sonst sind die Varianten eines Lebensmittels nicht vergleichbar, und getrennt eingegebenes Öl zählt doppelt. Tabellen von Erhebungen rechnen bei gegrilltem Hähnchen Öl ein und nehmen Fett an, auch wenn keines genannt wurde. Eine Bezeichnung erklärt das Öl, wenn sie Öl, Fett, Butter, eine Soße oder eine Panade nennt.',
  ],
  'food/us-fortification': [
    'Ein Lebensmittel einer europäischen Tabelle hat keine Folsäure, oder sein Name nennt sie.',
    'In den USA werden dem Mehl Folsäure, Thiamin, Riboflavin, Niacin und Eisen zugesetzt; europäische Tabellen beschreiben Lebensmittel ohne diese Zusätze. Solche Folsäure stammt von einem ähnlichen Lebensmittel aus den USA, mit dem Lücken gefüllt wurden.',
  ],
  'food/pattern-limit': [
    '100 g haben von einer Lebensmittelgruppe nicht mehr, als FPED zulässt.',
    'Ein Unzen-Äquivalent sind 28,35 g gegartes Fleisch oder Fisch, 16 g Mehl, 14,2 g Nüsse oder ein Ei. 100 g haben also höchstens 3,53, 6,25, 7,05 und 2 davon. Getrocknetes Fleisch, Fisch und Ei haben mehr.',
  ],
  'food/added-sugars': [
    'Es ist nicht mehr Zucker zugesetzt, als insgesamt enthalten ist, plus 5 % und 0,5 g für Rundung.',
    'Ein Teelöffel-Äquivalent zugesetzten Zuckers sind 4,2 g.',
  ],
  'food/bad-gtin': [
    'Eine GTIN hat 14 Ziffern, und die letzte ist eine richtige Prüfziffer.',
    'Kürzere Codes links mit Nullen auffüllen. Tabellenprogramme streichen diese Nullen; --fix ergänzt sie, wenn die Prüfziffer sie bestätigt.',
  ],
  'food/repeated-gtin': [
    'Jede GTIN gehört zu einem Lebensmittel einer Quelle.',
    'Ein gescannter Strichcode muss genau ein Lebensmittel bezeichnen. Von zwei verschiedenen Lebensmitteln einer Tabelle liest viand das zweite ohne den Code. Von mehreren Quellen zählt der neueste vollständige Datensatz.',
  ],
  'food/repeated-name': [
    'Ein Name gehört zu einem Lebensmittel einer Tabelle.',
    'Ein Ernährungsprotokoll, das den Namen nennt, findet nur das letzte davon. Die anderen findet man über ihre Kennungen und Strichcodes. Lebensmittel verschiedener Marken oder mit je einem Strichcode dürfen gleich heißen.',
  ],
  'food/shared-code': [
    'Ein Code eigener Lebensmittel ist nicht der eines anderen Lebensmittels.',
    'Eine Mahlzeitendatei darf Lebensmittel mit Codes von USDA, BLS und anderen Quellen nennen. Hat ein eigenes Lebensmittel denselben Code, bedeutet der Code allein dieses. Mit seiner Quelle bedeutet er das veröffentlichte: sr-11352. viand catalogue add vergleicht die Codes mit denen des Katalogs.',
  ],
  'catalogue/missing': [
    'Ein genannter Katalog ist vorhanden.',
    'Bitte --catalogue, VIAND_CATALOGUE und die Konfiguration prüfen.',
  ],
  'catalogue/foreign': [
    'Eine Katalogdatei wurde von viand erstellt.',
    'Die Datei ist eine andere oder gar keine SQLite-Datenbank.',
  ],
  'catalogue/damaged': [
    'Laut SQLite sind die Datei und ihre Indizes unversehrt.',
    'Die Quellen des Katalogs noch einmal importieren.',
  ],
  'catalogue/too-new': [
    'Ein Katalog wurde nicht von einer neueren Version von viand erstellt.',
    'viand aktualisieren.',
  ],
  'catalogue/too-old': [
    'Ein Katalog wurde nicht von einer zu alten Version von viand erstellt.',
    'Die Quellen des Katalogs noch einmal importieren.',
  ],
  'catalogue/unsearchable': [
    'Die Suche findet jedes aktuelle Lebensmittel über seinen Namen.',
    'Ein anderes Programm hat die Datei verändert: ihre Quellen noch einmal importieren.',
  ],
  'catalogue/orphan': [
    'Jeder Verweis führt zu einem Lebensmittel, einer Variante oder einer Quelle.',
    'Ein anderes Programm hat die Datei verändert: ihre Quellen noch einmal importieren.',
  ],
  'catalogue/shadowed-id': [
    'Keine Kennung einer früheren Ausgabe ist auch eine aktuelle.',
    'Die Kennung in einer alten Datei würde zu einem anderen Lebensmittel führen.',
  ],
  'catalogue/unmarked-stand-in': [
    'Ein Code einer Quelle führt zu einem Lebensmittel mit derselben Energie, oder das Lebensmittel ist als Ersatz gekennzeichnet.',
    'Wo zwei Quellen dasselbe Lebensmittel meinen, unterscheiden sich die Energien um weniger als 15 %. Auswertungen mit dem Code würden sonst unbemerkt die Gehalte eines anderen Lebensmittels verwenden.',
  ],
  'catalogue/changed': [
    'Der Inhalt ist seit dem Import unverändert: Die Prüfsummen der Quellen stimmen.',
    'Ein anderes Programm hat die Datei verändert: ihre Quellen noch einmal importieren.',
  ],
};
