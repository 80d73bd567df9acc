import { lazily } from '../../../../collections/lazily.ts';
import type { Form } from '../../words/measures.ts';
import { type BrandTable, brandTable, valueOfBrand } from './brand-table.ts';

type Grams = Readonly<Record<string, number>>;

/**
 * Grams of one piece of foods that people call by brand or kind, from packages in Germany and Britain. The food with
 * this name comes in other pieces as well: milk chocolate in squares of a bar, and a chipolata is a small sausage.
 */
const PIECES: Grams = {
  'jelly baby': 6,
  'jelly babies': 6,
  merci: 12.5,
  raffaello: 10,
  toffifee: 8.3,
  'ferrero rocher': 12.5,
  rocher: 12.5,
  'mon cheri': 10.5,
  'ferrero küsschen': 9,
  giotto: 4.3,
  lindor: 12.5,
  mozartkugel: 20,
  mozartkugeln: 20,
  'after eight': 8.3,
  'quality street': 9,
  celebrations: 9,
  heroes: 9,
  roses: 10,
  'kinder riegel': 21,
  'kinder schokolade': 12.5,
  duplo: 18.2,
  hanuta: 22,
  knoppers: 25,
  yogurette: 12.5,
  'nimm 2': 6.5,
  'werthers original': 5,
  'chips ahoy': 11,
  maltesers: 2,
  starburst: 5,
  'hershey kiss': 4.5,
  'schoko bon': 5.8,
  'reese cup': 21,
  'peanut butter cup': 21,
  // Of a tray with 14 to 16 cubes.
  'ice cube': 20,
  'ice cubes': 20,
  eiswürfel: 20,
  'onion bhaji': 50,
  'onion bhajis': 50,
  chipolata: 30,
  // The rope of dough that is left of a ring, as SR28 weighs it.
  'doughnut hole': 14,
  'doughnut holes': 14,
  'donut hole': 14,
  'donut holes': 14,
  timbit: 14,
  timbits: 14,
  munchkin: 14,
  munchkins: 14,
  katzenzunge: 5,
  katzenzungen: 5,
  frube: 40,
  frubes: 40,
  // Thinner and wider than pancakes of America.
  pfannkuchen: 90,
  pfannekuchen: 90,
  eierkuchen: 90,
  eierpfannkuchen: 90,
  'wiener im schlafrock': 110,
  'würstchen im schlafrock': 110,
  'wurst im schlafrock': 110,
  'wine gum': 5.5,
  'wine gums': 5.5,
  käsestange: 90,
  käsestangen: 90,
  butterkeks: 5,
  butterkekse: 5,
  // A slice of the cake, and thin sheets with currants. Cookies with raisins weigh more.
  'garibaldi cake': 70,
  garibaldi: 10,
  garibaldis: 10,
  'currant biscuit': 10,
  'currant biscuits': 10,
  'fruit shortcake biscuit': 8,
  'fruit shortcake biscuits': 8,
  'leibniz keks': 5,
  'leibniz kekse': 5,
  salzstange: 1.3,
  salzstangen: 1.3,
  salzletten: 1.3,
  soletti: 1.3,
  salzsticks: 1.3,
  'pretzel stick': 1.3,
  'pretzel sticks': 1.3,
  'pretzel rod': 9,
  'pretzel rods': 9,
  'farleys rusk': 17,
  'farleys rusks': 17,
  nürnberger: 25,
  // Most kinds have one filling.
  maki: 20,
  gyoza: 22,
  'siu mai': 22,
  shumai: 22,
  schupfnudel: 20,
  schupfnudeln: 20,
  makis: 20,
  gemüsezwiebel: 250,
  gemüsezwiebeln: 250,
};

/** Grams of one bar, bag or ice cream that people buy and eat as a whole, likewise. */
const WHOLES: Grams = {
  kinderriegel: 21,
  'tunnocks caramel wafer': 30,
  "tunnock's caramel wafer": 30,
  'chicken fillet roll': 250,
  'creme egg': 40,
  'crunchy taco': 78,
  'cake pop': 40,
  cakepop: 40,
  'mini cheddars': 25,
  chäschüechli: 70,
  käseküchlein: 70,
  'sausage and egg mcmuffin': 159,
  'sausage egg mcmuffin': 159,
  'egg mcmuffin': 137,
  // A pot has 90 g of dry noodles. This is its weight with the water.
  'pot noodle': 305,
  'pot noodles': 305,
  'chiko roll': 160,
  'kinder country': 23.5,
  'kinder pingui': 30,
  'maxi king': 35,
  überraschungsei: 20,
  'ü-ei': 20,
  'kinder egg': 20,
  'dairy milk': 45,
  galaxy: 42,
  wispa: 36,
  twirl: 43,
  'cadbury flake': 32,
  aero: 36,
  freddo: 18,
  'milky way': 21.5,
  'double decker': 54.5,
  boost: 48.5,
  picnic: 48,
  'ritter sport': 100,
  'curly wurly': 21.5,
  'toffee crisp': 38,
  yorkie: 46,
  lion: 42,
  'penguin bar': 24.6,
  'hershey bar': 43,
  'clif bar': 68,
  corny: 25,
  'chicken salad sandwich': 180,
  'quest bar': 60,
  rxbar: 52,
  cornetto: 75,
  solero: 80,
  calippo: 105,
  'mini magnum': 45,
  mcflurry: 180,
  'mc flurry': 180,
  'hula hoop': 24,
  actimel: 100,
  yakult: 65,
  'monster munch': 22,
  quavers: 16,
  wotsits: 16.5,
  skips: 13,
  'pom bear': 15,
  uncrustable: 58,
  uncrustables: 58,
};

/** Grams of one pack of two bars. "A bar" may be the pack or one of the two. */
const PAIRS: Grams = { 'kinder bueno': 43 };

/** The piece that a brand means, and its grams. */
interface BrandPiece {
  readonly grams: number;
  /** It is eaten as a whole, so that "a bar" or "a bag" means one. */
  readonly isWhole: boolean;
  /** Forms that mean one piece. */
  readonly forms: readonly Form[];
}

const folded = lazily(() => [
  ...piecesOf(WHOLES, { isWhole: true, forms: ['package'] }),
  ...piecesOf(PAIRS, { isWhole: true, forms: [] }),
  // A square of a bar is its piece.
  ...piecesOf(PIECES, { isWhole: false, forms: ['piece'] }),
]);

/**
 * One piece of a brand that is among the words of a line and the names of a food; undefined without one. "Lion" is a
 * bar, not a steak.
 */
export function brandPiece(
  words: readonly string[],
  names: readonly string[],
): BrandPiece | undefined {
  return valueOfBrand(folded(), words, names);
}

function piecesOf(grams: Grams, kind: Omit<BrandPiece, 'grams'>): BrandTable<BrandPiece> {
  return brandTable(grams).map(([brand, one]) => [brand, { grams: one, ...kind }]);
}
