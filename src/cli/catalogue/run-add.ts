import { writeOut } from '../../io/writing/write-out.ts';
import { type AddResult, addFoods, foodsTemplate } from '../../operations/add/add-foods.ts';
import { changesLine, countsLine, UNCHANGED_FILES } from '../../render/import-counts.ts';
import { cutShort } from '../../text/quote.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import type { ADD_FOODS } from './command.ts';
import { rejectedRows } from './rejected-rows.ts';
import { HAVE, LACK, shareOfFoods } from './share-of-foods.ts';

/** Adds a table of foods to a catalogue and says what became of its rows. */
export async function runAdd(
  { template, rejects, base, ...options }: CommandInput<typeof ADD_FOODS>,
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
  const rejected = await rejectedRows(rejects ?? `${catalogue}.rejects.csv`, { ...context, note });
  try {
    const needs = {
      stdin: terminal.stdin,
      version: context.version,
      openCatalogue: context.openCatalogue,
      report: rejected.add,
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
    otherTable({ ...result, catalogue }).forEach(note);
  } finally {
    await rejected.finish();
    await rejected.discard();
  }
}

const PER_100 =
  'viand: amounts are taken as those of 100 g, since the table does not say; --per serving takes them as those of a serving';

/** What a user should know if a table replaced another one by chance, as both have the same name. */
function otherTable({
  changes,
  source,
  catalogue,
}: AddResult & { readonly catalogue: string }): string[] {
  if (changes === undefined || changes.changed + changes.unchanged > 0) return [];
  return [
    `viand: ${catalogue} had other foods of "${source.id}", which are removed: none of them is in the table; --source gives a table another name`,
  ];
}

/** What a user should know about the reference amount of a table. */
function basisNotes(result: AddResult): string[] {
  const { stated } = result.columns;
  if (stated?.basis === undefined) {
    return stated !== undefined || isBasisOpen(result) ? [PER_100] : [];
  }
  if (stated.basis === '100 g') return [];
  return [
    `viand: amounts are read as those of ${stated.per}, by the title "${stated.text}"; --per reads them as others`,
  ];
}

/** Columns that may say what amounts are per, or how much a package has. */
const QUANTITY = /^(?:menge|quantity|qty|gramm|grams|weight|gewicht)(?![a-z])/i;

/** Whether a table has servings or quantities, without saying that its amounts are per serving. */
function isBasisOpen({ columns }: AddResult): boolean {
  const { text, nutrients, labels, names, measures } = columns;
  const amounts = nutrients.flatMap(([, columns]) => columns);
  const isSaid = text.has('per') || amounts.some(({ basis }) => basis !== undefined);
  const hasQuantity = labels.some((position) => QUANTITY.test(names[position] ?? ''));
  const hasServings = text.has('serving_size') || measures.length > 0;
  return (hasServings || hasQuantity) && amounts.length > 0 && !isSaid;
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

/** What a user should know of the foods that were added. */
function notes(result: AddResult): string[] {
  const { columns, counts, unread, withoutNutrients, withoutFoodPatterns } = result;
  const labels = columns.labels.map((position) => columns.names[position]);
  const { assumedNames } = columns;
  const per = columns.text.get('per');
  return [
    ...(assumedNames === undefined
      ? []
      : [`viand: names of foods are taken from column ${columnName(columns, assumedNames)}`]),
    ...(per === undefined || !/^(?:amount|menge|quantity|qty)$/i.test(columns.names[per] ?? '')
      ? []
      : [`viand: amounts are per the quantity in column ${columnName(columns, per)}`]),
    ...(columns.percentages.length === 0
      ? []
      : [
          `viand: columns of MyFitnessPal without a unit are not read, since they may hold percentages of daily values: ${columns.percentages.map((position) => columns.names[position]).join(', ')}`,
        ]),
    ...(labels.length === 0
      ? []
      : [
          `viand: columns kept as remarks: ${[...new Set(labels)].join(', ')}; --map reads them as amounts`,
        ]),
    ...(unread.size === 0
      ? []
      : [`viand: nutrients that are not read: ${listed(unread)}; --map reads them as others`]),
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
