/** A household measure of FoodData Central. Texts that it does not give are empty. */
export interface FdcPortion {
  readonly description: string;
  readonly amount: string;
  readonly unit: string;
  readonly modifier: string;
}

/** The name of a measure. Modifiers of survey foods are numbers next to a description. */
export function portionName({ description, amount, unit, modifier }: FdcPortion): string {
  if (description !== '') return description;
  return [amount || '1', unit === 'undetermined' ? '' : unit, modifier]
    .filter((part) => part !== '')
    .join(' ');
}
