import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { CHART_NAMES } from '../../../src/report/charts/chart-names.ts';
import { BROWSER, hasBrowser, testInBrowser, violations } from '../../support/browser.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { HOME, viand } from '../../support/viand.ts';

const DATA = path.join(HOME, 'data');

let browser: Browser;

beforeAll(async () => {
  if (!hasBrowser) return;
  browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] });
});
afterAll(() => browser?.close());

/** Two persons, one of whom ate almost nothing on a day with a long name. */
const PERSONS = `person,day,food_id,amount,unit
Ann,${'a-day-of-a-very-long-name-without-any-break-'.repeat(3)},apple,,
Ann,2,water,500,ml
Bob,1,oats.boiled,240,g
`;

/** Opens the report of some meals as a file, like its recipient. */
async function opened(
  meals: string,
  width: number,
  media: 'screen' | 'print',
  options: readonly string[] = [],
): Promise<Page> {
  const folder = tempFolder();
  const csv = meals.endsWith('.csv') ? path.join(DATA, meals) : path.join(folder, 'meals.csv');
  if (!meals.endsWith('.csv')) writeFileSync(csv, meals);
  const file = path.join(folder, 'report.html');
  const run = await viand('report', csv, '-o', file, '--name', 'A. Patient', ...options);
  expect(run).toMatchObject({ exitCode: 0 });
  const context = await browser.newContext({ viewport: { width, height: 900 }, bypassCSP: true });
  const page = await context.newPage();
  await page.emulateMedia({ media });
  await page.goto(pathToFileURL(file).href);
  return page;
}

/** The width by which a page exceeds its window, in px. */
function overflowOf(page: Page): Promise<unknown> {
  return page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
}

testInBrowser.for([
  ['a week', 1280, 'screen', 'week.csv'],
  ['a week', 390, 'screen', 'week.csv'],
  // A4 at 96 dpi, without the margins.
  ['a week', 688, 'print', 'week.csv'],
  ['fast food', 390, 'screen', 'fast-food.csv'],
  ['two persons', 390, 'screen', PERSONS],
  ['two persons', 1280, 'screen', PERSONS],
  ['two persons', 688, 'print', PERSONS],
] as const)('the report of %s fits a width of %d px on %s', async ([, width, media, meals]) => {
  const page = await opened(meals, width, media);
  expect(await overflowOf(page)).toBe(0);
  await page.context().close();
});

testInBrowser.for([
  ['client', 'en', 1280],
  ['client', 'de', 390],
  ['professional', 'en', 390],
  ['professional', 'de', 1280],
] as const)(
  'the report for the %s in %s fits a width of %d px',
  async ([audience, language, width]) => {
    for (const meals of ['week.csv', PERSONS]) {
      const page = await opened(meals, width, 'screen', ['--for', audience, '--lang', language]);
      expect(await overflowOf(page)).toBe(0);
      await page.context().close();
    }
  },
);

// axe-core takes seconds, and its results hardly depend on the width.
testInBrowser.for([
  ['of a week for both', 1280, 'screen', 'week.csv', []],
  ['of two persons for both', 688, 'print', PERSONS, []],
  ['of two persons for the client', 390, 'screen', PERSONS, ['--for', 'client', '--lang', 'de']],
  ['of a week for the professional', 390, 'screen', 'week.csv', ['--for', 'professional']],
] as const)(
  'axe-core finds no violation in the report %s at %d px on %s',
  async ([, width, media, meals, options]) => {
    const page = await opened(meals, width, media, options);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  },
);

testInBrowser('the printed pages for a professional start without an empty page', async () => {
  const page = await opened('week.csv', 688, 'print', ['--for', 'professional']);
  const breaks = await page.evaluate(
    "getComputedStyle(document.querySelector('.professional')).breakBefore",
  );
  expect(breaks).toBe('auto');
  await page.context().close();
});

testInBrowser('no text of a chart is clipped or overlaps another', async () => {
  const page = await opened('week.csv', 1280, 'screen');
  const troubles =
    await page.evaluate(`[...document.querySelectorAll('figure svg')].flatMap((svg) => {
    const frame = svg.getBoundingClientRect();
    const boxes = [...svg.querySelectorAll('text')].map((text) => ({
      text: text.textContent,
      box: text.getBoundingClientRect(),
    }));
    const outside = boxes
      .filter(({ box }) => box.left < frame.left - 2 || box.right > frame.right + 2 || box.bottom > frame.bottom + 4)
      .map(({ text }) => text + ' is cut off');
    const over = boxes.flatMap(({ text, box }, index) =>
      boxes.slice(index + 1)
        .filter(({ box: other }) =>
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > box.height / 2)
        .map((other) => text + ' lies on ' + other.text));
    return [...outside, ...over];
  })`);
  expect(troubles).toEqual([]);
  await page.context().close();
});

testInBrowser('every standalone chart is an SVG document', async () => {
  const page = await browser.newPage();
  for (const chart of CHART_NAMES) {
    const { stdout } = await viand(
      'report',
      path.join(DATA, 'vegan.csv'),
      '-f',
      'svg',
      '--chart',
      chart,
    );
    const root = await page.evaluate(
      `new DOMParser().parseFromString(${JSON.stringify(stdout)}, 'image/svg+xml').documentElement.outerHTML.slice(0, 40)`,
    );
    expect(root).toMatch(/^<svg /);
  }
  await page.close();
});

testInBrowser('the PDF has several pages and less than a megabyte', async () => {
  const file = path.join(tempFolder(), 'week.pdf');
  const run = await viand('report', path.join(DATA, 'week.csv'), '-o', file, '--browser', BROWSER);
  expect(run).toMatchObject({ exitCode: 0, stdout: '', stderr: '' });
  const pdf = readFileSync(file);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeLessThan(1024 * 1024);
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(2);
});
