/**
 * "Kochschinken" for "Schwein Kochschinken": people name the animal only with a cut of it.
 *
 * @returns the name unchanged if it has no such animal
 */
export function withoutAnimal(name: string): string {
  return name.replace(/^(?:Schwein|Rind)\s(?=\p{L}*(?:schinken|speck)(?!\p{L}))/u, '');
}
