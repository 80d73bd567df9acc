/** Escapes a name for use in a JSON Pointer (RFC 6901). */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
