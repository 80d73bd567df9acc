import type { Location } from './entry.ts';

/** What can be wrong with what viand is given; `docs/errors.md` has a page line for each. */
export const DIAGNOSTIC_CODES = [
  'input/missing-file',
  'input/unreadable',
  'input/damaged',
  'input/unsupported',
  'input/encoding',
  'input/too-large',
  'meal/empty-file',
  'meal/missing-column',
  'meal/repeated-column',
  'meal/cell-count',
  'meal/syntax',
  'meal/shape',
  'meal/missing-food',
  'meal/unknown-food',
  'meal/bad-amount',
  'meal/negative-amount',
  'meal/missing-unit',
  'meal/unknown-unit',
  'meal/bad-flag',
  'meal/missing-label',
  'meal/implausible-amount',
  'meal/zero-amount',
  'meal/unit-mismatch',
  'meal/assumed-density',
  'meal/assumed-serving',
  'meal/assumed-yield',
  'meal/legacy-id',
  'meal/retired-food',
  'meal/unit-spelling',
  'meal/duplicate-entry',
  'meal/unread-column',
  'request/invalid',
  'request/pagination',
  'request/media-type',
  'request/method',
  'request/route',
  'food/not-found',
  'food/enumeration',
  'food/standard-processing',
  'food/standard-serving',
  'food/serving-size',
  'food/energy-off-atwater',
  'food/implausible-nutrient',
  'food/negative-amount',
  'food/bad-figure',
  'food/bad-gtin',
  'food/invalid-gtin',
  'food/repeated-gtin',
  'catalogue/orphan',
  'catalogue/unsearchable',
  'catalogue/shadowed-id',
  'catalogue/changed',
  'catalogue/missing',
  'catalogue/foreign',
  'catalogue/damaged',
  'catalogue/too-new',
  'catalogue/too-old',
  'import/missing-file',
  'import/missing-column',
  'import/cell-count',
  'import/syntax',
  'import/bad-value',
  'import/duplicate',
  'import/orphan',
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
  'output/unwritable',
  'output/overwrites-input',
  'install/native-part',
] as const;
export type DiagnosticCode = (typeof DIAGNOSTIC_CODES)[number];

export interface Diagnostic {
  readonly code: DiagnosticCode;
  /** The action that failed and why, as a sentence without a full stop. */
  readonly message: string;
  readonly location?: Location;
  /** The field or column the value stands in. */
  readonly field?: string;
  /** The value as it was given. */
  readonly value?: string;
  /** What would have been right. */
  readonly expected?: string;
  /** The nearest right value, where there is one. */
  readonly suggestion?: string;
  /** The suggestion means the same for sure, so that it may take the place of the value unasked. */
  readonly isSafe?: boolean;
}

/** Longer values are cut: a fault is a line. */
const SHOWN_CHARACTERS = 80;

/** Text as a fault carries it. */
export function cutShort(text: string, characters = SHOWN_CHARACTERS): string {
  return text.length > characters ? `${text.slice(0, characters)}…` : text;
}

/** A value as it is quoted in a message. What is nested is not spelt out: it may be of any depth. */
export function quoted(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(cutShort(value));
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** viand will not do what it was asked; its faults say all that is wrong. */
export class Refusal extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(...faults: readonly Diagnostic[]) {
    super(faults.map((fault) => fault.message).join('; '));
    this.name = 'Refusal';
    this.diagnostics = faults;
  }

  /** One of another file of the program, which has a class of its own, is a refusal as well. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'Refusal' && 'diagnostics' in value;
  }

  /** The same of a list, which may be longer than the arguments that a call can have. */
  static of(faults: readonly Diagnostic[]): Refusal {
    return Object.assign(new Refusal(...faults.slice(0, 1)), { diagnostics: faults });
  }
}

/** Takes what a reader finds wrong, so that it can go on and find all of it. */
export type DiagnosticSink = (fault: Diagnostic) => void;
