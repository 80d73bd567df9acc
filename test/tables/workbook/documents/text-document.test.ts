import { expect, test } from 'vitest';
import { documentText, readWorkbook } from '../../../../src/tables/workbook/read-workbook.ts';
import { zipOfFiles } from '../../../support/zip.ts';

const word = (body: string) =>
  zipOfFiles({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="x"><w:body>${body}</w:body></w:document>`,
  });

const openDocument = (body: string) =>
  zipOfFiles({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml': '<manifest/>',
    'content.xml': `<office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  });

const p = (...texts: string[]) =>
  `<w:p>${texts.map((text) => `<w:r><w:t>${text}</w:t></w:r>`).join('')}</w:p>`;

const tc = (content: string, properties = '') =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;

const table = (...rows: string[]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`;

const cellsOf = async (bytes: Buffer) => {
  const [grid] = await readWorkbook({ name: 'a.docx', bytes }, undefined);
  return grid?.rows.map(({ cells }) => cells);
};

test('readWorkbook() reads the tables of a Word document, and the lines between them', async () => {
  const body =
    p('Ernährungs', 'protokoll') +
    table(
      tc(p('Mahlzeit')) + tc(p('Lebensmittel')),
      tc(p('Frühstück')) + tc(p('1 Ei') + p('1 Brot')),
    ) +
    p('Dienstag<w:br/>') +
    table(tc(p('Birne'), '<w:gridSpan w:val="2"/>') + tc(p('1 &amp; 1/2')));
  expect(await cellsOf(word(body))).toEqual([
    ['Ernährungsprotokoll'],
    ['Mahlzeit', 'Lebensmittel'],
    ['Frühstück', '1 Ei\n1 Brot'],
    ['Dienstag'],
    ['Birne', '', '1 & 1/2'],
  ]);
});

test('readWorkbook() repeats a cell of Word in the rows that it reaches into', async () => {
  const day = tc(p('Montag'), '<w:vMerge w:val="restart"/>');
  const sameDay = tc(p(), '<w:vMerge/>');
  const rows = [day + tc(p('Ei')), sameDay + tc(p('Brot')), tc(p('Dienstag')) + tc(p('Tee'))];
  const [grid] = await readWorkbook({ name: 'a.docx', bytes: word(table(...rows)) }, undefined);
  expect(grid?.rows.map(({ cells }) => cells)).toEqual([
    ['Montag', 'Ei'],
    ['Montag', 'Brot'],
    ['Dienstag', 'Tee'],
  ]);
  expect(grid?.rows.map((row) => row.isMerged?.(0))).toEqual([false, true, false]);
  expect(grid?.rows[1]?.locationOf(1)).toMatchObject({ sheet: 'document', cell: 'B2' });
});

test('readWorkbook() reads neither deleted nor moved text of Word, nor copies of text boxes', async () => {
  const changes =
    '<w:del><w:r><w:delText>2 Eier</w:delText></w:r></w:del><w:moveFrom><w:r><w:t>Tee</w:t></w:r></w:moveFrom>';
  const box = `<mc:AlternateContent><mc:Choice>${p('x')}</mc:Choice><mc:Fallback>${p('x')}</mc:Fallback></mc:AlternateContent>`;
  const body =
    table(tc(`<w:p>${changes}<w:r><w:t xml:space="preserve">1 Ei </w:t></w:r></w:p>`) + tc(p())) +
    box;
  expect(await cellsOf(word(body))).toEqual([['1 Ei', ''], ['x']]);
});

test('readWorkbook() reads the fields of a form of Word, unless they are blank', async () => {
  const field = (properties: string, text: string) =>
    `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${p(text)}</w:sdtContent></w:sdt>`;
  const cells = tc(field('<w:showingPlcHdr/>', 'Enter text') + p()) + tc(field('', '1 Ei'));
  expect(await cellsOf(word(table(cells)))).toEqual([['', '1 Ei']]);
});

test('readWorkbook() reads the tables of an OpenDocument text', async () => {
  const body = `<text:tracked-changes><text:p>deleted</text:p></text:tracked-changes>
    <text:h>Montag</text:h><table:table><table:table-row>
    <table:table-cell table:number-rows-spanned="2"><text:p>Früh<text:span>stück</text:span></text:p></table:table-cell>
    <table:table-cell><text:p>1 Ei<office:annotation><text:p>hm</text:p></office:annotation></text:p><text:p>1<text:s/>Brot</text:p></table:table-cell>
    </table:table-row><table:table-row><table:covered-table-cell/>
    <table:table-cell><text:p>Tee<text:line-break/>Milch</text:p></table:table-cell></table:table-row></table:table>`;
  expect(await cellsOf(openDocument(body))).toEqual([
    ['Montag'],
    ['Frühstück', '1 Ei\n1 Brot'],
    ['Frühstück', 'Tee\nMilch'],
  ]);
});

test('documentText() gives the lines of a document without a table', async () => {
  const text = async (bytes: Buffer) => (await documentText({ name: 'a', bytes }))?.text;
  expect(await text(word(p('Montag') + p('1 Ei')))).toBe('Montag\n1 Ei\n');
  expect(await text(openDocument('<text:p>Montag</text:p>'))).toBe('Montag\n');
  expect(await text(word(table(tc(p('1 Ei')))))).toBeUndefined();
  expect(await text(zipOfFiles({ 'xl/workbook.xml': '' }))).toBeUndefined();
  const damaged = zipOfFiles({ 'word/document.xml': '<w:document><w:p>' });
  await expect(text(damaged)).rejects.toThrow('Cannot read the file as a workbook');
});

test('documentText() notes what was struck out', async () => {
  const bytes = word(`${p('1 Ei')}<w:p>${run('<w:strike/>', '1 Brot')}</w:p>`);
  expect(await documentText({ name: 'a', bytes })).toEqual({
    text: '1 Ei\n',
    notes: ['skipped "1 Brot", which was struck out'],
  });
});

const run = (properties: string, text: string) =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;

test.each([
  [
    'the mark of a footnote',
    run('', '150') + run('<w:vertAlign w:val="superscript"/>', '1'),
    '150¹',
  ],
  ['hidden text', run('<w:vanish/>', '150') + run('<w:vanish w:val="0"/>', '100'), '100'],
  ['what was struck out', run('<w:strike/>', 'Cake') + run('', 'Pear'), 'Pear'],
  ['a box of a font', '<w:r><w:sym w:font="Wingdings" w:char="F0A8"/></w:r>', '☐'],
  [
    'a box of a form',
    '<w:r><w:checkBox><w:default w:val="0"/><w:checked/></w:checkBox></w:r>',
    '☒',
  ],
])('readWorkbook() reads %s in Word', async (_, runs, text) => {
  const cells = `<w:tc><w:p>${runs}</w:p></w:tc>${tc(p('x'))}`;
  expect(await cellsOf(word(table(cells)))).toEqual([[text, 'x']]);
});

test('readWorkbook() reads columns before the first cell of a row of Word', async () => {
  const shifted = `<w:trPr><w:gridBefore w:val="1"/></w:trPr>${tc(p('Milch'))}`;
  expect(await cellsOf(word(table(tc(p('Tag')) + tc(p('Ei')), shifted)))).toEqual([
    ['Tag', 'Ei'],
    ['', 'Milch'],
  ]);
});

test('readWorkbook() reads styles and repetitions of an OpenDocument text', async () => {
  const styles = `<style:style style:name="T1"><style:text-properties style:text-position="super 58%"/></style:style>
    <style:style style:name="T2"><style:text-properties style:text-line-through-style="solid"/></style:style>`;
  const cell = (text: string, attributes = '') =>
    `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;
  const span = (style: string, text: string) =>
    `<text:span text:style-name="${style}">${text}</text:span>`;
  const row =
    cell(`150${span('T1', '1')}`) +
    cell(`${span('T2', 'Cake')}Pear`, 'table:number-columns-repeated="2"');
  const body = `${styles}<table:table><table:table-row table:number-rows-repeated="2">${row}</table:table-row></table:table>`;
  expect(await cellsOf(openDocument(body))).toEqual([
    ['150¹', 'Pear', 'Pear'],
    ['150¹', 'Pear', 'Pear'],
  ]);
});
