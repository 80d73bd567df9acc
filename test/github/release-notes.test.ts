import { expect, test } from 'vitest';
import { releaseNotes } from '../../.github/release-notes.ts';

const CHANGELOG = `# Changelog

## Unreleased

## [1.10.0] - 2027-02-03

### Added

- B

## 1.1.0 - 2027-01-02

- A
`;

test('releaseNotes() returns the text of one version', () => {
  expect(releaseNotes(CHANGELOG, '1.10.0')).toBe('### Added\n\n- B');
  expect(releaseNotes(CHANGELOG, '1.1.0')).toBe('- A');
});

test.each(['1.1', 'Unreleased', ''])('releaseNotes() refuses the version "%s"', (version) => {
  expect(() => releaseNotes(CHANGELOG, version)).toThrow('says nothing about version');
});
