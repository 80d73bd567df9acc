/** "Coffee with a splash of milk": an unknown amount of an addition. */
const LITTLE =
  /(?<=\s(?:with|mit)\s)(?:(?:a|an|einem|nem|etwas|bisschen|wenig|some|little|ein)\s)*(?:(?:splash|dash|drop|bit|drizzle) of|schuss|spritzer|tropfen|bisschen|wenig|etwas|little|some)\s(?=\p{L})/giu;

/** "1 onion (like Vidalia)": one of several kinds that would do. */
const FOR_EXAMPLE = /\s*\((?:like|such as|e\.\s?g\.|z\.\s?b\.|zum beispiel|wie)\s[^()]*\)/giu;

/** "2 sugars in my tea": the drink does not change the sugar. "Milk in tea" is a little milk, though. */
const INTO_A_DRINK =
  /(?<=(?:sugars?|zucker|sweeteners?|süßstoff|honey|honig))\s(?:in (?:my |the )?(?:coffee|tea|cuppa)|im (?:kaffee|tee))\s*$/iu;

/** Removes remarks that change neither the food nor its amount. */
export function withoutSideRemarks(text: string): string {
  return text.replace(FOR_EXAMPLE, '').replace(LITTLE, '').replace(INTO_A_DRINK, '');
}
