import { expect, test } from 'vitest';
import { readWebPage } from '../../../src/tables/workbook/web-page.ts';

const MAX_CELLS = 1000;

const rowsOf = (html: string) => readWebPage('a.html', html, MAX_CELLS)?.rows;

test('readWebPage() reads the rows of tables, and the text between them line by line', () => {
  const html = `<!doctype html><html><head><title>Plan</title><style>td { color: red }</style></head>
    <body><nav>Home</nav><h1>Ern&auml;hrungs&shy;plan</h1><p>Name: Anna<br>Woche 12</p>
    <table><thead><tr><th>Lebensmittel</th><th>Menge</th></tr></thead>
    <tbody><tr><td>Apfel</td><td>120&nbsp;g</td></tr></tbody></table>
    <h2>Dienstag</h2><table><tr><td>Birne<td>1</table><script>x = "<td>"</script></body></html>`;
  expect(rowsOf(html)).toEqual([
    ...[['Ernährungsplan'], ['Name: Anna'], ['Woche 12']],
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

test('readWebPage() refuses cells that span more than the limit', () => {
  const html = `<table>${'<tr><td colspan=900>a'.repeat(2)}</table>`;
  expect(() => rowsOf(html)).toThrow('it has too many cells');
});
