import { withCountsInDigits } from '../../../text/numbers/number-words.ts';
import { withoutMakers } from '../words/makers.ts';
import { withRangesInDecimals } from './amounts/decimal-ranges.ts';
import { withCupsOfChains } from './amounts/measures/cups-of-chains.ts';
import {
  withLengthsAsMeasures,
  withoutDimensions,
  withoutWidths,
} from './amounts/measures/lengths.ts';
import { withBitesAsMouthfuls } from './amounts/measures/mouthfuls.ts';
import { withPartsOfLitres } from './amounts/measures/parts-of-litres.ts';
import { withSizesBeforeFood } from './amounts/measures/sizes-before-food.ts';
import { withFillsInFull, withSpoonLettersInFull } from './amounts/measures/spoons-and-cups.ts';
import { withMultiplesCounted } from './amounts/multiples.ts';
import {
  withPackagesCounted,
  withPairsCounted,
  withPiecesCountedFirst,
  withSizeOfEachApart,
  withTakeawayBoxes,
  withTimesFirst,
} from './amounts/packages/counted-packages.ts';
import { withDrainedWeight } from './amounts/packages/drained-weights.ts';
import { withNetWeight } from './amounts/packages/net-weight.ts';
import { withPacksOfSnacksAsBags } from './amounts/packages/packs-of-snacks.ts';
import { withPartsOfPackages } from './amounts/packages/parts-of-packages.ts';
import { withoutPackageOfWeight } from './amounts/packages/weights-of-packages.ts';
import { withPiecesSeparated } from './amounts/pieces-in-compounds.ts';
import { withoutRepeatedAmounts, withoutRepeatsInBrackets } from './amounts/repeated-amounts.ts';
import { withNumbersInFull } from './amounts/unreadable-numbers.ts';
import { withAmountsSeparated } from './amounts/unseparated-amounts.ts';
import { withWeightAloneInBrackets } from './amounts/weights-in-brackets.ts';
import { withWeightOfAllApart } from './amounts/weights-of-all.ts';
import {
  withAmountsInNames,
  withHalfAndHalfAsCream,
  withKindsOfCheeseCounted,
  withNumberedNamesInWords,
  withoutNumbersOfNames,
} from './foods/amounts-in-names.ts';
import { withCrushedWeighed } from './foods/baking/crushed-foods.ts';
import { withFrostingOfCakes } from './foods/baking/frosted-cakes.ts';
import { withKindsOfYeast } from './foods/baking/kinds-of-yeast.ts';
import { withoutHeating, withoutNeedlessKinds } from './foods/baking/needless-kinds.ts';
import { withFrozenYoghurt } from './foods/dairy-and-eggs/frozen-yoghurt.ts';
import { withGermanButter } from './foods/dairy-and-eggs/german-butter.ts';
import { withIceCreamTubs } from './foods/dairy-and-eggs/ice-cream-tubs.ts';
import { withPlantBrandsNamed } from './foods/dairy-and-eggs/plant-brands.ts';
import { withWhitesAndYolks } from './foods/dairy-and-eggs/whites-and-yolks.ts';
import { withYoghurtsNamed } from './foods/dairy-and-eggs/yoghurt-brands.ts';
import { withMilkAsQualifier } from './foods/drinks/milk-in-coffee.ts';
import { withPowdersInMilk } from './foods/drinks/powders-in-milk.ts';
import { withUnsweetenedDrinks } from './foods/drinks/unsweetened-drinks.ts';
import { withFlavoursAsQualifiers } from './foods/flavours.ts';
import { withFoodsByMeasure } from './foods/foods-by-measure.ts';
import { withCookedSides } from './foods/fruit-and-vegetables/cooked-vegetables.ts';
import { withFreshHerbs } from './foods/fruit-and-vegetables/fresh-herbs.ts';
import { withJuiceAndPeel } from './foods/fruit-and-vegetables/juice-and-peel.ts';
import { withTomatoPuree } from './foods/fruit-and-vegetables/tomato-puree.ts';
import { withoutVarieties } from './foods/fruit-and-vegetables/varieties.ts';
import { withAnimalFirst, withCutsNamed } from './foods/meat/cuts-of-meat.ts';
import { withStripsOfMeat } from './foods/meat/strips-of-meat.ts';
import { withBabyJarsNamed } from './foods/ready-made/baby-jars.ts';
import { withCondensedSoups } from './foods/ready-made/condensed-soups.ts';
import { withSupplementsNamed } from './foods/ready-made/supplements.ts';
import { withRomanceNames } from './foods/romance-names.ts';
import { withBritishChips, withGermanChips } from './foods/sandwiches-and-snacks/chips.ts';
import { withCinemaPopcorn } from './foods/sandwiches-and-snacks/cinema-popcorn.ts';
import { withoutUsualBread } from './foods/sandwiches-and-snacks/sandwich-bread.ts';
import { withSnackBarMealsJoined } from './foods/sandwiches-and-snacks/snack-bar-meals.ts';
import { withSubsCounted } from './foods/sandwiches-and-snacks/sub-sandwiches.ts';
import {
  withFilledBiscuits,
  withFoodsOfChains,
  withSweetPeppers,
  withUsualForms,
} from './foods/usual-forms.ts';
import { withoutAlternatives } from './remarks/alternatives.ts';
import { withBracketsAsQualifiers } from './remarks/brackets.ts';
import { withoutCutShapes } from './remarks/cut-shapes.ts';
import { withoutDurations } from './remarks/durations.ts';
import { withoutWhatItIsOn } from './remarks/eaten-on.ts';
import { withoutEatingOccasion } from './remarks/eating-occasion.ts';
import { withoutEdiblePart } from './remarks/edible-parts.ts';
import { withoutOven } from './remarks/from-oven.ts';
import { withEggsOfDish, withoutIngredients, withoutWaterMixedIn } from './remarks/ingredients.ts';
import { withoutKitchenVerb } from './remarks/kitchen-verbs.ts';
import { withoutKitchenWork } from './remarks/kitchen-work.ts';
import { withoutClockTime, withoutLeftover, withoutMealTime } from './remarks/meal-times.ts';
import { withoutOriginAndPurpose } from './remarks/origin-and-purpose.ts';
import { withoutRefuse } from './remarks/refuse.ts';
import { withoutSideRemarks } from './remarks/side-remarks.ts';
import { withFirstState, withSharedEndings } from './remarks/state-alternatives.ts';
import { withoutTemperatures } from './remarks/temperatures.ts';
import {
  withAbbreviationsInFull,
  withGermanSizesInFull,
  withJoiningWordsInFull,
} from './wording/abbreviations.ts';
import { withAdditionsJoined } from './wording/additions.ts';
import { withListsAfterCommas } from './wording/commas-of-lists.ts';
import { withMeasuresCorrected } from './wording/misspelt-measures.ts';
import { withoutPluralSuffixes } from './wording/plural-suffixes.ts';
import { withShorthandInFull } from './wording/shorthand.ts';
import { withoutSpokenWords } from './wording/spoken-language.ts';
import { withWashedAsDry } from './wording/washed-grain.ts';
import { withWeighedState } from './wording/weighed-states.ts';
import { withWordsOfNames } from './wording/words-of-names.ts';

