import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Reply } from './messages.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Nothing but what the page's own host serves, and nothing inline. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The files of the page, read once: `index.html` at `/`, the others by their names. */
export function staticFiles(folder: string): Map<string, () => Promise<Reply>> {
  return new Map(
    readdirSync(folder).map((name) => {
      const reply: Reply = {
        status: 200,
        headers: {
          'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
          'content-security-policy': POLICY,
          'referrer-policy': 'no-referrer',
          'cache-control': 'no-cache',
        },
        body: readFileSync(path.join(folder, name), 'utf8'),
      };
      return [name === 'index.html' ? '/' : `/${name}`, () => Promise.resolve(reply)];
    }),
  );
}
