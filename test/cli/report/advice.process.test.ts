import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HOME, viandWith } from '../../support/viand.ts';

/** Pseudo-random numbers from 0 to 1 (mulberry32), the same in every run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Row {
  readonly day: string;
  readonly meal: string;
  readonly food_id: string;
  readonly grams: number;
}

/** The rows of the example records, of which weeks are drawn. */
const POOL = ['week', 'fast-food', 'typical-american', 'mediterranean', 'vegan'].flatMap((name) =>
  readFileSync(path.join(HOME, 'data', `${name}.csv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')),
);

/** A week of entries drawn from the example records. */
function weekOf(seed: number): string {
  const random = randomOf(seed);
  const rows = Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 8 + Math.floor(8 * random()) }, () => {
      const [, meal, food, amount, unit] = POOL[Math.floor(random() * POOL.length)] ?? [];
      return `2026-03-0${day + 2},${meal},${food},${Math.round(Number(amount) * (0.5 + random()))},${unit}`;
    }),
  ).flat();
  return `date,meal,food_id,amount,unit\n${rows.join('\n')}\n`;
}

interface ScoredRecord {
  readonly group: { readonly record: string };
  readonly result: { readonly total_score: number };
}

/** The total score of each record, from one run. */
async function scoresOf(records: readonly (readonly Row[])[]): Promise<number[]> {
  const rows = records.flatMap((record, index) =>
    record.map(({ food_id, grams }) => `R${index},${food_id},${grams},g\n`),
  );
  const csv = `record,food_id,amount,unit\n${rows.join('')}`;
  const run = await viandWith(csv, 'evaluate', 'hei', '-', '--by', 'record', '--json');
  expect(run.exitCode).toBe(0);
  const scores = new Map<string, number>(
    JSON.parse(run.stdout).groups.map(({ group, result }: ScoredRecord) => [
      group.record,
      result.total_score,
    ]),
  );
  return records.map((_, index) => scores.get(`R${index}`) ?? Number.NaN);
}

interface Change {
  readonly in_words: string;
  readonly changed: readonly (Row & { readonly kept_share: number })[];
  readonly added: readonly Row[];
  readonly gain: number;
  readonly total_score: number;
}

/** The record with some changes made in it. */
function applied(record: readonly Row[], changes: readonly Change[]): Row[] {
  const rows = record.map((row) => ({ ...row }));
  for (const one of changes.flatMap(({ changed }) => changed)) {
    const row = rows.find(
      (other) =>
        other.day === one.day &&
        other.meal === one.meal &&
        other.food_id === one.food_id &&
        Math.abs(other.grams - one.grams) < 1e-6,
    );
    if (row === undefined) throw new Error(`${one.food_id} is not in the record`);
    row.grams *= one.kept_share;
  }
  return [...rows, ...changes.flatMap(({ added }) => added)].filter(({ grams }) => grams > 0);
}

test('each gain that the advice promises is what the changed record scores', async () => {
  let promises = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const { stdout, exitCode } = await viandWith(weekOf(seed), 'report', '-', '--json');
    expect(exitCode).toBe(0);
    const [person] = JSON.parse(stdout).persons;
    const { record, advice, healthy_eating_index: index } = person;
    const ofComponents = index.components.flatMap(
      ({ best_change }: { best_change: Change | null }) => best_change ?? [],
    );
    const changes: Change[] = [...advice.changes, ...ofComponents];
    const [afterAll, ...afterEach] = await scoresOf([
      applied(record, advice.changes),
      ...changes.map((change) => applied(record, [change])),
    ]);
    expect(afterAll).toBeCloseTo(advice.total_score_after_all, 4);
    for (const [at, change] of changes.entries()) {
      promises += 1;
      expect(change.gain, change.in_words).toBeGreaterThan(0);
      expect(change.total_score).toBeCloseTo(index.total_score + change.gain, 5);
      expect(afterEach[at], change.in_words).toBeCloseTo(change.total_score, 4);
    }
  }
  expect(promises).toBeGreaterThan(40);
}, 120_000);

interface ComponentRow {
  readonly component: string;
  readonly score: number;
  readonly max_score: number;
  readonly best_change:
    | (Change & { readonly component: string; readonly component_gain: number })
    | null;
}

test('the gain of each component is what the change adds to that component', async () => {
  const week = readFileSync(path.join(HOME, 'data/week.csv'), 'utf8');
  for (const record of [week, ...[1, 2, 3, 4, 5].map(weekOf)]) {
    const { stdout } = await viandWith(record, 'report', '-', '--json');
    const [person] = JSON.parse(stdout).persons;
    const rows: ComponentRow[] = person.healthy_eating_index.components;
    const changed = rows.filter(({ best_change: change }) => change !== null);
    expect(changed.length).toBeGreaterThan(2);
    for (const { component, score, max_score: most, best_change: change } of changed) {
      if (change === null) continue;
      expect(change.component).toBe(component);
      expect(change.component_gain, component).toBeLessThanOrEqual(most - score + 1e-6);
      const after = applied(person.record, [change])
        .map(({ food_id, grams }) => `${food_id},${grams},g\n`)
        .join('');
      const run = await viandWith(
        `food_id,amount,unit\n${after}`,
        'evaluate',
        'hei',
        '-',
        '--json',
      );
      const scored: { component: string; score: number }[] = JSON.parse(run.stdout).components;
      const own = scored.find((row) => row.component === component);
      expect((own?.score ?? 0) - score, component).toBeCloseTo(change.component_gain, 4);
    }
  }
}, 60_000);

test('advice names the food, the meal and the swap, in pieces and grams', async () => {
  const csv = `date,meal,food_id,amount,unit
2026-03-03,Frühstück,white-bread,84,g
2026-03-03,Frühstück,butter,20,g
2026-03-03,Mittagessen,pizza-margherita,400,g
2026-03-03,Mittagessen,cola,330,ml
2026-03-03,Abendessen,tomato,150,g
`;
  const { stdout } = await viandWith(csv, 'report', '-', '-f', 'md');
  expect(stdout).toMatch(
    /Pizza margherita \(1 whole, 400 g, Mittagessen, Tue 3 Mar\) contributes \d+ % of the sodium\. Half of it, and .*: \+\d/,
  );
  expect(stdout).toMatch(/Wholemeal bread \(2 slices, 84 g\) instead: \+\d/);
});

test('the advice recommends no kind of food that the record lacks', async () => {
  const vegan = readFileSync(path.join(HOME, 'data/vegan.csv'), 'utf8');
  const { stdout } = await viandWith(vegan, 'report', '-', '--json');
  expect(stdout).not.toMatch(/"in_words": "[^"]*(?:milk|yoghurt|Salmon|Cod|Chicken|quark)/);
});

test('the advice halves only dense dishes, and adds no main dish to a breakfast', async () => {
  const csv = `date,meal,food_id,amount,unit
2026-03-03,breakfast,white-bread,84,g
2026-03-03,breakfast,salami,100,g
2026-03-03,lunch,lentil-soup,400,g
2026-03-03,lunch,pizza-margherita,400,g
2026-03-03,dinner,wiener,100,g
2026-03-03,dinner,hummus,30,g
`;
  const { stdout } = await viandWith(csv, 'report', '-', '--json');
  const { advice, healthy_eating_index: index } = JSON.parse(stdout).persons[0];
  const changes = [
    ...advice.changes,
    ...index.components.flatMap(
      ({ best_change }: { best_change: Change | null }) => best_change ?? [],
    ),
  ] as Change[];
  expect(changes.length).toBeGreaterThan(5);
  for (const { in_words, changed, added } of changes) {
    expect(in_words).not.toMatch(/Half of Lentil soup/);
    const isBreakfast = changed.some(({ meal }) => meal === 'breakfast');
    const foods = added.map(({ food_id }) => food_id).join();
    expect(isBreakfast && /^(?:lentils|salmon|chicken-breast)/.test(foods), in_words).toBe(false);
  }
});

test('a report uses the names of foods in the record', async () => {
  const csv = `Datum;Mahlzeit;Lebensmittel;Menge;Einheit
02.03.2026;Frühstück;Brötchen;2;Stück
02.03.2026;Frühstück;Erdbeermarmelade;20;g
02.03.2026;Abendessen;Gouda;40;g
02.03.2026;Abendessen;Joghurt;150;g
`;
  const { stdout } = await viandWith(csv, 'report', '-', '-f', 'md', '--lang', 'de');
  for (const name of ['Brötchen', 'Erdbeermarmelade', 'Gouda', 'Joghurt']) {
    expect(stdout).toContain(`| ${name} |`);
  }
  expect(stdout).toContain('| Joghurt | Abendessen | 150 g |');
});
