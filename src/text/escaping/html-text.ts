import { decodeEntities } from './html-entities.ts';

const TAG = /<\/?[a-z!][^<>]*>/gi;

/** The text that a browser shows, without tags and entities. Some pages encode entities twice. */
export function textOfHtml(html: string): string {
  return decodeEntities(decodeEntities(html).replace(TAG, ' '))
    .replace(TAG, ' ')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
