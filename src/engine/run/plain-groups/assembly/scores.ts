/**
 * Scores a group by the program of an index. The operations have the order of `evaluation/indices/index-score.ts`, so that
 * figures are the same to the last bit.
 */

/** The sums of the group, in billionths, by slot. */
export let sums: usize = 0;
/** Sets the sums that are scored next. */
export function setSums(at: usize): void {
  sums = at;
}

/** The numbers of the program, 16 for each component: see `index-program.ts`. */
export let steps: usize = 0;
/** The number of components. */
export let components: u32 = 0;
/** The slot of the energy. */
export let energy: u32 = 0;
/** The places of metrics in their row. */
export let totalScore: u32 = 0;
/** The share of the energy whose food patterns are estimated. */
export let estimatedEnergyShare: u32 = 0;
/** The place where the amounts of components begin. */
export let amounts: u32 = 0;
/** The place where their densities begin. */
export let densities: u32 = 0;
/** The row of metrics. */
export let metrics: usize = 0;

/** The positions of the numbers of a component, in bytes. */
const DENSITY: usize = 0;
const SCORING: usize = 8;
const MAX_SCORE: usize = 16;
const WORST_AT: usize = 24;
const BEST_AT: usize = 32;
const KCAL_PER_UNIT: usize = 40;
const TO: usize = 48;
const COUNT: usize = 56;
const INPUTS: usize = 64;
const STEP_BYTES: usize = 128;

/** The kinds of densities. */
const AMOUNT: u32 = 0;
const PER_100_KCAL: u32 = 1;
const PER_1000_KCAL: u32 = 2;
const PER_KCAL: u32 = 3;
const PERCENT_OF_ENERGY: u32 = 4;

/** The kinds of scoring. */
const LINEAR: u32 = 0;
const STEPS: u32 = 1;
const WITHIN: u32 = 2;

/** The parts of a unit in sums, see `exact-sums.ts`. */
const PARTS_PER_UNIT: f64 = 1e9;

/** Kilojoules per kilocalorie, as in `model/units.ts`. */
const KJ_PER_KCAL: f64 = 4.184;

/** The slot of the energy with estimated food patterns, see `layout.ts`. */
const ESTIMATED_ENERGY: u32 = 4;

@inline
function amountOf(slot: u32): f64 {
  return load<f64>(sums + (<usize>slot << 3)) / PARTS_PER_UNIT;
}

@inline
function setMetric(place: u32, value: f64): void {
  store<f64>(metrics + (<usize>place << 3), value);
}

@inline
function densityOf(step: usize, amount: f64, kcal: f64): f64 {
  const kind = <u32>load<f64>(step, DENSITY);
  if (kind === AMOUNT) return amount;
  if (kcal === 0) return NaN;
  if (kind === PER_1000_KCAL) return amount / (kcal / 1000);
  if (kind === PER_100_KCAL) return amount / (kcal / 100);
  if (kind === PER_KCAL) return amount / kcal;
  if (kind === PERCENT_OF_ENERGY) return 100 * ((amount * load<f64>(step, KCAL_PER_UNIT)) / kcal);
  return amount / amountOf(<u32>load<f64>(step, TO));
}

@inline
function within(score: f64, maxScore: f64): f64 {
  return min<f64>(max<f64>(score, 0), maxScore);
}

function pointsOf(step: usize, density: f64): f64 {
  const scoring = <u32>load<f64>(step, SCORING);
  const maxScore = load<f64>(step, MAX_SCORE);
  const worstAt = load<f64>(step, WORST_AT);
  const bestAt = load<f64>(step, BEST_AT);
  if (scoring === LINEAR) {
    if (worstAt > bestAt) {
      return within(maxScore - (maxScore * (density - bestAt)) / (worstAt - bestAt), maxScore);
    }
    if (worstAt === 0) return within(maxScore * (density / bestAt), maxScore);
    return within(maxScore * ((density - worstAt) / (bestAt - worstAt)), maxScore);
  }
  if (scoring === STEPS) {
    if (worstAt < bestAt) {
      return density >= bestAt ? maxScore : density >= worstAt ? maxScore / 2 : 0;
    }
    return density <= bestAt ? maxScore : density <= worstAt ? maxScore / 2 : 0;
  }
  if (scoring === WITHIN) return density >= worstAt && density <= bestAt ? maxScore : 0;
  return -100 * (density / worstAt);
}

/** Writes the metrics of the group whose sums are set. */
export function score(): void {
  const kj = amountOf(energy);
  const kcal = kj / KJ_PER_KCAL;
  let total: f64 = 0;
  for (let component: u32 = 0; component < components; component++) {
    const step = steps + <usize>component * STEP_BYTES;
    let amount: f64 = 0;
    const end = INPUTS + (<usize>load<f64>(step, COUNT) << 3);
    for (let input = INPUTS; input < end; input += 8) {
      amount += amountOf(<u32>load<f64>(step + input));
    }
    const density = densityOf(step, amount, kcal);
    const score = isNaN<f64>(density) ? 0 : pointsOf(step, density);
    setMetric(component, score);
    setMetric(amounts + component, amount);
    setMetric(densities + component, isFinite<f64>(density) ? density : NaN);
    total += score;
  }
  setMetric(totalScore, total);
  setMetric(estimatedEnergyShare, kj > 0 ? min<f64>(1, amountOf(ESTIMATED_ENERGY) / kj) : 0);
}
