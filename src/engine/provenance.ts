import type { Catalogue } from '../catalogue/catalogue.ts';
import type { EvaluationName } from '../evaluation/evaluation-names.ts';
import { HEI_2015_TABLE } from '../evaluation/healthy-eating-index.ts';
import { ESTIMATED_ENERGY, type Layout, nutrientSlot } from '../evaluation/layout.ts';
import { coverage } from '../evaluation/totals.ts';
import { NUTRIENTS } from '../model/nutrients.ts';

/** What figures came about by: the same again gives the same figures. */
export interface Provenance {
  /** Version. */
  readonly viand: string;
  readonly catalogue: {
    /** SHA-256 of what was imported. */
    readonly fingerprint: string;
    readonly sources: readonly {
      readonly id: string;
      readonly name: string;
      readonly release: string;
      readonly fingerprint: string;
    }[];
  };
  readonly evaluations: readonly EvaluationName[];
  /** The tables that indices were scored by. */
  readonly indices: readonly { readonly index: string; readonly version: string }[];
  readonly options: Readonly<Record<string, unknown>>;
}

export async function provenanceOf(
  catalogue: Catalogue,
  evaluations: readonly EvaluationName[],
  { version, options }: { readonly version: string; readonly options: Provenance['options'] },
): Promise<Provenance> {
  const sources = await catalogue.sources();
  return {
    viand: version,
    catalogue: {
      fingerprint: await catalogue.fingerprint(),
      sources: sources.map(({ id, name, release, fingerprint }) => ({
        id,
        name,
        release,
        fingerprint,
      })),
    },
    evaluations,
    indices: evaluations.includes('healthy-eating-index') ? [HEI_2015_TABLE] : [],
    options,
  };
}

/** How well figures are founded, over all groups. */
export interface DataQuality {
  /** Shares of the mass whose foods have what was looked at, 0 to 1. */
  readonly coverage: Readonly<Record<string, number>>;
  /** Share of the energy whose food patterns are estimated, 0 to 1; absent where food patterns were not looked at. */
  readonly estimated_energy_share?: number;
}

/** @param amounts the sums over all groups */
export function dataQualityOf(layout: Layout, amounts: Float64Array): DataQuality {
  const nutrients = layout.nutrients.map((position) => {
    const gap = layout.nutrientGapSlots[position] as number;
    return [NUTRIENTS[position]?.name as string, coverage(amounts, gap)] as const;
  });
  const patterns =
    layout.foodPatterns.length === 0
      ? []
      : [['food_patterns', coverage(amounts, layout.foodPatternGap)] as const];
  const covered = { coverage: Object.fromEntries([...nutrients, ...patterns]) };
  if (layout.foodPatterns.length === 0) return covered;
  const energy = amounts[nutrientSlot(layout, 'energy')] as number;
  const estimated = amounts[ESTIMATED_ENERGY] as number;
  return { ...covered, estimated_energy_share: energy > 0 ? estimated / energy : 0 };
}
