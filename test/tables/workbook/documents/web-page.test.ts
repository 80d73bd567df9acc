import { expect, test } from 'vitest';
import { readWebPage } from '../../../../src/tables/workbook/documents/web-page.ts';

const MAX_CELLS = 1000;

const rowsOf = (html: string) => readWebPage('a.html', html, MAX_CELLS)?.rows;

test('readWebPage() reads the rows of tables, and the text between them line by line', () => {
  const html = `<!doctype html><html><head><title>Plan</title><style>td { color: red }</style></head>
    <body><nav>Home</nav><h1>Ern&auml;hrungs&shy;plan</h1><p>Name: Anna<br>Woche 12</p>
    <table><thead><tr><th>Lebensmittel</th><th>Menge</th></tr></thead>
    <tbody><tr><td>Apfel</td><td>120&nbsp;g</td></tr></tbody></table>
    <h2>Dienstag</h2><table><tr><td>Birne<td>1</table><script>x = "<td>"</script></body></html>`;
  expect(rowsOf(html)).toEqual([
    ...[['Ernährungsplan'], [], ['Name: Anna'], ['Woche 12']],
    ...[['Lebensmittel', 'Menge'], ['Apfel', '120 g'], ['Dienstag'], ['Birne', '1']],
  ]);
});

test('readWebPage() keeps the lines of a cell, and its columns below cells that span rows', () => {
  const html = `<table><tr><td rowspan=2>Montag<td colspan="2">Frühstück<td rowspan="3">Notiz</tr>
    <tr><td>1 Ei<br>1 Brot<p>Kaffee</p></tr><tr><td>Dienstag</tr><tr><td>a<td>b<td>c<td>d</table>`;
  expect(readWebPage('a.html', html, MAX_CELLS)).toMatchObject({
    rows: [
      ['Montag', 'Frühstück', '', 'Notiz'],
      ['', '1 Ei\n1 Brot\nKaffee', '', ''],
      ['Dienstag', '', '', ''],
      ['a', 'b', 'c', 'd'],
    ],
    merges: [
      { startRow: 0, endRow: 1, startCol: 0, endCol: 0 },
      { startRow: 0, endRow: 2, startCol: 3, endCol: 3 },
    ],
  });
});

test('readWebPage() reads a table that only arranges others as text', () => {
  const html = `<table><tr><td>Monday<table><tr><td>1 egg<td>50 g</table>eaten at home</td>
    <td>Tuesday <table><tr><td>1 pear</table></table>`;
  expect(rowsOf(html)).toEqual([
    ['Monday'],
    ['1 egg', '50 g'],
    ['eaten at home'],
    ['Tuesday'],
    ['1 pear'],
  ]);
});

test('readWebPage() marks hidden rows, and knows pages without a table', () => {
  const html = '<table><tr><td>a</tr><tr style="height:0; display: none"><td>b</tr></table>';
  expect(readWebPage('a.html', html, MAX_CELLS)?.hidden).toEqual(new Set([1]));
  expect(rowsOf('<html><p>1 egg</html>')).toBeUndefined();
});

test('readWebPage() keeps a table within a row of data as the text of its cell', () => {
  const inner = '<table><tr><td>1 egg<td>50 g<tr><td>1 roll</table>';
  const html = `<table><tr><td>Food<td>Note</tr><tr><td>Apple<td>${inner}</tr><tr><td>Milk<td>-</tr></table>`;
  expect(rowsOf(html)).toEqual([
    ['Food', 'Note'],
    ['Apple', '1 egg 50 g\n1 roll'],
    ['Milk', '-'],
  ]);
});

test.each([
  ['the mark of a footnote', '150<sup>1</sup>', '150¹'],
  ['a letter of a footnote', '150<sup>a</sup> g', '150 g'],
  ['a fraction', '1<sup>1</sup>/<sub>2</sub> cups', '1 1/2 cups'],
  ['a sort key', '<span style="display:none">000150</span>150', '150'],
  ['a hidden element', '<i hidden>7</i>200', '200'],
  ['a box that is not ticked', '<input type=checkbox>', '☐'],
  ['a ticked box', '<input type="checkbox" checked>', '☒'],
  ['a field', '<input value="150"> g', '150 g'],
  ['a chosen option', '<select><option>g<option selected>ml</select>', 'ml'],
  ['what was struck out', '<s>Cake</s> Pear', 'Pear'],
])('readWebPage() reads %s: %s', (_, html, text) => {
  expect(rowsOf(`<table><tr><td>${html}</td></tr></table>`)).toEqual([[text]]);
});

test('readWebPage() gives what was struck out, and leaves hidden cells blank', () => {
  const html = '<table><tr><td>a<td style="display:none">9<td><del>Cake</del></tr></table>';
  expect(readWebPage('a.html', html, MAX_CELLS)).toMatchObject({
    rows: [['a', '', '']],
    struck: ['Cake'],
  });
  const group = '<table><tbody hidden><tr><td>9</tbody><tr><td>1</table>';
  expect(rowsOf(group)).toEqual([['1']]);
  const hidden = '<table hidden><tr><td>9</table>';
  expect(rowsOf(`<table><tr><td>${hidden}a<td>b</table>`)).toEqual([['a', 'b']]);
  expect(rowsOf(hidden)).toBeUndefined();
});

test('readWebPage() lets cells reach to the end of their part of the table at most', () => {
  const html = '<table><thead><tr><td rowspan=0>a<td>b</thead><tbody><tr><td>c<td>d</table>';
  expect(rowsOf(html)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  const open = '<table><tr><td rowspan=0>a<td>b<tr><td>c<tr><td>d</table>';
  expect(rowsOf(open)).toEqual([
    ['a', 'b'],
    ['', 'c'],
    ['', 'd'],
  ]);
});

test('readWebPage() refuses a page that ends within a table', () => {
  expect(() => rowsOf('<table><tr><td>Bread<td>60 g<tr><td>Mil')).toThrow('damaged or truncated');
});

test('readWebPage() refuses cells that span more than the limit', () => {
  const html = `<table>${'<tr><td colspan=900>a'.repeat(2)}</table>`;
  expect(() => rowsOf(html)).toThrow('it has too many cells');
});

test.each([
  ['2 eggs\n1 apple', [['2 eggs'], ['1 apple']]],
  ['Mon      Tue\n2 eggs   1 apple\n1 roll   1 pear', undefined],
])('the lines of preformatted text are lines, unless spaces align cells: %j', (text, rows) => {
  expect(readWebPage('a.html', `<body><pre>${text}</pre></body>`, 100)?.rows).toEqual(rows);
});
