import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { KEY, type Running, startServer, untilAll } from '../server/support.ts';
import { BROWSER, hasBrowser, testInBrowser, violations } from '../support/browser.ts';

let browser: Browser;
let server: Running;

const until = untilAll();

beforeAll(async () => {
  if (!hasBrowser) return;
  server = await startServer({ until, argv: ['--quiet'] });
  browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] });
});
afterAll(() => browser?.close());

/** A page of its own, and what went wrong in it. */
async function opened(fragment = ''): Promise<{ page: Page; troubles: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(`${server.url}/${fragment}`);
  return { page, troubles };
}

/** Searches a food by keyboard alone and puts it on the plate. */
async function putOnPlate(page: Page, query: string, name: string): Promise<void> {
  await page.getByRole('combobox').focus();
  await page.keyboard.type(query);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Plate' }).getByText(name).waitFor();
}

testInBrowser('a newcomer pastes the key, searches, and sees the plate score', async () => {
  const { page, troubles } = await opened();
  await page.getByLabel('Key', { exact: true }).fill(KEY);
  await page.keyboard.press('Enter');
  await putOnPlate(page, 'broccoli', 'Broccoli');
  const radar = page.getByRole('img', {
    name: /Radar chart of 13 components, total [\d.]+ of 100/,
  });
  await radar.waitFor();
  expect(await radar.locator('.radar-axis').count()).toBe(13);

  await page.getByRole('button', { name: 'Show as a table' }).click();
  const rows = page.getByRole('table').getByRole('row');
  expect(await rows.filter({ hasText: 'Total vegetables' }).textContent()).toMatch(/5/);

  const before = await radar.getAttribute('aria-label');
  await putOnPlate(page, 'cola', 'Cola');
  await expect.poll(() => radar.getAttribute('aria-label')).not.toBe(before);
  const energy = page.getByRole('region', { name: 'Energy', exact: true });
  await expect.poll(() => energy.textContent()).toMatch(/kJ\/g.*kcal\/g.*[1-9]\d* ?kJ/s);
  expect(troubles).toEqual([]);
  await page.close();
});

testInBrowser(
  'the plate is there again after a reload, and the key is not in the address',
  async () => {
    const { page, troubles } = await opened(`#key=${KEY}`);
    expect(page.url()).not.toContain(KEY);
    await putOnPlate(page, 'salmon', 'Salmon');
    await page.reload();
    await page.getByRole('list', { name: 'Plate' }).getByText('Salmon').waitFor();
    await page.getByRole('img', { name: /Radar chart/ }).waitFor();
    expect(troubles).toEqual([]);
    await page.close();
  },
);

testInBrowser('a wrong key is said, and asked for again', async () => {
  const { page } = await opened('#key=viand_wrong');
  await page.getByRole('combobox').fill('milk');
  await page.getByText('does not accept this key').waitFor();
  expect(await page.getByLabel('Key', { exact: true }).isVisible()).toBe(true);
  await page.close();
});

testInBrowser('the plate downloads as a meal file', async () => {
  const { page } = await opened(`#key=${KEY}`);
  await page.getByRole('button', { name: 'Orange juice' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  const stream = await download.createReadStream();
  let text = '';
  for await (const chunk of stream) text += chunk;
  expect(text).toMatch(/^food_id,amount,unit\norange-juice[\w.-]*,\d+,ml\n$/);
  await page.close();
});

testInBrowser.for([
  [1280, 'light'],
  [390, 'light'],
  [1280, 'dark'],
] as const)(
  'the page at %d in %s has no fault that axe-core finds, empty and with a plate',
  async ([width, colorScheme]) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      bypassCSP: true,
    });
    const page = await context.newPage();
    await page.goto(`${server.url}/`);
    await page.getByLabel('Key', { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByLabel('Key', { exact: true }).fill(KEY);
    await page.keyboard.press('Enter');
    await page.getByRole('combobox').fill('broccoli');
    await page.getByRole('option').first().waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('option').first().click();
    await page.getByRole('group', { name: 'Broccoli' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: /Radar chart/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show as a table' }).click();
    expect(await violations(page)).toEqual([]);
    await context.close();
  },
);
