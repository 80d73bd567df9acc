import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, test } from 'vitest';
import { HOME } from '../../support/viand.ts';

const PAGE = path.join(HOME, 'docs/background/assistant-session.md');

const DAY = [
  '2 slices of white bread',
  '10 g butter',
  '1 glass of orange juice',
  '1 hamburger',
  '150 g french fries',
  '330 ml cola',
  '250 g boiled spaghetti',
  '100 g tomato sauce',
  '1 zorblax bar',
];

interface MatchedText {
  readonly text: string;
  readonly is_sure: boolean;
  readonly candidates: readonly { food_id: string; amount: number; unit: string }[];
}

interface SwapBody {
  readonly instead_of: { food_id: string; name: string; grams: number };
  readonly eat: { food_id: string; name: string; grams: number };
  readonly total_score: number;
  readonly gain: number;
}

const code = (lines: readonly string[]) => ['```json', ...lines, '```'].join('\n');

/** A value as JSON. */
const json = (value: unknown) => code([JSON.stringify(value, null, 2)]);

/** A list as JSON, an item a line. */
function list(items: readonly unknown[]): string {
  const lines = items.map((item) => JSON.stringify(item, null, 1).replace(/\n\s*/g, ' '));
  return code(['[', lines.map((line) => `  ${line}`).join(',\n'), ']']);
}

const one = (points: number) => points.toFixed(1);

test('the page that shows a session with an assistant has the answers of viand', async () => {
  const client = new Client({ name: 'assistant', version: '1.0.0' });
  const args = [path.join(HOME, 'bin/viand.cjs'), 'mcp'];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  // biome-ignore lint/suspicious/noExplicitAny: bodies of all tools
  const call = async (name: string, given: Record<string, unknown>): Promise<any> =>
    (await client.callTool({ name, arguments: given })).structuredContent;
  try {
    const { lines } = (await call('match', { text: DAY.join('\n') })) as { lines: MatchedText[] };
    const sure = lines.filter(({ is_sure: isSure }) => isSure);
    const unsure = lines.filter(({ is_sure: isSure }) => !isSure);
    expect(unsure.map(({ text }) => text)).toEqual(['1 zorblax bar']);
    const entries = sure.map(({ candidates: [best] }) => {
      const { food_id, amount, unit } = best as MatchedText['candidates'][number];
      return { food_id, amount, unit };
    });
    const guess = { food_id: 'zorblax-bar', amount: 40, unit: 'g' };
    const refused = await call('evaluate', { meals: [{ entries: [...entries, guess] }] });
    expect(refused.error.code).toBe('UNKNOWN_FOOD');
    const { index, foods, swaps } = await call('explain', { meals: [{ entries }] });
    const [swap] = swaps as SwapBody[];
    if (swap === undefined) throw new Error('no swap gains points');
    const left = entries.filter(({ food_id: id }) => !swap.instead_of.food_id.startsWith(id));
    expect(left).toHaveLength(entries.length - 1);
    const eaten = { food_id: swap.eat.food_id, amount: swap.eat.grams, unit: 'g' };
    const evaluations = ['healthy-eating-index'];
    const meals = [{ entries: [...left, eaten] }];
    const changed = (await call('evaluate', { meals, evaluations }))['healthy-eating-index'];
    // The promise is rounded to six decimals of points and grams.
    expect(changed.total_score).toBeCloseTo(swap.total_score, 4);

    const shown = (food: { name: string; grams: number; points: number }) => {
      const { name, grams, points } = food;
      return { name, grams: Math.round(grams), points: Number(one(points)) };
    };
    const page = [
      '# A session with an assistant',
      'For people who want to see what an assistant does with viand: the calls of one session and their\nanswers, shortened. A test runs it with a real client and writes this page.',
      '## A day described in words',
      `> Today I had two slices of white bread with butter and a glass of orange juice, a hamburger with\n> fries and a cola, spaghetti with tomato sauce, and a zorblax bar. How did I eat?`,
      `The assistant writes a food on each line and calls \`match\`. ${sure.length} of ${lines.length} lines are sure:`,
      list(
        lines.map(({ text, is_sure, candidates: [best] }) =>
          best === undefined
            ? { text, is_sure, candidates: [] }
            : { text, food_id: best.food_id, amount: best.amount, unit: best.unit },
        ),
      ),
      '## An unknown food is refused',
      'The assistant makes up an id for the zorblax bar. `evaluate` refuses all of the meals and\nscores nothing:',
      json(refused.error.details),
      `> I cannot find a food called "zorblax bar". What is it similar to? If you do not know, I will\n> leave it out and say so.`,
      '> Leave it out.',
      '## Scored and explained',
      `It calls \`explain\` with the ${entries.length} entries that are sure. The day has ${one(index.total_score)} of 100 points, and\n${one(100 * index.estimated_energy_share)} % of the energy has estimated food patterns. These foods move the total most:`,
      list(foods.slice(0, 5).map(shown)),
      `There are ${index.warnings.length} warnings and ${index.missing_inputs?.length ?? 0} inputs with unknown amounts.`,
      '## A swap',
      json({
        instead_of: swap.instead_of,
        eat: swap.eat,
        total_score: swap.total_score,
        gain: swap.gain,
      }),
      `> Your day has ${one(index.total_score)} of 100 points, without the zorblax bar. At the same energy, ${Math.round(swap.eat.grams)} g\n> of ${swap.eat.name.toLowerCase()} instead of the ${swap.instead_of.name.toLowerCase()} would gain most: ${one(swap.gain)} points.`,
      `The assistant checks this number: \`evaluate\` gives ${one(changed.total_score)} points for the changed day.`,
    ].join('\n\n');
    await expect(`${page}\n`).toMatchFileSnapshot(PAGE);
  } finally {
    await client.close();
  }
});
