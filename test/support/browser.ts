import { existsSync } from 'node:fs';
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { test } from 'vitest';

/** Debian's, the one without windows first, which takes less time; another one by CHROMIUM. */
export const BROWSER =
  process.env['CHROMIUM'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file)) ??
  '';

export const hasBrowser = BROWSER !== '' && existsSync(BROWSER);

/** A test that needs a browser: skipped, and said to be, where there is none. */
export const testInBrowser = test.skipIf(!hasBrowser);

/** What axe-core finds wrong with a page, a line for each rule and element. The page's context must bypass its policy. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // Without waiting for style sheets of other hosts: these pages have none.
  const { violations: found } = (await page.evaluate(
    "axe.run({ preload: false, resultTypes: ['violations'] })",
  )) as AxeResults;
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
