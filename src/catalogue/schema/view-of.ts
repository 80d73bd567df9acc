/** A view of the same bytes, which reads several times as fast as the buffer's own methods before those are compiled. */
export function viewOf({ buffer, byteOffset, byteLength }: Buffer): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
