/** Scores a meal that is described by names: VIAND_URL and VIAND_API_KEY say where and as whom. */
import { defaults, type Entry, v21HealthyEatingIndex, v21Search } from './client';

defaults.baseUrl = process.env['VIAND_URL'] ?? 'http://127.0.0.1:8080';
defaults.headers = { authorization: `Bearer ${process.env['VIAND_API_KEY']}` };

const MEAL = [
  { name: 'wholemeal bread', grams: 80 },
  { name: 'hard-boiled egg', grams: 60 },
  { name: 'tomato', grams: 100 },
];

async function entryOf({ name, grams }: (typeof MEAL)[number]): Promise<Entry> {
  const found = await v21Search(name, { limit: 1 });
  const food = found.status === 200 ? found.data.data[0] : undefined;
  if (food === undefined) throw new Error(`no food is called ${name}`);
  return { food_id: food.id, amount: grams, unit: 'g' };
}

const entries = await Promise.all(MEAL.map(entryOf));
const scored = await v21HealthyEatingIndex([{ entries }]);
if (scored.status !== 200) throw new Error(`${scored.status}: ${JSON.stringify(scored.data)}`);
console.log(`${scored.data.index}: ${scored.data.total_score.toFixed(1)} of 100`);
for (const { component, score, max_score } of scored.data.components) {
  console.log(`${component}: ${score.toFixed(1)} of ${max_score}`);
}
