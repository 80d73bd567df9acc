import { createHmac } from 'node:crypto';
import type { Database } from 'better-sqlite3';

/** A food that an end user of a client looked up or evaluated. */
export interface Use {
  /** The context as {@link UseStore.contextOf} hashes it. */
  readonly context: Buffer;
  readonly foodId: string;
  readonly times: number;
}

/** The foods that end users looked at, by hashes of their context ids, which differ for each client. */
export interface UseStore {
  /** The hash of a client and a context id. It is the same every time, and reveals neither. */
  contextOf(clientId: string, contextId: string): Buffer;
  /** Adds uses, on a day since 1970. */
  record(uses: readonly Use[], day: number): void;
  /** The number of times that a context used each of its foods. */
  usesOf(context: Buffer): ReadonlyMap<string, number>;
  /** The number of contexts, and of the foods that they used. */
  countUses(): { readonly contexts: number; readonly foods: number };
  /** Forgets foods that were last used before a day. @returns the number of foods, counted by context */
  purgeUses(before: number): number;
}

/** Foods that are remembered of a context; those used longest ago are forgotten first. */
export const FOODS_PER_END_USER = 200;

/** Prepares the statements for the history of contexts. */
export function useStore(db: Database): UseStore {
  const secret = db.prepare('SELECT value FROM secret').pluck().get() as Buffer;
  const add = db.prepare(
    `INSERT INTO context_use (context, food, uses, last_day) VALUES (?, ?, ?, ?)
     ON CONFLICT (context, food) DO UPDATE SET uses = uses + excluded.uses, last_day = excluded.last_day`,
  );
  const trim = db.prepare(
    `DELETE FROM context_use WHERE context = ? AND food IN (
       SELECT food FROM context_use WHERE context = ?
       ORDER BY last_day DESC, uses DESC, food LIMIT -1 OFFSET ${FOODS_PER_END_USER})`,
  );
  const ofContext = db.prepare('SELECT food, uses FROM context_use WHERE context = ?');
  const counts = db.prepare(
    'SELECT count(DISTINCT context) AS contexts, count(*) AS foods FROM context_use',
  );
  const purge = db.prepare('DELETE FROM context_use WHERE last_day < ?');

  return {
    contextOf: (clientId, contextId) =>
      createHmac('sha256', secret).update(`${clientId}\0${contextId}`).digest(),
    record: db.transaction((uses: readonly Use[], day: number) => {
      const contexts = new Map<string, Buffer>();
      for (const { context, foodId, times } of uses) {
        add.run(context, foodId, times, day);
        contexts.set(context.toString('hex'), context);
      }
      for (const context of contexts.values()) trim.run(context, context);
    }),
    usesOf(context) {
      const rows = ofContext.all(context) as { food: string; uses: number }[];
      return new Map(rows.map(({ food, uses }) => [food, uses]));
    },
    countUses: () => counts.get() as { contexts: number; foods: number },
    purgeUses: (before) => purge.run(before).changes,
  };
}
