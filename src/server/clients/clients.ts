import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type Database from 'better-sqlite3';
import { memoizeBounded } from '../../collections/bounded-cache.ts';
import { fixOf, ViandError } from '../../model/diagnostic.ts';
import { quoted } from '../../text/escaping/quote.ts';
import { nearestOf } from '../../text/words/edit-distance.ts';
import { assertClientName } from './client-name.ts';
import { type UseStore, useStore } from './end-user-history.ts';
import { newKey } from './keys.ts';
import { openRegister, withRegisterErrors } from './register.ts';

/** A client of the service. */
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
export interface Clients extends UseStore {
  /**
   * @param handOver receives the key, whose hash alone is stored; if it throws, the client is not added
   */
  add(name: string, rate: number, handOver?: (added: AddedClient) => void): AddedClient;
  list(): readonly Client[];
  /**
   * Gives a client a new key, which replaces its old ones.
   *
   * @param overlapMs how long the old keys remain valid
   * @param handOver receives the key; if it throws, the client keeps its old keys
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

/**
 * Opens the clients file, and creates it if it is missing.
 *
 * @param now milliseconds since 1970
 * @throws ViandError if the file is something else, or cannot be written
 */
export function openClients(file: string, now: () => number): Clients {
  const db = openRegister(file);
  const time = () => new Date(now()).toISOString();
  const statements = clientStatements(db);

  const findByName = (name: string) =>
    statements.ofName.get({ name, now: time() }) as Client | undefined;
  const findById = (id: string) => statements.ofId.get({ id, now: time() }) as Client;
  const named = (name: string): Client => {
    const client = findByName(name);
    if (client === undefined)
      throw unknownClient(name, statements.inOrder.all({ now: time() }) as Client[]);
    return client;
  };
  const owners = untilWritten(db, (hex): KeyOwner | undefined => {
    const wanted = Buffer.from(hex, 'hex');
    const found = statements.byHash.get(wanted) as KeyRow | undefined;
    if (found === undefined || !timingSafeEqual(found.hash, wanted)) return undefined;
    const expiresAt = found.expiresAt === null ? Infinity : Date.parse(found.expiresAt);
    return { client: findById(found.id), expiresAt };
  });
  const addKey = (id: string): string => {
    const { key, hash: kept } = newKey();
    statements.insertKey.run(kept, id, time());
    return key;
  };

  /** Runs a transaction, and refuses if the disk cannot be written. */
  const writing = <Args extends unknown[], Result>(run: (...args: Args) => Result) => {
    const all = db.transaction(run);
    return (...args: Args): Result => {
      try {
        return withRegisterErrors(file, () => all.immediate(...args));
      } finally {
        owners.forget();
      }
    };
  };

  return {
    ...useStore(db),
    add: writing((name, rate, handOver = () => {}) => {
      assertClientName(name);
      if (findByName(name) !== undefined) throw existingClient(name);
      const id = `client-${randomBytes(4).toString('hex')}`;
      statements.insert.run(id, name, rate, time());
      const key = addKey(id);
      const added = { client: findById(id), key };
      handOver(added);
      return added;
    }),
    list: () => statements.inOrder.all({ now: time() }) as Client[],
    rotate: writing((name, overlapMs = 0, handOver = () => {}) => {
      const { id, revokedAt } = named(name);
      if (revokedAt !== null) throw revokedClient(name);
      if (overlapMs === 0) statements.revokeKeys.run(time(), id);
      else statements.expireKeys.run({ id, at: new Date(now() + overlapMs).toISOString() });
      const key = addKey(id);
      handOver(key);
      return key;
    }),
    setRate: writing((name, rate) => {
      const { id } = named(name);
      statements.updateRate.run(rate, id);
      return findById(id);
    }),
    revoke: writing((name) => {
      const { id } = named(name);
      statements.revokeKeys.run(time(), id);
      statements.revokeClient.run(time(), id);
    }),
    findByKey(key) {
      const owner = owners.find(hash('sha256', key, 'hex'));
      return owner !== undefined && now() < owner.expiresAt ? owner.client : undefined;
    },
    close: () => db.close(),
  };
}

/** Selects clients with their state at a given time. */
const SELECT = `SELECT client.id, client.name, client.rate, client.created_at AS createdAt,
    client.revoked_at AS revokedAt,
    (SELECT count(*) FROM client_key WHERE client = client.id AND revoked_at IS NULL
      AND (expires_at IS NULL OR expires_at > @now)) AS keys
  FROM client`;

/** The statements of the clients file, prepared once for each connection. */
function clientStatements(db: Database.Database) {
  return {
    ofId: db.prepare(`${SELECT} WHERE client.id = @id`),
    ofName: db.prepare(`${SELECT} WHERE client.name = @name OR client.id = @name`),
    inOrder: db.prepare(`${SELECT} ORDER BY client.created_at, client.id`),
    insert: db.prepare('INSERT INTO client (id, name, rate, created_at) VALUES (?, ?, ?, ?)'),
    insertKey: db.prepare('INSERT INTO client_key (hash, client, created_at) VALUES (?, ?, ?)'),
    revokeKeys: db.prepare(
      'UPDATE client_key SET revoked_at = ? WHERE client = ? AND revoked_at IS NULL',
    ),
    // A key that expires sooner already keeps its time.
    expireKeys: db.prepare(
      `UPDATE client_key SET expires_at = @at WHERE client = @id AND revoked_at IS NULL
       AND (expires_at IS NULL OR expires_at > @at)`,
    ),
    updateRate: db.prepare('UPDATE client SET rate = ? WHERE id = ?'),
    revokeClient: db.prepare(
      'UPDATE client SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL',
    ),
    byHash: db.prepare(
      `SELECT client_key.hash, client.id, client_key.expires_at AS expiresAt FROM client_key JOIN client ON client.id = client_key.client
       WHERE client_key.hash = ? AND client_key.revoked_at IS NULL AND client.revoked_at IS NULL`,
    ),
  };
}

/** @param known the clients of the file */
function unknownClient(name: string, known: readonly Client[]): ViandError {
  return new ViandError({
    code: 'client/unknown',
    message: `Unknown client ${quoted(name)}`,
    value: name,
    expected: 'the name or id of a client',
    ...fixOf(
      nearestOf(
        name,
        known.map((client) => client.name),
      ),
    ),
  });
}

function existingClient(name: string): ViandError {
  return new ViandError({
    code: 'client/exists',
    message: `Client ${quoted(name)} already exists`,
    value: name,
    expected: 'another name; "viand client rotate" replaces the key of a client',
  });
}

function revokedClient(name: string): ViandError {
  return new ViandError({
    code: 'client/unknown',
    message: `Client ${quoted(name)} is revoked`,
    value: name,
    expected: 'a client that is not revoked',
  });
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

/** The most keys that are cached with their clients. */
const KEPT_KEYS = 1000;

/**
 * Caches values by a key until another process writes to the clients file, or `forget` is called. It checks the file
 * for such writes once per turn of the event loop, since a busy server answers several requests in one turn.
 */
function untilWritten<Value>(db: Database.Database, read: (key: string) => Value) {
  const writesOfOthers = db.prepare('PRAGMA data_version').pluck();
  let known = memoizeBounded(KEPT_KEYS, read);
  let writes: unknown;
  let isChecked = false;
  const forget = () => {
    known = memoizeBounded(KEPT_KEYS, read);
  };
  const check = () => {
    const now = writesOfOthers.get();
    if (now !== writes) forget();
    writes = now;
    isChecked = true;
    setImmediate(() => {
      isChecked = false;
    });
  };
  return {
    forget,
    find(key: string): Value {
      if (!isChecked) check();
      return known(key);
    },
  };
}
