import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { type Clients, openClients } from '../../../src/server/clients/clients.ts';
import { codeOf } from '../../support/refusals.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const NOW = Date.UTC(2026, 2, 1);

function register(file = path.join(tempFolder(), 'deep', 'clients.sqlite')): Clients {
  return openClients(file, () => NOW);
}

test('findByKey() finds a client only by its key', () => {
  const clients = register();
  const { client, key } = clients.add('clinic', 600);
  expect(key).toMatch(/^viand_[\w-]{43}$/);
  expect(client).toMatchObject({ name: 'clinic', rate: 600, keys: 1, revokedAt: null });
  expect(clients.findByKey(key)).toEqual(client);
  expect(clients.findByKey(`${key}x`)).toBeUndefined();
  expect(clients.findByKey('')).toBeUndefined();
});

test('the clients file contains no key', () => {
  const file = path.join(tempFolder(), 'clients.sqlite');
  const clients = register(file);
  const { key } = clients.add('clinic', 600);
  clients.close();
  expect(readFileSync(file).includes(key)).toBe(false);
  expect(readFileSync(file).includes(key.slice('viand_'.length))).toBe(false);
});

test('a rotated key is refused, the new one accepted; a revoked client is refused', () => {
  const clients = register();
  const { client, key } = clients.add('clinic', 600);
  const next = clients.rotate(client.id);
  expect(clients.findByKey(key)).toBeUndefined();
  expect(clients.findByKey(next)?.id).toBe(client.id);
  clients.revoke('clinic');
  expect(clients.findByKey(next)).toBeUndefined();
  expect(clients.list()).toMatchObject([{ keys: 0, revokedAt: '2026-03-01T00:00:00.000Z' }]);
  expect(codeOf(() => clients.rotate('clinic'))).toBe('client/unknown');
});

test('an overlapping key expires, and a second rotation does not extend its time', () => {
  const file = path.join(tempFolder(), 'clients.sqlite');
  let now = NOW;
  const clients = openClients(file, () => now);
  const { key: first } = clients.add('clinic', 600);
  const second = clients.rotate('clinic', 60_000);
  expect(clients.list()).toMatchObject([{ keys: 2 }]);
  const third = clients.rotate('clinic', 3_600_000);
  const accepted = () => [first, second, third].map((key) => clients.findByKey(key) !== undefined);
  expect(accepted()).toEqual([true, true, true]);
  now += 60_000;
  expect(accepted()).toEqual([false, true, true]);
  expect(clients.list()).toMatchObject([{ keys: 2 }]);
  now += 3_600_000;
  expect(accepted()).toEqual([false, false, true]);
});

test("a client's rate can be changed", () => {
  const clients = register();
  const { key } = clients.add('clinic', 600);
  expect(clients.findByKey(key)?.rate).toBe(600);
  expect(clients.setRate('clinic', 5)).toMatchObject({ name: 'clinic', rate: 5 });
  expect(clients.findByKey(key)?.rate).toBe(5);
  expect(codeOf(() => clients.setRate('nobody', 5))).toBe('client/unknown');
});

test('openClients() upgrades a clients file of an earlier release', () => {
  const file = path.join(tempFolder(), 'clients.sqlite');
  const { key } = openClients(file, () => NOW).add('clinic', 600);
  const db = new Sqlite(file);
  db.exec('ALTER TABLE client_key DROP COLUMN expires_at');
  db.pragma('user_version = 1');
  db.close();
  const clients = register(file);
  expect(clients.findByKey(key)?.name).toBe('clinic');
  clients.rotate('clinic', 1000);
  expect(clients.list()).toMatchObject([{ keys: 2 }]);
});

test('a name can be added only once, and unknown names are refused', () => {
  const clients = register();
  clients.add('clinic', 600);
  expect(codeOf(() => clients.add('clinic', 1))).toBe('client/exists');
  expect(codeOf(() => clients.revoke('nobody'))).toBe('client/unknown');
});

test('a misspelt name gets the most similar name as a suggestion', () => {
  const clients = register();
  clients.add('clinic', 600);
  expect(() => clients.rotate('clinc')).toThrow(
    expect.objectContaining({
      diagnostics: [expect.objectContaining({ fix: { value: 'clinic', isSafe: false } })],
    }),
  );
});

test('clients that one process adds are visible to another process', () => {
  const file = path.join(tempFolder(), 'clients.sqlite');
  const [one, other] = [register(file), register(file)];
  const { key } = one.add('clinic', 600);
  expect(other.findByKey(key)?.name).toBe('clinic');
});

test('openClients() refuses a file of another kind, and does not change it', () => {
  const file = path.join(tempFolder(), 'letter.txt');
  writeFileSync(file, 'Dear Sir, '.repeat(1000));
  expect(codeOf(() => register(file))).toBe('client/foreign');
  expect(readFileSync(file, 'utf8')).toMatch(/^Dear Sir/);
});

test('uses belong to one context of one client, and purgeUses() removes old ones', () => {
  const clients = register();
  const ann = clients.contextOf('one', 'ann');
  expect(clients.contextOf('one', 'ann')).toEqual(ann);
  expect(clients.contextOf('two', 'ann')).not.toEqual(ann);
  expect(clients.contextOf('onea', 'nn')).not.toEqual(ann);
  clients.record([{ context: ann, foodId: 'oats', times: 1 }], 100);
  clients.record(
    [
      { context: ann, foodId: 'oats', times: 1 },
      { context: ann, foodId: 'milk', times: 1 },
    ],
    150,
  );
  expect([...clients.usesOf(ann)]).toEqual([
    ['milk', 1],
    ['oats', 2],
  ]);
  expect(clients.usesOf(clients.contextOf('two', 'ann')).size).toBe(0);
  expect(clients.countUses()).toEqual({ contexts: 1, foods: 2 });
  expect(clients.purgeUses(150)).toBe(0);
  expect(clients.purgeUses(151)).toBe(2);
});

test('the clients file keeps the latest 200 foods of each context', () => {
  const clients = register();
  const ann = clients.contextOf('one', 'ann');
  for (let day = 0; day < 250; day++)
    clients.record([{ context: ann, foodId: `food-${day}`, times: 1 }], day);
  const foods = [...clients.usesOf(ann).keys()];
  expect(foods).toHaveLength(200);
  expect(foods).toContain('food-249');
  expect(foods).not.toContain('food-49');
});
