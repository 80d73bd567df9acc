/** The energy of pure fat in kJ/g by Atwater's factors: no food has more. */
export const OF_FAT = 37;
