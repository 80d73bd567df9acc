import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import type Database from 'better-sqlite3';
import { memoizeBounded } from '../../catalogue/bounded-cache.ts';
import { openDatabase } from '../../catalogue/connection.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { quoted } from '../../text/quote.ts';
import { assertClientName } from './client-name.ts';
import {
  CLIENTS_APPLICATION_ID,
  CLIENTS_MIGRATIONS,
  CLIENTS_SCHEMA,
  CLIENTS_SCHEMA_VERSION,
} from './clients-schema.ts';
import { type ContextUse, contextUse } from './end-user-history.ts';
import { KEY_BYTES, newKey } from './keys.ts';

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

/** A new client with its key, which is not stored and so cannot be shown again. */
export interface AddedClient {
  readonly client: Client;
  readonly key: string;
}

/** The clients file: SQLite, which several processes may use at once. */
export interface Clients extends ContextUse {
  /**
   * @param handOver takes the key, which is nowhere else; if it throws, there is no new client
   */
  add(name: string, rate: number, handOver?: (added: AddedClient) => void): AddedClient;
  list(): readonly Client[];
  /**
   * Gives a client a new key, which replaces its old ones.
   *
   * @param overlapMs how long the keys it had are still accepted
   * @param handOver takes the key; if it throws, the client keeps those it had
   */
  rotate(name: string, overlapMs?: number, handOver?: (key: string) => void): string;
  /** Changes how many requests a minute a client may make. */
  setRate(name: string, rate: number): Client;
  /** Refuses all keys of a client from now on. */
  revoke(name: string): void;
  /** The client whose key it is; undefined for keys that are unknown or revoked. */
  findByKey(key: string): Client | undefined;
  close(): void;
}

const SELECT = `SELECT client.id, client.name, client.rate, client.created_at AS createdAt,
    client.revoked_at AS revokedAt,
    (SELECT count(*) FROM client_key WHERE client = client.id AND revoked_at IS NULL
      AND (expires_at IS NULL OR expires_at > @now)) AS keys
  FROM client`;

/**
 * Opens the clients file, and creates it if it is missing.
 *
 * @param now milliseconds since 1970
 * @throws ViandError where the file is something else, or cannot be written
 */
export function openClients(file: string, now: () => number): Clients {
  const db = openRegister(file);
  const time = () => new Date(now()).toISOString();
  const ofId = db.prepare(`${SELECT} WHERE client.id = @id`);
  const ofName = db.prepare(`${SELECT} WHERE client.name = @name OR client.id = @name`);
  const insert = db.prepare('INSERT INTO client (id, name, rate, created_at) VALUES (?, ?, ?, ?)');
  const insertKey = db.prepare(
    'INSERT INTO client_key (hash, client, created_at) VALUES (?, ?, ?)',
  );
  const revokeKeys = db.prepare(
    'UPDATE client_key SET revoked_at = ? WHERE client = ? AND revoked_at IS NULL',
  );
  // A key that expires sooner already keeps its time.
  const expireKeys = db.prepare(
    `UPDATE client_key SET expires_at = @at WHERE client = @id AND revoked_at IS NULL
     AND (expires_at IS NULL OR expires_at > @at)`,
  );
  const updateRate = db.prepare('UPDATE client SET rate = ? WHERE id = ?');
  const revokeClient = db.prepare(
    'UPDATE client SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL',
  );
  const byHash = db.prepare(
    `SELECT client_key.hash, client.id, client_key.expires_at AS expiresAt FROM client_key JOIN client ON client.id = client_key.client
     WHERE client_key.hash = ? AND client_key.revoked_at IS NULL AND client.revoked_at IS NULL`,
  );

  const findByName = (name: string) => ofName.get({ name, now: time() }) as Client | undefined;
  const findById = (id: string) => ofId.get({ id, now: time() }) as Client;
  const get = (name: string): Client => {
    const client = findByName(name);
    if (client !== undefined) return client;
    throw new ViandError({
      code: 'client/unknown',
      message: `Unknown client ${quoted(name)}`,
      value: name,
      expected: 'the name or id of a client',
    });
  };
  const findByHash = untilWritten(db, (hex): KeyOwner | undefined => {
    const wanted = Buffer.from(hex, 'hex');
    const found = byHash.get(wanted) as KeyRow | undefined;
    if (found === undefined || !timingSafeEqual(found.hash, wanted)) return undefined;
    const expiresAt = found.expiresAt === null ? Infinity : Date.parse(found.expiresAt);
    return { client: findById(found.id), expiresAt };
  });
  const addKey = (id: string): string => {
    const { key, hash: kept } = newKey();
    insertKey.run(kept, id, time());
    return key;
  };

  /** Does all or nothing of something, and refuses where the disk does not take it. */
  const writing = <Args extends unknown[], Result>(run: (...args: Args) => Result) => {
    const all = db.transaction(run);
    return (...args: Args): Result => withRegisterErrors(file, () => all.immediate(...args));
  };

  return {
    ...contextUse(db),
    add: writing((name, rate, handOver = () => {}) => {
      assertClientName(name);
      if (findByName(name) !== undefined) {
        throw new ViandError({
          code: 'client/exists',
          message: `Client ${quoted(name)} already exists`,
          value: name,
          expected: 'another name; "viand client rotate" replaces the key of a client',
        });
      }
      const id = `client-${randomBytes(4).toString('hex')}`;
      insert.run(id, name, rate, time());
      const key = addKey(id);
      const added = { client: findById(id), key };
      handOver(added);
      return added;
    }),
    list: () =>
      db
        .prepare(`${SELECT} ORDER BY client.created_at, client.id`)
        .all({ now: time() }) as Client[],
    rotate: writing((name, overlapMs = 0, handOver = () => {}) => {
      const { id, revokedAt } = get(name);
      if (revokedAt !== null) {
        throw new ViandError({
          code: 'client/unknown',
          message: `Client ${quoted(name)} is revoked`,
          value: name,
          expected: 'a client that is not revoked',
        });
      }
      if (overlapMs === 0) revokeKeys.run(time(), id);
      else expireKeys.run({ id, at: new Date(now() + overlapMs).toISOString() });
      const key = addKey(id);
      handOver(key);
      return key;
    }),
    setRate: writing((name, rate) => {
      const { id } = get(name);
      updateRate.run(rate, id);
      return findById(id);
    }),
    revoke: writing((name) => {
      const { id } = get(name);
      revokeKeys.run(time(), id);
      revokeClient.run(time(), id);
    }),
    findByKey(key) {
      const owner = findByHash(hash('sha256', key, 'hex'));
      return owner !== undefined && now() < owner.expiresAt ? owner.client : undefined;
    },
    close: () => db.close(),
  };
}

