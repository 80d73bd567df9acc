import type { Processing } from '../../model/food.ts';

/** Words of names that say in which state a food is, in English and German. */
const STATES: readonly (readonly [RegExp, Processing])[] = [
  [/\b(?:deep[- ]fried|frittiert)\b/i, 'deep-fried'],
  [/\b(?:boiled|poached|gekocht|pochiert)\b/i, 'boiled'],
  [/\b(?:steamed|microwaved|gedämpft)\b/i, 'steamed'],
  [/\b(?:stewed|gedünstet)\b/i, 'stewed'],
  [/\b(?:braised|geschmort|simmered)\b/i, 'braised'],
  [/\b(?:broiled|grilled|barbecued|gegrillt)\b/i, 'broiled'],
  [/\b(?:roasted|toasted|rotisserie|geröstet)\b/i, 'roasted'],
  [/\b(?:baked|gebacken)\b/i, 'baked'],
  [/\b(?:pan-)?(?:fried|sauteed|sautéed|gebraten)\b/i, 'fried'],
  [/\b(?:dried|dehydrated|getrocknet)\b/i, 'dried'],
  [/\b(?:raw|uncooked|roh)\b/i, 'raw'],
];

/** The state that a name ends in, its last parts first: "Broccoli, cooked, boiled" is boiled; else raw. */
export function stateOfName(name: string): Processing {
  for (const part of name.split(',').reverse()) {
    // A part about how the food was made before, as of "tofu, fried, prepared from dried beans".
    if (/\bfrom\b|\bwithout\b|\bohne\b/i.test(part)) continue;
    const found = STATES.find(([words]) => words.test(part));
    if (found !== undefined) return found[1];
  }
  return 'raw';
}
