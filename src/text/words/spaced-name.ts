/** The words of a name as programs write it, with spaces between: "numberOfServings" is "number Of Servings". */
export function spacedName(name: string): string {
  return name.replaceAll('_', ' ').replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ');
}
