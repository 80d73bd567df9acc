/** Marks an SQLite file as a viand catalogue: "vian" in ASCII. */
export const APPLICATION_ID = 0x7669616e;

/** Raised whenever the version before could not read a catalogue of this version. */
export const SCHEMA_VERSION = 9;

/** The oldest version that can be read: it has an index of FTS5 in place of lists. */
export const OLDEST_SCHEMA_VERSION = 8;

/**
 * The indexes of a catalogue file by their names. An import creates them after the rows, which halves the time, since
 * sorted keys fill a tree from one end.
 */
export const CATALOGUE_INDEXES: readonly (readonly [name: string, definition: string])[] = [
  ['food_by_id', 'UNIQUE INDEX food_by_id ON food (id)'],
  ['food_by_source', 'INDEX food_by_source ON food (source)'],
  ['variant_by_id', 'UNIQUE INDEX variant_by_id ON variant (id)'],
  ['variant_by_food', 'UNIQUE INDEX variant_by_food ON variant (food, processing)'],
  [
    'variant_by_source_code',
    'INDEX variant_by_source_code ON variant (source_code) WHERE source_code IS NOT NULL',
  ],
  ['name_by_folded', 'INDEX name_by_folded ON name (folded)'],
];

/**
 * The lists of hits by word, see rank-list.ts. The tables have row ids, and therefore separate trees of words: if the
 * tree contained the lists, SQLite would read a whole list to compare its word with another.
 */
const VOCABULARY_TABLES = `
-- The words of hits, how many foods have them, and which.
CREATE TABLE vocabulary (word TEXT PRIMARY KEY NOT NULL, foods INTEGER NOT NULL, ranks BLOB NOT NULL);

-- The hits that have any of many words with the same beginning; those of few words are read one by one.
CREATE TABLE beginning (letters TEXT PRIMARY KEY NOT NULL, ranks BLOB NOT NULL);
`;

const FREQUENT_SEARCH_TABLE = `
-- What the import ranked and counted of frequent searches: see saved-rankings.ts.
CREATE TABLE frequent_search (
  search INTEGER PRIMARY KEY, -- a hash of its expression
  found  INTEGER NOT NULL,
  hits   BLOB -- ranks, 32 bits each; NULL for a count
);
`;

/** Turns an index of version 8 into one of this version, which has to be filled. */
export const UPGRADE_INDEX = `
DROP TABLE word;
DROP TABLE food_text;
DROP TABLE vocabulary;
DROP TABLE frequent_search;
${VOCABULARY_TABLES}${FREQUENT_SEARCH_TABLE}`;

/**
 * The tables of a catalogue file. An import writes it in one go; everything else opens it read-only.
 *
 * `nutrient` and `food_pattern` name the positions that the amounts of this file use, so that the
 * registry can grow without old files losing their meaning. `variant.nutrients` and
 * `variant.food_patterns` hold the known amounts per 100 g as pairs of a position (16 bits) and an
 * amount (64-bit float), little-endian; an absent amount is unknown. `variant.borrowed` holds only
 * positions.
 *
 * `search_hit` lists the foods that a search can find, by how commonly they are eaten: its `rank` is the
 * number by which the lists of `vocabulary` name it. Words are folded in the same way as a query.
 */
