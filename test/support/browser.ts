import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { test } from 'vitest';

/** Debian's; another one by CHROMIUM. */
export const BROWSER = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export const hasBrowser = existsSync(BROWSER);

/** A test that needs a browser: skipped, and said to be, where there is none. */
export const testInBrowser = test.skipIf(!hasBrowser);

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds wrong with a page, a line for each rule and element. The page's context must bypass its policy. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: what axe-core puts into the page
    const { violations: found } = await (globalThis as any).axe.run();
    return found.flatMap(({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
      nodes.map(({ html }) => `${id}: ${html}`),
    );
  });
}
