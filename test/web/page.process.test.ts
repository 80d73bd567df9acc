import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { KEY, type Running, startServer, untilAll } from '../server/support.ts';
import { BROWSER, hasBrowser, testInBrowser, violations } from '../support/browser.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { HOME, viand } from '../support/viand.ts';

let browser: Browser;
let server: Running;

const until = untilAll();

beforeAll(async () => {
  if (!hasBrowser) return;
  server = await startServer({ until, argv: ['--quiet'] });
  browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] });
});
afterAll(() => browser?.close());

/** A new page, and the errors that occur in it. */
async function opened(fragment = ''): Promise<{ page: Page; troubles: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(`${server.url}/${fragment}`);
  return { page, troubles };
}

/** Searches a food using only the keyboard, and adds it to the record. */
async function addFood(page: Page, query: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: /Find a food/ }).focus();
  await page.keyboard.type(query);
  await page.locator('#foods [role=option]').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Edit ${name}` }).waitFor();
}

/** Waits until the results are those of the current record. */
async function settled(page: Page): Promise<void> {
  await page.locator('#results[aria-busy=false] #results-shown:not([hidden])').waitFor();
}

async function paste(page: Page, text: string, button = 'Add to the record'): Promise<void> {
  await page.getByRole('button', { name: 'Paste a diary' }).click();
  await page.getByRole('textbox', { name: 'Diary' }).fill(text);
  await page.getByRole('button', { name: button }).click();
  await page.getByText(/lines? read/).waitFor();
}

const score = (page: Page) => page.locator('#report .figures dd').first().textContent();

testInBrowser(
  'a newcomer pastes the key, adds foods by keyboard, and sees why points are lost',
  async () => {
    const { page, troubles } = await opened();
    await page.getByLabel('Key', { exact: true }).fill(KEY);
    await page.keyboard.press('Enter');
    await addFood(page, 'broccoli', 'Broccoli, boiled');
    await settled(page);
    const losses = page
      .getByRole('region', { name: 'Where points are lost' })
      .or(page.locator('#losses'));
    expect(await losses.first().textContent()).toMatch(/Whole grains.*0 of 10.*−10/s);
    const before = await score(page);

    // The focus is on the amount of the added food.
    await page.keyboard.type('300');
    await page.keyboard.press('Tab');
    await addFood(page, 'cola', 'Cola');
    await expect.poll(() => score(page)).not.toBe(before);
    await page.getByRole('tab', { name: 'Energy' }).click();
    expect(await page.locator('.part, [role=tabpanel]:not(.off)').allTextContents()).toContainEqual(
      expect.stringMatching(/Carbohydrates/),
    );
    expect(troubles).toEqual([]);
    await page.close();
  },
);

testInBrowser(
  'amount, measure, state and meal of an entry change, and each change can be undone',
  async () => {
    const { page, troubles } = await opened(`#key=${KEY}`);
    await addFood(page, 'broccoli', 'Broccoli, boiled');
    await page.getByLabel('Measure', { exact: true }).selectOption({ label: 'cup (155 g)' });
    await page.getByLabel('State', { exact: true }).selectOption({ label: 'Raw' });
    const row = page.locator('.entry').filter({ hasText: 'Broccoli, raw' });
    await row.getByLabel('Amount of Broccoli, raw, cup').fill('2');
    await page.keyboard.press('Tab');
    expect(await row.textContent()).toMatch(/cup.*180 g/s);
    await row.getByLabel('Amount of Broccoli, raw, cup').fill('many');
    await page.keyboard.press('Tab');
    expect(await row.getByRole('alert').textContent()).toContain('1/2');
    await row.getByLabel('Amount of Broccoli, raw, cup').fill('1,5');
    await page.keyboard.press('Tab');
    expect(await row.textContent()).toMatch(/cup.*135 g/s);
    await row.getByLabel('Amount of Broccoli, raw, cup').fill('2');
    await page.keyboard.press('Tab');
    await page.getByLabel('Meal', { exact: true }).selectOption('Dinner');
    const dinner = page.getByRole('list', { name: 'Dinner' });
    expect(await dinner.textContent()).toContain('Broccoli, raw');
    await dinner.getByRole('button', { name: 'Remove Broccoli, raw' }).click();
    expect(await dinner.count()).toBe(0);

    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.click();
    expect(await dinner.count()).toBe(1);
    for (let step = 0; step < 7; step++) await undo.click();
    expect(await undo.isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: /^Edit/ }).count()).toBe(0);
    await page.getByRole('heading', { name: 'Record', exact: true }).click();
    for (let step = 0; step < 8; step++) await page.keyboard.press('Control+y');
    await page.keyboard.press('Control+z');
    expect(await dinner.textContent()).toContain('Broccoli, raw');
    expect(troubles).toEqual([]);
    await page.close();
  },
);

