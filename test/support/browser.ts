import { existsSync } from 'node:fs';
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { test } from 'vitest';

/**
 * The browser of Debian, preferably the headless one, which is faster; CHROMIUM selects another
 * one.
 */
export const BROWSER =
  process.env['CHROMIUM'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file)) ??
  '';

export const hasBrowser = BROWSER !== '' && existsSync(BROWSER);

/** A test that needs a browser; reported as skipped without one. */
export const testInBrowser = test.skipIf(!hasBrowser);

/**
 * The violations that axe-core finds in a page, a line for each rule and element. The page's
 * context must bypass its content security policy.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // Does not wait for style sheets of other hosts, since these pages have none.
  const { violations: found } = (await page.evaluate(
    "axe.run({ preload: false, resultTypes: ['violations'] })",
  )) as AxeResults;
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
