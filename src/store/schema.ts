/** Marks an SQLite file as a viand catalogue: "vian" in ASCII. */
export const APPLICATION_ID = 0x7669616e;

/** Raised whenever a catalogue of this viand could not be read by the one before. */
export const SCHEMA_VERSION = 1;

/**
 * A catalogue file. It is written by its builder in one go and opened read-only by all else.
 *
 * `nutrient` and `food_pattern` name the positions that the amounts of this file use, so that the
 * registry can grow without old files losing their meaning. `variant.nutrients` and
 * `variant.food_patterns` hold the known amounts per 100 g as pairs of a position (16 bits) and an
 * amount (64-bit float), little-endian; what is not in there is unknown.
 */
export const CATALOGUE_SCHEMA = `
CREATE TABLE source (
  id          TEXT PRIMARY KEY,
  name        TEXT NOT NULL,
  release     TEXT NOT NULL,
  licence     TEXT NOT NULL,
  nutrients   INTEGER NOT NULL, -- known for at least one food
  fingerprint TEXT NOT NULL -- SHA-256 over all that was imported
) WITHOUT ROWID;

CREATE TABLE nutrient (position INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, unit TEXT NOT NULL);

CREATE TABLE food_pattern (position INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, unit TEXT NOT NULL);

CREATE TABLE food (
  ord                   INTEGER PRIMARY KEY,
  id                    TEXT NOT NULL UNIQUE,
  source                TEXT NOT NULL REFERENCES source (id),
  name                  TEXT NOT NULL,
  description           TEXT NOT NULL,
  type                  TEXT NOT NULL,
  brand                 TEXT,
  gtin                  TEXT UNIQUE, -- 14 digits
  food_group            TEXT,
  is_solid              INTEGER NOT NULL,
  standard_processing   TEXT NOT NULL,
  standard_serving_type TEXT,
  standard_unit         TEXT NOT NULL,
  density               REAL, -- g/ml
  search_weight         REAL NOT NULL
);
CREATE INDEX food_by_source ON food (source);

CREATE TABLE variant (
  ord                     INTEGER PRIMARY KEY,
  food                    INTEGER NOT NULL REFERENCES food (ord),
  id                      TEXT NOT NULL UNIQUE,
  processing              TEXT NOT NULL,
  label                   TEXT NOT NULL,
  yield_factor            REAL, -- cooked weight / raw weight
  nutrients               BLOB NOT NULL,
  food_patterns           BLOB, -- NULL: unknown
  food_patterns_estimated INTEGER NOT NULL,
  source                  TEXT NOT NULL, -- of the figures
  source_code             TEXT,
  UNIQUE (food, processing)
);
CREATE INDEX variant_by_source_code ON variant (source_code) WHERE source_code IS NOT NULL;

CREATE TABLE serving_size (
  food     INTEGER NOT NULL REFERENCES food (ord),
  position INTEGER NOT NULL,
  type     TEXT, -- NULL: none of the specification's types
  label    TEXT NOT NULL,
  amount   REAL, -- NULL: unknown
  unit     TEXT NOT NULL,
  PRIMARY KEY (food, position)
) WITHOUT ROWID;
`;
