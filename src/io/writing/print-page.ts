import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ViandError } from '../../model/diagnostic.ts';
import { onEnd } from '../terminal/terminal.ts';
import { makeTemporaryFolder } from './temporary-names.ts';

/** What Chromium and its kin are called, and where they are where they have no name. */
const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** ms after which a print is given up. */
const TIME_LIMIT = 60_000;

/**
 * Prints a page as PDF by Chromium, without its window, in a profile that is gone afterwards.
 *
 * @param browser undefined for the first of the usual ones that is there
 * @throws ViandError `report/no-browser`, `report/print-failed`
 */
export async function printPage(html: string, browser: string | undefined): Promise<Uint8Array> {
  const folder = makeTemporaryFolder();
  const cleanUp = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const endWatch = onEnd(cleanUp);
  try {
    const page = path.join(folder, 'page.html');
    await writeFile(page, html);
    for (const name of browser === undefined ? BROWSERS : [browser]) {
      const printed = await printBy(name, page, folder);
      if (printed !== undefined) return printed;
    }
  } finally {
    endWatch();
    cleanUp();
  }
  throw new ViandError({
    code: 'report/no-browser',
    message:
      browser === undefined
        ? 'Cannot make a PDF: no Chromium, Chrome or Edge found'
        : `Cannot make a PDF: browser ${browser} not found`,
    expected:
      'Chromium, Chrome or Edge, set with --browser or CHROMIUM; or write -o report.html and print that',
  });
}

/** Undefined where there is no such program. */
async function printBy(
  browser: string,
  page: string,
  folder: string,
): Promise<Uint8Array | undefined> {
  const pdf = path.join(folder, 'page.pdf');
  const options = [
    '--headless',
    '--disable-gpu',
    '--no-first-run',
    '--no-pdf-header-footer',
    `--user-data-dir=${path.join(folder, 'profile')}`,
    `--print-to-pdf=${pdf}`,
    pathToFileURL(page).href,
  ];
  let message = await run(browser, options);
  // Chromium has no sandbox as root and in most containers. The page is our own, and runs nothing.
  if (message?.includes('no-sandbox') || message?.includes('No usable sandbox')) {
    message = await run(browser, ['--no-sandbox', ...options]);
  }
  if (message === undefined) return undefined;
  const printed = await readFile(pdf).catch(() => undefined);
  if (printed?.subarray(0, 5).toString() === '%PDF-') return printed;
  throw new ViandError({
    code: 'report/print-failed',
    message: `Cannot print a PDF with ${browser}: ${message.trim().split('\n').at(-1) || 'it printed nothing'}`,
    expected:
      'another browser, set with --browser or CHROMIUM; or write -o report.html and print that',
  });
}

/** What the program printed on stderr; undefined if there is no such program. */
function run(program: string, options: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(program, options, {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: TIME_LIMIT,
      killSignal: 'SIGKILL',
    });
    let message = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      message += text;
    });
    child.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ENOENT' ? undefined : error.message);
    });
    child.on('close', () => resolve(message));
  });
}
