/** Words in the form of an id: `Hof Müller, Quark` becomes `hof-muller-quark`. */
export function slugOf(parts: readonly string[]): string {
  const text = parts.join(' ');
  if (SLUG.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** Text that is already a slug, such as a GTIN. */
const SLUG = /^[a-z\d.]+$/;
