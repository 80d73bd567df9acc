/** A text on a page: its distances from the left and the top, in points, and its words. */
export type PlacedText = readonly [left: number, top: number, text: string];

/** A line on a page, from one place to another. */
export type PlacedRule = readonly [left: number, top: number, right: number, bottom: number];

/** A field of a form, by its box and what somebody filled in. */
export interface FormField {
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  /** A text, or whether a box is ticked. */
  readonly value: string | boolean;
}

/** What a page of {@link pdfOf} shows. */
export interface PdfPageContent {
  readonly texts: readonly PlacedText[];
  readonly rules?: readonly PlacedRule[];
  readonly fields?: readonly FormField[];
  /** Further content, after the rest, in the language of PDFs: its places are from the bottom of the page. */
  readonly content?: string;
  readonly notes?: readonly PlacedNote[];
}

/** An annotation of a page: its kind, such as `Square`, its box, and what it draws from the left and bottom of that. */
export interface PlacedNote {
  readonly kind: string;
  readonly box: FormField['box'];
  readonly content: string;
  /** Further entries, in the language of PDFs. */
  readonly entries?: string;
}

const [WIDTH, HEIGHT] = [595, 842];
const SIZE = 10;

/**
 * A PDF of A4 pages with Helvetica of 10 points, written as the standard describes it (ISO 32000-1, 7.5). Its layer
 * `/Hidden` is off, and `/Multiply` mixes colours. `/Image` is a black one, and `/Group` a yellow box of the page.
 */
export function pdfOf(...pages: readonly PdfPageContent[]): Buffer {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const reserve = () => add('');
  const catalogue = reserve();
  const tree = reserve();
  const hidden = add('<</Type/OCG/Name(Notes)>>');
  const font = add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>');
  const image = add(
    '<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>>\nstream\n0\nendstream',
  );
  const group = add(
    formOf(
      '/Normal gs 1 1 0 rg 50 690 200 30 re f',
      `/BBox[0 0 ${WIDTH} ${HEIGHT}]/Group<</S/Transparency>>/Resources<</ExtGState<<${STATES}>>>>`,
    ),
  );
  const fields: number[] = [];
  const kids = pages.map(
    ({ texts, rules = [], fields: own = [], notes = [], content: further = '' }) => {
      const stream = [
        ...texts.map(
          ([x, y, text]) => `BT /F ${SIZE} Tf ${x} ${HEIGHT - y} Td (${escaped(text)}) Tj ET`,
        ),
        ...rules.map(([x, y, toX, toY]) => `${x} ${HEIGHT - y} m ${toX} ${HEIGHT - toY} l S`),
        further,
      ].join('\n');
      const content = add(`<</Length ${stream.length}>>\nstream\n${stream}\nendstream`);
      const annotations = own.map(({ box: [left, top, right, bottom], value }, index) =>
        add(
          `<</Type/Annot/Subtype/Widget${entryOf(value)}/F 4/T(field${index})/Rect[${left} ${HEIGHT - bottom} ${right} ${HEIGHT - top}]/DA(/F ${SIZE} Tf)>>`,
        ),
      );
      fields.push(...annotations);
      annotations.push(
        ...notes.map(({ kind, box: [left, top, right, bottom], content: drawn, entries = '' }) => {
          const look = add(formOf(drawn, `/BBox[0 0 ${right - left} ${bottom - top}]`));
          return add(
            `<</Type/Annot/Subtype/${kind}/F 4/Rect[${left} ${HEIGHT - bottom} ${right} ${HEIGHT - top}]${entries}/AP<</N ${look} 0 R>>>>`,
          );
        }),
      );
      return add(
        `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Contents ${content} 0 R/Resources<</Font<</F ${font} 0 R>>/ExtGState<<${STATES}>>/XObject<</Image ${image} 0 R/Group ${group} 0 R>>/Properties<</Hidden ${hidden} 0 R>>>>/Annots[${references(annotations)}]>>`,
      );
    },
  );
  objects[tree - 1] = `<</Type/Pages/Count ${kids.length}/Kids[${references(kids)}]>>`;
  objects[catalogue - 1] =
    `<</Type/Catalog/Pages ${tree} 0 R/AcroForm<</Fields[${references(fields)}]>>/OCProperties<</OCGs[${hidden} 0 R]/D<</OFF[${hidden} 0 R]>>>>>>`;
  return assembled(objects, catalogue);
}

/** The settings of pages: `/Mask` is one without a mask. */
const STATES =
  '/Multiply<</BM/Multiply/SMask/None>>/Normal<</BM/Normal/ca 1>>/Mask<</Type/ExtGState/SMask/None>>';

function formOf(content: string, entries: string): string {
  return `<</Type/XObject/Subtype/Form${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`;
}

function assembled(objects: readonly string[], root: number): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  file += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `trailer\n<</Size ${objects.length + 1}/Root ${root} 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function references(numbers: readonly number[]): string {
  return numbers.map((number) => `${number} 0 R`).join(' ');
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&').replace(/\n/g, '\\n');
}

function entryOf(value: string | boolean): string {
  if (typeof value === 'string') return `/FT/Tx/V(${escaped(value)})`;
  return `/FT/Btn/V/${value ? 'Yes' : 'Off'}/AS/${value ? 'Yes' : 'Off'}`;
}
