import { writeOut } from '../../io/writing/write-out.ts';
import { wordsIn } from '../../language/words.ts';
import { type AddResult, addFoods, foodsTemplate } from '../../operations/add/add-foods.ts';
import { countsLine, updatedText } from '../../render/import-counts.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { addedFoodsNotes } from './added-foods-notes.ts';
import type { ADD_FOODS } from './command.ts';
import { openRowLists } from './row-lists.ts';

/** Adds a table of foods to a catalogue and reports how many of its rows were added. */
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
  const words = wordsIn(context.language);
  const { imports } = words.messages;
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
      const text = `${result.source.id}: ${imports.filesUnchanged(catalogue)}\n`;
      return await writeOut([text], terminal.stdout, undefined);
    }
    lists.removeEarlier();
    const { source, counts, isChanged } = result;
    const done =
      result.changes === undefined
        ? imports.addedTo(catalogue)
        : updatedText(catalogue, result.changes, words);
    const outcome = isChanged ? done : imports.already(catalogue);
    await writeOut(
      [`${source.id}: ${countsLine(counts, words)}: ${outcome}\n`],
      terminal.stdout,
      undefined,
    );
    if (input.per === undefined) basisNotes(result).forEach(note);
    for (const text of result.notes) note(`viand: ${text}`);
    for (const text of addedFoodsNotes(result)) note(`viand: ${text}`);
    replacedFoodsNote({ ...result, catalogue }).forEach(note);
  } finally {
    await lists.finish();
  }
}

const PER_100 =
  'viand: assumed amounts per 100 g, since the table does not say; use --per serving if they are per serving';

/** The note for users if a table replaced another one only because both have the same name. */
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

/** The note for users about the reference amount of a table. */
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
      `viand: read columns without a reference amount as per ${stated.per}, like "${stated.text}"; use --per to change this`,
    ];
  }
  if (!isOpen) return [];
  return [
    `viand: read amounts as per ${stated.per}, from the title "${stated.text}"; use --per to change this`,
  ];
}
