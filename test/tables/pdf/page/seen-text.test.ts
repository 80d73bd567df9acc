import { expect, test } from 'vitest';
import { sheetNotes } from '../../../../src/tables/grid.ts';
import { partedBySight } from '../../../../src/tables/pdf/page/seen-text.ts';
import { readPdf } from '../../../../src/tables/pdf/read-pdf.ts';
import { sheetGrid } from '../../../../src/tables/workbook/sheet-grid.ts';
import { pdfOf } from '../../../support/write-pdf.ts';

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

test.each([
  ['outlined text', `1 g 0 G 2 Tr ${BUTTER}`],
  ['text that is only outlined', `1 g 0 G 1 Tr ${BUTTER}`],
  [
    'white text on a circle',
    `0 g 50 700 m 50 900 350 900 350 700 c 350 500 50 500 50 700 c f 1 g ${BUTTER}`,
  ],
  ['white text on a thick line', `40 w 50 700 m 250 700 l S 1 g ${BUTTER}`],
  ['text below a closed outline', `${BUTTER} 1 G 50 690 m 250 690 l 250 720 l 50 720 l s`],
  ['text that is the clip of a box', `q 7 Tr ${BUTTER} 1 0 0 rg 0 0 595 842 re f Q`],
  ['marked text', `${BUTTER} /Multiply gs 1 1 0 rg ${BOX} f`],
  ['text marked after a mask', `${BUTTER} /Multiply gs /Mask gs 1 1 0 rg ${BOX} f`],
  ['text after a group in a clip', `q 10 10 20 20 re W n /Group Do Q ${BUTTER}`],
  ['text marked by a group', `${BUTTER} /Multiply gs /Group Do`],
])('%s is seen', async (_, content) => {
  expect(await read(content)).toEqual({ lines: ['Oats 60 g', 'Butter 900 g'], unseen: [] });
});

test.each([
  ['text that clips nothing', `7 Tr ${BUTTER}`],
  ['white text with a white outline', `1 g 1 G 2 Tr ${BUTTER}`],
  ['text below a group', `${BUTTER} /Group Do`],
])('%s is not seen', async (_, content) => {
  expect(await read(content)).toEqual({ lines: ['Oats 60 g'], unseen: ['Butter 900 g'] });
});

test('of one line, only words that people see count', async () => {
  const line = 'BT /F 10 Tf 60 700 Td (Butter 10 g ) Tj 3 Tr (salted) Tj ET';
  expect(await read(line)).toEqual({
    lines: ['Oats 60 g', 'Butter 10 g'],
    unseen: ['salted'],
  });
});

test('a text is not cut inside a word or number', async () => {
  const line = 'BT /F 10 Tf 60 700 Td (120 g butter) Tj ET 1 g 58 690 7 30 re f';
  expect(await read(line)).toEqual({ lines: ['Oats 60 g', '120 g butter'], unseen: [] });
});

test('a number that its cell cuts ends with three dots, and any other text counts', async () => {
  const within = (width: number) =>
    `q 50 690 ${width} 30 re W n BT /F 10 Tf 60 700 Td (200 g) Tj ET Q`;
  // A digit is 5.56 points wide.
  expect((await read(within(10 + 13))).lines).toEqual(['Oats 60 g', '200… g']);
  expect((await read(within(10 + 16))).lines).toEqual(['Oats 60 g', '200']);
  expect((await read(within(10 + 23))).lines).toEqual(['Oats 60 g', '200 g']);
});

test('a text that is also seen at its place has no note', async () => {
  expect(await read(`1 g ${BUTTER} 0 g ${BUTTER}`)).toEqual({
    lines: ['Oats 60 g', 'Butter 900 g'],
    unseen: [],
  });
});

/** The lines and the unseen texts of a page with "Oats 60 g" and a white box of 100 points above, as an annotation. */
async function readBelow(kind: string, content = '') {
  const note = { kind, box: [50, 90, 150, 190], content: '1 g 0 0 100 100 re f' } as const;
  const bytes = pdfOf({
    texts: [
      [60, 100, 'Oats 60 g'],
      [60, 300, 'Butter 90 g'],
    ],
    ...{ content, notes: [note] },
  });
  const { rows, unseen } = await readPdf({ name: 'diary.pdf', bytes }, 1000);
  return { lines: rows.map((cells) => cells.join(' ')), unseen };
}

test.each(['Text', 'Stamp'])('an icon of kind %s covers nothing', async (kind) => {
  expect(await readBelow(kind)).toEqual({ lines: ['Oats 60 g', 'Butter 90 g'], unseen: [] });
});

test.each(['', '0.5 0 0 0.5 0 421 cm 1 0 0 1 0 -400 cm', '10 10 20 20 re W n'])(
  'an annotation lies where it is drawn, whatever the page has set: "%s"',
  async (content) => {
    expect(await readBelow('Square', content)).toEqual({
      lines: ['Butter 90 g'],
      unseen: ['Oats 60 g'],
    });
  },
);

test('the text of a scan counts as recognised', async () => {
  const content = `q 595 0 0 842 0 0 cm /Image Do Q 3 Tr ${BUTTER}`;
  const sheet = await readPdf({ name: 'scan.pdf', bytes: pdfOf({ texts: [], content }) }, 1000);
  expect(sheet).toMatchObject({ rows: [['Butter 900 g']], unseen: [], isRecognised: true });
  expect(sheetNotes(sheetGrid(sheet, 'scan.pdf'))).toEqual([
    'the PDF is a scan: a program recognised its text, and may have misread figures',
  ]);
});

test('a PDF whose text nobody sees is refused', async () => {
  const bytes = pdfOf({ texts: [], content: `3 Tr ${BUTTER}` });
  await expect(readPdf({ name: 'scan.pdf', bytes }, 1000)).rejects.toMatchObject({
    diagnostics: [{ code: 'input/unsupported', message: expect.stringContaining('nobody sees') }],
  });
});

test('white letters on blue count at any distance from the top of a page', () => {
  const place = { left: 60, right: 66, baseline: 30_000, height: 30 };
  const clip = [0, 0, 600, 40_000] as const;
  const kind = { isOnlyClip: false, isUnpainted: false };
  const letter = { ...place, ...kind, text: 'A', colours: [0xff_ff_ff], order: 2, clip };
  const areas = [{ box: [50, 29_980, 250, 30_010] as const, colour: 0x00_00_ff, order: 1 }];
  const drawing = { lines: [], areas, letters: [letter], hasImage: false };
  const { seen, unseen } = partedBySight([{ ...place, text: 'A' }], drawing, 40_000);
  expect({ seen: seen.map(({ text }) => text), unseen }).toEqual({ seen: ['A'], unseen: [] });
});
