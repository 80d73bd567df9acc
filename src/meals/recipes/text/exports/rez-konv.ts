/** The first line of a recipe in the format of RezkonvSuite: "========== REZKONV-Rezept - RezkonvSuite v1.4". */
const FIRST_LINE = /^\s*={4,}\s*(?:rezkonv|rezeptkonv)/i;

/** "============ TEIG ============": a group of ingredients. */
const GROUP = /^\s*={3,}\s*(\S.*?)\s*=*\s*$/;

/** The group that names the source of the recipe instead of ingredients. */
const SOURCE = /^quelle$/i;

/** "                   -- zerdrückt": the rest of the line above. */
const CONTINUED = /^\s{8,}--?\s*(\S.*)$/;

/**
 * The lines of a recipe that RezkonvSuite has exported, in the words of other recipes, each in its place. Lines of any
 * other recipe are unchanged.
 */
export function withoutRezKonv(written: readonly string[]): readonly string[] {
  const first = written.findIndex((line) => line.trim() !== '');
  if (!FIRST_LINE.test(written[first] ?? '')) return written;
  const lines: string[] = [];
  let isSource = false;
  for (const [at, line] of written.entries()) {
    const group = at === first ? '' : GROUP.exec(line)?.[1];
    const continued = CONTINUED.exec(line)?.[1];
    if (group !== undefined) isSource = SOURCE.test(group);
    if (line.trim() === '') isSource = false;
    if (isSource || group === '' || /^\s*=+\s*$/.test(line)) lines.push('');
    else if (group !== undefined) lines.push(`${group}:`);
    else if (continued !== undefined && (lines[at - 1] ?? '') !== '') {
      lines[at - 1] = `${lines[at - 1]}, ${continued}`;
      lines.push('');
    } else lines.push(line);
  }
  return lines;
}
