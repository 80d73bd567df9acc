/** Whether a line, with or without a bullet, begins with a digit or a fraction: "2 eggs", "- ½ onion". */
export function beginsWithAmount(line: string): boolean {
  return /^\s*(?:[-–•*]\s*)?[\d¼-¾⅐-⅞]/.test(line);
}
