import { expect, test } from 'vitest';
import { isMail, readMail } from '../../../src/tables/mail/read-mail.ts';

const HEADERS = 'From: Anna <anna@example.org>\nSubject: Diary\nMIME-Version: 1.0\n';

const read = (mail: string) => readMail({ name: 'a.eml', bytes: Buffer.from(mail) });

test('the encoded text of a mail is read below its headers', async () => {
  const mail = `${HEADERS}Content-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n\nFr=FChst=FCck: 2 Eier\n`;
  expect(isMail(Buffer.from(mail))).toBe(true);
  expect(await read(mail)).toEqual({
    headers: 'From: Anna\nSubject: Diary\n\n',
    text: 'Frühstück: 2 Eier\n',
    isPage: false,
    notes: [],
  });
});

test('the page of a mail is read if it has a table, and attachments are named', async () => {
  const parts = (html: string) =>
    [
      `${HEADERS}Content-Type: multipart/mixed; boundary="b"\n`,
      '--b\nContent-Type: multipart/alternative; boundary="c"\n',
      '--c\nContent-Type: text/plain\n\n2 eggs\n',
      `--c\nContent-Type: text/html\n\n${html}\n--c--`,
      '--b\nContent-Type: application/pdf\nContent-Disposition: attachment; filename="plan.pdf"\n\nx\n--b--\n',
    ].join('\n');
  const table = await read(parts('<table><tr><td>2 eggs</td></tr></table>'));
  expect(table).toMatchObject({
    isPage: true,
    notes: ['skipped attachments of the mail: "plan.pdf"'],
  });
  expect(table.text).toContain('<td>2 eggs</td>');
  expect(await read(parts('<p>2 eggs</p>'))).toMatchObject({ isPage: false });
});

test.each([
  'From: Anna\nSubject: Diary\n\n2 eggs\n',
  'Monday\nMIME-Version: 1.0\n',
  'food_id,amount\negg,50\n',
])('a pasted mail and other text are no mail: %j', (text) => {
  expect(isMail(Buffer.from(text))).toBe(false);
});

test.each([
  ['application/pdf', ['skipped attachments of the mail: "a.bin"']],
  ['image/png', []],
])('an attachment within the text is named, unless it is a picture: %s', async (type, notes) => {
  const mail = `${HEADERS}Content-Type: multipart/mixed; boundary="b"\n\n--b\nContent-Type: text/plain\n\n2 eggs\n--b\nContent-Type: ${type}\nContent-Disposition: inline; filename="a.bin"\n\nx\n--b--\n`;
  expect((await read(mail)).notes).toEqual(notes);
});
