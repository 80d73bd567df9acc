const ANIMALS = {
  schwein: { meat: 'Schweineschnitzel', dish: 'Rahmgeschnetzeltes' },
  pute: { meat: 'Putenbrust', dish: 'Putenrahmgeschnetzeltes' },
  huhn: { meat: 'Hähnchenbrust', dish: 'Hähnchenrahmgeschnetzeltes' },
  rind: { meat: 'Rinderstreifen', dish: 'Rahmgeschnetzeltes' },
  kalb: { meat: 'Kalbsschnitzel', dish: 'Rahmgeschnetzeltes' },
};

type Animal = keyof typeof ANIMALS;

/** The beginnings of compounds, and what stands after "vom" or in brackets. */
const WORDS: Readonly<Record<Animal, string>> = {
  schwein: 'schweine?|schweinefleisch',
  pute: 'puten?|putenfleisch|truthahn',
  huhn: 'hähnchen|hühner|huhn|poulet|geflügel|hähnchenfleisch',
  rind: 'rinder|rind|rindfleisch',
  kalb: 'kalbs|kalb|kalbfleisch',
};

const ANIMAL = Object.values(WORDS).join('|');
const STRIPS = new RegExp(
  String.raw`^(\s*(?:ca\. )?(?:(\d+)\s?g\s|(\d+(?:[.,]\d+)?)\s?kg\s|(?=[\p{L}])|(?:1|eine?)\s(?:portion|teller)\s))(?:mageres |frisches )?(?:(${ANIMAL})-?)?geschnetzeltes(?:,? \(?(?:z\. ?B\. )?(?:(?:vom?|von der|aus) )?(${ANIMAL})\)?)?(?=\s*(?:$|[,(]))`,
  'iu',
);

/** What a recipe weighs for several people, g, whichever animal it is of. */
const LEAST_OF_RECIPE = 300;

/** What a recipe weighs if it does not name the animal; less may be a helping of the dish, g. */
const LEAST_OF_ANY_ANIMAL = 400;

/** A helping of the dish weighs more than this, g. */
const MOST_OF_ONE = 180;

/**
 * Says whether "Geschnetzeltes" means the strips of meat that a recipe weighs, or the finished dish in its sauce. The
 * weight decides. A weight between those of a helping and of a recipe leaves it open.
 */
export function withStripsOfMeat(text: string): string {
  const [found, amount = '', inGrams, inKilograms, before, behind] = STRIPS.exec(text) ?? [];
  if (found === undefined) return text;
  const animal = animalOf(before ?? behind);
  const grams =
    inKilograms === undefined ? Number(inGrams ?? 0) : 1000 * Number(inKilograms.replace(',', '.'));
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
