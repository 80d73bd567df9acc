import { localName } from '../language/local-name.ts';
import type { Words } from '../language/words.ts';
import {
  defaultServing,
  type Food,
  processingLabel,
  type ServingSize,
  standardVariant,
  type Variant,
} from '../model/food.ts';
import { BIG7, nutrient } from '../model/nutrients.ts';
import { kjToKcal } from '../model/units.ts';
import type { FoundFood } from '../operations/foods/get-food.ts';
import { escapeControls } from '../text/escaping/escape-controls.ts';
import type { Card } from './evaluations/cards.ts';

/** The mark before an amount that is borrowed from a similar food. */
const ESTIMATED = '~';

/** A food for people: the amounts in 100 g of each variant, and the weights of servings. */
export function foodCards({ food, legacy, standIn }: FoundFood, words: Words): Card[] {
  const { tables } = words.messages;
  return [
    {
      title: [
        titleOf(food, words),
        ...headLines(food, words),
        ...(legacy ? [legacyLine(legacy, food, words)] : []),
        ...(standIn ? [standInLine(standIn, food, words)] : []),
      ].join('\n'),
      head: [
        tables.per100,
        ...food.variants.map((variant) => variantHead(variant, food, words)),
        '',
      ],
      rows: nutrientRows(food.variants, words),
      remarks: remarksOf(food, words),
    },
    ...servingCards(food, words),
  ];
}

function titleOf(food: Food, { language }: Words): string {
  const { brand, id } = food;
  return escapeControls(
    `${localName(food, language)}${brand === null ? '' : `, ${brand}`} (${id})`,
  );
}

function headLines(food: Food, { language, messages: { tables } }: Words): string[] {
  const shownAs = localName(food, language);
  const others = [food.name, ...food.otherNames].filter((name) => name !== shownAs);
  return [
    tables.foodLine(tables.types[food.type], !food.isSolid, food.standardUnit),
    ...(food.gtin === null ? [] : [`GTIN ${food.gtin}`]),
    ...(others.length === 0 ? [] : [escapeControls(tables.alsoCalled(others.join(', ')))]),
    ...(food.retiredIn === null ? [] : [tables.retired(food.retiredIn)]),
  ];
}

function legacyLine(
  { id, change, release }: NonNullable<FoundFood['legacy']>,
  food: Food,
  { messages: { tables } }: Words,
): string {
  return escapeControls(tables.legacy(id, change, release, food.id));
}

function standInLine(
  { source, code }: NonNullable<FoundFood['standIn']>,
  food: Food,
  { messages: { tables } }: Words,
): string {
  return escapeControls(tables.standIn(`${source} ${code}`, food.id));
}

/** The name of a state in the language; its label is English. */
function stateLabel({ label, processing }: Variant, { language, term }: Words): string {
  return language === 'en' ? label : term(processingLabel(processing));
}

function variantHead(variant: Variant, { standardProcessing, variants }: Food, words: Words) {
  const { processing } = variant;
  const mark = processing === standardProcessing && variants.length > 1 ? '*' : '';
  return escapeControls(`${stateLabel(variant, words)}${mark}`);
}

function nutrientRows(variants: readonly Variant[], { fixed, term }: Words): string[][] {
  const kcal = variants.map((variant) =>
    shownAmount(variant, nutrient('energy').position, (kj) => fixed(kjToKcal(kj), 0)),
  );
  const rows = BIG7.map(({ name, label, unit, position }) => [
    term(label),
    ...variants.map((variant) =>
      shownAmount(variant, position, (amount) => fixed(amount, name === 'energy' ? 0 : 2)),
    ),
    unit,
  ]);
  return [[term('Energy'), ...kcal, 'kcal'], ...rows];
}

function shownAmount(
  { nutrients, borrowed }: Variant,
  position: number,
  show: (amount: number) => string,
): string {
  const amount = nutrients[position] as number;
  if (Number.isNaN(amount)) return '-';
  return `${borrowed?.nutrients.includes(position) ? ESTIMATED : ''}${show(amount)}`;
}

function remarksOf({ variants, standardProcessing }: Food, words: Words): string[] {
  const { tables } = words.messages;
  const isEstimated = variants.some(
    ({ borrowed }) => borrowed?.nutrients.some((position) => position < BIG7.length) ?? false,
  );
  return [
    ...(variants.length > 1
      ? [`* ${tables.usualState(words.term(processingLabel(standardProcessing)))}`]
      : []),
    ...(isEstimated ? [`${ESTIMATED} ${tables.fromSimilar}`] : []),
    tables.sources(originsOf(variants, words).join('; ')),
  ];
}

function originsOf(
  variants: readonly Variant[],
  { language, term, messages: { tables } }: Words,
): string[] {
  return variants.map((variant) => {
    const { processing, source, sourceCode, borrowed, foodPatternsOrigin } = variant;
    const own = sourceCode === null ? [] : [`${source} ${sourceCode}`];
    const like =
      borrowed === null ? [] : [tables.similarTo(`${borrowed.source} ${borrowed.sourceCode}`)];
    const patterns =
      foodPatternsOrigin === null
        ? tables.noPatterns
        : tables.patternsOf(foodPatternsOrigin.sourceCode, variant.foodPatternsEstimated);
    const state = language === 'en' ? processing : term(processingLabel(processing));
    return escapeControls(`${state} ${[...own, ...like, patterns].join(', ')}`);
  });
}

/** The servings of each state, beginning with the usual state. */
function servingCards(food: Food, words: Words): Card[] {
  const usual = standardVariant(food);
  return [usual, ...food.variants.filter((variant) => variant !== usual)].flatMap((variant) =>
    variant.servingSizes.length === 0 && variant.density === null
      ? []
      : [servingCard(food, variant, words)],
  );
}

function servingCard(food: Food, variant: Variant, words: Words): Card {
  const { tables } = words.messages;
  const { servingSizes, density } = variant;
  const taken = defaultServing(food, variant);
  return {
    title:
      food.variants.length > 1
        ? escapeControls(tables.servingsOf(stateLabel(variant, words)))
        : tables.servings,
    head: ['', tables.amount, tables.unit, tables.type],
    rows: servingSizes.map(({ type, label, amount, unit }) => [
      escapeControls(tables.serving(type ?? '', label)),
      shownServing(amount),
      unit,
      `${type ?? ''}${type !== null && label === taken.label ? '*' : ''}`,
    ]),
    remarks: [
      ...(taken.label === null ? [] : [`* ${tables.ifNoAmount}`]),
      ...(density === null
        ? []
        : [`${String(density).replace('.', words.fixed(0, 1).charAt(1))} g/ml`]),
    ],
  };
}

function shownServing(amount: ServingSize['amount']): string {
  return amount === null ? '-' : String(Math.round(amount * 100) / 100);
}
