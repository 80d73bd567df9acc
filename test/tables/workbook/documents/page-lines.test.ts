import { expect, test } from 'vitest';
import { readWebPage } from '../../../../src/tables/workbook/documents/web-page.ts';

function linesOf(html: string) {
  return readWebPage('a.html', html, 1000)?.rows.map(([line = '']) => line);
}

test('a heading of a page stands apart, and so do two line breaks', () => {
  const html =
    '<h1>Day 1</h1><div><div><p>1 egg</p></div>\n<p>2 rolls<br><br>Day 2<br>1 pear</p></div>';
  expect(linesOf(html)).toEqual(['Day 1', '', '1 egg', '2 rolls', '', 'Day 2', '1 pear']);
});

test('a paragraph with only a fixed blank is a blank line, and one without any text is none', () => {
  const html = '<p>1 egg</p><p>&nbsp;</p><p>2 rolls</p><p></p><p> </p><p>1 pear</p>';
  expect(linesOf(html)).toEqual(['1 egg', '', '2 rolls', '1 pear']);
});
