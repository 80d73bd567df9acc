import { writeOut } from '../../io/writing/write-out.ts';
import { wordsIn } from '../../language/words.ts';
import { catalogueInfo } from '../../operations/catalogue/catalogue-info.ts';
import { verify } from '../../operations/catalogue/verify.ts';
import { importFoods } from '../../operations/import/import-foods.ts';
import type { SourceName } from '../../operations/import/import-input.ts';
import { formatOf } from '../../render/formats.ts';
import { countsLine, updatedText } from '../../render/import-counts.ts';
import { renderCatalogueInfo } from '../../render/render-catalogue-info.ts';
import { renderVerification } from '../../render/render-verification.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { ImportCommand, INFO, VERIFY } from './command.ts';
import { openRowLists } from './row-lists.ts';
import { HAVE, LACK, shareOfFoods } from './share-of-foods.ts';

/** Writes the content of a catalogue. */
export function showInfo(
  options: CommandInput<typeof INFO>,
  { terminal, withCatalogue, displayOf, language, note }: CommandContext,
): Promise<void> {
  return withCatalogue(options.catalogue, async (services) => {
    const info = await catalogueInfo.run(services, {});
    const style = { language, ...options, ...displayOf(options.output) };
    const text = await renderCatalogueInfo(info, formatOf(options), style);
    await writeOut([text], terminal.stdout, options.output);
    if (info.hasEarlierIndex) {
      const { file, schemaVersion } = info;
      note(
        `viand: ${file}: searches are slow with the index of schema version ${schemaVersion}; importing its foods again renews it`,
      );
    }
    if (info.lacksFigures) {
      note(
        `viand: ${info.file}: evaluations are slow, since ${info.file}.figures is missing or out of date; copy it with the catalogue, or import the foods again`,
      );
    }
  });
}

/** Checks a catalogue and writes the result. */
export function runVerify(
  { file, ...options }: CommandInput<typeof VERIFY>,
  { terminal, withCatalogue, displayOf, language }: CommandContext,
): Promise<ExitCode> {
  return withCatalogue(file ?? options.catalogue, async (services) => {
    const verification = await verify.run(services, {});
    const text = await renderVerification(verification, formatOf(options), {
      language,
      ...options,
      ...displayOf(options.output),
    });
    await writeOut([text], terminal.stdout, options.output);
    const isSound = verification.rules.every(({ diagnostics }) => diagnostics.length === 0);
    return isSound ? EXIT.success : EXIT.faultyData;
  });
}

/** Imports a source and reports the result. */
export async function runImport(
  name: SourceName,
  { paths, catalogue, rejects, repairs, estimatePatterns, update }: CommandInput<ImportCommand>,
  context: CommandContext,
): Promise<void> {
  const { terminal, codeChangesFile } = context;
  const words = wordsIn(context.language);
  const { imports } = words.messages;
  const line = context.progress('foods');
  const note = (text: string) => {
    line?.clear();
    context.note(text);
  };
  const lists = await openRowLists({ catalogue, rejects, repairs }, { ...context, note });
  const notes: string[] = [];
  try {
    const result = await importFoods.run(
      {
        version: context.version,
        codeChanges: codeChangesFile,
        openCatalogue: context.openCatalogue,
        report: lists.reject,
        repaired: lists.repair,
        note: (text) => notes.push(text),
        progress: (entries) => line?.update({ entries, file: '', lines: 0, share: undefined }),
        onWait: () => note(`viand: waiting for another import into ${catalogue}`),
      },
      { source: name, paths: [...paths], catalogue, estimatePatterns, update },
    );
    line?.clear();
    if (result.changes === 'files unchanged') {
      const { id, release } = result.source;
      const text = `${called(id, release)}: ${imports.filesUnchanged(catalogue)}\n`;
      return await writeOut([text], terminal.stdout, undefined);
    }
    lists.removeEarlier();
    const { source, foods, variants, servingSizes, withoutFoodPatterns, isChanged } = result;
    const rows = result.counts === undefined ? '' : ` (${countsLine(result.counts, words)})`;
    const contents = imports.contents(String(foods), String(variants), String(servingSizes));
    const what = `${called(source.id, source.release)}: ${contents}${rows}`;
    const replaced =
      result.replaced === undefined ? '' : imports.inPlaceOf(String(result.replaced));
    const done =
      result.changes === undefined
        ? `${imports.into(catalogue)}${replaced}`
        : updatedText(catalogue, result.changes, words);
    const outcome = isChanged ? done : imports.already(catalogue);
    await writeOut([`${what}: ${outcome}\n`], terminal.stdout, undefined);
    for (const text of notes) note(`viand: ${text}`);
    if (estimatePatterns && result.estimatedPatterns > 0) {
      note(`viand: food patterns of ${result.estimatedPatterns} variants are estimates`);
    }
    if (withoutFoodPatterns > 0) {
      note(
        `viand: ${shareOfFoods(withoutFoodPatterns, foods, LACK)} food patterns, which the Healthy Eating Index needs${
          withoutFoodPatterns === foods && name === 'fndds'
            ? ': import FPED together with them'
            : estimatePatterns
              ? ''
              : '; --estimate-patterns takes those of similar foods'
        }`,
      );
    }
    if (result.withoutAmounts > 0) {
      note(`viand: ${shareOfFoods(result.withoutAmounts, foods, HAVE)} no amounts`);
    }
  } finally {
    await lists.finish();
  }
}

/** A source and its release. FoodData Central has no release, since its parts are published separately. */
function called(id: string, release: string): string {
  return `${id} ${release}`.trim();
}