testInBrowser(
  'a pasted diary becomes days and meals, and uncertain lines can be settled',
  async () => {
    const { page, troubles } = await opened(`#key=${KEY}`);
    await paste(
      page,
      'Monday\nBreakfast: 2 slices rye bread, 1 cup coffee\nDinner: xyzzy special, 200 g salmon\nTuesday\nLunch: 1 apple',
    );
    const days = page.getByRole('tablist', { name: 'Days' }).getByRole('tab');
    expect(await days.allTextContents()).toEqual(['Monday ?', 'Tuesday']);
    expect(await page.getByRole('list', { name: 'Breakfast' }).textContent()).toMatch(
      /rye bread.*coffee/is,
    );
    await page.getByText('1 line is uncertain.').waitFor();
    await page.getByRole('button', { name: 'Check the next one' }).click();
    await page.getByRole('button', { name: 'Search for another food' }).click();
    await page.getByRole('combobox', { name: /Replace/ }).fill('green salad');
    await page.locator('#foods [role=option]').first().click();
    await expect.poll(() => page.getByText('1 line is uncertain.').isVisible()).toBe(false);
    expect(await days.allTextContents()).toEqual(['Monday', 'Tuesday']);

    await days.first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tabpanel', { name: 'Tuesday' }).textContent()).toContain('Apple');
    await settled(page);
    expect(await page.locator('#report').textContent()).toContain('2 days');
    expect(troubles).toEqual([]);
    await page.close();
  },
);

testInBrowser('files open: a table on the server, a meal file in the page', async () => {
  const { page, troubles } = await opened(`#key=${KEY}`);
  const week = readFileSync(path.join(HOME, 'data/week.csv'));
  await page.setInputFiles('#file', { name: 'week.csv', mimeType: 'text/csv', buffer: week });
  await page.getByText(/^126 lines read/).waitFor();
  await settled(page);
  const known = await score(page);
  expect(known).toMatch(/^65\.0/);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const meals = path.join(tempFolder(), 'meals.json');
  await file.saveAs(meals);
  const { stdout } = await viand('evaluate', 'hei', meals, '--json');
  expect(JSON.parse(stdout).total_score).toBeCloseTo(65.0, 1);

  await page.getByRole('button', { name: 'New record' }).click();
  await page.setInputFiles('#file', meals);
  await page.getByText(/^126 lines read/).waitFor();
  await settled(page);
  expect(await score(page)).toBe(known);

  const two =
    'person;date;meal;food;amount;unit\nAnn;2026-03-02;lunch;apple;150;g\nBob;2026-03-02;lunch;milk;200;ml\n';
  await page.setInputFiles('#file', {
    name: 'two.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(two),
  });
  await page.getByLabel(/Whose record/).selectOption('Bob');
  await page.getByRole('button', { name: 'Replace the record' }).click();
  await page.getByRole('button', { name: 'Edit Whole milk' }).waitFor();
  expect(await page.getByRole('button', { name: 'Edit Apple' }).count()).toBe(0);
  expect(troubles).toEqual([]);
  await page.close();
});