interface KeyRow {
  readonly hash: Buffer;
  /** The id of the client. */
  readonly id: string;
  readonly expiresAt: string | null;
}

interface KeyOwner {
  readonly client: Client;
  /** Milliseconds since 1970, from which on the key is refused. */
  readonly expiresAt: number;
}

/** Keys whose clients are kept at most. */
const KEPT_KEYS = 1000;

/** Caches values by a key until any process writes to the clients file. */
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

/** The time in ms that a process waits for another one that writes. */
const BUSY_MS = 5000;

function openRegister(file: string): Database.Database {
  return withRegisterErrors(file, () => {
    createPrivate(file);
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
  });
}

/** Creates the file if it is not there, for its owner alone. SQLite gives its companions the same mode. */
function createPrivate(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Turns errors of SQLite and of the system into refusals. */
function withRegisterErrors<Result>(file: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    const { code } = error as { code?: string };
    if (error instanceof ViandError || code === undefined) throw error;
    if (code === 'SQLITE_NOTADB') throw foreign(file);
    throw new ViandError({
      code: 'client/unwritable',
      message: `Cannot write the clients file: ${(error as Error).message}`,
      location: { file },
      expected: 'a writable file',
    });
  }
}

function prepareSchema(db: Database.Database, file: string): void {
  const number = (pragma: string) => db.pragma(pragma, { simple: true }) as number;
  const make = db.transaction(() => {
    if (number('application_id') === CLIENTS_APPLICATION_ID) {
      migrate(db, number('user_version'));
      return;
    }
    if (db.prepare('SELECT 1 FROM sqlite_schema').get() !== undefined) throw foreign(file);
    db.exec(CLIENTS_SCHEMA);
    db.prepare('INSERT INTO secret VALUES (?)').run(randomBytes(KEY_BYTES));
    db.pragma(`application_id = ${CLIENTS_APPLICATION_ID}`);
    db.pragma(`user_version = ${CLIENTS_SCHEMA_VERSION}`);
  });
  make.immediate();
  if (number('user_version') !== CLIENTS_SCHEMA_VERSION) throw foreign(file);
}

/** Migrates a clients file of an earlier viand to the current schema; it leaves one of a later viand alone. */
function migrate(db: Database.Database, version: number): void {
  for (let next = version + 1; next <= CLIENTS_SCHEMA_VERSION; next++) {
    db.exec(CLIENTS_MIGRATIONS[next] ?? '');
    db.pragma(`user_version = ${next}`);
  }
}

function foreign(file: string): ViandError {
  return new ViandError({
    code: 'client/foreign',
    message: 'The file is not a clients file of this version',
    location: { file },
    expected: 'a file made by "viand client add"',
  });
}
