/** Names of the characters U+00A0 to U+00FF in HTML, in their order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );

const LATIN_START = 0xa0;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ...LATIN.map((name, index) => [name, String.fromCodePoint(LATIN_START + index)] as const),
  ...Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
    ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bdquo: '„' },
    ...{ sbquo: '‚', hellip: '…', bull: '•', trade: '™', euro: '€', frasl: '⁄', minus: '−' },
    ...{ thinsp: ' ', ensp: ' ', emsp: ' ', zwnj: '', zwj: '', prime: '′', Prime: '″' },
    ...{ frac13: '⅓', frac23: '⅔', frac15: '⅕', frac25: '⅖', frac35: '⅗', frac45: '⅘' },
    ...{ frac16: '⅙', frac56: '⅚', frac18: '⅛', frac38: '⅜', frac58: '⅝', frac78: '⅞' },
    ...{ half: '½', scaron: 'š', Scaron: 'Š', oelig: 'œ', OElig: 'Œ' },
  }),
]);

const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}\d{0,2}));/g;

/** The last code point of Unicode. */
const LAST_CODE_POINT = 0x10ffff;

/** Text with HTML entities replaced by their characters. Unknown entities stay. */
export function decodeEntities(text: string): string {
  return text.replace(
    ENTITY,
    (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
      if (name !== undefined) return ENTITIES.get(name) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
    },
  );
}
