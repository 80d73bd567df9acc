/** The inputs of the HEI-2015 by the names of FPED; legumes in cups and in ounces. */
export interface HeiInputs {
  readonly kcal: number;
  readonly fTotal: number;
  readonly fWhole: number;
  readonly vTotal: number;
  readonly vDarkGreen: number;
  readonly vLegumes: number;
  readonly gWhole: number;
  readonly gRefined: number;
  readonly dTotal: number;
  readonly pfMeat: number;
  readonly pfSeafood: number;
  readonly pfEggs: number;
  readonly pfSoy: number;
  readonly pfNuts: number;
  readonly pfLegumes: number;
  readonly addedSugars: number;
  readonly sfat: number;
  readonly mfat: number;
  readonly pfat: number;
  readonly sodium: number;
}

/** A second implementation of the HEI-2015, from its definition instead of viand's tables. */
export function heiByHand(eaten: HeiInputs): Readonly<Record<string, number>> {
  const { kcal } = eaten;
  const more = (most: number, amount: number, standard: number) =>
    Math.min(most, (most * (amount / (kcal / 1000))) / standard);
  const less = (density: number, best: number, worst: number) =>
    Math.max(0, Math.min(10, 10 - (10 * (density - best)) / (worst - best)));
  const plants = eaten.pfSoy + eaten.pfNuts + eaten.pfLegumes;
  const scores = {
    total_fruits: more(5, eaten.fTotal, 0.8),
    whole_fruits: more(5, eaten.fWhole, 0.4),
    total_vegetables: more(5, eaten.vTotal + eaten.vLegumes, 1.1),
    greens_and_beans: more(5, eaten.vDarkGreen + eaten.vLegumes, 0.2),
    whole_grains: more(10, eaten.gWhole, 1.5),
    dairy: more(10, eaten.dTotal, 1.3),
    total_protein_foods: more(5, eaten.pfMeat + eaten.pfEggs + plants, 2.5),
    seafood_and_plant_proteins: more(5, eaten.pfSeafood + plants, 0.8),
    fatty_acids: Math.max(
      0,
      Math.min(10, (10 * ((eaten.mfat + eaten.pfat) / eaten.sfat - 1.2)) / (2.5 - 1.2)),
    ),
    refined_grains: less(eaten.gRefined / (kcal / 1000), 1.8, 4.3),
    sodium: less(eaten.sodium / kcal, 1.1, 2),
    added_sugars: less((100 * (eaten.addedSugars * 16)) / kcal, 6.5, 26),
    saturated_fats: less((100 * (eaten.sfat * 9)) / kcal, 8, 16),
  };
  const total = Object.values(scores).reduce((sum, score) => sum + score, 0);
  return { ...scores, total_score: total };
}
