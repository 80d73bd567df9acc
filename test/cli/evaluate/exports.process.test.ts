import { expect, test } from 'vitest';
import { viandWith } from '../../support/viand.ts';

/** Exports in the columns of each program, with entries of our own. */
const EXPORTS: readonly (readonly [program: string, csv: string, entries: number])[] = [
  [
    'Lose It!',
    `Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g)
03/02/2026,Oatmeal,Oatmeal,Breakfast,1,Cups,158,0,3.2,6,27
03/02/2026,Whole Milk,Milk,Breakfast,8,Fluid Ounces,149,0,8,8,12
03/02/2026,"Chicken Breast, Grilled",Chicken,Dinner,4,Ounces,187,0,4,35,0
03/02/2026,Brownie,Cake,Snacks,1,Each,227,1,9,3,36
`,
    3,
  ],
  [
    'Intake24',
    `User ID,Survey ID,Submission time,Start time,Meal name,Food code,Name (en),Name (local),Portion size (g/ml)
u1,s1,2026-03-02T20:11:00Z,2026-03-02T20:01:00Z,Breakfast,PRDG,Porridge,Porridge,240
u1,s1,2026-03-02T20:11:00Z,2026-03-02T20:01:00Z,Lunch,CHDR,Cheddar cheese,Cheddar cheese,30
`,
    2,
  ],
  [
    'ASA24',
    `UserName,RecallNo,IntakeStartDateTime,Occ_No,Occ_Name,FoodCode,FoodAmt,KCAL,Food_Description
AB1,1,03/02/2026 00:00,1,1,63107010,126,112,"Banana, raw"
AB1,1,03/02/2026 00:00,1,1,11111000,244,149,"Milk, whole"
AB1,1,03/02/2026 00:00,2,3,51101000,56,150,"Bread, white"
`,
    3,
  ],
  [
    'YAZIO',
    `date;daytime;name;amount;serving;serving_quantity;energy;carb;protein;fat
2026-03-02;breakfast;Haferflocken;60;portion;1;223;35;8;4
2026-03-02;breakfast;Milch;200;glass;1;128;10;7;7
2026-03-02;lunch;Apfel;300;piece;2;156;36;1;0
`,
    3,
  ],
  [
    'FDDB',
    `datum_tag_monat_jahr_stunde_minute;bezeichnung;interne_id;kj;kj_aktivitaeten;fett_g;kh_g;protein_g
02.03.2026 08:10;50 g Haferflocken, kernig;1;779;0;3,5;29,4;6,8
02.03.2026 12:40;1 Stück (125 g) Apfel, frisch;2;272;0;0,1;14,3;0,4
`,
    2,
  ],
];

test.each(EXPORTS)(
  'an export of %s is read by evaluate, validate and report',
  async (program, csv, entries) => {
    const evaluated = await viandWith(csv, 'evaluate', 'hei', '-', '--json');
    expect(evaluated.stderr).toContain(`read as an export of ${program}`);
    expect(evaluated.exitCode).toBe(0);
    expect((await viandWith(csv, 'validate', '-')).exitCode).toBe(0);
    const report = await viandWith(csv, 'report', '-', '--json');
    expect(report.exitCode).toBe(0);
    const body = JSON.parse(report.stdout);
    expect(body.persons[0].record).toHaveLength(entries);
    expect(body.persons[0].record.every(({ day }: { day: string }) => day !== '')).toBe(true);
    expect(body.read_as[0].note).toContain(program);
  },
);

test('household units weigh what they do for the food with that id', async () => {
  const csv =
    'day,food_id,amount,unit\n1,oats.raw,2,cups\n1,milk,1,glass\n1,honey,1,EL\n1,white-bread,2,Scheiben\n';
  expect((await viandWith(csv, 'evaluate', 'hei', '-')).exitCode).toBe(0);
  expect(await viandWith(csv, 'validate', '-')).toMatchObject({ exitCode: 0 });
  const { stdout } = await viandWith(csv, 'report', '-', '--json');
  expect(
    JSON.parse(stdout).persons[0].record.map(
      ({ food_id, grams }: { food_id: string; grams: number }) => [food_id, Math.round(grams)],
    ),
  ).toEqual([
    ['oats.raw', 162],
    ['milk.raw', 258],
    ['honey.raw', 20],
    ['white-bread.raw', 64],
  ]);
  const wrong = await viandWith('food_id,amount,unit\nmilk,2,bananas\n', 'evaluate', 'hei', '-');
  expect(wrong).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('Unknown unit') });
});
