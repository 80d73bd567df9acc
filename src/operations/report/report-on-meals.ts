import { Readable } from 'node:stream';
import * as v from 'valibot';
import { nearestFood, REQUEST_SUGGESTIONS } from '../../engine/foods/nearest-food.ts';
import { sumEntries } from '../../engine/sum-entries.ts';
import type { Language } from '../../language/language.ts';
import { MEAL_LIST_SCHEMA, mealList } from '../../meals/entries/meal-list.ts';
import { type Diagnostic, ViandError } from '../../model/diagnostic.ts';
import { dateOfLabel } from '../../text/dates/day-order.ts';
import { fieldMeta, fields } from '../fields.ts';
import type { JsonSchema } from '../json-schema.ts';
import { operation } from '../operation.ts';
import type { Services } from '../services.ts';
import { REPORT_INPUT } from './report-input.ts';
import { type MealReport, reportMeals } from './report-meals.ts';

const { reference, sex, age, weight, stage, days, lang } = REPORT_INPUT.entries;

/** A line of text that a report shows. */
function line(description: string) {
  return v.pipe(
    v.optional(
      v.pipe(v.string('The text must be a string'), v.maxLength(200, 'The text is too long')),
      '',
    ),
    v.description(description),
    fieldMeta({ code: 'request/invalid', expected: 'up to 200 characters' }),
  );
}

const INPUT = fields({
  meals: v.pipe(
    v.array(v.unknown(), 'The meals must be an array'),
    v.description(
      'Meals with their entries; members such as date, day and meal are labels of a meal',
    ),
    fieldMeta({
      code: 'request/invalid',
      expected: 'an array of meals',
      json: MEAL_LIST_SCHEMA as JsonSchema,
    }),
  ),
  date: v.pipe(
    v.pipe(
      v.string('The date must be text'),
      v.check((text) => dateOfLabel(text) !== undefined, 'Unknown date'),
    ),
    v.description('Date of the report'),
    fieldMeta({
      code: 'request/invalid',
      expected: 'a date such as 2026-03-09',
      json: { type: 'string', format: 'date' },
    }),
  ),
  lang: v.pipe(lang, v.description('Language of names and sentences')),
  title: line('Title of the report'),
  name: line('Name of the person, shown under the title'),
  days,
  reference,
  sex,
  age,
  weight,
  stage,
  page: v.pipe(
    v.optional(v.boolean('page must be true or false'), false),
    v.description('Whether the reply has the report as an HTML page, too'),
    fieldMeta({ code: 'request/invalid', expected: 'true or false' }),
  ),
});

/** The report on a list of meals, with everything else that its page shows. */
export interface ReportOnMeals {
  readonly report: MealReport;
  readonly title: string;
  readonly name: string;
  readonly date: string;
  readonly lang: Language;
  /** The version of viand. */
  readonly version: string;
  readonly isPageWanted: boolean;
}

/** Reports on a list of meals, without any file. */
export const reportOnMeals = operation({
  name: 'report-on-meals',
  summary: 'Report on the meals of one or more people',
  input: INPUT,
  http: {
    method: 'POST',
    path: '/report',
    from: 'body',
    returns: 'meal-report',
    isSlow: true,
  },
  async run(services, { page, title, name, date, ...input }): Promise<ReportOnMeals> {
    const { meals, lang: language, ...eater } = input;
    assertEntries(services, meals);
    const diagnostics: Diagnostic[] = [];
    const report = await reportMeals.run(
      {
        catalogue: services.catalogue,
        stdin: Readable.from([Buffer.from(JSON.stringify(meals))]),
        report: (diagnostic) => diagnostics.push(diagnostic),
      },
      reportMeals.input.read({ files: ['-'], lang: language, ...eater }),
    );
    if (report.persons.length === 0) {
      throw inMeals([
        {
          code: 'request/invalid',
          message: 'The meals have no entries',
          field: 'meals',
          expected: 'at least one entry',
        },
      ]);
    }
    if (diagnostics.length > 0) throw inMeals(diagnostics);
    return {
      report,
      title,
      name,
      // People also write 9.3.2026, but the response has only one form.
      date: (dateOfLabel(date) as Date).toISOString().slice(0, 'yyyy-mm-dd'.length),
      lang: language,
      version: services.version ?? '',
      isPageWanted: page,
    };
  },
});

/** @throws ViandError for faulty entries, with their places in the body */
function assertEntries({ foods, noteFood }: Services, meals: unknown): void {
  const diagnostics: Diagnostic[] = [];
  sumEntries(mealList(meals), {
    foods,
    nearestFood: nearestFood(foods.catalogue, REQUEST_SUGGESTIONS),
    report: (diagnostic) => diagnostics.push(diagnostic),
    observe: (_, { food }) => noteFood?.(food.foodId),
  });
  if (diagnostics.length > 0) throw inMeals(diagnostics);
}

function inMeals(diagnostics: readonly Diagnostic[]): ViandError {
  return ViandError.of(
    diagnostics.map(({ location, ...diagnostic }) => ({
      ...diagnostic,
      ...(location && {
        location: { file: location.file, pointer: `/meals${location.pointer ?? ''}` },
      }),
    })),
  );
}
