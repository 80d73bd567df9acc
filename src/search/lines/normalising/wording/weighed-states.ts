/** The state in which a food was weighed, in one word: "Rohgewicht", "roh gewogen", "gekocht gewogen". */
const RAW =
  /(?<!\p{L})(?:rohgewicht|roh[- ]?(?:ab)?gewogen|(?:weighed|measured) (?:raw|uncooked|before cooking))(?!\p{L})/giu;
const DRY =
  /(?<!\p{L})(?:trockengewicht|(?:trocken|ungekocht)[- ]?(?:ab)?gewogen|(?:weighed|measured) dry)(?!\p{L})/giu;
const COOKED =
  /(?<!\p{L})(?:gar-?gewicht|kochgewicht|(?:gekocht|gegart|gar)[- ]?(?:ab)?gewogen|(?:weighed|measured) (?:cooked|after cooking))(?!\p{L})/giu;

/** A text that says the state in which a food was weighed as names of foods do: "Nudeln (Rohgewicht)" as "Nudeln, roh". */
export function withWeighedState(text: string): string {
  return text.replace(RAW, 'roh').replace(DRY, 'trocken').replace(COOKED, 'gegart');
}
