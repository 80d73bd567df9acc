/** The codes of all problems that viand reports; `docs/reference/errors.md` has a line for each. */
export const DIAGNOSTIC_CODES = [
  // Each problem of a file has a rule. SARIF and docs/reference/rules.md list the rules in this order.
  'input/missing-file',
  'input/unreadable',
  'input/changed',
  'input/damaged',
  'input/encoding',
  'input/unsupported',
  'input/too-large',
  'meal/empty-file',
  'meal/no-entries',
  'meal/unclear-layout',
  'meal/missing-column',
  'meal/repeated-column',
  'meal/missing-label',
  'meal/cell-count',
  'meal/syntax',
  'meal/shape',
  'meal/misspelt-field',
  'meal/missing-food',
  'meal/unknown-food',
  'meal/uncertain-food',
  'meal/code-beside-name',
  'meal/bad-amount',
  'meal/negative-amount',
  'meal/missing-unit',
  'meal/unknown-unit',
  'meal/bad-flag',
  'meal/impossible-date',
  'meal/label-value',
  'meal/repeated-labels',
  'meal/days-per-person',
  'meal/implausible-day-energy',
  'meal/implausible-day-mass',
  'meal/one-food-day',
  'meal/implausible-amount',
  'meal/zero-amount',
  'meal/unit-mismatch',
  'meal/assumed-density',
  'meal/assumed-serving',
  'meal/assumed-yield',
  'meal/assumed-size',
  'meal/unsure-match',
  'meal/legacy-id',
  'meal/changed-id',
  'meal/stand-in',
  'meal/retired-food',
  'meal/unit-spelling',
  'meal/duplicate-entry',
  'meal/unread-column',
  'import/missing-file',
  'import/missing-column',
  'import/cell-count',
  'import/syntax',
  'import/bad-value',
  'import/duplicate',
  'import/orphan',
  'food/enumeration',
  'food/standard-processing',
  'food/standard-serving',
  'food/serving-size',
  'food/energy-off-atwater',
  'food/implausible-nutrient',
  'food/negative-amount',
  'food/bad-figure',
  'food/implausible-yield',
  'food/cooking-energy',
  'food/implausible-density',
  'food/measure-off-density',
  'food/measure-between-states',
  'food/unlabelled-salt',
  'food/salted-name',
  'food/unlabelled-fat',
  'food/us-fortification',
  'food/pattern-limit',
  'food/added-sugars',
  'food/bad-gtin',
  'food/repeated-gtin',
  'food/repeated-name',
  'food/shared-code',
  'catalogue/missing',
  'catalogue/foreign',
  'catalogue/damaged',
  'catalogue/too-new',
  'catalogue/too-old',
  'catalogue/unsearchable',
  'catalogue/orphan',
  'catalogue/shadowed-id',
  'catalogue/unmarked-stand-in',
  'catalogue/changed',
  // The other codes are about requests, settings and the machine.
  'request/invalid',
  'request/pagination',
  'request/media-type',
  'request/method',
  'request/route',
  'food/not-found',
  'food/invalid-gtin',
  'config/invalid',
  'client/unknown',
  'client/exists',
  'client/foreign',
  'client/unwritable',
  'client/unauthorised',
  'client/rate-limit',
  'server/address',
  'report/no-browser',
  'report/print-failed',
  'output/locked',
  'output/unwritable',
  'output/overwrites-input',
  'install/native-part',
  'install/address-space',
  'usage/invalid',
  'internal/error',
] as const;
/** The code of a diagnostic: its room and its rule, such as `meal/unknown-food`. */
export type DiagnosticCode = (typeof DIAGNOSTIC_CODES)[number];

/** The severities of a diagnostic. Data with an error are not used; data with a warning or a note are. */
export const SEVERITIES = ['error', 'warning', 'note'] as const;
/** The severity of a problem; only errors change the exit code. */
export type Severity = (typeof SEVERITIES)[number];

/** A place in a file. Lines and rows count from 1. */
export interface Location {
  readonly file: string;
  readonly line?: number;
  /** The row, in a file that has no lines, such as Parquet. */
  readonly row?: number;
  /** The sheet of a workbook. */
  readonly sheet?: string;
  /** The cell of a sheet, such as `B7`. */
  readonly cell?: string;
  /** The column of the value's first character, without quotes, in UTF-16 code units; only with a line. */
  readonly column?: number;
  /** The column after the value's last character. */
  readonly endColumn?: number;
  /** JSON Pointer (RFC 6901) of the value within the document. */
  readonly pointer?: string;
}

