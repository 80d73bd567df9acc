/** What FoodData Central says of a household measure; texts are empty where it says nothing. */
export interface FdcPortion {
  readonly description: string;
  readonly amount: string;
  readonly unit: string;
  readonly modifier: string;
}

/** The name of a measure. Modifiers of survey foods are numbers, which stand next to a description. */
export function portionName({ description, amount, unit, modifier }: FdcPortion): string {
  if (description !== '') return description;
  return [amount || '1', unit === 'undetermined' ? '' : unit, modifier]
    .filter((part) => part !== '')
    .join(' ');
}
