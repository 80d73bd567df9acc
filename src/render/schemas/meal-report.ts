import { HEI_2015 } from '../../evaluation/healthy-eating-index.ts';
import { ATWATER } from '../../evaluation/macro-distribution.ts';
import {
  COUNT,
  FLAG,
  type JsonSchema,
  listOf,
  NUMBER,
  NUMBER_OR_NONE,
  objectOf,
  orNone,
  SHARE,
  TEXT,
  TEXT_OR_NONE,
} from '../../operations/json-schema.ts';

const COMPONENT = { enum: HEI_2015.map(({ component }) => component) };
const MACRO = { enum: ATWATER.map(({ nutrient }) => nutrient) };

const mark = objectOf({
  kind: { enum: ['PRI', 'AI', 'RDA', 'UL', 'safe level', 'safe and adequate', 'CDRR'] },
  about: TEXT_OR_NONE,
  low: NUMBER,
  high: NUMBER,
  amount: NUMBER,
  is_part: FLAG,
  coverage: SHARE,
  estimated_share: SHARE,
});

const suppliers = listOf(objectOf({ food_id: TEXT, name: TEXT, amount: NUMBER, share: NUMBER }));

const sources = listOf(
  objectOf({
    of: TEXT,
    kind: { enum: ['shortfall', 'excess'] },
    unit: TEXT,
    foods: suppliers,
    energy_without: suppliers,
  }),
);

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
      move: { enum: ['more', 'less', 'swap', 'none', 'unknown'] },
      amount: NUMBER,
      amount_unit: TEXT,
      in_words: TEXT,
    }),
  ),
});

const day = objectOf({
  day: TEXT,
  kcal: NUMBER,
  total_score: NUMBER,
  components: objectOf(Object.fromEntries(COMPONENT.enum.map((name) => [name, NUMBER]))),
  macros: objectOf(Object.fromEntries(MACRO.enum.map((name) => [name, NUMBER]))),
  kcal_per_gram: NUMBER_OR_NONE,
});

const person = objectOf({
  person: TEXT_OR_NONE,
  days: COUNT,
  days_by: { enum: ['label', 'given', 'assumed'] },
  entries: COUNT,
  left_out: COUNT,
  foods: COUNT,
  kcal: NUMBER,
  grams: NUMBER,
  healthy_eating_index: index,
  by_day: listOf(day),
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
      verdict: { enum: ['above', 'below', 'between', 'fine', 'unclear'] },
      lower: orNone(mark),
      upper: orNone(mark),
    }),
  ),
  not_compared: listOf(objectOf({ nutrient: TEXT, reason: TEXT })),
  component_sources: sources,
  nutrient_sources: sources,
  remarks: listOf(TEXT),
});

/** `viand report --json`. */
export function mealReportSchema(): JsonSchema {
  return objectOf({
    title: TEXT,
    name: TEXT_OR_NONE,
    date: TEXT,
    reference: objectOf({
      name: { enum: ['efsa', 'dri'] },
      title: TEXT,
      sources: listOf(TEXT),
      sex: { enum: ['female', 'male', null] },
      age: NUMBER_OR_NONE,
      weight: NUMBER_OR_NONE,
      stage: { enum: ['pregnant', 'lactating', null] },
    }),
    entries: COUNT,
    left_out: COUNT,
    figures_of: listOf(TEXT),
    persons: listOf(person),
  });
}
