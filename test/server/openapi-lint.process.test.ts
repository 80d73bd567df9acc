import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openApi } from '../../src/server/openapi.ts';
import { folderWith } from '../support/write-files.ts';

const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');

test('redocly lint finds no error in the description of the service', async () => {
  const document = await openApi('1.2.3', 'https://food.example');
  const folder = folderWith({ 'openapi.json': JSON.stringify(document) });
  const argv = ['lint', path.join(folder, 'openapi.json'), '--format', 'json'];
  const report = execFileSync(
    process.execPath,
    [path.join(path.dirname(manifest), 'bin/cli.js'), ...argv],
    {
      encoding: 'utf8',
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const { totals, problems } = JSON.parse(report.slice(report.indexOf('{')));
  expect(totals.errors, JSON.stringify(problems)).toBe(0);
  // The health check and the document itself have no errors of their own.
  expect(totals.warnings).toBeLessThanOrEqual(2);
});
