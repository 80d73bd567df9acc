import { ASSUMPTION_WORDS, ASSUMPTIONS, type Assumption } from '../../../model/assumptions.ts';

/** The texts after the name of a food, or after a number of foods, in the log of a run. */
const BRIEFS: Readonly<Record<Assumption, string>> = {
  'assumed-serving': 'ohne Menge: eine übliche Portion angenommen',
  'assumed-amount': 'ohne Menge und übliche Portion: 100 der üblichen Einheit angenommen',
  'assumed-density': 'Dichte unbekannt: 1 g/ml angenommen',
  'assumed-yield': 'Garfaktor unbekannt: Rohgewicht als gegessen gezählt',
  'legacy-id': 'aus einer früheren Ausgabe, als Nachfolger gezählt',
  'split-id': 'in einer späteren Ausgabe aufgeteilt, als häufigster Nachfolger gezählt',
  'deleted-id': 'in einer späteren Ausgabe gestrichen, als ähnliches Lebensmittel gezählt',
  'stand-in-id': 'nicht im Katalog, als ähnliches Lebensmittel gezählt',
  'assumed-size': 'ohne Gewicht oder Zustand: das Übliche angenommen',
  'uncertain-match': 'über einen unsicheren Namen gefunden',
};

function assumptionTemplates(one: Assumption): [english: string, german: string][] {
  const { brief, briefOfSeveral } = ASSUMPTION_WORDS[one];
  const isOfId = one.endsWith('-id');
  return [
    [`{}: ${brief} ({})`, `{0!}: ${BRIEFS[one]} ({1!})`],
    ...(isOfId
      ? [[`{}: ${brief}, {} ({})`, `{0}: ${BRIEFS[one]}, {1} ({2!})`] as [string, string]]
      : []),
    ...(briefOfSeveral === undefined
      ? []
      : [[`{}: ${briefOfSeveral} ({})`, `{0!}: ${BRIEFS[one]} ({1!})`] as [string, string]]),
  ];
}

