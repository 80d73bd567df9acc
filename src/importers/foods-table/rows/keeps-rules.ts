import type { Diagnostic, DiagnosticSink } from '../../../model/diagnostic.ts';
import type { Food } from '../../../model/food.ts';
import { NUTRIENTS } from '../../../model/nutrients.ts';
import { checkFood } from '../../../rules/foods/check-food.ts';
import type { FoodDiagnostic } from '../../../rules/foods/food-rule.ts';
import { ruleOf } from '../../../rules/rule-book.ts';
import type { GridRow } from '../../../tables/grid.ts';
import { decimalOf } from '../../../text/numbers/decimal.ts';
import type { FoodColumns } from '../columns/read-columns.ts';
import type { TextTopic } from '../headings/topic-names.ts';
import type { RowFood } from './row-to-food.ts';

/** Whether a food breaks no rule of severity error. Every broken rule is reported. */
export function keepsRules(
  { food, columnOf }: RowFood,
  row: GridRow,
  { names, text }: FoodColumns,
  report: DiagnosticSink,
): boolean {
  let isSound = true;
  for (const fault of checkFood(food)) {
    const { amountOf, ...found } = withoutVariant(fault, food);
    if (ruleOf(found.code).severity === 'error') isSound = false;
    const position =
      amountOf === undefined ? text.get(found.field as TextTopic) : columnOf(amountOf.name);
    const own =
      position === undefined
        ? {}
        : amountOf === undefined
          ? { field: names[position] as string }
          : amountProblemAsWritten(fault, food, row.cells[position] ?? '', names[position]);
    const location = position === undefined ? row.location : row.locationOf(position);
    report({ ...found, ...own, location });
  }
  return isSound;
}

/** A problem without the id of the variant, which no table has: "Invalid density 9" of a row. */
function withoutVariant(fault: FoodDiagnostic, { name, variants }: Food): FoodDiagnostic {
  const id = variants[0]?.id ?? '';
  const field = fault.field.replace(`${id} `, '');
  return { ...fault, field, message: fault.message.replace(`${id} `, '').replace(id, `"${name}"`) };
}

/** A problem of an amount, with the text of its cell and, if that differs, the amount per 100 g. */
function amountProblemAsWritten(
  { amountOf, code, message, value, field }: FoodDiagnostic,
  { variants: [variant] }: Food,
  cell: string,
  column = field,
): Partial<Diagnostic> {
  const nutrient = NUTRIENTS.find(({ name }) => name === amountOf?.name);
  const amount = nutrient === undefined ? undefined : variant?.nutrients[nutrient.position];
  // Some rules check a sum that includes the amount.
  if (nutrient === undefined || amount === undefined || cell === '') return { field: column };
  const isOwn = code !== 'food/implausible-nutrient' || Number(value) === amount;
  if (!isOwn) return { field: column };
  const written = cell.trim();
  const isSame = decimalOf(written) === amount;
  const converted = isSame ? '' : ` (${Number(amount.toPrecision(4))} ${nutrient.unit} in 100 g)`;
  const own = `Invalid ${column} "${written}"${converted}`;
  const isNumber = code === 'food/implausible-nutrient' || code === 'food/negative-amount';
  return { field: column, value: written, message: isNumber ? own : message };
}
