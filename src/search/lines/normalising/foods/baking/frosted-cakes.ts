/** Baked goods that bakers cover with frosting. */
const CAKE = '(?:cakes?|cupcakes?|brownies?|muffins?|do(?:ugh)?nuts?|buns?|cinnamon rolls?)';

/** "Carrot cake with cream cheese frosting": the kind of a frosting without an amount of its own. */
const KIND_OF_FROSTING = new RegExp(
  String.raw`(?<=(?<!\p{L})${CAKE} (?:with|in|w/) )(?:an? )?(?:(?!(?:and|with|frosting|icing)(?!\p{L}))[\p{L}-]+ ){1,4}(?:frosting|icing)(?!\p{L})`,
  'giu',
);

/** Leaves out the kind of the frosting of a cake, which the cake of a catalogue has on it: it is not eaten besides. */
export function withFrostingOfCakes(text: string): string {
  return text.replace(KIND_OF_FROSTING, 'frosting');
}