/** What runs say of names, entries and assumptions, in German: as in `problems.ts`. */
export const RUN_NOTES_DE: readonly (readonly [english: string, german: string])[] = [
  [
    'did not check {} and {} more: name documents, pages and texts to check them',
    '{0} und {1} weitere nicht geprüft: Dokumente, Seiten und Texte prüft viand nur, wenn sie genannt sind',
  ],
  [
    'did not check {}: name documents, pages and texts to check them',
    '{0&} nicht geprüft: Dokumente, Seiten und Texte prüft viand nur, wenn sie genannt sind',
  ],
  [
    '{}: computed with a different catalogue from {}',
    '{0}: mit einem anderen Katalog berechnet als {1}',
  ],
  [
    'the name of 1 food is uncertain: {} --review asks about each, and --accept 0.6 accepts less certain matches',
    'Der Name von 1 Lebensmittel ist unsicher: {0} --review fragt nach, und --accept 0.6 akzeptiert auch weniger sichere Treffer',
  ],
  [
    'the names of {} foods are uncertain: {} --review asks about each, and --accept 0.6 accepts less certain matches',
    'Die Namen von {0} Lebensmitteln sind unsicher: {1} --review fragt nach jedem, und --accept 0.6 akzeptiert auch weniger sichere Treffer',
  ],
  [
    'nothing reported: {} of {} entries are faulty; use --skip-faulty to report the others',
    'kein Bericht: {0} von {1} Einträgen sind fehlerhaft; mit --skip-faulty werden die übrigen ausgewertet',
  ],
  [
    'nothing scored: {} of {} entries are faulty; use --skip-faulty to score the others',
    'nichts bewertet: {0} von {1} Einträgen sind fehlerhaft; mit --skip-faulty werden die übrigen bewertet',
  ],
  ['skipped faulty entries:', 'fehlerhafte Einträge übersprungen:'],
  [
    'these intakes lack {} of {} entries, skipped when they were computed',
    'in diesen Zufuhrwerten fehlen {0} von {1} Einträgen, weil sie bei der Berechnung übersprungen wurden',
  ],
  [
    'viand cannot tell whether these intakes are a shard of a run, which catalogue they are from, and which foods were stand-ins',
    'viand kann nicht feststellen, ob diese Zufuhrwerte Teil eines Laufs sind, aus welchem Katalog sie stammen und welche Lebensmittel durch ähnliche ersetzt wurden',
  ],
  [
    'no {}: viand cannot tell whether these intakes are a shard of a run, which catalogue they are from, and which foods were stand-ins',
    '{0} fehlt: viand kann nicht feststellen, ob diese Zufuhrwerte Teil eines Laufs sind, aus welchem Katalog sie stammen und welche Lebensmittel durch ähnliche ersetzt wurden',
  ],
  [
    '{} is not about intakes: viand cannot tell whether these intakes are a shard of a run, which catalogue they are from, and which foods were stand-ins',
    '{0} betrifft keine Zufuhrwerte: viand kann nicht feststellen, ob diese Zufuhrwerte Teil eines Laufs sind, aus welchem Katalog sie stammen und welche Lebensmittel durch ähnliche ersetzt wurden',
  ],
  [
    '{} does not say which foods were stand-ins',
    '{0} nennt nicht, welche Lebensmittel durch ähnliche ersetzt wurden',
  ],
  ['shard {} of a run: {} is not given', 'Teil {0} eines Laufs: {1} ist nicht angegeben'],
  [
    'shard {} of a run: {} other shards are not given',
    'Teil {0} eines Laufs: {1} andere Teile sind nicht angegeben',
  ],
  [
    '{} lacks the entries skipped for these results: no {} and {} more',
    'In {0} fehlen Einträge, die für diese Ergebnisse übersprungen wurden, denn {1} und {2} weitere Listen sind nicht da',
  ],
  [
    '{} lacks the entries skipped for these results: no {}',
    'In {0} fehlen Einträge, die für diese Ergebnisse übersprungen wurden, denn {1} ist nicht da',
  ],
  [
    '{} has no effect: no file names foods in words',
    '{0} bewirkt nichts: Keine Datei nennt Lebensmittel mit Worten',
  ],
  [
    '{} has no effect: all files contain totals',
    '{0} bewirkt nichts: Alle Dateien enthalten Summen',
  ],
  [
    '{}: a copy of {}: its entries count twice',
    '{0}: eine Kopie von {1}: Ihre Einträge zählen doppelt',
  ],
  ['skipped {} of {} entries:', '{0} von {1} Einträgen übersprungen:'],
  ['skipped {} of 1 entry:', '{0} von 1 Eintrag übersprungen:'],
  ['skipped {} of {} entries ({}):', '{0} von {1} Einträgen übersprungen ({2!}):'],
  ['skipped {} of 1 entry ({}):', '{0} von 1 Eintrag übersprungen ({1!}):'],
  ['{} lack{} some entries', '{0!} unvollständig{1-}'],
  ['{} lack{} all entries', '{0!} leer{1-}'],
  ['1 entry has no group', '1 Eintrag ohne Gruppe'],
  ['{} entries have no group', '{0} Einträge ohne Gruppe'],
  ['{} lack{} some entries, {} lack{} all entries', '{0!} unvollständig{1-}, {2!} leer{3-}'],
  ['{} lack{} some entries, 1 entry has no group', '{0!} unvollständig{1-}, 1 Eintrag ohne Gruppe'],
  [
    '{} lack{} some entries, {} entries have no group',
    '{0!} unvollständig{1-}, {2} Einträge ohne Gruppe',
  ],
  ['{} lack{} all entries, 1 entry has no group', '{0!} leer{1-}, 1 Eintrag ohne Gruppe'],
  ['{} lack{} all entries, {} entries have no group', '{0!} leer{1-}, {2} Einträge ohne Gruppe'],
  [
    '{} lack{} some entries, {} lack{} all entries, 1 entry has no group',
    '{0!} unvollständig{1-}, {2!} leer{3-}, 1 Eintrag ohne Gruppe',
  ],
  [
    '{} lack{} some entries, {} lack{} all entries, {} entries have no group',
    '{0!} unvollständig{1-}, {2!} leer{3-}, {4} Einträge ohne Gruppe',
  ],
  [
    '{} has {}, {} has {}: food patterns and nutrients are sums; --per {} compares the means of a day',
    '{0} hat {1!}, {2} hat {3!}: Lebensmittelgruppen und Nährstoffe sind Summen; --per {4} vergleicht die Mittel je Tag',
  ],
  [
    '--per {} changes nothing: each group has one value of {}',
    '--per {0} ändert nichts: Jede Gruppe hat nur einen Wert von {1}',
  ],
  [
    '--per {} counts times, not days: {} and {} are two values',
    '--per {0} zählt Uhrzeiten statt Tage: {1} und {2} sind zwei Werte',
  ],
  [
    '{} has {}, {} has {}: food patterns and nutrients are sums',
    '{0} hat {1!}, {2} hat {3!}: Lebensmittelgruppen und Nährstoffe sind Summen',
  ],
  [
    '{} has {}, {} has {}: food patterns and nutrients are sums; {} without a day',
    '{0} hat {1!}, {2} hat {3!}: Lebensmittelgruppen und Nährstoffe sind Summen; {4!} ohne Tag',
  ],
  [
    '{} of {} foods lack food patterns, which the Healthy Eating Index needs; --estimate-patterns takes those of similar foods',
    '{0} von {1} Lebensmitteln fehlen Lebensmittelgruppen, die der Healthy Eating Index braucht; --estimate-patterns übernimmt die ähnlicher Lebensmittel',
  ],
  [
    '1 of {} foods lacks food patterns, which the Healthy Eating Index needs; --estimate-patterns takes those of similar foods',
    '1 von {0} Lebensmitteln fehlen Lebensmittelgruppen, die der Healthy Eating Index braucht; --estimate-patterns übernimmt die ähnlicher Lebensmittel',
  ],
  [
    '{} of {} foods lack food patterns, which the Healthy Eating Index needs: import FPED together with them',
    '{0} von {1} Lebensmitteln fehlen Lebensmittelgruppen, die der Healthy Eating Index braucht: FPED zusammen mit ihnen importieren',
  ],
  [
    'shares below the EAR and above the UL are of these days, not of usual intakes: they are not the prevalence of inadequacy',
    'Die Anteile unter dem EAR und über dem UL gelten für diese Tage, nicht für die übliche Zufuhr: Sie sind nicht die Häufigkeit unzureichender Zufuhr',
  ],
  [
    'without --sex, these shares are of people whose cut-point does not depend on the sex, such as children',
    'Ohne --sex gelten diese Anteile für Menschen, deren Grenzwert nicht vom Geschlecht abhängt, etwa Kinder',
  ],
  ['1 day', '1 Tag'],
  ['{} days', '{0} Tage'],
  ['1 group', '1 Gruppe'],
  ['{} groups', '{0} Gruppen'],
  [
    'no day column found: all entries count as one day; set the number of days with --days',
    'keine Spalte mit Tagen: Alle Einträge zählen als ein Tag; --days nennt die Zahl der Tage',
  ],
  ['{} of {} lines matched', '{0} von {1} Zeilen zugeordnet'],
  ['{} of 1 line matched', '{0} von 1 Zeile zugeordnet'],
  ['saved {} answers to {}', '{0} Antworten in {1} gespeichert'],
  ['See {}', 'Siehe {0}'],
  ...ASSUMPTIONS.flatMap(assumptionTemplates),
  ['1 food', '1 Lebensmittel'],
  ['{} foods', '{0} Lebensmittel'],
  ['1 more food', '1 weiteres Lebensmittel'],
  ['{} more foods', '{0} weitere Lebensmittel'],
  ['1 id', '1 Kennung'],
  ['{} ids', '{0} Kennungen'],
  ['1 more id', '1 weitere Kennung'],
  ['{} more ids', '{0} weitere Kennungen'],
  ['1 entry', '1 Eintrag'],
  ['{} entries', '{0} Einträge'],
  [
    '{}: {} with an uncertain food or size accounts for {}',
    '{0}: {1!} mit unsicherem Lebensmittel oder unsicherer Größe; darauf beruhen {2%}',
  ],
  [
    '{}: {} with an uncertain food or size account for {}',
    '{0}: {1!} mit unsicherem Lebensmittel oder unsicherer Größe; darauf beruhen {2%}',
  ],
];
