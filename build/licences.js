/** Writes the licences of all packages that are installed with viand: `npm run build:licences`. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { delivered } from './delivered.js';

const HOME = fileURLToPath(new URL('..', import.meta.url));
const RULE = '='.repeat(80);

const parts = delivered().map((folder) => {
  const at = path.join(HOME, folder);
  const { name, version, license, author, homepage } = JSON.parse(
    readFileSync(path.join(at, 'package.json'), 'utf8'),
  );
  const file = readdirSync(at).find((one) => /^(licen[cs]e|copying)(\.|$)/i.test(one));
  const byline = [author?.name ?? author, homepage].filter(Boolean).join(', ');
  const text = file === undefined ? byline : readFileSync(path.join(at, file), 'utf8').trim();
  const licence = typeof license === 'string' ? license : (license?.type ?? 'unknown');
  return `${RULE}\n${name} ${version}: ${licence}\n${RULE}\n\n${text}\n`;
});

const output = path.join(HOME, 'dist/LICENSES.txt');
if (!existsSync(path.dirname(output))) throw new Error('build the program first');
writeFileSync(output, `viand contains or installs these packages.\n\n${parts.join('\n')}`);
