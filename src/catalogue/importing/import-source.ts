import { accessSync, constants, copyFileSync, existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { createPartial, type PartialFile } from '../../io/writing/partial-file.ts';
import { ViandError } from '../../model/diagnostic.ts';
import type { FoodCollection, Foods } from '../../model/food-collection.ts';
import { openDatabase, openReadOnly, withSqliteErrors } from '../connection.ts';
import { withDatabaseWriteErrors } from '../database-write-errors.ts';
import { figuresFileOf } from '../figures/figures-format.ts';
import { hasFigures } from '../figures/figures-reader.ts';
import { FiguresWriter, figuresIn, NEW_FIGURES, variantsIn } from '../figures/write-figures.ts';
import { foodFinder } from '../reading/food-finder.ts';
import { foodReader } from '../reading/food-reader.ts';
import { sourceFingerprints } from '../reading/source-fingerprints.ts';
import { SCHEMA_VERSION } from '../schema/schema.ts';
import { indexForSearch } from '../search/building/search-index.ts';
import type { Step } from '../search/building/word-lists.ts';
import { type FoodRows, variantFigures } from './food-rows.ts';
import { withImportLock } from './import-lock.ts';
import type { FoodChanges } from './update-source.ts';
import { writeSources } from './write-sources.ts';

/** Options of an import into a file. */
export interface ImportFileOptions {
  readonly base?: string | undefined;
  readonly onWait?: (() => void) | undefined;
  /** Called with the former number of foods of a source that is replaced. */
  readonly onReplace?: ((foods: number) => void) | undefined;
  /** Called with what changed. If it is given, unchanged foods are left as they are. */
  readonly onChanges?: ((changes: FoodChanges, source: string) => void) | undefined;
}

/**
 * Imports a source into a catalogue file and replaces the source's former content. Other sources stay as they are. The
 * new file is written next to the old one and replaces it at the end, so that an interrupted run changes nothing.
 * Imports into one file wait for each other.
 *
 * @param options.base a catalogue whose sources are copied into a new file; an existing file must have them
 * @param options.onWait called if another import into the file is running
 * @param options.onChanges if given, only new and changed foods are written, and missing ones are removed
 * @returns whether the files changed: importing the same foods again only renews an index or figures that are
 *   missing or of an earlier version
 * @throws ViandError if the file exists and this viand cannot read it as a catalogue, or if it cannot be written
 */
export function importSource(
  file: string,
  collection: FoodCollection<Foods>,
  options: ImportFileOptions = {},
): Promise<boolean> {
  return importSources(file, [collection], options);
}

/** Imports several sources, all or none. */
export function importSources(
  file: string,
  collections: readonly FoodCollection<Foods>[],
  { base, onWait = () => {}, onReplace, onChanges }: ImportFileOptions = {},
): Promise<boolean> {
  return withDatabaseWriteErrors(file, async () => {
    const place = existsSync(file) ? realpathSync(file) : file;
    accessSync(path.dirname(place), constants.W_OK);
    return withImportLock(place, onWait, () =>
      replaceFile(file, collections, { base, onReplace, onChanges }),
    );
  });
}

function replaceFile(
  file: string,
  collections: readonly FoodCollection<Foods>[],
  { base, onReplace, onChanges }: ImportFileOptions,
): Promise<boolean> {
  return withPartial(file, (catalogue) =>
    withPartial(figuresFileOf(file), async (figures) => {
      const written = { catalogue, figures };
      if (!(await writeFiles(file, collections, { base, onReplace, onChanges }, written)))
        return false;
      // The figures are moved before the catalogue: those of another catalogue are ignored.
      await figures.move().keep();
      await catalogue.move().keep();
      return true;
    }),
  );
}

async function withPartial<Result>(
  place: string,
  use: (partial: PartialFile) => Promise<Result>,
): Promise<Result> {
  const partial = createPartial(place);
  try {
    return await use(partial);
  } finally {
    partial.discard();
  }
}

/** Writes a catalogue and its figures next to those of a file; false if they would be the same. */
async function writeFiles(
  file: string,
  collections: readonly FoodCollection<Foods>[],
  { base, onReplace, onChanges }: ImportFileOptions,
  { catalogue, figures }: { readonly catalogue: PartialFile; readonly figures: PartialFile },
): Promise<boolean> {
  const isNew = !existsSync(file);
  const before = isNew ? [] : sourcesIn(file);
  if (!isNew && base !== undefined) assertHasBase(file, before, base);
  // Content that is replaced entirely need not be copied first.
  const isKept =
    onChanges !== undefined ||
    !before.every(({ id, isOwn }) => collections.some(isSource(id, isOwn)));
  let begun: FiguresWriter | undefined;
  if (isNew && base !== undefined) copyCatalogue(base, catalogue.file);
  else if (!isNew && isKept) copyFileSync(file, catalogue.file);
  else begun = new FiguresWriter(figures.file, NEW_FIGURES);
  try {
    const after = await write(catalogue.file, collections, onChanges, begun);
    const former = new Map(before.map(({ id, fingerprint }) => [id, fingerprint]));
    const isSame = collections.every(({ source }, index) => former.get(source.id) === after[index]);
    if (isSame && !isNew && isUpToDate(file)) return false;
    if (onReplace !== undefined && !isSame) {
      for (const { id, isOwn } of before) {
        if (collections.some(isSource(id, isOwn))) onReplace(foodsIn(file, id));
      }
    }
    await catalogue.settle();
    endFigures(catalogue.file, figures.file, begun);
    await figures.settle();
    return true;
  } finally {
    begun?.close();
  }
}

function isSource(id: string, isOwn: number) {
  return ({ source }: FoodCollection<Foods>) =>
    source.id === id && Number(source.isOwn ?? false) === isOwn;
}

/**
 * Finishes the figures of a catalogue.
 *
 * @param begun has all variants of the catalogue; if undefined, they are read from the catalogue
 */
function endFigures(catalogue: string, file: string, begun: FiguresWriter | undefined): void {
  const db = openReadOnly(catalogue);
  const figures = begun ?? new FiguresWriter(file, figuresIn(db));
  try {
    if (begun === undefined) for (const variant of variantsIn(db)) figures.add(variant);
    const { otherIds } = foodFinder(db, foodReader(db));
    figures.end(catalogue, sourceFingerprints(db), otherIds);
  } finally {
    figures.close();
    db.close();
  }
}

/** Checks that an existing catalogue has the sources of the base, since `base` only starts new ones. */
function assertHasBase(file: string, before: readonly FormerSource[], base: string): void {
  const present = new Set(before.map(({ id }) => id));
  const missing = sourcesIn(base).filter(({ id }) => !present.has(id));
  if (missing.length === 0) return;
  throw new ViandError({
    code: 'request/invalid',
    message: `The catalogue exists already, and lacks the foods of the base (${missing.map(({ id }) => id).join(', ')})`,
    location: { file },
    field: 'base',
    value: base,
    expected: '--base with a new catalogue file, or no --base',
  });
}

function copyCatalogue(from: string, to: string): void {
  // Throws if the file is not a catalogue.
  openReadOnly(from).close();
  copyFileSync(from, to);
}

/** Whether a catalogue has the index and the figures of this version. */
function isUpToDate(file: string): boolean {
  const db = openReadOnly(file);
  try {
    const version = db.pragma('user_version', { simple: true });
    return version === SCHEMA_VERSION && hasFigures(file, sourceFingerprints(db));
  } finally {
    db.close();
  }
}

/** A source in a catalogue file. */
export interface FormerSource {
  readonly id: string;
  readonly release: string;
  readonly fingerprint: string;
  readonly isOwn: number;
}

/** @throws ViandError if the file is not a catalogue */
export function sourcesIn(file: string): FormerSource[] {
  const db = openReadOnly(file);
  try {
    return withSqliteErrors(file, () =>
      db.prepare('SELECT id, release, fingerprint, is_own AS isOwn FROM source').all(),
    ) as FormerSource[];
  } finally {
    db.close();
  }
}

function foodsIn(file: string, source: string): number {
  const db = openReadOnly(file);
  try {
    return db.prepare('SELECT count(*) FROM food WHERE source = ?').pluck().get(source) as number;
  } finally {
    db.close();
  }
}

async function write(
  file: string,
  collections: readonly FoodCollection<Foods>[],
  onChanges: ImportFileOptions['onChanges'],
  figures: FiguresWriter | undefined,
): Promise<string[]> {
  const db = openDatabase(file, {});
  try {
    // The file is deleted if the run fails, so a rollback is never needed.
    db.unsafeMode();
    db.pragma('journal_mode = OFF');
    // A check for rows that refer to a deleted one would scan their table each time.
    db.pragma('foreign_keys = OFF');
    db.exec('BEGIN');
    const onFood =
      figures &&
      ((rows: FoodRows) => {
        for (const variant of variantFigures(rows)) figures.add(variant);
      });
    const watch = { onChanges, onFood };
    const { fingerprints, isFoundOtherwise } = await writeSources(db, collections, watch);
    if (isFoundOtherwise) await runSteps(indexForSearch(db));
    db.exec('COMMIT');
    return fingerprints;
  } finally {
    db.close();
  }
}

/** Runs steps, which may be promises to wait for. Signals are handled in between. */
async function runSteps(steps: Iterable<Step>): Promise<void> {
  for (const step of steps) await (step ?? new Promise((resolve) => setImmediate(resolve)));
}
