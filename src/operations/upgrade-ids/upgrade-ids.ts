import { readPlainText } from '../../io/reading/text-source.ts';
import { foodIdSpans } from '../../meals/entries/food-id-spans.ts';
import type { LegacyId } from '../../model/ids/food-ids.ts';
import { operation } from '../operation.ts';
import type { Services } from '../services.ts';
import { UPGRADE_INPUT } from './upgrade-input.ts';

/** An id of an earlier release in a meal file, and its replacement. */
export interface IdUpgrade {
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly legacy: LegacyId;
}

/** A meal file with current ids, and what changed. */
export interface UpgradedMeals {
  /** The new content, in the encoding of the file. */
  readonly bytes: Buffer;
  readonly upgrades: readonly IdUpgrade[];
  readonly ids: number;
  readonly unknown: readonly { readonly line: number; readonly id: string }[];
}

/** Replaces the ids of earlier releases in the text of a meal file, and nothing else. */
export const upgradeIds = operation({
  name: 'upgrade-ids',
  summary: 'Replace ids from earlier releases in a meal file',
  input: UPGRADE_INPUT,
  http: { notOffered: 'It rewrites a file; evaluations accept earlier ids as they are' },
  async run(
    { catalogue }: Pick<Services, 'catalogue'>,
    { file, map = {} },
  ): Promise<UpgradedMeals> {
    const { text, encode } = await readPlainText(file);
    const spans = foodIdSpans(text, file, map);
    const upgrades: IdUpgrade[] = [];
    const unknown: { line: number; id: string }[] = [];
    const pieces: string[] = [];
    let done = 0;
    for (const { id, start, end, line } of spans) {
      const found = catalogue.find(id);
      if (found === undefined) unknown.push({ line, id });
      if (found?.legacy === undefined) continue;
      const { legacy } = found;
      upgrades.push({ line, from: id, to: legacy.target, legacy });
      pieces.push(text.slice(done, start), legacy.target);
      done = end;
    }
    pieces.push(text.slice(done));
    return { bytes: encode(pieces.join('')), upgrades, ids: spans.length, unknown };
  },
});
