import type { EvaluateInput } from './command.ts';

/** The options that results depend on, as they were given. */
export function givenOptions({
  by,
  keep,
  per,
  age,
  carbohydrates,
  map,
  unit,
  skipFaulty,
  apiVersion,
  aliases,
}: EvaluateInput) {
  return {
    by: by ?? [],
    ...(keep === undefined ? {} : { keep }),
    ...(per === undefined ? {} : { per }),
    ...(age === undefined ? {} : { age }),
    carbohydrates: carbohydrates ?? 'available',
    map: map ?? {},
    unit: unit ?? null,
    skip_faulty: skipFaulty === true,
    api_version: apiVersion,
    ...(aliases === undefined ? {} : { aliases }),
  };
}
