/** A part in double quotes, or one of letters, digits, `_`, `$`, hyphens and inner spaces. */
const PART =
  /"((?:[^"\p{C}]|"")+)"|[\p{L}\p{M}\p{N}_$](?:[\p{L}\p{M}\p{N}_$ -]*[\p{L}\p{M}\p{N}_$])?/u;

const NAME = new RegExp(`^(?:${PART.source})(?:\\.(?:${PART.source}))*$`, 'u');

/** A part that every database accepts without quotes. */
const PLAIN = /^[A-Za-z_][\w$]*$/;

/** Whether a text names a table, with or without a schema: parts joined by dots. */
export function isTableName(name: string): boolean {
  return NAME.test(name);
}

/** The parts of the name of a table, such as its schema, without their quotes. */
export function tableParts(name: string): string[] {
  return [...name.matchAll(new RegExp(PART, 'gu'))].map(([part, inner]) =>
    inner === undefined ? part : inner.replaceAll('""', '"'),
  );
}

/**
 * The name of a table in SQL. Plain parts stay without quotes, so that the database folds their case as in the
 * statement that made the table.
 */
export function tableText(name: string, quote: (part: string) => string): string {
  const parts = name.matchAll(new RegExp(PART, 'gu'));
  return [...parts]
    .map(([part, inner]) => {
      if (inner !== undefined) return quote(inner.replaceAll('""', '"'));
      return PLAIN.test(part) ? part : quote(part);
    })
    .join('.');
}
