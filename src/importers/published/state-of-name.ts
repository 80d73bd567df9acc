import type { Processing } from '../../model/food.ts';
import { type ByFoodGroup, type FoodGroup, ofFoodGroup } from '../../model/food-groups.ts';

/** Words in food names that give the state, in English and German. */
const STATES: readonly (readonly [RegExp, Processing])[] = [
  [/\b(?:deep[- ]fried|frittiert)\b/i, 'deep-fried'],
  [/\b(?:boiled|poached|simmered|pressure cooked|moist heat|gekocht|pochiert)\b/i, 'boiled'],
  [/\b(?:steamed|microwaved|(?:druck)?gedämpft)\b/i, 'steamed'],
  [/\b(?:stewed|gedünstet)\b/i, 'stewed'],
  [/\b(?:braised|casseroled|pot-roasted|geschmort)\b/i, 'braised'],
  [/\b(?:broiled|grilled|barbecued|gegrillt)\b/i, 'broiled'],
  [
    /\b(?:roasted|toasted|rotisserie|geröstet|getoastet|roast in oven)\b|^ *roast(?= *$| \()|\bgebraten \(Ofen\)/i,
    'roasted',
  ],
  [/\b(?:baked|dry heat|gebacken)\b/i, 'baked'],
  [/\b(?:pan[- ]|dry-)?(?:fried|browned|sauteed|sautéed|gebraten)\b/i, 'fried'],
  [/\b(?:dried|dehydrated|getrocknet)\b/i, 'dried'],
  [/\b(?:raw|uncooked|unprepared|unheated|roh)\b/i, 'raw'],
];

/** The source of a food, or what it lacks, does not give its state: "prepared from dried beans". */
const ELSEWHERE = /\bfrom\b.*$| *\b(?:without|ohne)\b \S+/gi;

/** Whether a part of a name says nothing but a state: " fried without fat (pan)". */
export function isOnlyState(part: string): boolean {
  const rest = STATES.reduce(
    (text, [words]) => text.replace(words, ''),
    part.replace(ELSEWHERE, '').replace(/\(.*?\)|\b(?:cooked|dry)\b/gi, ''),
  );
  return !/\p{L}/u.test(rest);
}

/** If meat is "cooked" without a method, it is roasted; fish is baked, and anything else boiled (decision 7). */
const COOKED: ByFoodGroup<Processing> = {
  'Beef Products': 'roasted',
  'Finfish and Shellfish Products': 'baked',
  'Lamb, Veal, and Game Products': 'roasted',
  'Pork Products': 'roasted',
  'Poultry Products': 'roasted',
  'Sausages and Luncheon Meats': 'fried',
};

/** Foods whose names say "cooked" without a method, and that are boiled whatever their food group. */
const BOILED_MEAT = /\bcorned beef\b/i;

/** Microwaving counts as baking for meat and fish, and as steaming for vegetables. */
const MICROWAVED = /\bmicrowaved\b/i;

/** The state at the end of a name, its last parts first: "Broccoli, cooked, boiled" is boiled; raw if there is none. */
export function stateOfName(name: string, foodGroup: FoodGroup | null = null): Processing {
  const parts = name.split(',').map((part) => part.replace(ELSEWHERE, ''));
  const cooked = BOILED_MEAT.test(name) ? undefined : ofFoodGroup(COOKED, foodGroup);
  for (const part of parts.toReversed()) {
    if (cooked !== undefined && MICROWAVED.test(part)) return 'baked';
    const found = STATES.find(([words]) => words.test(part));
    if (found !== undefined) return found[1];
  }
  const isCooked = parts.some((part) => /^ *cooked\b/i.test(part));
  return isCooked ? (cooked ?? 'boiled') : 'raw';
}
