import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brief, read } from '../support/read.ts';

const HEADER = 'food_id,amount,unit\n';

async function entriesOf(...args: Parameters<typeof read>) {
  const result = await read(...args);
  expect(result.faults).toEqual([]);
  return result.entries.map(
    ({ foodId, amount, unit, isRawWeight: weightedBeforeProcess, group, location: place }) => ({
      foodId,
      amount,
      unit,
      ...(weightedBeforeProcess ? { weightedBeforeProcess } : {}),
      ...(group.length > 0 ? { group } : {}),
      line: place.line,
    }),
  );
}

const MILK = { foodId: 'milk', amount: 200, unit: 'ml', line: 2 };
const OATS = { foodId: 'oats', amount: 40.5, unit: 'g', line: 3 };

test.each<[string, string | Uint8Array]>([
  ['commas', 'food_id,amount,unit\nmilk,200,ml\noats,40.5,g\n'],
  ['semicolons', 'food_id;amount;unit\nmilk;200;ml\noats;40.5;g\n'],
  ['tabs', 'food_id\tamount\tunit\nmilk\t200\tml\noats\t40.5\tg\n'],
  ['CRLF', 'food_id,amount,unit\r\nmilk,200,ml\r\noats,40.5,g\r\n'],
  ['no last line break', 'food_id,amount,unit\nmilk,200,ml\noats,40.5,g'],
  ['a byte order mark', '\uFEFFfood_id,amount,unit\nmilk,200,ml\noats,40.5,g\n'],
  ['UTF-16', Buffer.from('\uFEFFfood_id\tamount\tunit\nmilk\t200\tml\noats\t40.5\tg\n', 'utf16le')],
  ['quotes', '"food_id","amount","unit"\n"milk","200","ml"\n"oats","40.5","g"\n'],
  ['spaces', 'food_id , amount, unit\n milk, 200 ,ml\noats,40.5, g \n'],
  ['another case', 'Food_ID,AMOUNT,Unit\nmilk,200,ML\noats,40.5,G\n'],
  ['another order', 'unit,amount,food_id\nml,200,milk\ng,40.5,oats\n'],
  ['food_code', 'food_code,amount,unit\nmilk,200,ml\noats,40.5,g\n'],
  ['words in the header', 'Food ID,Amount,Unit\nmilk,200,ml\noats,40.5,g\n'],
  ['rows of empty cells', 'food_id,amount,unit\nmilk,200,ml\noats,40.5,g\n,,\n,,\n'],
])('readCsv() reads %s', async (_, text) => {
  expect(await entriesOf(text)).toEqual([MILK, OATS]);
});

test.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
])('readCsv() counts the lines of blank rows and quoted line breaks, with %s', async (_, end) => {
  const rows = [
    'food_id,amount,unit,"my',
    'note"',
    '',
    'milk,200,ml,"one',
    '',
    'two"',
    '',
    'oats,40.5,g,',
    'oats,40.5,g,',
  ];
  expect(await entriesOf(rows.join(end))).toEqual([
    { ...MILK, line: 4 },
    { ...OATS, line: 8 },
    { ...OATS, line: 9 },
  ]);
});

test('readCsv() reports a header that never ends, without reading on', async () => {
  const result = await read('x'.repeat(3_000_000));
  expect(result.faults.map(({ code }) => code)).toEqual(['meal/syntax']);
});

test('readCsv() reads further columns as labels', async () => {
  const rows = 'Person,day,food_id,amount,unit,note\nP1,Mon,milk,200,ml,x\n';
  expect(await entriesOf(rows, 'a.csv', { groupBy: ['day', 'person'] })).toEqual([
    { ...MILK, group: ['Mon', 'P1'] },
  ]);
});

test('readCsv() reads columns with other names, and amounts in a given unit', async () => {
  const rows = 'seqn,FoodCode,FoodAmt\n1,milk,200\n';
  const options = {
    columnMap: { food_id: 'foodcode', amount: 'FoodAmt' },
    unit: 'ml' as const,
    groupBy: ['seqn'],
  };
  expect(await entriesOf(rows, 'a.csv', options)).toEqual([{ ...MILK, group: ['1'] }]);
});

