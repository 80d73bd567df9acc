import { ViandError } from '../model/diagnostic.ts';

/** The fault of a request whose path does not have its method. */
export function wrongMethod(method: string, allowed: string): ViandError {
  return new ViandError({
    code: 'request/method',
    message: `Method ${method} is not allowed here`,
    field: 'method',
    value: method,
    expected: allowed,
  });
}
