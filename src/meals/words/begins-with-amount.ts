/** Whether a line, with or without a bullet, begins with a digit or a fraction: "2 eggs", "- ½ onion". */
export function beginsWithAmount(line: string): boolean {
  return /^\s*(?:[-–•*]\s*)?[\d¼-¾⅐-⅞]/.test(line);
}

/** Whether the text of a food states its amount: "500 g potatoes", "Potatoes (500 g)", but not "Yoghurt 3.5 %". */
export function statesAmount(food: string): boolean {
  return beginsWithAmount(food) || /\d\s?(?:k?g|mg|[mcd]?l|oz|lbs?)(?!\p{L})/iu.test(food);
}
