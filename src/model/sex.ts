/** The sexes that reference intakes distinguish. */
export type Sex = 'female' | 'male';

/** The words and codes for the sexes, in English and German; NHANES and ASA24 have numbers. */
const WORDS: Readonly<Record<Sex, readonly string[]>> = {
  male: ['male', 'm', '1', 'man', 'männlich', 'maennlich', 'mann'],
  female: ['female', 'f', '2', 'woman', 'weiblich', 'w', 'frau'],
};

const SEXES = new Map(
  Object.entries(WORDS).flatMap(([sex, words]) => words.map((word) => [word, sex as Sex] as const)),
);

/** The sex that a word or code means; undefined for any other text. */
export function sexOf(text: string): Sex | undefined {
  return SEXES.get(text.trim().toLowerCase());
}