/**
 * The most characters of a line. Some patterns scan a line many times, and longer lines would take too long to search.
 */
const MAX_LINE_CHARACTERS = 2000;

/** Whether a text is too long to be a line of a food record. */
export function isOverlong(text: string): boolean {
  return text.length > MAX_LINE_CHARACTERS;
}

/**
 * The steps that change a text before it is split into foods, one after another. A step reads what the steps before it
 * have written: counts in digits, for example.
 */
const STEPS_BEFORE_SPLITTING: readonly ((text: string) => string)[] = [
  // Spelling
  withoutPluralSuffixes,
  withShorthandInFull,
  withNumbersInFull,
  // The time, and words that people only say aloud, before the amount
  withoutClockTime,
  withoutTemperatures,
  withoutDurations,
  withoutDimensions,
  withoutSpokenWords,
  // Counts, for all steps below
  withWashedAsDry,
  withKindsOfCheeseCounted,
  withCountsInDigits,
  withoutKitchenVerb,
  withMeasuresCorrected,
  withCupsOfChains,
  withCondensedSoups,
  // Choices between foods or states that a line offers
  withSharedEndings,
  withFirstState,
  withoutAlternatives,
  // Amounts and names that would be split
  withListsAfterCommas,
  withoutHeating,
  withIceCreamTubs,
  withWeightAloneInBrackets,
  withoutPackageOfWeight,
  withDrainedWeight,
  withSizeOfEachApart,
  withWeightOfAllApart,
  withAmountsSeparated,
  withPartsOfPackages,
  withSnackBarMealsJoined,
  withBabyJarsNamed,
  withMultiplesCounted,
  withAmountsInNames,
  withAnimalFirst,
  withSubsCounted,
  withBitesAsMouthfuls,
  // Remarks with amounts or foods in them
  withoutLeftover,
  withoutWhatItIsOn,
  withEggsOfDish,
  withoutWaterMixedIn,
  withoutRepeatedAmounts,
  withTakeawayBoxes,
  withoutMealTime,
  // Bread, butter and chips with other foods
  withGermanButter,
  withoutUsualBread,
  withBritishChips,
  withFoodsOfChains,
  withFilledBiscuits,
  withFrostingOfCakes,
  // Remarks without amounts, and additions to a food
  withoutOriginAndPurpose,
  withoutKitchenWork,
  withAdditionsJoined,
  withoutCutShapes,
  withCinemaPopcorn,
  withoutEatingOccasion,
  // Joining words, and spaces that are left
  withJoiningWordsInFull,
  (text) => text.replace(/ {2,}/g, ' '),
  // Parts of the food before them
  withUnsweetenedDrinks,
  withPowdersInMilk,
  withPlantBrandsNamed,
  withMilkAsQualifier,
  withFrozenYoghurt,
  withYoghurtsNamed,
  withFlavoursAsQualifiers,
];

