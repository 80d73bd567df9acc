import { expect, test } from 'vitest';
import { unsupportedDocument } from '../../src/tables/unsupported-formats.ts';

test.each([
  ['plan.pages', 'a Pages document'],
  ['Plan.PAGES', 'a Pages document'],
  ['talk.key', 'a Keynote presentation'],
])('%s is %s, and how to export it is said', (file, kind) => {
  expect(unsupportedDocument(file)).toMatchObject({
    code: 'input/unsupported',
    message: `The file is ${kind}, which viand cannot read`,
    expected: expect.stringContaining('exported as .docx'),
  });
});

test.each(['plan.numbers', 'plan.xlsx', 'pages', 'plan.pages.csv', '-'])(
  '%s may be read',
  (file) => {
    expect(unsupportedDocument(file)).toBeUndefined();
  },
);
