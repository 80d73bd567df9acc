import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { type DetectedFile, readDetected } from '../../src/tables/detect-format.ts';
import { READ_LIMITS } from '../../src/tables/read-limits.ts';

/** Standard input with some rows, and whether it was closed. */
function input(head: string) {
  const state = { isClosed: false };
  async function* read() {
    try {
      yield Buffer.from(head);
      for (let piece = 0; piece < 100; piece++) yield Buffer.from('apple,1,g\n'.repeat(10_000));
    } finally {
      state.isClosed = true;
    }
  }
  return { state, stdin: read() };
}

const refuse = async () => {
  throw new Error('refused');
};

test.each([
  ['a reader that throws before it reads', 'food_id,amount,unit\n', refuse, 'refused'],
  ['bytes that are not text', '\0\u0001\u0002'.repeat(3000), async () => {}, /./],
])('readDetected() closes the input after an error: %s', async (_, head, read, message) => {
  const { state, stdin } = input(head);
  await expect(readDetected('-', stdin, { limits: READ_LIMITS }, read)).rejects.toThrow(message);
  expect(state.isClosed).toBe(true);
});

test('readDetected() closes the input if the reader stops early', async () => {
  const { state, stdin } = input('food_id,amount,unit\n');
  const format = await readDetected('-', stdin, { limits: READ_LIMITS }, async (detected) => {
    if (detected.format === 'csv') for await (const _ of detected.source.chunks) break;
    return detected.format;
  });
  expect(format).toBe('csv');
  expect(state.isClosed).toBe(true);
});

const EXCEL_XML = `<?xml version="1.0"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">`;

test.each([
  ['workbook', '<!doctype html>\n<html><body>'],
  ['workbook', '\uFEFF<!-- saved from url=(1)x -->\n<html>'],
  ['workbook', '  <table border=1><tr>'],
  ['workbook', EXCEL_XML],
  ['csv', '<5 g salt'],
  ['csv', '<?xml version="1.0"?><note>'],
  ['csv', 'food\n<table>'],
])('readDetected() detects a %s by its beginning: %s', async (format, head) => {
  const stdin = Readable.from([Buffer.from(head)]);
  const read = async (detected: DetectedFile) => detected.format;
  expect(await readDetected('-', stdin, { limits: READ_LIMITS }, read)).toBe(format);
});

test.each([
  ['JPEG', [0xff, 0xd8, 0xff, 0xe0]],
  ['PNG', [0x89, 0x50, 0x4e, 0x47]],
  ['GIF', [0x47, 0x49, 0x46, 0x38]],
])('readDetected() says that a %s is a picture', async (_, magic) => {
  const stdin = Readable.from([Buffer.from([...magic, 13, 10, 26, 10, 0, 0])]);
  await expect(readDetected('-', stdin, { limits: READ_LIMITS }, refuse)).rejects.toThrow(
    'The file is a picture, which viand cannot read',
  );
});
