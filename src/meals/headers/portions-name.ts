import { spacedName } from '../../text/words/spaced-name.ts';

/** Members of a dish that say for how many people it is: "servings", "recipeYield", "number_of_portions". */
const PORTIONS =
  /^(?:(?:number of|num|no|count of|anzahl) )?(?:(?:recipe|dish|total) )?(?:servings|portions|portionen|serves|yields?|persons|people|personen)(?: (?:count|number))?$|^(?:servings?|portions?|persons?) count$/i;

/** The label of a dish with the number of people whom a member of its object states. */
const LABEL = /^persons \((.+)\)$/;

/** Whether a member of an object may say for how many people a dish is. */
export function isPortionsName(name: string): boolean {
  return PORTIONS.test(spacedName(name).trim());
}

/** The label with the number of people of a dish: "persons (recipeYield)". */
export function portionsLabel(member: string): string {
  return `persons (${member})`;
}

/** The member of such a label; undefined for any other name. */
export function memberOfPortions(label: string): string | undefined {
  const member = LABEL.exec(label)?.[1];
  return member !== undefined && isPortionsName(member) ? member : undefined;
}
