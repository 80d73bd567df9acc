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

/**
 * The files of the page, read once: `index.html` at `/`, the others by their names. Files of other
 * types, such as settings of tools, are not served.
 */
export function staticFiles(folder: string): Map<string, () => Promise<Reply>> {
  return new Map(
    readdirSync(folder).flatMap((name) => {
      const type = TYPES[path.extname(name)];
      if (type === undefined) return [];
      const reply: Reply = {
        status: 200,
        headers: {
          'content-type': type,
          'content-security-policy': POLICY,
          'referrer-policy': 'no-referrer',
          'cache-control': 'no-cache',
        },
        body: readFileSync(path.join(folder, name), 'utf8'),
      };
      return [[name === 'index.html' ? '/' : `/${name}`, () => Promise.resolve(reply)] as const];
    }),
  );
}
