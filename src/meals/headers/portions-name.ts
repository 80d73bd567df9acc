import { spacedName } from '../../text/words/spaced-name.ts';

/** Members that say for how many people the foods around them are: "servings", "serves". */
const PORTIONS = /^(?:servings|portions|portionen|serves|yields?|persons|personen)$/i;

/** Members that say so of a dish: "recipeYield", "number_of_portions". At a day, they are its total. */
const OF_DISH =
  /^(?:(?:number of|num|no|count of|anzahl) )?(?:(?:recipe|dish|total) )?(?:servings|portions|portionen|serves|yields?|persons|people|personen)(?: (?:count|number))?$|^(?:servings?|portions?|persons?) count$/i;

/** The label of a dish with the number of people whom a member of its object states. */
const LABEL = /^persons \((.+)\)$/;

/** Whether a member of a dish, or of another object around foods, may say for how many people they are. */
export function isPortionsName(name: string, isOfDish: boolean): boolean {
  return (isOfDish ? OF_DISH : PORTIONS).test(spacedName(name).trim());
}

/** The label with the number of people of a dish: "persons (recipeYield)". */
export function portionsLabel(member: string): string {
  return `persons (${member})`;
}

/** The member of such a label; undefined for any other name. */
export function memberOfPortions(label: string): string | undefined {
  const member = LABEL.exec(label)?.[1];
  return member !== undefined && isPortionsName(member, true) ? member : undefined;
}