test('readCsv() applies --unit to empty cells only', async () => {
  const rows = `${HEADER}milk,200,\noats,40.5,g\n`;
  expect(await entriesOf(rows, 'a.csv', { unit: 'ml' })).toEqual([MILK, OATS]);
});

test.each([';', '\t', ','])(
  'readCsv() keeps empty cells in their places, between "%s"',
  async (mark) => {
    const rows = ['food_id,note,amount,unit', 'milk,,200,ml', 'oats,,40.5,g'].join('\n');
    expect(await entriesOf(rows.replaceAll(',', mark))).toEqual([MILK, OATS]);
  },
);

test('readCsv() leaves an absent amount absent', async () => {
  expect(await entriesOf(`${HEADER}milk,,\noats,,g\n`)).toEqual([
    { foodId: 'milk', amount: undefined, unit: undefined, line: 2 },
    { foodId: 'oats', amount: undefined, unit: 'g', line: 3 },
  ]);
});

test.each([
  ['true', true],
  ['TRUE', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
  ['', false],
])('readCsv() reads weighted_before_process "%s" as %s', async (text, flag) => {
  const { entries } = await read(`food_id,amount,unit,weighted_before_process\nmilk,1,g,${text}\n`);
  expect(entries[0]?.isRawWeight).toBe(flag);
});

test.each(['1.5', '.5', '5.', '1e2', '1.5E-2', '+3', '0', '-0'])(
  'readCsv() reads the amount %s',
  async (text) => {
    const { entries } = await read(`${HEADER}milk,${text},g\n`);
    expect(entries[0]?.amount).toBe(Number(text));
  },
);

test.each([
  '2,5',
  'abc',
  'NaN',
  'Infinity',
  '1e400',
  '0x10',
  '1_000',
  '1 000',
  '12 g',
  '2026-03-02',
])('readCsv() refuses the amount %s', async (text) => {
  const result = await read(`${HEADER}milk,"${text}",g\n`);
  expect(brief(result)).toEqual([['meal/bad-amount', 2, text]]);
  expect(result.entries).toEqual([]);
});

test('readCsv() reports every fault of every row', async () => {
  const result = await read(
    `food_id,amount,unit,weighted_before_process
,x,cups,maybe
milk,-5,g,
milk,100,,
milk,100
milk,100,g,,extra
milk,100,g,
`,
  );
  expect(brief(result)).toEqual([
    ['meal/missing-food', 2],
    ['meal/bad-amount', 2, 'x'],
    ['meal/unknown-unit', 2, 'cups'],
    ['meal/bad-flag', 2, 'maybe'],
    ['meal/negative-amount', 3, '-5'],
    ['meal/missing-unit', 4],
    ['meal/cell-count', 5],
    ['meal/cell-count', 6],
  ]);
  expect(result.entries).toHaveLength(1);
  expect(result.rows).toBe(6);
});

test('readCsv() reports each missing column, with the columns that the file has', async () => {
  const result = await read('code,grams\nmilk,100\n', 'a.csv', { groupBy: ['day'] });
  expect(brief(result)).toEqual([
    ['meal/missing-column', 1],
    ['meal/missing-column', 1],
    ['meal/missing-column', 1],
    ['meal/missing-label', 1],
  ]);
  expect(result.faults[0]?.expected).toContain('the file has code, grams');
  expect(result.faults[0]?.expected).toContain('--map food_id=');
});

test('readCsv() reports a column of --map that the file lacks', async () => {
  const result = await read(`${HEADER}milk,1,g\n`, 'a.csv', { columnMap: { amount: 'grams' } });
  expect(brief(result)).toEqual([['meal/missing-column', 1]]);
  expect(result.faults[0]?.expected).toContain('"grams", as given in --map');
});

test('readCsv() refuses two columns of the same name', async () => {
  const result = await read('food_id,amount,unit,Amount\nmilk,1,g,2\n');
  expect(brief(result)).toEqual([['meal/repeated-column', 1]]);
});

test('readCsv() reads stray quotes as text, and continues', async () => {
  const rows =
    'food_id,amount,unit,note\nmilk,1,g,a 12" glass\noats,2,g,"rolled" oats\nrice,3,g,\n';
  const { entries, faults } = await read(rows, 'a.csv', {
    groupBy: ['note'],
    allowsBlankLabels: true,
    layout: 'rows',
  });
  expect(faults).toEqual([]);
  expect(entries.map(({ group }) => group[0])).toEqual(['a 12" glass', '"rolled" oats', '']);
});

test('readCsv() stops at a quote that is never closed', async () => {
  const result = await read(`${HEADER}milk,1,g\n"oats,2,g\nrice,3,g\n`);
  expect(brief(result)).toEqual([['meal/syntax', 3]]);
});

test.each(['__proto__', 'constructor', 'toString'])('%s is an ordinary label', async (name) => {
  const text = `food_id,amount,unit,${name}\nmilk,200,ml,x\n`;
  expect(await entriesOf(text, 'a.csv', { groupBy: [name] })).toEqual([{ ...MILK, group: ['x'] }]);
});

const cell = fc.stringMatching(/^[a-zäß0-9"\n;,\t' .-]{0,12}$/).map((text) => text.trim());

test('readCsv() returns quoted text unchanged, in any dialect', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, fc.double({ min: 0, max: 1e6, noNaN: true })), { minLength: 1 }),
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      async (rows, separator, lineBreak, hasMark) => {
        const line = (cells: readonly unknown[]) =>
          cells.map((value) => `"${String(value).replaceAll('"', '""')}"`).join(separator);
        const text = [
          ['food_id', 'amount', 'unit', 'day'],
          ...rows.map(([label, amount]) => ['milk', amount, 'g', label]),
        ].map(line);
        const { entries, faults } = await read(
          (hasMark ? '\uFEFF' : '') + text.join(lineBreak),
          'a.csv',
          { groupBy: ['day'], allowsBlankLabels: true, layout: 'rows' },
        );
        expect(faults).toEqual([]);
        expect(entries.map(({ group, amount }) => [group[0], amount])).toEqual(rows);
      },
    ),
    { numRuns: 50 },
  );
});