/** The line of a location, or its row in a sheet; 0 if neither is known. */
export function lineNumber({ line, row }: Location): number {
  return line ?? row ?? 0;
}

/** The value that most likely belongs in the place of a wrong one. */
export interface Fix {
  readonly value: string;
  /** Whether the value certainly has the same meaning, so that `--fix` may replace the wrong one. */
  readonly isSafe: boolean;
}

/** One problem of the input, or one fact about it that is worth knowing. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  /** The severity that the rule and the settings of the run decide; absent if no rule was applied. */
  readonly severity?: Severity;
  /** The action that failed and why, as a sentence without a full stop. */
  readonly message: string;
  readonly location?: Location;
  /** The field or column that holds the value. */
  readonly field?: string;
  /** The value as it was given. */
  readonly value?: string;
  /** A description of a valid value. */
  readonly expected?: string;
  readonly fix?: Fix;
}

/** The fix of a diagnostic by a likely value, which a person must confirm; nothing if no likely value is known. */
export function fixOf(value: string | undefined): Pick<Diagnostic, 'fix'> {
  return value === undefined ? {} : { fix: { value, isSafe: false } };
}

/** A safe fix, for a value whose meaning is beyond doubt. Without a value, there is no fix. */
export function safeFixOf(value: string | undefined): Pick<Diagnostic, 'fix'> {
  return value === undefined ? {} : { fix: { value, isSafe: true } };
}

/** The error for a request that viand refuses; its diagnostics list all problems. */
export class ViandError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(...diagnostics: readonly Diagnostic[]) {
    super(summaryOf(diagnostics));
    this.name = 'ViandError';
    this.diagnostics = diagnostics;
  }

  /** Also accepts an instance of another bundle of the program, which has its own class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ViandError' && 'diagnostics' in value;
  }

  /** Makes an error from a list, which may be longer than the arguments of a call can be. */
  static of(diagnostics: readonly Diagnostic[]): ViandError {
    const error = new ViandError(...diagnostics.slice(0, 1));
    error.message = summaryOf(diagnostics);
    // The stack begins with the message.
    Error.captureStackTrace(error, ViandError.of);
    return Object.assign(error, { diagnostics });
  }
}

/** The most problems that the message of an error names; its diagnostics have them all. */
const NAMED_PROBLEMS = 3;

/** What a log shows of an error: where each problem is, what is wrong, and what is expected. */
function summaryOf(diagnostics: readonly Diagnostic[]): string {
  const expectations = new Set<string>();
  const named = diagnostics.slice(0, NAMED_PROBLEMS).map((diagnostic) => {
    const { message, expected, fix } = diagnostic;
    const place = placeOf(diagnostic);
    // Problems of the same kind expect the same, such as one of a long list of names.
    const isNew = expected !== undefined && !expectations.has(expected);
    if (isNew) expectations.add(expected);
    return [
      place === '' ? '' : `${place}: `,
      message,
      isNew ? `: expected ${expected}` : '',
      fix === undefined ? '' : ` (did you mean "${fix.value}"?)`,
    ].join('');
  });
  const more = diagnostics.length - named.length;
  return withoutControls(`${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}`);
}

/** Spells control characters out, so that the name of a file cannot change a terminal or add a line to a log. */
function withoutControls(text: string): string {
  return text.replace(
    /\p{Cc}/gu,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A place for logs: `week.csv:3`, `week.xlsx, sheet Mon, B7`, `week.json#/0/food_id`; without a file, the field. */
function placeOf({ location, field = '', message }: Diagnostic): string {
  if (location === undefined) return message.includes(field) ? '' : field;
  const { file, line, row, sheet, cell, pointer = '' } = location;
  const within = [
    ...(sheet === undefined ? [] : [`sheet ${sheet}`]),
    ...(cell === undefined ? [] : [cell]),
    ...(row === undefined || cell !== undefined ? [] : [`row ${row}`]),
  ];
  const start = line === undefined ? file : `${file}:${line}`;
  const place = [...(start === '' ? [] : [start]), ...within].join(', ');
  if (pointer === '') return place;
  return place === '' ? pointer : `${place}#${pointer}`;
}

/** Takes diagnostics as a reader finds them, so that the reader can continue and find all of them. */
export type DiagnosticSink = (diagnostic: Diagnostic) => void;
