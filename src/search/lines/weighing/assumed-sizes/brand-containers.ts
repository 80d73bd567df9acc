import { lazily } from '../../../../collections/lazily.ts';
import type { Food } from '../../../../model/food.ts';
import { brandTable, valueOfBrand } from './brand-table.ts';

/** Containers of drinks and desserts. */
type Container = 'can' | 'bottle' | 'pack' | 'pot';

/** The containers of a brand, in g, or in ml for a drink. A bare number counts the first container. */
type Containers = Readonly<Partial<Record<Container, number>>>;

/**
 * The contents of the usual containers of brands, from packages in Germany and Britain, if the container differs from
 * that of the food in general. The brand must be among the names of the food.
 */
const DRINKS: Readonly<Record<string, Containers>> = {
  monster: { can: 500 },
  rockstar: { can: 500 },
  relentless: { can: 500 },
  'red bull': { can: 250 },
  'capri sun': { pack: 200 },
  'capri sonne': { pack: 200 },
  'fritz kola': { bottle: 330, can: 330 },
  'fritz limo': { bottle: 330 },
  'club mate': { bottle: 500, can: 330 },
  bionade: { bottle: 330, can: 330 },
  almdudler: { bottle: 350, can: 330 },
  snapple: { bottle: 473 },
  lucozade: { bottle: 500, can: 330 },
  gatorade: { bottle: 500 },
  powerade: { bottle: 500 },
  'vitamin water': { bottle: 500 },
  perrier: { bottle: 330, can: 330 },
  'la croix': { can: 355 },
  'topo chico': { bottle: 355 },
  orangina: { bottle: 250, can: 330 },
  'san pellegrino': { bottle: 500, can: 330 },
  evian: { bottle: 500 },
  volvic: { bottle: 500 },
  arizona: { bottle: 500, can: 500 },
  fanta: { can: 330, bottle: 500 },
  sprite: { can: 330, bottle: 500 },
  'dr pepper': { can: 330, bottle: 500 },
  'irn bru': { can: 330, bottle: 500 },
  'mountain dew': { can: 330, bottle: 500 },
  '7 up': { can: 330, bottle: 500 },
  pepsi: { can: 330, bottle: 500 },
  spezi: { bottle: 500, can: 330 },
  'paulaner spezi': { bottle: 500, can: 330 },
  'vita coco': { pack: 330 },
  guinness: { can: 440 },
  müllermilch: { bottle: 400 },
  'white claw': { can: 330 },
  'bacardi breezer': { bottle: 275 },
  breezer: { bottle: 275 },
  wkd: { bottle: 275 },
  'smirnoff ice': { bottle: 275 },
  huel: { bottle: 500 },
  yfood: { bottle: 500 },
};

/** Containers of desserts and instant meals, the latter with the water that is added, by the project's judgement. */
const FOODS: Readonly<Record<string, Containers>> = {
  'müller milchreis': { pot: 200 },
  fruchtzwerg: { pot: 50 },
  activia: { pot: 115 },
  'petit filous': { pot: 47 },
  'müller ecke': { pot: 150 },
  'müller corner': { pot: 124 },
  'minuten terrine': { pot: 350 },
  'yum yum': { pack: 350 },
};

/** Words for each container, in the language of lines and tables of measures. */
const WORDS: Readonly<Record<string, Container>> = {
  tin: 'can',
  bottle: 'bottle',
  package: 'pack',
  beaker: 'pot',
  pot: 'pot',
};

const folded = lazily(() => ({ drinks: brandTable(DRINKS), foods: brandTable(FOODS) }));

/**
 * The content of one container of a brand that is among the words of a line and the names of a food; undefined if the
 * brand is not sold in such a container.
 *
 * @param measure name or form of the container; undefined for the one that people mean by the brand alone
 */
export function brandContent(
  words: readonly string[],
  { isSolid, otherNames }: Pick<Food, 'isSolid' | 'otherNames'>,
  measure: string | undefined,
): number | undefined {
  const { drinks, foods } = folded();
  const containers = valueOfBrand(isSolid ? foods : drinks, words, otherNames);
  if (containers === undefined) return undefined;
  if (measure === undefined) return Object.values(containers)[0];
  const container = WORDS[measure];
  return container === undefined ? undefined : containers[container];
}
