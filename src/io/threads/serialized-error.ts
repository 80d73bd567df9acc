import { type Diagnostic, ViandError } from '../../model/diagnostic.ts';

/** An error in a message to another thread, where errors lose their class. */
export interface SerializedError {
  readonly name: string;
  readonly message: string;
  readonly code: unknown;
  /** The diagnostics of a ViandError; otherwise undefined. */
  readonly diagnostics: readonly Diagnostic[] | undefined;
}

/** Prepares an error for the other thread. */
export function serializeError(error: unknown): SerializedError {
  const { name, message, code } = error as Error & { readonly code?: unknown };
  const diagnostics = error instanceof ViandError ? error.diagnostics : undefined;
  return { name, message, code, diagnostics };
}

/** The error that another thread prepared with `serializeError`. */
export function deserializeError({ diagnostics, name, message, code }: SerializedError): Error {
  if (diagnostics !== undefined) return ViandError.of(diagnostics);
  return Object.assign(new Error(message), { name, code });
}
