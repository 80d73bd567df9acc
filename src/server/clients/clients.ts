import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type Database from 'better-sqlite3';
import { memoizeBounded } from '../../catalogue/bounded-cache.ts';
import { openDatabase } from '../../catalogue/connection.ts';
import { Refusal } from '../../model/diagnostic.ts';
import { quoted } from '../../text/quote.ts';
import {
  CLIENTS_APPLICATION_ID,
  CLIENTS_SCHEMA,
  CLIENTS_SCHEMA_VERSION,
} from './clients-schema.ts';
import { type ContextUse, contextUse } from './end-user-history.ts';

/** Somebody who may use the service. */
export interface Client {
  readonly id: string;
  readonly name: string;
  /** Requests a minute, of all keys together. */
  readonly rate: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly revokedAt: string | null;
  /** Keys that are accepted. */
  readonly keys: number;
}

/** The register of clients: an SQLite file of its own, which several processes may use at once. */
export interface Clients extends ContextUse {
  /** @returns the key, which is nowhere else */
  add(name: string, rate: number): { readonly client: Client; readonly key: string };
  list(): readonly Client[];
  /** Gives a client a new key in the place of those it had. */
  rotate(name: string): string;
  /** Refuses all keys of a client from now on. */
  revoke(name: string): void;
  /** The client whose key it is; undefined for keys that are unknown or revoked. */
  findByKey(key: string): Client | undefined;
  close(): void;
}

const KEY_BYTES = 32;
const KEY_PREFIX = 'viand_';

/** A random key, and what is kept of it. */
export function newKey(): { readonly key: string; readonly hash: Buffer } {
  const key = KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url');
  return { key, hash: keyHash(key) };
}

export function keyHash(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}

const SELECT = `SELECT client.id, client.name, client.rate, client.created_at AS createdAt,
    client.revoked_at AS revokedAt,
    (SELECT count(*) FROM client_key WHERE client = client.id AND revoked_at IS NULL) AS keys
  FROM client`;

/**
 * Opens the register of clients, and makes it where there is none.
 *
 * @param now milliseconds since 1970
 * @throws Refusal where the file is something else, or cannot be written
 */
export function openClients(file: string, now: () => number): Clients {
  const db = openRegister(file);
  const time = () => new Date(now()).toISOString();
  const ofId = db.prepare(`${SELECT} WHERE client.id = ?`);
  const ofName = db.prepare(`${SELECT} WHERE client.name = ? OR client.id = ?`);
  const insert = db.prepare('INSERT INTO client (id, name, rate, created_at) VALUES (?, ?, ?, ?)');
  const insertKey = db.prepare(
    'INSERT INTO client_key (hash, client, created_at) VALUES (?, ?, ?)',
  );
  const revokeKeys = db.prepare(
    'UPDATE client_key SET revoked_at = ? WHERE client = ? AND revoked_at IS NULL',
  );
  const revokeClient = db.prepare(
    'UPDATE client SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL',
  );
  const byHash = db.prepare(
    `SELECT client_key.hash, client.id FROM client_key JOIN client ON client.id = client_key.client
     WHERE client_key.hash = ? AND client_key.revoked_at IS NULL AND client.revoked_at IS NULL`,
  );

  const get = (name: string): Client => {
    const client = ofName.get(name, name) as Client | undefined;
    if (client !== undefined) return client;
    throw new Refusal({
      code: 'client/unknown',
      message: `Cannot find client ${quoted(name)}`,
      value: name,
      expected: 'the name or id of a client',
    });
  };
  const findByHash = untilWritten(db, (hex): Client | undefined => {
    const wanted = Buffer.from(hex, 'hex');
    const found = byHash.get(wanted) as { hash: Buffer; id: string } | undefined;
    return found !== undefined && timingSafeEqual(found.hash, wanted)
      ? (ofId.get(found.id) as Client)
      : undefined;
  });
  const addKey = (id: string): string => {
    const { key, hash: kept } = newKey();
    insertKey.run(kept, id, time());
    return key;
  };

  return {
    ...contextUse(db),
    add: db.transaction((name: string, rate: number) => {
      if (ofName.get(name, name) !== undefined) {
        throw new Refusal({
          code: 'client/exists',
          message: `Cannot add client ${quoted(name)} as there is one of this name`,
          value: name,
          expected: 'another name; `viand client rotate` gives a client a new key',
        });
      }
      const id = `client-${randomBytes(4).toString('hex')}`;
      insert.run(id, name, rate, time());
      const key = addKey(id);
      return { client: ofId.get(id) as Client, key };
    }),
    list: () => db.prepare(`${SELECT} ORDER BY client.created_at, client.id`).all() as Client[],
    rotate: db.transaction((name: string) => {
      const { id, revokedAt } = get(name);
      if (revokedAt !== null) {
        throw new Refusal({
          code: 'client/unknown',
          message: `Cannot give client ${quoted(name)} a key as it is revoked`,
          value: name,
          expected: 'a client that is not revoked',
        });
      }
      revokeKeys.run(time(), id);
      return addKey(id);
    }),
    revoke: db.transaction((name: string) => {
      const { id } = get(name);
      revokeKeys.run(time(), id);
      revokeClient.run(time(), id);
    }),
    findByKey: (key) => findByHash(hash('sha256', key, 'hex')),
    close: () => db.close(),
  };
}

