import type { Nutrient } from '../../model/nutrients.ts';

/**
 * The name of the column with the amount of a nutrient, such as `vitamin_C_mg`. Files are read by programs that
 * expect ASCII in the names of columns.
 */
export function nutrientColumn({ name, unit }: Pick<Nutrient, 'name' | 'unit'>): string {
  return `${name}_${unit.replace('µ', 'u')}`;
}
