import { HEI_2015 } from '../evaluation/indices/tables/healthy-eating-index-2015.ts';
import { MACRONUTRIENTS } from '../evaluation/nutrition/macro-distribution.ts';
import {
  COUNT,
  FLAG,
  type JsonSchema,
  listOf,
  NUMBER,
  NUMBER_OR_NONE,
  objectOf,
  oneOf,
  orNone,
  SHARE,
  TEXT,
  TEXT_OR_NONE,
} from '../operations/json-schema.ts';

const COMPONENTS = HEI_2015.map(({ component }) => component);
const COMPONENT = oneOf(COMPONENTS);
const MACROS = MACRONUTRIENTS.map(({ nutrient }) => nutrient);
const MACRO = oneOf(MACROS);

const mark = objectOf({
  kind: oneOf(['PRI', 'AI', 'RDA', 'UL', 'safe level', 'safe and adequate', 'CDRR']),
  about: TEXT_OR_NONE,
  low: NUMBER,
  high: NUMBER,
  amount: NUMBER,
  is_part: FLAG,
  coverage: SHARE,
  estimated_share: SHARE,
  added_share: orNone(SHARE),
});

const suppliers = listOf(objectOf({ food_id: TEXT, name: TEXT, amount: NUMBER, share: NUMBER }));

const sources = listOf(
  objectOf({
    of: TEXT,
    kind: oneOf(['shortfall', 'excess']),
    unit: TEXT,
    foods: suppliers,
    energy_without: suppliers,
  }),
);

const change = objectOf({
  kind: oneOf(['swap', 'halve', 'add']),
  in_words: TEXT,
  changed: listOf(
    objectOf({ day: TEXT, meal: TEXT, food_id: TEXT, grams: NUMBER, kept_share: SHARE }),
  ),
  added: listOf(objectOf({ day: TEXT, meal: TEXT, food_id: TEXT, grams: NUMBER })),
  gain: NUMBER,
  total_score: NUMBER,
  component: COMPONENT,
  component_gain: NUMBER,
  contribution: orNone(objectOf({ component: COMPONENT, share: SHARE })),
});

const population = objectOf({
  survey: TEXT,
  group: oneOf(['children', 'women', 'men', 'adults']),
  persons: COUNT,
  percent: NUMBER,
  quartiles: listOf(NUMBER),
});

const index = objectOf({
  total_score: NUMBER,
  estimated_energy_share: SHARE,
  missing_inputs: listOf(objectOf({ input: TEXT, coverage: SHARE })),
  components: listOf(
    objectOf({
      component: COMPONENT,
      score: NUMBER,
      max_score: NUMBER,
      density: NUMBER_OR_NONE,
      best_density: NUMBER,
      unit: TEXT,
      move: oneOf(['more', 'less', 'swap', 'none', 'unknown']),
      amount: NUMBER,
      amount_unit: TEXT,
      unsure_share: SHARE,
      best_change: orNone(change),
    }),
  ),
  population,
});

const part = {
  kcal: NUMBER,
  total_score: NUMBER,
  components: objectOf(Object.fromEntries(COMPONENTS.map((name) => [name, NUMBER]))),
  macros: objectOf(Object.fromEntries(MACROS.map((name) => [name, NUMBER]))),
  kcal_per_gram: NUMBER_OR_NONE,
};

const person = objectOf({
  person: TEXT_OR_NONE,
  days: COUNT,
  days_by: oneOf(['label', 'given', 'assumed']),
  entries: COUNT,
  left_out: COUNT,
  foods: COUNT,
  kcal: NUMBER,
  grams: NUMBER,
  healthy_eating_index: index,
  advice: objectOf({ changes: listOf(change), total_score_after_all: NUMBER }),
  earlier: listOf(
    objectOf({
      file: TEXT_OR_NONE,
      first_day: TEXT,
      last_day: TEXT,
      days: COUNT,
      kcal: NUMBER,
      total_score: NUMBER,
    }),
  ),
  by_day: listOf(objectOf({ day: TEXT, ...part })),
  by_meal: listOf(objectOf({ meal: TEXT, days: COUNT, energy_share: SHARE, ...part })),
  macros: listOf(
    objectOf({
      nutrient: MACRO,
      percent: NUMBER,
      coverage: SHARE,
      reference_range: orNone(objectOf({ low: NUMBER, high: NUMBER })),
    }),
  ),
  energy_density: objectOf({
    kcal_per_gram: NUMBER_OR_NONE,
    kj_per_gram: NUMBER_OR_NONE,
    coverage: SHARE,
  }),
  nutrients: listOf(
    objectOf({
      nutrient: TEXT,
      label: TEXT,
      unit: TEXT,
      verdict: oneOf(['above', 'below', 'close', 'between', 'fine', 'unclear']),
      unsure_share: SHARE,
      lower: orNone(mark),
      upper: orNone(mark),
    }),
  ),
  not_compared: listOf(objectOf({ nutrient: TEXT, reason: TEXT })),
  component_sources: sources,
  nutrient_sources: sources,
  unsure: objectOf({ uncertain_matches: COUNT, assumed_sizes: COUNT, energy_share: SHARE }),
  record: listOf(
    objectOf({
      day: TEXT,
      meal: TEXT,
      food_id: TEXT,
      name: TEXT,
      grams: NUMBER,
      uncertain_match: FLAG,
      assumed_size: FLAG,
    }),
  ),
  remarks: listOf(TEXT),
});

/** `viand report --json`. */
export function mealReportSchema(): JsonSchema {
  return objectOf({
    title: TEXT,
    name: TEXT_OR_NONE,
    date: TEXT,
    reference: objectOf({
      name: oneOf(['efsa', 'dri', 'dach']),
      title: TEXT,
      sources: listOf(TEXT),
      sex: orNone(oneOf(['female', 'male'])),
      age: NUMBER_OR_NONE,
      weight: NUMBER_OR_NONE,
      stage: orNone(oneOf(['pregnant', 'lactating'])),
    }),
    entries: COUNT,
    left_out: COUNT,
    figures_of: listOf(TEXT),
    read_as: listOf(objectOf({ file: TEXT, note: TEXT })),
    persons: listOf(person),
  });
}
