import { expect, test } from 'vitest';
import { documentText } from '../../../../src/tables/workbook/read-workbook.ts';
import { zipOfFiles } from '../../../support/zip.ts';

const p = (text: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;

async function wordText(body: string) {
  const bytes = zipOfFiles({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document xmlns:w="x"><w:body>${body}</w:body></w:document>`,
  });
  return (await documentText({ name: 'a.docx', bytes }))?.text;
}

test('several blank lines between two others of a Word document are one', async () => {
  expect(await wordText(p('') + p('Stew') + p('') + p(' ') + p('1 onion') + p(''))).toBe(
    'Stew\n\n1 onion\n',
  );
});

test.each(['Heading1', 'Title', 'berschrift2', 'Titel'])(
  'a heading of Word stands apart: %s',
  async (style) => {
    expect(await wordText(p('Stew', style) + p('1 onion') + p('1 carrot'))).toBe(
      'Stew\n\n1 onion\n1 carrot\n',
    );
  },
);

test('a heading of OpenDocument stands apart', async () => {
  const body =
    '<text:p>Stew</text:p><text:h>Sauce</text:h><text:p>1 onion</text:p><text:p>1 carrot</text:p>';
  const bytes = zipOfFiles({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml': '<manifest/>',
    'content.xml': `<office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  });
  expect((await documentText({ name: 'a.odt', bytes }))?.text).toBe(
    'Stew\n\nSauce\n\n1 onion\n1 carrot\n',
  );
});
