import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { type Diagnostic, type DiagnosticSink, ViandError } from '../../model/diagnostic.ts';
import { nutrient, unknownNutrients } from '../../model/nutrients.ts';
import { arrayElements } from '../../tables/json/array-elements.ts';
import { type Members, membersOf, numberIn, objectsIn, textIn } from '../../tables/json/members.ts';
import { withZip } from '../../tables/zip.ts';
import { unitChange, usdaPlace } from '../published/usda-nutrients.ts';
import { NUTRIENT_COLUMNS } from './nutrient-columns.ts';
import type { Portion } from './portions.ts';
import type { SurveyFood } from './survey-food.ts';

/** A release as FoodData Central publishes it. */
export interface Survey {
  /** Such as `2021-2023`. */
  readonly release: string;
  readonly foods: Map<string, SurveyFood>;
}

const BY_NUMBER = new Map(NUTRIENT_COLUMNS.map((column) => [column.number, column]));

/**
 * Reads FoodData Central's JSON of FNDDS, food by food.
 *
 * @param file JSON, or a zip archive with it
 * @throws ViandError if the file is not such a document
 */
export async function readSurvey(file: string, fault: DiagnosticSink): Promise<Survey> {
  if (!/\.zip$/i.test(file)) return readFoods(file, createReadStream(file), fault);
  try {
    return await withZip(file, async (files) => {
      const json = files.find(({ name }) => /\.json$/i.test(name));
      if (json === undefined) throw unreadable(file, 'the archive has no JSON file');
      return readFoods(file, await json.open(), fault);
    });
  } catch (error) {
    if (error instanceof ViandError) throw error;
    throw unreadable(file, (error as Error).message);
  }
}

async function readFoods(file: string, bytes: Readable, fault: DiagnosticSink): Promise<Survey> {
  const foods = new Map<string, SurveyFood>();
  let release = 'unknown';
  const elements = arrayElements(bytes.setEncoding('utf8'), file);
  for (;;) {
    const { done, value } = await elements.next();
    if (done === true) {
      if (!value) throw unreadable(file, 'the file ends inside its list of foods');
      return { release, foods };
    }
    const at = (path = '') => ({ file, pointer: `/SurveyFoods/${value.index}${path}` });
    const parsed = parse(value.text);
    if (parsed === undefined) {
      fault({
        code: 'import/syntax',
        message: 'Invalid JSON',
        location: at(),
        expected: 'a JSON object',
      });
      continue;
    }
    release = releaseOf(parsed) ?? release;
    const food = readFood(parsed, (path, value, expected) =>
      fault(badValue(at(path), path, value, expected)),
    );
    if (food === undefined) continue;
    if (foods.has(food.code)) {
      fault({
        code: 'import/duplicate',
        message: `Duplicate food code "${food.code}"`,
        location: at('/foodCode'),
        value: food.code,
        expected: 'each code once',
      });
      continue;
    }
    foods.set(food.code, { ...food, location: at() });
  }
}

function parse(text: string): Members | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? membersOf(value) : undefined;
  } catch {
    return undefined;
  }
}

/** Takes a value that cannot be used. */
type ValueFault = (path: string, value: unknown, expected: string) => void;

function readFood(food: Members, fault: ValueFault): Omit<SurveyFood, 'location'> | undefined {
  const { foodCode, description } = food;
  if (typeof foodCode !== 'string' || !/^\d{8}$/.test(foodCode)) {
    fault('/foodCode', foodCode, 'eight digits');
    return undefined;
  }
  if (typeof description !== 'string' || description === '') {
    fault('/description', description, 'the name of the food');
    return undefined;
  }
  return {
    code: foodCode,
    name: description,
    remark: attributesOf(
      food,
      ({ foodAttributeType }) => membersOf(foodAttributeType)['name'] === REMARK,
    ).join('; '),
    category: readCategoryNumber(food, fault),
    nutrients: readNutrients(food, fault),
    portions: readPortions(food, fault),
  };
}

const REMARK = 'Additional Description';
const CATEGORY = 'WWEIA Category number';

function attributesOf(
  { foodAttributes }: Members,
  isWanted: (attribute: Members) => boolean,
): string[] {
  return objectsIn(foodAttributes)
    .filter(isWanted)
    .map(({ value }) => textIn(value) ?? '');
}

function readCategoryNumber(food: Members, fault: ValueFault): number {
  const [text] = attributesOf(food, ({ name }) => name === CATEGORY);
  if (text === undefined || !/^[1-9]\d{3}$/.test(text)) {
    fault('/foodAttributes', text, `four digits for ${CATEGORY}`);
  }
  return Number(text);
}

function readNutrients({ foodNutrients }: Members, fault: ValueFault): Float64Array {
  const nutrients = unknownNutrients();
  objectsIn(foodNutrients).forEach(({ nutrient: named, amount }, index) => {
    const column = BY_NUMBER.get(textIn(membersOf(named)['number']) ?? '');
    if (column === undefined || amount === undefined || amount === null) return;
    if (typeof amount !== 'number' || amount < 0) {
      fault(`/foodNutrients/${index}/amount`, amount, 'a number, 0 or more');
      return;
    }
    const stated = textIn(membersOf(named)['unitName']) ?? '';
    const change = unitChange(usdaPlace(column.number) as number, stated);
    if (change === undefined) {
      nutrients[nutrient(column.nutrient).position] = column.toOurUnit(amount);
    } else fault(`/foodNutrients/${index}/nutrient/unitName`, stated, change.to);
  });
  return nutrients;
}

function readPortions({ foodPortions }: Members, fault: ValueFault): Portion[] {
  return objectsIn(foodPortions)
    .map((portion, index) => ({ portion, index }))
    .toSorted((a, b) => sequenceOf(a.portion) - sequenceOf(b.portion))
    .flatMap(({ portion: { portionDescription, gramWeight }, index }) => {
      if (typeof portionDescription !== 'string' || typeof gramWeight !== 'number') {
        fault(`/foodPortions/${index}`, portionDescription, 'a description and a weight');
        return [];
      }
      // USDA's mark of a weight that is not known.
      return [
        { description: portionDescription, product: '', grams: gramWeight > 0 ? gramWeight : null },
      ];
    });
}

/** Portions without a number come first. */
function sequenceOf({ sequenceNumber }: Members): number {
  return numberIn(sequenceNumber) ?? 0;
}

/** The years of the survey, from the dates of a food. */
function releaseOf({ startDate, endDate }: Members): string | undefined {
  const [from, to] = [startDate, endDate].map((date) => /\b\d{4}$/.exec(textIn(date) ?? '')?.[0]);
  return from === undefined || to === undefined ? undefined : `${from}-${to}`;
}

function badValue(
  location: Diagnostic['location'] & {},
  path: string,
  value: unknown,
  expected: string,
): Diagnostic {
  const field = path.slice(1);
  const text = textIn(value) ?? '';
  return {
    code: 'import/bad-value',
    message: `Invalid ${field} "${text}"`,
    location,
    field,
    value: text,
    expected,
  };
}

function unreadable(file: string, reason: string): ViandError {
  return new ViandError({
    code: 'import/syntax',
    message: `Cannot read the foods of FNDDS: ${reason}`,
    location: { file },
    expected: 'JSON from FoodData Central, or a zip archive of it',
  });
}
