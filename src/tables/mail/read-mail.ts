import type { Email } from 'postal-mime';
import { ViandError } from '../../model/diagnostic.ts';
import { notesOn } from '../../text/escaping/notes-on-lines.ts';
import type { WorkbookArchive } from '../workbook/workbook-source.ts';

/** The first header of a mail (RFC 5322, 2.2). */
const FIRST_HEADER = /^[A-Za-z][A-Za-z-]*:[ \t]?\S/;

/** A header that only the file of a mail has, unlike one that somebody pasted (RFC 2045, 4). */
const VERSION = /^mime-version:/im;

/** Headers of each mail (RFC 5322, 3.6). */
const SENT = /^(?:from|date|received|message-id):/im;

/** Whether the beginning of a file is that of a mail, as mail programs save it (.eml). */
export function isMail(head: Buffer): boolean {
  const [headers = ''] = head.toString('latin1').split(/\r?\n\r?\n/, 1);
  return FIRST_HEADER.test(headers) && VERSION.test(headers) && SENT.test(headers);
}

/** What a mail says. */
export interface MailContent {
  /** Who sent it, and its subject, as lines; empty above a web page. */
  readonly headers: string;
  /** Its text below its headers, or its web page if only that has a table or any text. */
  readonly text: string;
  readonly isPage: boolean;
  /** A note on attachments, which are not read. */
  readonly notes: readonly string[];
}

const TABLE = /<table[\s>]/i;

/**
 * Reads a mail with its encodings and parts (RFC 2045 to 2047).
 *
 * @throws ViandError `input/damaged` for a mail whose parts are nested too deeply, or whose headers are too long
 */
export async function readMail({ name, bytes }: WorkbookArchive): Promise<MailContent> {
  const mail = await parsed(name, bytes);
  const { text = '', html = '', attachments } = mail;
  const names = attachments.flatMap(({ filename, disposition, mimeType }) => {
    // Pictures within a text are mostly those of a signature.
    const isPicture = disposition === 'inline' && mimeType.startsWith('image/');
    return isPicture || !filename ? [] : [filename];
  });
  const notes = notesOn('skipped attachments of the mail', names);
  const isPage = html !== '' && (TABLE.test(html) || text.trim() === '');
  return {
    headers: isPage ? '' : `${headersOf(mail)}\n`,
    text: isPage ? html : text,
    isPage,
    notes,
  };
}

async function parsed(file: string, bytes: Uint8Array): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime');
  try {
    return await PostalMime.parse(bytes);
  } catch {
    throw new ViandError({
      code: 'input/damaged',
      message: 'Cannot read the mail: it is damaged',
      location: { file },
      expected: 'its text, saved as .txt',
    });
  }
}

/** Who sent a mail, and its subject. Its date says only when it was sent. */
function headersOf({ from, subject }: Email): string {
  const lines = [
    ['From', from?.name || from?.address],
    ['Subject', subject],
  ];
  return lines
    .map(([name, value]) => (value ? `${name}: ${value.replace(/\s+/g, ' ')}\n` : ''))
    .join('');
}
