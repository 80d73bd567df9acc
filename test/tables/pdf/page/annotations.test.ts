import { expect, test } from 'vitest';
import { readPdf } from '../../../../src/tables/pdf/read-pdf.ts';
import { type PlacedNote, pdfOf } from '../../../support/write-pdf.ts';

/** The rows and the struck texts of a page with "Oats 60 g" at 100 points from its top, and an annotation. */
async function read(note: PlacedNote) {
  const bytes = pdfOf({ texts: [[60, 100, 'Oats 60 g']], notes: [note] });
  const { rows, struck } = await readPdf({ name: 'a.pdf', bytes }, 1000);
  return { rows, struck };
}

/** The box that an annotation strikes out, from one place to another of the line. */
function strike(left: number, right: number): PlacedNote {
  const corners = [left, 752, right, 752, left, 740, right, 740].join(' ');
  return {
    ...{ kind: 'StrikeOut', box: [left, 90, right, 102], content: '' },
    entries: `/QuadPoints[${corners}]`,
  };
}

test('a text that somebody wrote over the page counts, and a note to open does not', async () => {
  const entries = '/Contents(Milk 200 ml)';
  const box = [60, 130, 160, 146] as const;
  expect(await read({ kind: 'FreeText', box, content: '', entries })).toMatchObject({
    rows: [['Oats 60 g'], ['Milk 200 ml']],
  });
  expect(await read({ kind: 'Text', box, content: '', entries })).toMatchObject({
    rows: [['Oats 60 g']],
  });
});

test('words that an annotation strikes out are noted instead', async () => {
  expect(await read(strike(82, 110))).toEqual({ rows: [['Oats']], struck: ['60 g'] });
  expect(await read(strike(10, 30))).toEqual({ rows: [['Oats 60 g']], struck: [] });
});