testInBrowser('a link carries the whole record, and no request does', async () => {
  const { page } = await opened(`#key=${KEY}`);
  await paste(page, 'Monday\nLunch: 1 apple, 200 g salmon');
  await settled(page);
  const known = await score(page);
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page
    .getByText(/link/i)
    .filter({ hasText: /whole record/ })
    .waitFor();
  const link = await page.locator('#link-text').inputValue();
  expect(link).toMatch(/#record=[\w-]+$/);
  await page.close();

  const { page: other, troubles } = await opened();
  const targets: string[] = [];
  other.on('request', (request) => targets.push(request.url()));
  await other.goto(link);
  await other.reload();
  await other.getByRole('button', { name: 'Edit Apple' }).waitFor();
  expect(other.url()).not.toContain('record=');
  expect(targets.join()).not.toContain(link.slice(-40));
  await other.getByLabel('Key', { exact: true }).fill(KEY);
  await other.keyboard.press('Enter');
  await settled(other);
  expect(await score(other)).toBe(known);
  expect(troubles).toEqual([]);
  await other.close();
});

testInBrowser('the record survives a reload, and the key is not in the address', async () => {
  const { page, troubles } = await opened(`#key=${KEY}`);
  expect(page.url()).not.toContain(KEY);
  await addFood(page, 'salmon', 'Salmon, baked');
  await page.reload();
  await page.getByRole('button', { name: 'Edit Salmon, baked' }).waitFor();
  await settled(page);
  expect(troubles).toEqual([]);
  await page.close();
});

testInBrowser('a wrong key is said, and asked for again', async () => {
  const { page } = await opened('#key=viand_wrong');
  await page.getByRole('combobox', { name: /Find a food/ }).fill('milk');
  await page.getByText('does not accept this key').waitFor();
  expect(await page.getByLabel('Key', { exact: true }).isVisible()).toBe(true);
  await page.close();
});

testInBrowser('the page speaks German, with German foods, figures and report', async () => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(`${server.url}/#key=${KEY}`);
  await page.getByRole('combobox', { name: /Lebensmittel suchen/ }).fill('Roggenbrot');
  await page.locator('#foods [role=option]').first().click();
  await page.getByRole('button', { name: /Roggenbrot.* bearbeiten/ }).waitFor();
  await page.getByRole('heading', { name: 'Wo Punkte fehlen' }).waitFor();
  await settled(page);
  expect(await score(page)).toMatch(/^\d+,\d/);
  await page.getByRole('tab', { name: 'Nährstoffe und Referenzwerte' }).click();
  expect(await page.locator('[role=tabpanel]:not(.off)').last().textContent()).toContain(
    'Ballaststoffe',
  );
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Where points are lost' }).waitFor();
  await context.close();
});

testInBrowser('reference values are those of the person', async () => {
  const { page } = await opened(`#key=${KEY}`);
  await paste(page, 'Lunch: 200 g salmon');
  await page.getByText('Person and reference values').click();
  await page.getByLabel('Sex').selectOption('female');
  await page.getByLabel('Age (years)').fill('70');
  await page
    .getByLabel('Reference values', { exact: true })
    .selectOption({ label: 'DRI (US and Canada)' });
  await expect
    .poll(() => page.locator('#report').textContent())
    .toMatch(/DRI[^.]*70 years|Dietary Reference Intakes[^.]*70/i);
  await page.close();
});

testInBrowser('paper has the report with the record, and not the tools', async () => {
  const { page } = await opened(`#key=${KEY}`);
  await paste(page, 'Lunch: 200 g salmon');
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Undo' }).isVisible()).toBe(false);
  const headings = await page.locator('#report h2:visible').allTextContents();
  expect(headings).toContain('Nutrients and reference intakes');
  expect(headings).toContain('The record itself');
  expect(await page.getByRole('heading', { name: 'Nutrition report' }).isVisible()).toBe(true);
  await page.close();
});

testInBrowser.for([
  ['en', 1280, 'light', 'screen'],
  ['de', 390, 'dark', 'screen'],
  // A4 at 96 dpi, without the margins.
  ['de', 688, 'light', 'print'],
] as const)(
  'axe-core finds no violation in the page in %s at %d px in %s on %s, and the page fits',
  async ([language, width, colorScheme, media]) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      locale: language,
      bypassCSP: true,
    });
    const page = await context.newPage();
    const expectSound = async () => {
      expect(await violations(page)).toEqual([]);
      const overflow = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(overflow).toBe(0);
    };
    await page.goto(`${server.url}/`);
    await page.locator('#key').waitFor();
    await expectSound();
    await page.locator('#key').fill(KEY);
    await page.keyboard.press('Enter');
    await page.locator('#paste').click();
    await expectSound();
    await page
      .locator('#diary')
      .fill('Montag\nFrühstück: 2 Eier, 1 Toast mit Butter\nAbend: xyzzy special');
    await page.locator('#paste-add').click();
    await settled(page);
    await page.locator('#check-next').click();
    await page.locator('details.person summary').click();
    await page.locator('details.day-tools summary').click();
    await page.locator('#search').fill('brot');
    await page.locator('#foods [role=option]').first().waitFor();
    await expectSound();
    await page.keyboard.press('Escape');
    await page.emulateMedia({ media, colorScheme });
    if (media === 'print') return expectSound();
    // Opens all parts together, since each run of axe-core takes long.
    await page.evaluate(
      "document.querySelectorAll('.off').forEach((part) => part.classList.remove('off'))",
    );
    await expectSound();
    await context.close();
  },
);
