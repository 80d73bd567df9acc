/** Marks an SQLite file as viand's clients file: "viac" in ASCII. */
export const CLIENTS_APPLICATION_ID = 0x76696163;

/** The schema version of clients files that this viand writes. */
export const CLIENTS_SCHEMA_VERSION = 2;

/** The SQL that upgrades a clients file of the previous version, by the new version. Older files take several steps. */
export const CLIENTS_MIGRATIONS: Readonly<Record<number, string>> = {
  2: 'ALTER TABLE client_key ADD COLUMN expires_at TEXT',
};

/**
 * The clients of the service, and the foods that their end users looked at. Keys and contexts are stored only as
 * hashes, so neither can be read back.
 */
export const CLIENTS_SCHEMA = `
CREATE TABLE client (
  id         TEXT PRIMARY KEY,
  name       TEXT NOT NULL UNIQUE,
  rate       INTEGER NOT NULL, -- requests a minute
  created_at TEXT NOT NULL,
  revoked_at TEXT
) WITHOUT ROWID;

CREATE TABLE client_key (
  hash       BLOB PRIMARY KEY, -- SHA-256
  client     TEXT NOT NULL REFERENCES client (id),
  created_at TEXT NOT NULL,
  revoked_at TEXT,
  expires_at TEXT -- of a key that was rotated and is still accepted
) WITHOUT ROWID;

CREATE TABLE secret (value BLOB NOT NULL); -- of the hashes of contexts

CREATE TABLE context_use (
  context  BLOB NOT NULL, -- HMAC-SHA-256 of the client and its context id
  food     TEXT NOT NULL,
  uses     INTEGER NOT NULL,
  last_day INTEGER NOT NULL, -- days since 1970
  PRIMARY KEY (context, food)
) WITHOUT ROWID;

CREATE INDEX context_use_by_day ON context_use (last_day);
`;
