/** The code of an error of the system or of Node.js, such as `ENOENT`; blank for any other error. */
export function systemErrorCode(error: unknown): string {
  return String((error as Partial<NodeJS.ErrnoException>).code ?? '');
}
