import { expect, test } from 'vitest';
import { readPdf } from '../../../src/tables/pdf/read-pdf.ts';
import { pdfOf } from '../../support/write-pdf.ts';

/** The lines and the unseen texts of a page with "Oats 60 g" and further content below. */
async function read(content: string) {
  const bytes = pdfOf({ texts: [[60, 100, 'Oats 60 g']], content });
  const { rows, unseen } = await readPdf({ name: 'diary.pdf', bytes }, 1000);
  return { lines: rows.map((cells) => cells.join(' ')), unseen };
}

const BUTTER = 'BT /F 10 Tf 60 700 Td (Butter 900 g) Tj ET';
/** The box of the text above. */
const BOX = '50 690 200 30 re';

test.each([
  ['text that is not painted', `3 Tr ${BUTTER}`],
  ['white text on paper', `1 g ${BUTTER}`],
  ['text in nearly the colour of paper', `0.97 0.98 0.96 rg ${BUTTER}`],
  ['blue text on blue', `0 0 1 rg ${BOX} f ${BUTTER}`],
  ['text below a white box', `${BUTTER} 1 g ${BOX} f`],
  ['text outside of the clipped part', `10 10 20 20 re W n ${BUTTER}`],
  ['text of a layer that is off', `/OC /Hidden BDC ${BUTTER} EMC`],
  ['text too small to read', BUTTER.replace('/F 10', '/F 0.1')],
])('%s does not count', async (_, content) => {
  expect(await read(content)).toEqual({ lines: ['Oats 60 g'], unseen: ['Butter 900 g'] });
});

test.each([
  ['white text on blue', `0 0 1 rg ${BOX} f 1 g ${BUTTER}`],
  ['white text on a shape that is no box', `0 g 50 690 m 250 690 l 150 790 l f 1 g ${BUTTER}`],
  ['text above a white box', `1 g ${BOX} f 0 g ${BUTTER}`],
  ['text below an outline', `${BUTTER} 1 G ${BOX} S`],
  ['text below a box elsewhere', `${BUTTER} 1 g 50 600 200 30 re f`],
  ['text below a box that is clipped', `${BUTTER} 10 10 20 20 re W n 1 g ${BOX} f`],
  ['text in the clipped part', `${BOX} W n ${BUTTER}`],
  ['text of an unknown layer', `/OC /Other BDC ${BUTTER} EMC`],
  ['text after a hidden one', `q 3 Tr Q ${BUTTER}`],
  ['grey text', `0.6 g ${BUTTER}`],
])('%s counts', async (_, content) => {
  expect(await read(content)).toEqual({ lines: ['Oats 60 g', 'Butter 900 g'], unseen: [] });
});

test('of one line, only what people see counts', async () => {
  const line =
    'BT /F 10 Tf 60 700 Td (Butter 1) Tj 3 Tr (00) Tj 0 Tr (0 g ) Tj 3 Tr (salted) Tj ET';
  expect(await read(line)).toEqual({
    lines: ['Oats 60 g', 'Butter 10 g'],
    unseen: ['00 salted'],
  });
});

test('equal texts at one place are told apart by their order', async () => {
  expect(await read(`1 g ${BUTTER} 0 g ${BUTTER}`)).toEqual({
    lines: ['Oats 60 g', 'Butter 900 g'],
    unseen: ['Butter 900 g'],
  });
});

test('a PDF whose text nobody sees is refused', async () => {
  const bytes = pdfOf({ texts: [], content: `3 Tr ${BUTTER}` });
  await expect(readPdf({ name: 'scan.pdf', bytes }, 1000)).rejects.toMatchObject({
    diagnostics: [{ code: 'input/unsupported', message: expect.stringContaining('nobody sees') }],
  });
});
