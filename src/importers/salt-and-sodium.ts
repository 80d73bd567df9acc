import { type NutrientVector, nutrient, SALT_PER_SODIUM } from '../model/nutrients.ts';
import { convertMass } from '../model/units.ts';

const SALT = nutrient('salt').position;
const SODIUM = nutrient('sodium').position;

/** The most by which salt may differ from the salt of the sodium, in g and as a share: labels round both. */
const SALT_ANYWAY = 0.15;
const SALT_SHARE = 0.25;

/** The salt in g that corresponds to sodium in mg. */
function saltOf(sodium: number): number {
  return convertMass(sodium * SALT_PER_SODIUM, 'mg', 'g');
}

/**
 * The expected salt if it does not fit the sodium, because one of them has the wrong unit or basis; undefined if the
 * two fit or one is unknown.
 */
export function saltConflict(vector: NutrientVector): string | undefined {
  const salt = vector[SALT] as number;
  const ofSodium = saltOf(vector[SODIUM] as number);
  const tolerance = Math.max(SALT_ANYWAY, SALT_SHARE * Math.max(salt, ofSodium));
  if (!(Math.abs(salt - ofSodium) > tolerance)) return undefined;
  const rounded = Number(ofSodium.toPrecision(3));
  return `about ${rounded} g in 100 g, as computed from the sodium of the row`;
}

/** Derives unknown salt and sodium from each other: labels define salt as 2.5 times the sodium. */
export function withSaltAndSodium(vector: NutrientVector): NutrientVector {
  if (Number.isNaN(vector[SALT])) {
    vector[SALT] = saltOf(vector[SODIUM] as number);
  } else if (Number.isNaN(vector[SODIUM])) {
    vector[SODIUM] = convertMass((vector[SALT] as number) / SALT_PER_SODIUM, 'g', 'mg');
  }
  return vector;
}

/** The most digits of an amount that somebody wrote. */
const WRITTEN_DIGITS = 12;
/** How far the errors of floating-point numbers are from such an amount, as a share. */
const FLOATING_POINT_ERROR = 1e-14;

/**
 * Derives unknown salt and sodium like {@link withSaltAndSodium}, but gives 560 mg for 1.4 g, not 559.9999999999999.
 */
export function withRoundSaltAndSodium(vector: NutrientVector): NutrientVector {
  const hasSalt = !Number.isNaN(vector[SALT]);
  const hasSodium = !Number.isNaN(vector[SODIUM]);
  withSaltAndSodium(vector);
  if (hasSalt !== hasSodium) {
    const derived = hasSalt ? SODIUM : SALT;
    const exact = vector[derived] as number;
    const round = Number(exact.toPrecision(WRITTEN_DIGITS));
    if (Math.abs(exact - round) <= exact * FLOATING_POINT_ERROR) vector[derived] = round;
  }
  return vector;
}
