import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { download } from '../../../src/io/downloading/download.ts';
import { fetchSource } from '../../../src/operations/fetch/fetch-source.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const BYTES = Buffer.from('0123456789'.repeat(10_000));
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let close = () => {};
afterEach(() => close());

interface Served {
  bytes: Buffer;
  etag: string;
  /** The connection breaks after this many bytes of a reply. */
  breaksAfter: number;
  /** Ranges start one byte too late. */
  isAskew: boolean;
  readonly requests: { readonly range: string | undefined; readonly status: number }[];
}

/** A server that supports ranges and entity tags, and can break the connection. */
async function serve(): Promise<Served & { readonly url: string }> {
  const served: Served = {
    bytes: BYTES,
    etag: '"1"',
    breaksAfter: Infinity,
    isAskew: false,
    requests: [],
  };
  const answer = (request: IncomingMessage, reply: ServerResponse) => {
    if (request.url === '/redirect') {
      reply.writeHead(302, { location: '/data/foods.csv' }).end();
      return;
    }
    const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
    const start = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
    const isRange = start > 0 && ifRange === served.etag;
    const size = served.bytes.length;
    const status = ifNoneMatch === served.etag ? 304 : isRange ? (start < size ? 206 : 416) : 200;
    served.requests.push({ range, status });
    const rest = isRange ? served.bytes.subarray(start) : served.bytes;
    reply.writeHead(status, {
      etag: served.etag,
      ...(status < 300 ? { 'content-length': rest.length } : {}),
      ...(isRange
        ? {
            'content-range':
              status === 416
                ? `bytes */${size}`
                : `bytes ${start + Number(served.isAskew)}-${size - 1}/${size}`,
          }
        : {}),
    });
    if (status >= 300) reply.end();
    else if (rest.length > served.breaksAfter) {
      reply.write(rest.subarray(0, served.breaksAfter), () => reply.socket?.destroy());
    } else reply.end(rest);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  const { port } = server.address() as AddressInfo;
  return Object.assign(served, { url: `http://127.0.0.1:${port}/data/foods.csv` });
}

/** What an interrupted run leaves behind. */
function leavePart({ url, etag }: { url: string; etag: string }, file: string, bytes: Buffer) {
  writeFileSync(`${file}.part`, bytes);
  writeFileSync(`${file}.download.json`, JSON.stringify({ url, etag, lastModified: null }));
}

const target = () => path.join(tempFolder(), 'foods.csv');

test('download() resumes where an interrupted run stopped', async () => {
  const server = await serve();
  const file = target();
  leavePart(server, file, BYTES.subarray(0, 60_000));
  const done = await download(server.url, file, { sha256: sha256(BYTES) });
  expect(done).toMatchObject({ isChanged: true, resumedAt: 60_000, sha256: sha256(BYTES) });
  expect(server.requests).toEqual([{ range: 'bytes=60000-', status: 206 }]);
  expect(readFileSync(file).equals(BYTES)).toBe(true);
});

test('download() leaves no file if the connection breaks, and the next run completes it', async () => {
  const server = await serve();
  const file = target();
  server.breaksAfter = 60_000;
  await expect(download(server.url, file)).rejects.toThrow('Cannot download');
  expect(existsSync(file)).toBe(false);
  server.breaksAfter = Infinity;
  await download(server.url, file);
  expect(readFileSync(file).equals(BYTES)).toBe(true);
});

test('download() starts over if the file changed on the server', async () => {
  const server = await serve();
  const file = target();
  leavePart(server, file, BYTES.subarray(0, 60_000));
  const other = Buffer.from('another file');
  Object.assign(server, { bytes: other, etag: '"2"' });
  expect(await download(server.url, file)).toMatchObject({ resumedAt: 0, bytes: other.length });
  expect(readFileSync(file, 'utf8')).toBe('another file');
});

test('download() accepts a partial file that is already complete', async () => {
  const server = await serve();
  const file = target();
  leavePart(server, file, BYTES);
  expect(await download(server.url, file)).toMatchObject({ sha256: sha256(BYTES) });
  expect(server.requests.map(({ status }) => status)).toEqual([416]);
});

test('download() fetches a file again only if it changed', async () => {
  const server = await serve();
  const file = target();
  expect(await download(server.url, file)).toMatchObject({ isChanged: true });
  expect(await download(server.url, file)).toMatchObject({
    isChanged: false,
    sha256: sha256(BYTES),
  });
  Object.assign(server, { bytes: Buffer.from('new'), etag: '"2"' });
  expect(await download(server.url, file)).toMatchObject({ isChanged: true, bytes: 3 });
  expect(server.requests.map(({ status }) => status)).toEqual([200, 304, 200]);
});

test('download() rejects a file with a wrong checksum, and leaves nothing behind', async () => {
  const server = await serve();
  const file = target();
  const wrong = '0'.repeat(64);
  await expect(download(server.url, file, { sha256: wrong })).rejects.toThrow('does not match');
  expect(existsSync(file)).toBe(false);
  expect(existsSync(`${file}.part`)).toBe(false);
  expect(existsSync(`${file}.download.json`)).toBe(false);
});

test('download() rejects a file with a wrong checksum, and keeps the file of an earlier run', async () => {
  const server = await serve();
  const file = target();
  await download(server.url, file);
  Object.assign(server, { bytes: Buffer.from('changed'), etag: '"2"' });
  const wrong = '0'.repeat(64);
  await expect(download(server.url, file, { sha256: wrong })).rejects.toThrow('does not match');
  Object.assign(server, { bytes: BYTES, etag: '"1"' });
  expect(await download(server.url, file)).toMatchObject({ isChanged: false });
});

test('download() rejects a web page, and leaves nothing behind', async () => {
  const server = await serve();
  server.bytes = Buffer.from(
    '\n<!DOCTYPE html>\n<html><body>Please accept the terms</body></html>',
  );
  const file = target();
  await expect(download(server.url, file)).rejects.toThrow('the server sent a web page');
  expect(readdirSync(path.dirname(file))).toEqual([]);
});

test('download() names the file after the address that the server redirects to', async () => {
  const server = await serve();
  const to = tempFolder();
  const from = new URL('/redirect', server.url).href;
  const got = () => download(from, path.join(to, 'redirect'));
  const done = await got();
  expect(done).toMatchObject({ file: path.join(to, 'foods.csv'), isChanged: true });
  expect(await got()).toEqual({ ...done, isChanged: false });
  rmSync(done.file);
  expect(await got()).toEqual(done);
});

test('download() rejects a range that it did not request', async () => {
  const server = await serve();
  const file = target();
  leavePart(server, file, BYTES.subarray(0, 60_000));
  server.isAskew = true;
  await expect(download(server.url, file)).rejects.toThrow('another range');
  expect(existsSync(file)).toBe(false);
});

test('download() ignores damaged metadata of an earlier run', async () => {
  const server = await serve();
  const file = target();
  for (const note of ['null', '[]', '{"url":', JSON.stringify({ url: server.url, etag: 5 })]) {
    writeFileSync(`${file}.part`, 'x');
    writeFileSync(`${file}.download.json`, note);
    expect(await download(server.url, file)).toMatchObject({ sha256: sha256(BYTES) });
    rmSync(file);
  }
});

test('download() reports a file that it cannot write', async () => {
  const server = await serve();
  const folder = tempFolder();
  writeFileSync(path.join(folder, 'a-file'), '');
  const inside = path.join(folder, 'a-file', 'foods.csv');
  await expect(download(server.url, inside)).rejects.toMatchObject({
    diagnostics: [{ code: 'output/unwritable', location: { file: inside } }],
  });
});

test('download() reports a server that it cannot reach', async () => {
  await expect(download('http://127.0.0.1:1/x.csv', target())).rejects.toThrow('Cannot download');
});

test('fetchSource copies the files of a folder, and later only those that changed', async () => {
  const [from, to] = [tempFolder(), path.join(tempFolder(), 'sr')];
  mkdirSync(path.join(from, 'below'));
  writeFileSync(path.join(from, 'FOOD_DES.txt'), 'a');
  writeFileSync(path.join(from, 'WEIGHT.txt'), 'b');
  const changes = async () => {
    const input = fetchSource.input.read({ source: 'sr', from, to });
    const { files } = await fetchSource.run({}, input);
    return files.map(({ file, isChanged }) => [path.basename(file), isChanged]);
  };
  expect(await changes()).toEqual([
    ['FOOD_DES.txt', true],
    ['WEIGHT.txt', true],
  ]);
  writeFileSync(path.join(from, 'WEIGHT.txt'), 'c');
  expect(await changes()).toEqual([
    ['FOOD_DES.txt', false],
    ['WEIGHT.txt', true],
  ]);
  expect(readFileSync(path.join(to, 'WEIGHT.txt'), 'utf8')).toBe('c');
});

test('fetchSource follows links, and rejects one checksum for several files', async () => {
  const [from, to, elsewhere] = [tempFolder(), path.join(tempFolder(), 'sr'), tempFolder()];
  writeFileSync(path.join(elsewhere, 'linked.txt'), 'a');
  symlinkSync(path.join(elsewhere, 'linked.txt'), path.join(from, 'FOOD_DES.txt'));
  const fetched = (sha256?: string) =>
    fetchSource.run({}, fetchSource.input.read({ source: 'sr', from, to, sha256 }));
  const { files } = await fetched(sha256(Buffer.from('a')));
  expect(files.map(({ file }) => path.basename(file))).toEqual(['FOOD_DES.txt']);
  writeFileSync(path.join(from, 'WEIGHT.txt'), 'b');
  await expect(fetched('0'.repeat(64))).rejects.toMatchObject({
    diagnostics: [{ code: 'request/invalid', field: 'sha256' }],
  });
});

test('fetchSource names a file after the end of its address, inside the target folder', async () => {
  const server = await serve();
  const to = tempFolder();
  const from = `${new URL(server.url).origin}/a/..%2F..%2Fescape.csv`;
  const { files } = await fetchSource.run({}, fetchSource.input.read({ source: 'off', from, to }));
  expect(files.map(({ file }) => file)).toEqual([path.join(to, 'escape.csv')]);
});

test.each([
  ['%zz.csv', '%zz.csv'],
  ['a%00b%0A%E2%80%AE.csv', 'a_b__.csv'],
  ['C:%5Cx%5Cy%3Fz.csv', 'y_z.csv'],
  [`${'%C3%A4'.repeat(300)}.csv`, `${'ä'.repeat(46)}.csv`],
  ['%2e%2e', 'download'],
  ['', 'download'],
])('fetchSource makes a portable file name from the address /%s', async (address, name) => {
  const server = await serve();
  const to = tempFolder();
  const from = `${new URL(server.url).origin}/${address}`;
  const { files } = await fetchSource.run({}, fetchSource.input.read({ source: 'off', from, to }));
  expect(files.map(({ file }) => path.relative(to, file))).toEqual([name]);
});

test('fetchSource rejects an empty folder, and addresses of an unsupported kind', async () => {
  const fetched = (from: string) =>
    fetchSource.run({}, fetchSource.input.read({ source: 'sr', from, to: tempFolder() }));
  await expect(fetched(tempFolder())).rejects.toThrow('The folder has no files');
  await expect(fetched('ftp://example.org/foods.csv')).rejects.toThrow(
    'Unsupported kind of address',
  );
});
