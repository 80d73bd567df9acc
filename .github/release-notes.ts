import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The text of one version in a changelog in the format of Keep a Changelog, without its heading.
 *
 * @throws Error if the changelog has no such version, or nothing about it
 */
export function releaseNotes(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => /^\[?([^\s\]]+)/.exec(text)?.[1] === version);
  const notes = section?.slice(section.indexOf('\n')).trim() ?? '';
  if (notes === '') throw new Error(`CHANGELOG.md says nothing about version ${version}`);
  return notes;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const changelog = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8');
  process.stdout.write(`${releaseNotes(changelog, process.argv[2] ?? '')}\n`);
}
