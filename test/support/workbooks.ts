import { zipOfFiles } from './zip.ts';

/** The content of an OpenDocument spreadsheet: the styles and sheets that a test gives, in XML. */
export function openDocumentOf(sheets: string, styles = ''): Buffer {
  const spaces = ['office', 'table', 'text', 'style', 'number', 'calcext']
    .map((name) => `xmlns:${name}="urn:${name}"`)
    .join(' ');
  return zipOfFiles({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'META-INF/manifest.xml': '<manifest:manifest xmlns:manifest="urn:manifest"/>',
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?>
<office:document-content ${spaces}><office:automatic-styles>${styles}</office:automatic-styles>
<office:body><office:spreadsheet>${sheets}</office:spreadsheet></office:body></office:document-content>`,
  });
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** The namespace of workbooks (ECMA-376). */
export const SPREADSHEET_ML = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A sheet of an .xlsx file: its rows and other content, in XML. */
export interface SheetXml {
  readonly name: string;
  readonly state?: 'hidden' | 'veryHidden';
  readonly rows: string;
  readonly after?: string;
}

/** An .xlsx file of sheets in XML, as other programs may write it. */
export function officeOpenOf(
  sheets: readonly SheetXml[],
  { strings = [], styles = '' }: { readonly strings?: readonly string[]; readonly styles?: string },
): Buffer {
  const parts = sheets.map((_, index) => `worksheets/sheet${index + 1}.xml`);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const main = (name: string, content: string) =>
    `<${name} xmlns="${SPREADSHEET_ML}" xmlns:r="${RELATIONS}">${content}</${name}>`;
  return zipOfFiles({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': main(
      'workbook',
      `<sheets>${sheets.map(({ name, state }, index) => `<sheet name="${name}" sheetId="${index + 1}"${state === undefined ? '' : ` state="${state}"`} r:id="s${index + 1}"/>`).join('')}</sheets>`,
    ),
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${parts.map((part, index) => relation(`s${index + 1}`, 'worksheet', part)).join('')}${relation('t', 'styles', 'styles.xml')}${relation('u', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/styles.xml': main('styleSheet', styles),
    'xl/sharedStrings.xml': main('sst', strings.map((text) => `<si>${text}</si>`).join('')),
    ...Object.fromEntries(
      sheets.map(({ rows, after = '' }, index) => [
        `xl/${parts[index]}`,
        main('worksheet', `<sheetData>${rows}</sheetData>${after}`),
      ]),
    ),
  });
}
