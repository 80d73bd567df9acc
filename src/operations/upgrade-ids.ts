import type { Catalogue } from '../catalogue/catalogue.ts';
import { foodIdSpans } from '../meals/food-id-spans.ts';
import type { EntryField } from '../model/entry.ts';
import type { LegacyId } from '../model/food-ids.ts';

/** An id of an earlier release in a meal file, and what took its place. */
export interface IdUpgrade {
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly legacy: LegacyId;
}

export interface UpgradedMeals {
  readonly text: string;
  readonly upgrades: readonly IdUpgrade[];
  readonly ids: number;
  readonly unknown: readonly { readonly line: number; readonly id: string }[];
}

/** Replaces the ids of earlier releases in the text of a meal file, and nothing else. */
export function upgradeIds(
  catalogue: Catalogue,
  text: string,
  file: string,
  names: Partial<Record<EntryField, string>>,
): UpgradedMeals {
  const spans = foodIdSpans(text, file, names);
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
  return { text: pieces.join(''), upgrades, ids: spans.length, unknown };
}
