/** Whether more than half of some texts match; false if there are none. */
export function areMostly(texts: readonly string[], is: (text: string) => boolean): boolean {
  return texts.filter(is).length * 2 > texts.length;
}
