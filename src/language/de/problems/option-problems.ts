/** Which options do not go together, in German: as in `problems.ts`. */
export const OPTION_PROBLEMS_DE: readonly (readonly [english: string, german: string])[] = [
  [
    '--api-version is for JSON: add --json, or remove it',
    '--api-version gilt für JSON: --json ergänzen oder --api-version weglassen',
  ],
  [
    '{} has no effect on the one request of --get: remove it',
    '{0} bewirkt bei der einen Anfrage von --get nichts: bitte weglassen',
  ],
  ["option '--base' needs option '--save'", '--base braucht --save'],
  ['--dry-run needs --fix', '--dry-run braucht --fix'],
  ['--sex needs --age', '--sex braucht --age'],
  ['--lonely-psu needs --stratum', '--lonely-psu braucht --stratum'],
  [
    '--resume needs files other than standard input',
    '--resume braucht Dateien statt der Standardeingabe',
  ],
  ['--carbohydrates is for macros: {}', '--carbohydrates gilt für Makronährstoffe: {0}'],
  ['{} needs --population', '{0} braucht --population'],
  [
    '--population needs an index or intakes: {}',
    '--population braucht einen Index oder die Zufuhr: {0}',
  ],
  [
    '--population needs --by with the column of persons',
    '--population braucht --by mit der Spalte der Personen',
  ],
  [
    '--population needs all groups at once: remove --shard, --resume and --queue',
    '--population braucht alle Gruppen auf einmal: --shard, --resume und --queue weglassen',
  ],
  [
    '--population cannot write Parquet: use CSV or JSON',
    '--population schreibt kein Parquet, sondern CSV oder JSON',
  ],
  [
    '--replicate-method needs --replicates with the columns of weights',
    '--replicate-method braucht --replicates mit den Spalten der Gewichte',
  ],
  [
    '--replicates needs --replicate-method, such as {}',
    '--replicates braucht --replicate-method, etwa {0}',
  ],
  [
    '--replicates needs --weight with the weights of the survey',
    '--replicates braucht --weight mit den Gewichten der Erhebung',
  ],
  [
    '--replicates replaces --stratum, --psu and --lonely-psu',
    '--replicates ersetzt --stratum, --psu und --lonely-psu',
  ],
  [
    '--chart writes SVG: name a file such as {}',
    '--chart schreibt SVG: eine Datei wie {0} angeben',
  ],
  ['--chart draws the scores of an index', '--chart zeichnet die Werte eines Index'],
  ['--sex is for the shares of intakes: {}', '--sex gilt nur für die Anteile bei der Zufuhr: {0}'],
  [
    '--age needs an index with standards for toddlers: {}',
    '--age braucht einen Index mit Maßstäben für Kleinkinder: {0}',
  ],
  [
    'Column {} is named twice in --by, --keep and --per',
    'Die Spalte {0} steht zweimal in --by, --keep und --per',
  ],
  ['--resume needs an output file: {}', '--resume braucht eine Ausgabedatei: {0}'],
  [
    '--shard needs --by, and files other than standard input',
    '--shard braucht --by und Dateien statt der Standardeingabe',
  ],
  ['--shard needs a CSV or NDJSON file: {}', '--shard braucht eine Datei mit CSV oder NDJSON: {0}'],
  ['--format {} needs a file: {}', '--format {0} braucht eine Datei: {1}'],
  [
    'Parquet is binary: write it to a file with -o, or redirect the output',
    'Parquet ist binär: mit -o in eine Datei schreiben oder die Ausgabe umleiten',
  ],
  ['--explain writes {}, and not {}', '--explain schreibt {0} und nicht {1}'],
  ['--init writes one file, and fixes nothing', '--init schreibt eine Datei und behebt nichts'],
  ['--output names a file twice', '--output nennt eine Datei zweimal'],
  [
    '--format and several --output: their extensions set the formats',
    '--format ist bei mehreren --output nicht möglich: Deren Endungen bestimmen die Formate',
  ],
  [
    '--review reads the answers from standard input: name a file',
    '--review liest die Antworten von der Standardeingabe: eine Datei angeben',
  ],
  [
    '--pregnant and --lactating cannot be combined with --sex male',
    '--pregnant und --lactating lassen sich nicht mit --sex male kombinieren',
  ],
];
