import type { EvaluationName } from '../evaluation/evaluation-names.ts';
import type { Evaluations } from '../evaluation/evaluations.ts';
import type { LookUp } from '../operations/get-food.ts';
import type { ResultKind } from '../operations/operation.ts';
import type { FoodPage } from '../operations/search-foods.ts';
import type { Body } from './bodies.ts';
import { foodPageBody } from './food-page.ts';
import { BODIES, type Version } from './versions.ts';

/** The results of operations, by the kinds they are declared to return. */
interface Results extends Evaluations {
  'food-page': FoodPage;
  food: Extract<LookUp, { outcome: 'found' }>;
  'food-record': Extract<LookUp, { outcome: 'found' }>;
}

const PRESENTERS: {
  readonly [Kind in keyof Results & ResultKind]: (
    result: Results[Kind],
    version: Version,
    base: string,
  ) => Body;
} = {
  'food-page': foodPageBody,
  food: ({ found }, version) => ({ data: BODIES[version].food(found.food) }),
  'food-record': ({ found }, version) => BODIES[version].foodRecord(found.food),
  'energy-density': evaluation('energy-density'),
  'healthy-eating-index': evaluation('healthy-eating-index'),
  'macro-distribution': evaluation('macro-distribution'),
  'nutrition-summary': evaluation('nutrition-summary'),
};

function evaluation<Name extends EvaluationName>(name: Name) {
  return (result: Evaluations[Name], version: Version): Body =>
    BODIES[version].evaluations[name](result);
}

/** The body of a reply with the result of an operation. */
export function replyBody(kind: ResultKind, result: unknown, version: Version, base: string): Body {
  return PRESENTERS[kind](result as never, version, base);
}
