import { type Diagnostic, type DiagnosticCode, ViandError } from '../model/diagnostic.ts';
import { type Headers, jsonReply, type Reply } from './messages.ts';

interface HttpError {
  readonly status: number;
  readonly code: string;
}

const VALIDATION: HttpError = { status: 400, code: 'VALIDATION_ERROR' };
const INTERNAL: HttpError = { status: 500, code: 'INTERNAL_ERROR' };

/** The errors of section 7 of the specification. Faults that are not listed are about the content of a request. */
const SITUATIONS: Readonly<Partial<Record<DiagnosticCode, HttpError>>> = {
  'request/pagination': { status: 400, code: 'INVALID_PAGINATION' },
  'food/invalid-gtin': { status: 400, code: 'INVALID_GTIN' },
  'client/unauthorised': { status: 401, code: 'UNAUTHORIZED' },
  'food/not-found': { status: 404, code: 'FOOD_NOT_FOUND' },
  'request/route': { status: 404, code: 'NOT_FOUND' },
  'request/method': { status: 405, code: 'METHOD_NOT_ALLOWED' },
  'input/too-large': { status: 413, code: 'PAYLOAD_TOO_LARGE' },
  'request/media-type': { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  'meal/unknown-food': { status: 422, code: 'UNKNOWN_FOOD' },
  'client/rate-limit': { status: 429, code: 'RATE_LIMIT_EXCEEDED' },
};

/** Statuses and codes of all situations, for the description of the service. */
export const HTTP_ERRORS: readonly HttpError[] = [
  VALIDATION,
  ...Object.values(SITUATIONS),
  INTERNAL,
];

/** Names the kind of key that is needed, as status 401 must (RFC 9110, section 15.5.2). */
const CHALLENGE: Headers = { 'www-authenticate': 'Bearer realm="viand"' };

/** The most faults that a reply lists: a request may have a hundred thousand. */
const SPELT_OUT = 10_000;

/**
 * The reply to a thrown error: a refusal with all its faults, or an internal error without any detail.
 *
 * @param sent the body of the request, so that values in the reply keep the type in which they were sent
 */
export function errorReply(error: unknown, headers: Headers = {}, sent?: unknown): Reply {
  const faults = error instanceof ViandError ? error.diagnostics : [];
  const [first] = faults;
  if (first === undefined || isOurs(first.code)) {
    const body = { code: INTERNAL.code, message: 'Internal error', details: null };
    return { ...jsonReply(INTERNAL.status, { error: body }, headers), failure: error };
  }
  const { status, code } = situationOf(faults);
  const details =
    code === 'INVALID_PAGINATION'
      ? paginationDetails(first)
      : faults.slice(0, SPELT_OUT).map((fault) => detail(fault, sent));
  const message = messageOf(first, faults.length - 1);
  const body = { error: { code, message, details } };
  // The specification's example has the members of this one at the top as well.
  const whole = code === 'INVALID_PAGINATION' ? { ...body, ...body.error } : body;
  return jsonReply(status, whole, status === 401 ? { ...CHALLENGE, ...headers } : headers);
}

/** The caller cannot change catalogues and installations. */
function isOurs(code: DiagnosticCode): boolean {
  return /^(?:catalogue|install|import|output)\/|^client\/(?:foreign|unwritable)$/.test(code);
}

/** The error for several faults: that of unknown foods only if nothing else is wrong with the request. */
function situationOf(faults: readonly Diagnostic[]): HttpError {
  const situations = faults.map(({ code }) => SITUATIONS[code] ?? VALIDATION);
  const [first = VALIDATION] = situations;
  const isOne = situations.every(({ code }) => code === first.code);
  return isOne ? first : VALIDATION;
}

function messageOf({ code, message, field, expected = '' }: Diagnostic, others: number): string {
  // The words of the specification: "The limit must be between 1 and 100".
  const sentence =
    code === 'request/pagination'
      ? `The ${field} must be between ${expected.replace('-', ' and ')}`
      : message;
  return others === 0 ? sentence : `${sentence} (and ${others} more)`;
}

function paginationDetails({ field, value, expected }: Diagnostic) {
  return {
    parameter: field,
    provided_value: asProvided(value),
    valid_range: expected,
  };
}

/** The number if the text is one that JSON can represent; otherwise the text. */
function asProvided(value: string | undefined): number | string | null {
  const isNumber = /^[+-]?\d+(?:\.\d+)?$/.test(value ?? '') && Number.isFinite(Number(value));
  return isNumber ? Number(value) : (value ?? null);
}

function detail({ message, location, field, value, expected, fix }: Diagnostic, sent: unknown) {
  const { pointer, line } = location ?? {};
  // A field of a body has its type, too; a parameter of a query is text.
  const fieldPointer = `/${(field ?? '').replaceAll('.', '/')}`;
  const sentField = field === undefined ? null : sentValue(sent, fieldPointer);
  const isWithinField = field?.includes('.') === true && sentField !== null;
  // If a text was sent, the line at fault says more than the whole text.
  const sentThere = line === undefined && pointer !== undefined ? sentValue(sent, pointer) : value;
  return {
    path: pointer ?? (isWithinField ? fieldPointer : field) ?? '',
    message,
    provided_value: (pointer === undefined ? sentField : undefined) ?? sentThere ?? null,
    allowed: expected ?? null,
    ...(line === undefined ? {} : { line }),
    ...(fix === undefined ? {} : { suggestion: fix.value }),
  };
}

/** Longer values are not sent back. */
const MAX_SENT_CHARACTERS = 1000;

/** The value at a JSON Pointer (RFC 6901) of the body, with its type; null if there is none. */
function sentValue(sent: unknown, pointer: string): unknown {
  const names = pointer.split('/').slice(1);
  const value = names.reduce((whole: unknown, name) => memberOf(whole, name), sent);
  return (JSON.stringify(value)?.length ?? 0) > MAX_SENT_CHARACTERS ? null : (value ?? null);
}

function memberOf(whole: unknown, name: string): unknown {
  const key = name.replaceAll('~1', '/').replaceAll('~0', '~');
  const isThere = typeof whole === 'object' && whole !== null && Object.hasOwn(whole, key);
  return isThere ? (whole as Readonly<Record<string, unknown>>)[key] : undefined;
}
