import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pagedTerminal } from '../../../src/io/terminal/pager.ts';
import { pagerOf, wantsColour } from '../../../src/io/terminal/terminal.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** A terminal that records what was written to it, in order. */
function terminal() {
  const written: string[] = [];
  const output = (name: string) => ({
    write: (text: string | Uint8Array) => written.push(`${name}: ${text}`),
  });
  return { stdout: output('out'), stderr: output('err'), written };
}

const isPosix = process.platform !== 'win32';

test('pagedTerminal prints short output directly, with messages in order', async () => {
  const screen = terminal();
  const paged = pagedTerminal(screen, 'false', 5);
  paged.stderr.write('before');
  paged.stdout.write('one\ntwo\n');
  paged.stderr.write('after');
  expect(screen.written).toEqual(['err: before']);
  await paged.end();
  expect(screen.written).toEqual(['err: before', 'out: one\ntwo\n', 'err: after']);
});

test.runIf(isPosix)(
  'pagedTerminal sends long output to the pager, and prints messages afterwards',
  async () => {
    const file = path.join(tempFolder(), 'seen');
    const screen = terminal();
    const paged = pagedTerminal(screen, `cat > ${file}`, 3);
    paged.stdout.write('one\ntwo\n');
    paged.stdout.write(Buffer.from('three\n'));
    paged.stderr.write('after');
    paged.stdout.write('four\n');
    await paged.end();
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\nthree\nfour\n');
    expect(screen.written).toEqual(['err: after']);
  },
);

test.runIf(isPosix)('pagedTerminal prints the output itself if the pager cannot run', async () => {
  const screen = terminal();
  const paged = pagedTerminal(screen, 'exec viand-has-no-such-pager 2> /dev/null', 1);
  paged.stdout.write('one\ntwo\n');
  await paged.end();
  expect(screen.written).toEqual(['out: one\ntwo\n']);
});

test('pagerOf prefers VIAND_PAGER to PAGER, and disables paging if it is empty or cat', () => {
  expect(pagerOf({ VIAND_PAGER: 'most', PAGER: 'more' })).toBe('most');
  expect(pagerOf({ PAGER: 'more' })).toBe('more');
  expect(pagerOf({ VIAND_PAGER: '', PAGER: 'more' })).toBeUndefined();
  expect(pagerOf({ PAGER: 'cat' })).toBeUndefined();
  expect(pagerOf({ TERM: 'dumb' })).toBeUndefined();
});

test('wantsColour obeys NO_COLOR, then FORCE_COLOR, and otherwise depends on the terminal', () => {
  expect(wantsColour(true, {})).toBe(true);
  expect(wantsColour(true, { TERM: 'dumb' })).toBe(false);
  expect(wantsColour(false, {})).toBe(false);
  expect(wantsColour(false, { FORCE_COLOR: '1' })).toBe(true);
  expect(wantsColour(true, { FORCE_COLOR: '0' })).toBe(false);
  expect(wantsColour(true, { NO_COLOR: '1', FORCE_COLOR: '1' })).toBe(false);
});