/** The steps that change a line of one food, one after another. */
const STEPS: readonly ((text: string) => string)[] = [
  // Spelling
  withRomanceNames,
  // Only here, since the user's own foods may have the number in their name.
  withoutNumbersOfNames,
  withoutPluralSuffixes,
  withShorthandInFull,
  withKindsOfCheeseCounted,
  withCountsInDigits,
  withRangesInDecimals,
  withWhitesAndYolks,
  // Words, and foods that only a measure or state distinguishes
  withPacksOfSnacksAsBags,
  withWordsOfNames,
  withAbbreviationsInFull,
  withWeighedState,
  withFoodsByMeasure,
  withTomatoPuree,
  withKindsOfYeast,
  withCrushedWeighed,
  withPiecesSeparated,
  // These steps also precede splitting, but a line may be one food from the start and is then not split.
  ...STEPS_BEFORE_SPLITTING,
  // Names of cuts, varieties and herbs
  withCutsNamed,
  withStripsOfMeat,
  withoutVarieties,
  withFreshHerbs,
  withCookedSides,
  // Remarks, makers and parts that nobody eats
  withoutSideRemarks,
  withoutOven,
  withoutRefuse,
  withoutEdiblePart,
  withoutMakers,
  // Amounts and sizes in words
  withPartsOfLitres,
  withSizesBeforeFood,
  withNetWeight,
  withJuiceAndPeel,
  // The usual form and kind of a food
  withGermanChips,
  withUsualForms,
  withoutNeedlessKinds,
  withSupplementsNamed,
  // Measures and counts
  withLengthsAsMeasures,
  withPairsCounted,
  withFillsInFull,
  withoutWidths,
  withPackagesCounted,
  withoutIngredients,
  withPiecesCountedFirst,
  // Foods that look like an amount, or like a spice
  withHalfAndHalfAsCream,
  withNumberedNamesInWords,
  withSweetPeppers,
  // The rest: times, sizes, brackets, and spoons of one letter
  withTimesFirst,
  withGermanSizesInFull,
  withoutRepeatsInBrackets,
  withBracketsAsQualifiers,
  withSpoonLettersInFull,
];

/**
 * Rewrites a line of one food in the form of other lines: without amounts that repeat the first one, numbers that are
 * not amounts and text that names no food, and with numbers, measures and joining words in full.
 */
export function normaliseLine(text: string): string {
  return STEPS.reduce((plain, step) => step(plain), text);
}

/**
 * Rewrites a text that may list several foods, so that it can be split: without text that separates amounts of one
 * food, and without text that names no food, such as the meal before it.
 */
export function normaliseBeforeSplitting(text: string): string {
  return STEPS_BEFORE_SPLITTING.reduce((plain, step) => step(plain), text);
}
