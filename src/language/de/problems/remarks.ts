/**
 * Remarks on matched lines and lines of the log, in German: as in `problems.ts`. `{1-}` drops the
 * text of a gap, such as the English label of a serving.
 */
export const REMARKS_DE: readonly (readonly [english: string, german: string])[] = [
  // How much a line means.
  ['quantity is unclear', 'die Menge ist unklar'],
  ['no unit given: assumed ml', 'keine Einheit angegeben: ml angenommen'],
  ['the unit may be missing', 'vielleicht fehlt die Einheit'],
  [
    'counted as a whole, although only a part of it was eaten',
    'als Ganzes gezählt, obwohl nur ein Teil davon gegessen wurde',
  ],
  [
    'the weight may be that of all foods together',
    'das kann das Gewicht aller Lebensmittel zusammen sein',
  ],
  [
    'the line weighs its foods together: assumed usual amounts',
    'die Zeile wiegt ihre Lebensmittel zusammen: übliche Mengen angenommen',
  ],
  ['the weight may be that of {} alone', 'das kann das Gewicht von {0} allein sein'],
  ['this may be the weight of all', 'das kann das Gesamtgewicht sein'],
  ['this may be the weight of each', 'das kann das Gewicht jedes Stücks sein'],
  [
    'read as one, since the number may count its filling',
    'als eines gezählt, da die Zahl die Füllung zählen kann',
  ],
  ['read as fluid ounces, since it is a drink', 'Flüssigunzen angenommen, da es ein Getränk ist'],
  [
    'counted as cooked, since the line does not say dry',
    'als gegart gezählt, da in der Zeile nicht „trocken“ steht',
  ],
  [
    'counted as cooked, since the line does not say raw',
    'als gegart gezählt, da in der Zeile nicht „roh“ steht',
  ],
  [
    'counted as raw, since the line does not say cooked',
    'als roh gezählt, da in der Zeile nicht „gegart“ steht',
  ],
  [
    'counted {} % of the tin, since it is drained',
    '{0} % der Dose gezählt, da die Flüssigkeit abgegossen ist',
  ],
  [
    'counted with its liquid, since only the size of the tin or jar is known',
    'mit der Flüssigkeit gezählt, da nur die Größe der Dose oder des Glases bekannt ist',
  ],
  [
    'counted {} % of the tin or jar, since the rest is liquid',
    '{0} % der Dose oder des Glases gezählt, da der Rest Flüssigkeit ist',
  ],
  [
    'counted {} %, since not all of it is eaten',
    '{0} % gezählt, da nicht alles davon gegessen wird',
  ],
  [
    '{}: left out, since the line says that it is not eaten',
    '{0}: weggelassen, da es laut der Zeile nicht gegessen wird',
  ],
  [
    '{}: left out, since the brine is not eaten',
    '{0}: weggelassen, da die Lake nicht gegessen wird',
  ],
  ['{}: left out, since it only cools the drink', '{0}: weggelassen, da es nur das Getränk kühlt'],
  [
    '{}: left out, since another line gives the amount of its food',
    '{0}: weggelassen, da eine andere Zeile die Menge dieses Lebensmittels angibt',
  ],
  [
    '{}: left out, since the line says that it is not in the dish',
    '{0}: weggelassen, da es laut der Zeile nicht im Gericht ist',
  ],
  ['{}: left out, since it is not food', '{0}: weggelassen, da es kein Lebensmittel ist'],
  ['{}: left out, since bones are not eaten', '{0}: weggelassen, da niemand Knochen isst'],
  [
    '{}: left out, since it only greases the tin',
    '{0}: weggelassen, da es nur zum Einfetten der Form dient',
  ],
  [
    '{}: left out, since it has no amount and is only water',
    '{0}: weggelassen, da es ohne Menge angegeben und nur Wasser ist',
  ],
  [
    '{}: left out, since it has no amount and is only served with the dish',
    '{0}: weggelassen, da es keine Menge hat und nur zum Gericht gereicht wird',
  ],
  [
    '{}: left out, since the cooking water is not eaten',
    '{0}: weggelassen, da das Kochwasser nicht gegessen wird',
  ],
  [
    '{}: counted as equal parts of flour and water',
    '{0}: zu gleichen Teilen als Mehl und Wasser gezählt',
  ],
  [
    '{}: left out {}, perhaps only the kind of food: a food needs an amount or a line of its own',
    '{0}: {1&} weggelassen, vielleicht nur die Sorte: Ein Lebensmittel braucht eine Menge oder eine eigene Zeile',
  ],
  ['{}: left out the water that it soaked in', '{0}: das Wasser zum Einweichen ist weggelassen'],
  [
    '{}: counted {} %, about what fried food takes up',
    '{0}: {1} % gezählt, etwa so viel nimmt Frittiertes auf',
  ],
  [
    'Counted the {} of water among the ingredients: leave it out if it is poured away',
    '{0} Wasser unter den Zutaten gezählt: Lassen Sie es weg, wenn es abgegossen wird',
  ],
  [
    '{}: counted as {}, since the catalogue has no raw one',
    '{0}: {1} gezählt, da der Katalog kein rohes hat',
  ],
  [
    '{}: counted as raw; {} is the cooked food',
    '{0}: roh gezählt; {1} ist das gegarte Lebensmittel',
  ],
  [
    'several foods have this name: add the brand, or write the id',
    'mehrere Lebensmittel heißen so: Ergänzen Sie die Marke, oder schreiben Sie die Kennung',
  ],
  ['read as British pints of 568 ml', 'als britische Pints zu 568 ml gelesen'],
  [
    'counted only the edible part, without bones or peel',
    'nur den essbaren Teil gezählt, ohne Knochen oder Schale',
  ],
  ['{} have this energy', '{0} haben diese Energie'],
  ['counted {} %, the part that was eaten', '{0} % gezählt, da nur so viel gegessen wurde'],
  ['how much of it was eaten is unclear', 'wie viel davon gegessen wurde, ist unklar'],
  ['assumed a {}: {}, {}', '{0!} angenommen: {2}{1-}'],
  ['assumed a {} of {}', '{0!} angenommen: {1}'],
  ['assumed the large size: {}, {}', 'große Größe angenommen: {1}{0-}'],
  ['assumed the medium size: {}, {}', 'mittlere Größe angenommen: {1}{0-}'],
  ['assumed the small size: {}, {}', 'kleine Größe angenommen: {1}{0-}'],
  [
    'its content is close to {}, but not the same',
    'der Gehalt liegt nahe bei {0}, ist aber nicht gleich',
  ],
  ['size of a similar food: {}', 'Größe eines ähnlichen Lebensmittels: {0}'],
  ['another name of it: {}', 'anderer Name dafür: {0}'],
  [
    'assumed an ordinary kind of this food',
    'eine gewöhnliche Sorte dieses Lebensmittels angenommen',
  ],
  [
    'kinds of this food differ: say which one it is',
    'die Sorten dieses Lebensmittels unterscheiden sich: Schreiben Sie, welche es ist',
  ],
  [
    'this kind differs from what people usually mean by the name',
    'diese Sorte ist anders als das, was man meist unter dem Namen versteht',
  ],
  [
    'not in the catalogue in this state: used a similar one',
    'in dieser Zubereitung nicht im Katalog: eine ähnliche verwendet',
  ],
  ['assumed {}, {}', 'angenommen: {1}{0-}'],
  ['used the midpoint of {}', 'Mitte von {0} angenommen'],
  ['assumed {} g for the crushed food', '{0} g für das zerkleinerte Lebensmittel angenommen'],
  ['assumed that {} is the size of each tin or jar', '{0} als Inhalt je Dose oder Glas angenommen'],
  [
    'assumed that {} is the weight of all tins or jars',
    '{0} als Gewicht aller Dosen oder Gläser angenommen',
  ],
  ['read {} as {}', '{0} als {1} gelesen'],
  ['sizes of this food are unknown: {}, {}', 'Größen dieses Lebensmittels sind unbekannt: {1}{0-}'],
  ['no amount given: no known serving, {}', 'ohne Menge und ohne bekannte Portion: {0}'],
  [
    'no amount given: assumed {}, as in food cooked with salt',
    'ohne Menge: {0} angenommen, wie bei Lebensmitteln, die mit Salz gegart sind',
  ],
  ['no amount given: assumed {} as an addition', 'ohne Menge: {0} als Zugabe angenommen'],
  ['no amount given: 4 pieces, {}', 'ohne Menge: 4 Stück, {0}'],
  ['no amount given: {}, {}', 'ohne Menge: übliche Portion, {1}{0-}'],
  [
    'the weight of this measure is unknown for this food',
    'das Gewicht dieses Maßes ist für das Lebensmittel nicht bekannt',
  ],
  [
    'measured as the cooked food, since the raw one has no such measure',
    'wie das gegarte Lebensmittel gemessen, da das rohe kein solches Maß hat',
  ],
  [
    'made with the usual bread, not the bread that the line names',
    'mit dem üblichen Brot, nicht dem genannten',
  ],
  [
    'made with the usual milk, not the milk that the line names',
    'mit der üblichen Milch, nicht der genannten',
  ],
  [
    'with the usual salt, which is more than the line says',
    'mit der üblichen Menge Salz, also mehr als angegeben',
  ],
  ['used the first of the alternatives, not {}', 'die erste Möglichkeit angenommen, nicht {0}'],
  ['without {}', 'ohne {0}'],
  ['whole one', 'ein Stück'],
  ['piece', 'ein Stück'],
  ['slice', 'eine Scheibe'],
  ['glass', 'ein Glas'],
  ['bottle', 'eine Flasche'],
  ['bowl', 'eine Schale'],
  ['cup', 'eine Tasse'],
  ['tablespoon', 'ein Esslöffel'],
  ['teaspoon', 'ein Teelöffel'],
  ['package', 'eine Packung'],
  ['portion', 'eine Portion'],
  ['pinch', 'eine Prise'],
  ['toe', 'eine Zehe'],
  ['leaf', 'ein Blatt'],
  [
    'Weight or state of {} not given: the usual one is assumed',
    'Gewicht oder Zustand nicht angegeben ({0}): das Übliche angenommen',
  ],
  [
    'the weight or volume; for foods that are cooked, also whether it was weighed dry',
    'das Gewicht oder Volumen; bei Lebensmitteln, die gekocht werden, auch, ob sie trocken gewogen wurden',
  ],
  ['{} was found by an uncertain name', '{0} wurde über einen unsicheren Namen gefunden'],
  [
    'a food that a person chose, such as with viand match --review',
    'ein Lebensmittel, das jemand gewählt hat, etwa mit viand match --review',
  ],
  // The review in the terminal.
  [
    '1, 2, 3 or Enter choose; "150 g" changes the amount; other words search; s skips, n asks later, u undoes, q saves and ends',
    '1, 2, 3 oder Enter wählt; „150 g“ ändert die Menge; andere Wörter suchen; s überspringt, n fragt später, u macht rückgängig, q speichert und beendet',
  ],
  ['There is nothing to undo', 'Es gibt nichts rückgängig zu machen'],
  ['amount?', 'Menge?'],
  ['no food found: type other words', 'kein Lebensmittel gefunden: andere Wörter eingeben'],
  ['saved 1 answer to {}', '1 Antwort in {0} gespeichert'],
  // Tallies and summaries.
  ['skipped {} of {} ingredients:', '{0} von {1} Zutaten übersprungen:'],
  [
    'nothing saved: {} of {} ingredients skipped',
    'nichts gespeichert: {0} von {1} Zutaten übersprungen',
  ],
  [
    'nothing computed: {} of {} ingredients faulty; use --skip-faulty to skip them',
    'nichts berechnet: {0} von {1} Zutaten fehlerhaft; --skip-faulty rechnet ohne sie',
  ],
  ['and {} other problems', 'und {0} andere Probleme'],
  ['{} x {} (first at {})', '{0} x {1!} (zuerst bei {2!})'],
  ['{}, sheet {}, {}', '{0}, Blatt {1}, {2!}'],
  ['row {}', 'Zeile {0#}'],
  ['{} row {}', '{0} Zeile {1#}'],
  ['{} x {}', '{0} x {1!}'],
  ['nothing to fix', 'nichts zu beheben'],
  ['{}, more than the allowed {}', '{0!}, mehr als die erlaubten {1}'],
  ['1 warning', '1 Warnung'],
  ['{} warnings', '{0} Warnungen'],
  ['1 problem', '1 Problem'],
  ['{} problems', '{0} Probleme'],
  ['fixed {}: {}', '{0!} behoben: {1}'],
  ['would fix {}: {}', '{0!} zu beheben: {1}'],
  ['saved as {} in {}', 'als {0} in {1} gespeichert'],
  [
    'waiting for another import into {}',
    'ein anderer Import in {0} läuft noch; viand wartet darauf',
  ],
  ['Searched for {}', 'Gesucht nach {0}'],
  ['searched for {}', 'gesucht nach {0}'],
  ['This page is empty: only {} foods match', 'Diese Seite ist leer: Nur {0} Lebensmittel passen'],
  [
    '{} to {} of {}; use --page and --limit to see others',
    '{0} bis {1} von {2}; --page und --limit zeigen andere',
  ],
  ['nothing explained: {}', 'nichts erklärt: {0!}'],
  ['nothing compared: {}', 'nichts verglichen: {0!}'],
  ['{} rows: {} imported, {} rejected', '{0} Zeilen: {1} übernommen, {2} abgelehnt'],
  ['1 row: {} imported, {} rejected', '1 Zeile: {0} übernommen, {1} abgelehnt'],
  [
    '{} rows: {} imported, {} of them repaired, {} rejected',
    '{0} Zeilen: {1} übernommen, davon {2} berichtigt, {3} abgelehnt',
  ],
  [
    '{} rows: {} imported, {} merged, {} rejected',
    '{0} Zeilen: {1} übernommen, {2} zusammengefasst, {3} abgelehnt',
  ],
  [
    '{} rows: {} imported, {} of them repaired, {} merged, {} rejected',
    '{0} Zeilen: {1} übernommen, davon {2} berichtigt, {3} zusammengefasst, {4} abgelehnt',
  ],
  [
    'nothing reported: 1 of {} entries is faulty; use --skip-faulty to report the others',
    'kein Bericht: 1 von {0} Einträgen ist fehlerhaft; mit --skip-faulty werden die übrigen ausgewertet',
  ],
  [
    'nothing scored: 1 of {} entries is faulty; use --skip-faulty to score the others',
    'nichts bewertet: 1 von {0} Einträgen ist fehlerhaft; mit --skip-faulty werden die übrigen bewertet',
  ],
];