/** Keys whose clients are kept at most. */
const KEPT_KEYS = 1000;

/** What is read by a key, kept until anybody writes into the register. */
function untilWritten<Value>(db: Database.Database, read: (key: string) => Value) {
  const writesOfOthers = db.prepare('PRAGMA data_version').pluck();
  const writesOfOurs = db.prepare('SELECT total_changes()').pluck();
  let known = memoizeBounded(KEPT_KEYS, read);
  let [others, ours]: unknown[] = [];
  return (key: string): Value => {
    const [othersNow, oursNow] = [writesOfOthers.get(), writesOfOurs.get()];
    if (othersNow !== others || oursNow !== ours) known = memoizeBounded(KEPT_KEYS, read);
    [others, ours] = [othersNow, oursNow];
    return known(key);
  };
}

/** How long a process waits for another one that writes, ms. */
const BUSY_MS = 5000;

function openRegister(file: string): Database.Database {
  try {
    const isNew = !existsSync(file);
    if (isNew) mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    const db = openDatabase(file, { timeout: BUSY_MS });
    try {
      db.pragma('journal_mode = WAL');
      db.pragma('synchronous = NORMAL');
      db.pragma('foreign_keys = ON');
      prepareSchema(db, file);
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { code } = error as { code?: string };
    if (code === 'SQLITE_NOTADB') throw foreign(file);
    throw new Refusal({
      code: 'client/unwritable',
      message: `Cannot open the register of clients: ${(error as Error).message}`,
      location: { file },
      expected: 'a file that can be written',
    });
  }
}

function prepareSchema(db: Database.Database, file: string): void {
  const number = (pragma: string) => db.pragma(pragma, { simple: true }) as number;
  const make = db.transaction(() => {
    if (number('application_id') === CLIENTS_APPLICATION_ID) return;
    if (db.prepare('SELECT 1 FROM sqlite_schema').get() !== undefined) throw foreign(file);
    db.exec(CLIENTS_SCHEMA);
    db.prepare('INSERT INTO secret VALUES (?)').run(randomBytes(KEY_BYTES));
    db.pragma(`application_id = ${CLIENTS_APPLICATION_ID}`);
    db.pragma(`user_version = ${CLIENTS_SCHEMA_VERSION}`);
  });
  make.immediate();
  if (number('user_version') !== CLIENTS_SCHEMA_VERSION) throw foreign(file);
}

function foreign(file: string): Refusal {
  return new Refusal({
    code: 'client/foreign',
    message: 'Cannot read the file as a register of clients',
    location: { file },
    expected: 'one that this viand made',
  });
}
