import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Refusal } from '../model/diagnostic.ts';
import { onStop } from './terminal.ts';

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
 * @throws Refusal `report/no-browser`, `report/print-failed`
 */
export async function printPage(html: string, browser: string | undefined): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(tmpdir(), 'viand-print-'));
  const cleanUp = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const endWatch = onStop(cleanUp);
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
  throw new Refusal({
    code: 'report/no-browser',
    message:
      browser === undefined
        ? 'Cannot make a PDF as no Chromium, Chrome or Edge was found'
        : `Cannot make a PDF as there is no program ${browser}`,
    expected: 'one of them, by --browser or CHROMIUM; or -o report.html, which any browser prints',
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
  let said = await run(browser, options);
  // Chromium has no sandbox as root and in most containers. The page is our own, and runs nothing.
  if (said?.includes('no-sandbox') || said?.includes('No usable sandbox')) {
    said = await run(browser, ['--no-sandbox', ...options]);
  }
  if (said === undefined) return undefined;
  const printed = await readFile(pdf).catch(() => undefined);
  if (printed?.subarray(0, 5).toString() === '%PDF-') return printed;
  throw new Refusal({
    code: 'report/print-failed',
    message: `Cannot make a PDF by ${browser}: ${said.trim().split('\n').at(-1) || 'it printed nothing'}`,
    expected: 'another browser, by --browser or CHROMIUM; or -o report.html',
  });
}

/** What the program said on stderr; undefined where there is no such program. */
function run(program: string, options: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(program, options, {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: TIME_LIMIT,
      killSignal: 'SIGKILL',
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ENOENT' ? undefined : error.message);
    });
    child.on('close', () => resolve(said));
  });
}
