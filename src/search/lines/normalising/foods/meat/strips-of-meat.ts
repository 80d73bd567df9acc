import { decimalOf } from '../../../../../text/numbers/decimal.ts';
import { DECIMAL_NUMBER } from '../../../../../text/numbers/fractions.ts';

const ANIMALS = {
  schwein: { meat: 'Schweineschnitzel', dish: 'Rahmgeschnetzeltes' },
  pute: { meat: 'Putenbrust', dish: 'Putenrahmgeschnetzeltes' },
  huhn: { meat: 'Hähnchenbrust', dish: 'Hähnchenrahmgeschnetzeltes' },
  rind: { meat: 'Rinderstreifen', dish: 'Rahmgeschnetzeltes' },
  kalb: { meat: 'Kalbsschnitzel', dish: 'Rahmgeschnetzeltes' },
};

type Animal = keyof typeof ANIMALS;

/** The beginnings of compounds, and the words after "vom" or in brackets. */
const WORDS: Readonly<Record<Animal, string>> = {
  schwein: 'schweine?|schweinefleisch',
  pute: 'puten?|putenfleisch|truthahn',
  huhn: 'hähnchen|hühner|huhn|poulet|geflügel|hähnchenfleisch',
  rind: 'rinder|rind|rindfleisch',
  kalb: 'kalbs|kalb|kalbfleisch',
};

const ANIMAL = Object.values(WORDS).join('|');
const STRIPS = new RegExp(
  String.raw`^(\s*(?:ca\. )?(?:(\d+)\s?g\s|(${DECIMAL_NUMBER})\s?kg\s|(?=[\p{L}])|(?:1|eine?)\s(?:portion|teller)\s))(?:mageres |frisches )?(?:(${ANIMAL})-?)?geschnetzeltes(?:,? \(?(?:z\. ?B\. )?(?:(?:vom?|von der|aus) )?(${ANIMAL})\)?)?(?=\s*(?:$|[,(]))`,
  'iu',
);

/** The weight from which it is the meat of a recipe for several people, g, whatever the animal. */
const LEAST_OF_RECIPE = 300;

/**
 * The weight from which it is the meat of a recipe that does not name the animal, g; less may be a helping of the dish.
 */
const LEAST_OF_ANY_ANIMAL = 400;

/** The least weight of a helping of the dish, g. */
const MOST_OF_ONE = 180;

/**
 * Says whether "Geschnetzeltes" means the strips of meat that a recipe weighs, or the finished dish in its sauce. The
 * weight decides. A weight between that of a helping and that of a recipe leaves the meaning open.
 */
export function withStripsOfMeat(text: string): string {
  const [found, amount = '', inGrams, inKilograms, before, behind] = STRIPS.exec(text) ?? [];
  if (found === undefined) return text;
  const animal = animalOf(before ?? behind);
  const grams = inKilograms === undefined ? Number(inGrams ?? 0) : 1000 * decimalOf(inKilograms);
  const rest = text.slice(found.length);
  if (animal === undefined) {
    return grams >= LEAST_OF_ANY_ANIMAL ? `${amount}${ANIMALS.schwein.meat}${rest}` : text;
  }
  const isMeat = grams >= LEAST_OF_RECIPE || (grams > 0 && grams <= MOST_OF_ONE);
  if (isMeat) return `${amount}${animal.meat}${rest}`;
  return grams === 0 ? `${amount}${animal.dish}${rest}` : text;
}

function animalOf(word: string | undefined) {
  if (word === undefined) return undefined;
  const names = Object.keys(ANIMALS) as Animal[];
  const name = names.find((one) => new RegExp(`^(?:${WORDS[one]})$`, 'iu').test(word));
  return name && ANIMALS[name];
}
