import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Reply } from './messages.ts';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
} as const;

/** Allows only content from the page's own host, and none inline. */
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

function isType(extension: string): extension is keyof typeof TYPES {
  return Object.hasOwn(TYPES, extension);
}

/** A file of the page as a reply. */
export function staticFile(extension: keyof typeof TYPES, body: string): Reply {
  return {
    status: 200,
    headers: {
      'content-type': TYPES[extension],
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    },
    body,
  };
}

/**
 * The files of the page and of its folders, read once: `index.html` at `/`, the others by their paths. Files of other
 * types, such as settings of tools, are not served.
 */
export function staticFiles(folder: string): Map<string, () => Promise<Reply>> {
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
      const extension = path.extname(file);
      if (!isType(extension)) return [];
      const reply = staticFile(extension, readFileSync(path.join(folder, file), 'utf8'));
      const name = file.replaceAll(path.sep, '/');
      return [[name === 'index.html' ? '/' : `/${name}`, () => Promise.resolve(reply)] as const];
    }),
  );
}
