import { writeOut } from '../../io/writing/write-out.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { type AddResult, addFoods, foodsTemplate } from '../../operations/add/add-foods.ts';
import { changesLine, countsLine, UNCHANGED_FILES } from '../../render/import-counts.ts';
import { cutShort } from '../../text/quote.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import type { ADD_FOODS } from './command.ts';
import { openRowLists } from './row-lists.ts';
import { HAVE, LACK, shareOfFoods } from './share-of-foods.ts';

/** Adds a table of foods to a catalogue and says what became of its rows. */
export async function runAdd(
  { template, rejects, repairs, base, ...options }: CommandInput<typeof ADD_FOODS>,
  context: CommandContext,
): Promise<void> {
  const { terminal, usualFiles } = context;
  if (template === true) return writeOut([foodsTemplate()], terminal.stdout, undefined);
  const line = context.progress('rows');
  const note = (text: string) => {
    line?.clear();
    context.note(text);
  };
  const input = addFoods.input.read({
    ...options,
    ...(base === undefined ? {} : { base: base === true ? usualFiles.catalogue : base }),
  });
  const { file, catalogue } = input;
  const lists = await openRowLists({ catalogue, rejects, repairs }, { ...context, note });
  try {
    const needs = {
      stdin: terminal.stdin,
      version: context.version,
      openCatalogue: context.openCatalogue,
      report: lists.reject,
      repaired: lists.repair,
      progress: (rows: number) =>
        line?.update({ entries: rows, file, lines: rows, share: undefined }),
      onWait: () => note(`viand: waiting for another import into ${catalogue}`),
    };
    const result = await addFoods.run(needs, input);
    line?.clear();
    if (result.changes === 'files unchanged') {
      const text = `${result.source.id}: ${UNCHANGED_FILES} ${catalogue}\n`;
      return await writeOut([text], terminal.stdout, undefined);
    }
    lists.removeEarlier();
    const { source, counts, isChanged } = result;
    const done =
      result.changes === undefined
        ? `added to ${catalogue}`
        : `updated in ${catalogue} (${changesLine(result.changes)})`;
    const outcome = isChanged ? done : `already in ${catalogue}, unchanged`;
    await writeOut(
      [`${source.id}: ${countsLine(counts)}: ${outcome}\n`],
      terminal.stdout,
      undefined,
    );
    if (input.per === undefined) basisNotes(result).forEach(note);
    for (const text of result.notes) note(`viand: ${text}`);
    notes(result).forEach(note);
    replacedFoodsNote({ ...result, catalogue }).forEach(note);
  } finally {
    await lists.finish();
  }
}

const PER_100 =
  'viand: assumed amounts per 100 g, since the table does not say; use --per serving if they are per serving';

/** What a user should know if a table replaced another one by chance, as both have the same name. */
function replacedFoodsNote({
  changes,
  source,
  catalogue,
}: AddResult & { readonly catalogue: string }): string[] {
  if (changes === undefined || changes.changed + changes.unchanged > 0) return [];
  return [
    `viand: removed all earlier foods of "${source.id}" from ${catalogue}, since none of them is in this table; to keep the foods of both tables, give each its own --source`,
  ];
}

/** What a user should know about the reference amount of a table. */
function basisNotes({ columns: { stated, text, nutrients } }: AddResult): string[] {
  const isOpen = nutrients.some(([, columns]) => columns.some(({ basis }) => basis === undefined));
  if (stated?.basis === undefined) return isOpen && !text.has('per') ? [PER_100] : [];
  if (stated.basis === '100 g') return [];
  if (stated.columns === 'label') {
    return [
      `viand: read amounts as per serving, since the columns are those of a US label (${stated.text}); use --per if they are per 100 g`,
    ];
  }
  if (stated.columns === 'neighbours') {
    if (!isOpen) return [];
    return [
      `viand: read columns that do not say it as per ${stated.per}, as "${stated.text}" is; use --per to change this`,
    ];
  }
  if (!isOpen) return [];
  return [
    `viand: read amounts as per ${stated.per}, from the title "${stated.text}"; use --per to change this`,
  ];
}

/** The name of a column, or its number from 1 if it has none. */
function columnName({ names }: AddResult['columns'], position: number): string {
  const name = names[position] ?? '';
  return name === '' ? String(position + 1) : `"${name}"`;
}

/** Characters of a list of nutrients; a longer list is cut short. */
const LISTED_CHARACTERS = 400;