export const CATALOGUE_TABLES = `
CREATE TABLE source (
  id          TEXT PRIMARY KEY,
  name        TEXT NOT NULL,
  release     TEXT NOT NULL,
  licence     TEXT NOT NULL,
  nutrients   INTEGER NOT NULL, -- known for at least one food
  fingerprint TEXT NOT NULL, -- SHA-256 over all that was imported
  is_own      INTEGER NOT NULL -- foods of the user, whose products come before others of the same GTIN
) WITHOUT ROWID;

CREATE TABLE nutrient (position INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, unit TEXT NOT NULL);

CREATE TABLE food_pattern (position INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, unit TEXT NOT NULL);

CREATE TABLE food (
  ord                   INTEGER PRIMARY KEY,
  id                    TEXT NOT NULL,
  source                TEXT NOT NULL REFERENCES source (id),
  name                  TEXT NOT NULL,
  description           TEXT NOT NULL,
  type                  TEXT NOT NULL,
  brand                 TEXT,
  gtin                  TEXT, -- 14 digits
  food_group            TEXT,
  is_solid              INTEGER NOT NULL,
  standard_processing   TEXT NOT NULL,
  standard_serving_type TEXT,
  standard_unit         TEXT NOT NULL,
  search_weight         REAL NOT NULL,
  retired_in            TEXT, -- release of the source that dropped it
  recorded_on           TEXT, -- day of the record, such as 2026-01-31
  is_complete           INTEGER NOT NULL -- energy, protein, fat and carbohydrates are known
);

-- The food that a GTIN finds, of all foods that have it.
CREATE TABLE product (gtin TEXT PRIMARY KEY, food INTEGER NOT NULL REFERENCES food (ord)) WITHOUT ROWID;

CREATE TABLE variant (
  ord                     INTEGER PRIMARY KEY,
  food                    INTEGER NOT NULL REFERENCES food (ord),
  id                      TEXT NOT NULL,
  processing              TEXT NOT NULL,
  label                   TEXT NOT NULL,
  yield_factor            REAL, -- cooked weight / raw weight
  density                 REAL, -- g/ml
  nutrients               BLOB NOT NULL,
  food_patterns           BLOB, -- NULL: unknown
  food_patterns_estimated INTEGER NOT NULL,
  food_patterns_source    TEXT,
  food_patterns_code      TEXT,
  source                  TEXT NOT NULL, -- of its own figures
  source_code             TEXT,
  borrowed_source         TEXT, -- of the figures it has from a like food
  borrowed_code           TEXT,
  borrowed                BLOB
);

CREATE TABLE serving_size (
  variant  INTEGER NOT NULL REFERENCES variant (ord),
  position INTEGER NOT NULL,
  type     TEXT, -- NULL: none of the specification's types
  label    TEXT NOT NULL,
  amount   REAL, -- NULL: unknown
  unit     TEXT NOT NULL,
  PRIMARY KEY (variant, position)
) WITHOUT ROWID;

CREATE TABLE name (
  food     INTEGER NOT NULL REFERENCES food (ord),
  position INTEGER NOT NULL, -- 0: what it is called, then the others
  text     TEXT NOT NULL,
  folded   TEXT NOT NULL, -- its words as a search compares them
  language TEXT, -- in which the food is called by this name; NULL for the name itself and synonyms
  PRIMARY KEY (food, position)
) WITHOUT ROWID;

CREATE TABLE legacy_id (
  id      TEXT NOT NULL,
  source  TEXT NOT NULL REFERENCES source (id),
  name    TEXT NOT NULL,
  change  TEXT NOT NULL,
  release TEXT NOT NULL, -- that changed it
  target  TEXT NOT NULL, -- id of a food or variant
  note    TEXT NOT NULL,
  PRIMARY KEY (id, source)
) WITHOUT ROWID;

CREATE TABLE source_code (
  code    TEXT NOT NULL,
  source  TEXT NOT NULL, -- whose code it is
  variant TEXT NOT NULL, -- id
  energy  REAL, -- kJ per 100 g that the source gives for the code
  is_stand_in INTEGER NOT NULL, -- the variant is not the food that the code names
  owner   TEXT NOT NULL REFERENCES source (id), -- who says so
  PRIMARY KEY (code, source)
) WITHOUT ROWID;

CREATE TABLE search_hit (
  rank  INTEGER PRIMARY KEY,
  food  INTEGER NOT NULL UNIQUE REFERENCES food (ord),
  names TEXT NOT NULL -- what ranking needs, in lines: see hit-names.ts
);
${VOCABULARY_TABLES}${FREQUENT_SEARCH_TABLE}
-- Words by what is left of them without some letters, so that no misspelling is compared with all: see near-words.ts.
CREATE TABLE misspelling (bucket INTEGER PRIMARY KEY, words TEXT NOT NULL);
`;