test('next to decimal commas, a point before three digits separates thousands, except in litres', async () => {
  const text = 'food_id;amount;unit\napple;150,5;g\nmilk;1.250;g\nmilk;1.250;l\nmilk;1,250;l\n';
  const entries = await entriesOf(text);
  expect(entries.map(({ amount, unit }) => [amount, unit])).toEqual([
    [150.5, 'g'],
    [1250, 'g'],
    [1.25, 'l'],
    [1.25, 'l'],
  ]);
  const plain = await entriesOf(text.replace('150,5', '150.5'));
  expect(plain[1]?.amount).toBe(1.25);
});

test.each([
  ['commas next to decimal points', 'milk;1,500;g\nmilk;150.5;g\n', [1500, 150.5]],
  [
    'points next to points and a comma in one number',
    'milk;1.500;g\nmilk;1.500,5;g\n',
    [1500, 1500.5],
  ],
  ['commas and points alone', 'milk;1,500;g\nmilk;200;g\n', [1.5, 200]],
])('the separator of thousands is detected in %s', async (_, rows, amounts) => {
  const entries = await entriesOf(`food_id;amount;unit\n${rows}`);
  expect(entries.map(({ amount }) => amount)).toEqual(amounts);
});

test('a column of grams before the amount of an entry is not its amount', async () => {
  const text = 'grams,food_id,amount,unit\n10,apple,100,g\n20,milk,200,g\n';
  const entries = await entriesOf(text);
  expect(entries.map(({ amount }) => amount)).toEqual([100, 200]);
});

test('a number such as 1.250 is refused if the column has both decimal commas and points', async () => {
  const text = 'food_id;amount;unit\napple;150,5;g\nmilk;1.250;g\nmilk;1.5;g\n';
  expect(brief(await read(text))).toEqual([['meal/bad-amount', 3, '1.250']]);
});
