import type { Catalogue } from '../catalogue/catalogue.ts';
import type { EvaluationName } from '../evaluation/evaluation-names.ts';
import { HEI_2015_TABLE } from '../evaluation/healthy-eating-index.ts';

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
