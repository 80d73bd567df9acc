/** The reference amounts of food tables, in German: as in `problems.ts`. */
export const REFERENCE_AMOUNTS_DE: readonly (readonly [english: string, german: string])[] = [
  [
    'read columns without a reference amount as per {}, like {}; use --per to change this',
    'Spalten ohne Angabe je {0} gelesen, wie {1}; --per ändert das',
  ],
  [
    'Cannot convert the reference amount {} in the heading {}',
    'Die Bezugsmenge {0} in der Überschrift {1} lässt sich nicht umrechnen',
  ],
  [
    'Cannot convert the reference amount {} in the title {}',
    'Die Bezugsmenge {0} in der Überschrift {1} lässt sich nicht umrechnen',
  ],
  [
    'amounts per 100 g, 100 ml or portion, or --per if the title is not about amounts',
    'Nährwerte je 100 g, 100 ml oder Portion, oder --per, wenn sich die Überschrift nicht auf Nährwerte bezieht',
  ],
  [
    'Missing reference amount in {}, unlike in {}',
    'Die Bezugsmenge fehlt in {0}, anders als in {1}',
  ],
  [
    'the reference amount in the name of each column, or --per for columns without one',
    'die Bezugsmenge im Namen jeder Spalte oder --per für die, die sie nicht nennen',
  ],
  [
    'Amounts may be for the quantities in the names, such as {}, or for 100 g',
    'Die Werte gelten vielleicht für die Mengen in den Namen, zum Beispiel {0}, oder für 100 g',
  ],
  [
    'Amounts may be for the quantity in {}, or for 100 g',
    'Die Nährwerte gelten vielleicht für die Angabe in {0}, vielleicht für 100 g',
  ],
  [
    'Amounts may be for the serving in {}, or for 100 g',
    'Die Nährwerte gelten vielleicht für die Portion in {0}, vielleicht für 100 g',
  ],
  ['--per serving or --per {}', '--per serving oder --per {0}'],
  [
    'Amounts are for the quantities in the names, such as {}, not for 100 g',
    'Die Nährwerte gelten für die Angaben in den Namen, etwa {0}, nicht für 100 g',
  ],
  [
    'a column {} with these quantities as weights, or --per {}',
    'eine Spalte {0} mit diesen Angaben als Gewicht oder --per {1}',
  ],
  [
    'Amounts may be for one serving of each {}, or for 100 g',
    'Die Nährwerte gelten vielleicht für eine Portion je {0}, vielleicht für 100 g',
  ],
  [
    'The name {} gives a reference amount, but no column does',
    'Der Name {0} nennt eine Bezugsmenge, aber keine Spalte',
  ],
  [
    'a column {} with what amounts are per, or --per serving or --per {}',
    'eine Spalte {0} mit der Bezugsmenge, oder --per serving oder --per {1}',
  ],
  [
    'a column {} with the reference amount of each row, or --per {}',
    'eine Spalte {0} mit der Bezugsmenge jeder Zeile oder --per {1}',
  ],
  [
    'a column {} with the weight of each serving, or --per {}',
    'eine Spalte {0} mit dem Gewicht jeder Portion oder --per {1}',
  ],
  [
    'a column {} with the weight of each serving, such as {}, or --per {}',
    'eine Spalte {0} mit dem Gewicht jeder Portion, etwa {1}, oder --per {2}',
  ],
  ['--map per={} or --per {}', '--map per={0} oder --per {1}'],
  [
    'assumed amounts per 100 g, since the table does not say; use --per serving if they are per serving',
    'Nährwerte je 100 g angenommen, da die Tabelle nichts dazu sagt; --per serving, wenn sie je Portion gelten',
  ],
  [
    'read amounts as per serving, since the columns are those of a US label ({}); use --per if they are per 100 g',
    'Nährwerte je Portion gelesen, da die Spalten die eines US-Etiketts sind ({0}); --per, wenn sie je 100 g gelten',
  ],
  [
    'read amounts as per {}, from the title {}; use --per to change this',
    'Nährwerte je {0} gelesen, laut der Überschrift {1}; --per ändert das',
  ],
];
