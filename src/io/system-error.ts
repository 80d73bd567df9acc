/** The code of an error of the system or of Node.js, such as `ENOENT`; blank for any other error. */
export function systemErrorCode(error: unknown): string {
  return String((error as Partial<NodeJS.ErrnoException>).code ?? '');
}

/** The call of the system that failed, such as `read`; blank for any other error. */
export function systemCall(error: unknown): string {
  return String((error as Partial<NodeJS.ErrnoException>).syscall ?? '');
}

/** Whether a call of the system failed. */
export function isSystemError(error: unknown): boolean {
  return systemCall(error) !== '';
}