/** Names and how often each occurs: "Ash (12), Alanine (3)". */
function listed(times: ReadonlyMap<string, number>): string {
  const all = [...times].map(([name, count]) => `${name} (${count})`);
  return cutShort(all.join(', '), LISTED_CHARACTERS);
}

/** Labels give alcohol in per cent by volume, tables of nutrients in grams. */
function unitOfAlcohol({ nutrients, names }: AddResult['columns']): string[] {
  const columns = nutrients.find(([{ name }]) => name === 'alcohol')?.[1] ?? [];
  const nameOf = ({ position }: { readonly position: number }) => names[position] ?? '';
  const share = columns.find(({ isShare }) => isShare);
  if (share !== undefined) {
    return [`viand: read "${nameOf(share)}" as per cent by volume, at 0.789 g per ml of alcohol`];
  }
  const name = columns.map(nameOf).find((one) => !UNIT.test(one));
  return name === undefined
    ? []
    : [
        `viand: read "${name}" as grams, since the column gives no unit; if it is per cent by volume, multiply it by 0.789`,
      ];
}

/** A unit in the name of a column, as in "Alkohol (g)" and `alcohol_g`, but not in `alcohol_100g`. */
const UNIT = /(?<![a-z]|\d\s*)(?:m?g|kg|grams?|gramm|[µμ]g)(?![a-z])/i;

/** What a user should know of the foods that were added. */
function notes(result: AddResult): string[] {
  const { columns, counts, unread, contradicted, unweighed } = result;
  const { withoutNutrients, withoutFoodPatterns, withAssumedDensity } = result;
  const labels = columns.labels.map((position) => columns.names[position]);
  const { assumedNames } = columns;
  const per = columns.text.get('per');
  return [
    ...(columns.isTurned
      ? ['viand: read the columns of the table as foods, since its rows are nutrients']
      : []),
    ...(assumedNames === undefined
      ? []
      : [`viand: took food names from column ${columnName(columns, assumedNames)}`]),
    ...(per === undefined || !/^(?:amount|menge|quantity|qty)$/i.test(columns.names[per] ?? '')
      ? []
      : [`viand: took the reference amount of each row from column ${columnName(columns, per)}`]),
    ...(columns.balanced === undefined
      ? []
      : [
          `viand: read ${columnName(columns, columns.balanced)} as total carbohydrates including fibre, since they make 100 g with water, protein, fat and ash; --map carbohydrates_g=… if they exclude fibre`,
        ]),
    ...(columns.percentages.length === 0
      ? []
      : [
          `viand: skipped MyFitnessPal columns without a unit, which may hold percentages of daily values: ${columns.percentages.map((position) => columns.names[position]).join(', ')}`,
        ]),
    ...(labels.length === 0
      ? []
      : [
          `viand: kept columns as remarks: ${[...new Set(labels)].join(', ')}; use --map to say what they hold`,
        ]),
    ...(columns.unreadPatterns.length === 0
      ? []
      : [
          `viand: skipped food patterns, since a table needs all ${FOOD_PATTERNS.length} or none: ${columns.unreadPatterns.join(', ')}`,
        ]),
    ...(unread.size === 0
      ? []
      : [
          `viand: skipped unknown nutrients: ${listed(unread)}; use --map to read them under other names`,
        ]),
    ...(contradicted.size === 0
      ? []
      : [
          `viand: ignored amounts that contradict another column of the same nutrient: ${listed(contradicted)}; use --map ignore=… to ignore the other column`,
        ]),
    ...(unweighed.foods === 0
      ? []
      : [
          `viand: skipped serving sizes without a weight, such as "${cutShort(unweighed.example)}" (foods: ${unweighed.foods}); give the weight, as in "1 slice (30 g)"`,
        ]),
    ...unitOfAlcohol(columns),
    ...(withAssumedDensity === 0
      ? []
      : [
          `viand: assumed a density of 1 g/ml, since amounts are per volume and no density is given (foods: ${withAssumedDensity})`,
        ]),
    ...(withoutNutrients === 0
      ? []
      : [`viand: ${shareOfFoods(withoutNutrients, counts.imported, HAVE)} no amounts`]),
    ...(withoutFoodPatterns === 0
      ? []
      : [
          `viand: ${shareOfFoods(withoutFoodPatterns, counts.imported, LACK)} food patterns, which the Healthy Eating Index needs`,
        ]),
  ];
}
