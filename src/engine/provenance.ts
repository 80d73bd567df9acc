import type { Catalogue } from '../catalogue/catalogue.ts';
import type { EvaluationName } from '../evaluation/evaluation-names.ts';
import type { IndexTable } from '../evaluation/indices/index-table.ts';
import { INDICES, indicesAmong } from '../evaluation/indices/indices.ts';

/** What results depend on: the same provenance gives the same results. */
export interface Provenance {
  /** Version. */
  readonly viand: string;
  readonly catalogue: {
    /** The SHA-256 of the imported data. */
    readonly fingerprint: string;
    readonly sources: readonly {
      readonly id: string;
      readonly name: string;
      readonly release: string;
      readonly fingerprint: string;
    }[];
  };
  readonly evaluations: readonly EvaluationName[];
  /** The tables of standards behind the scored indices. */
  readonly indices: readonly IndexTable[];
  readonly options: Readonly<Record<string, unknown>>;
  /** The command that gives the same results on standard output. */
  readonly command?: string;
  /**
   * The files under the names that the user gave, with the SHA-256 of their bytes (null for standard input). A file of
   * intakes also has the fingerprint of the catalogue that it was computed with.
   */
  readonly inputs?: readonly {
    readonly file: string;
    readonly sha256: string | null;
    readonly catalogue?: string;
  }[];
}

/** The facts about a run for its provenance. */
export type RunFacts = Pick<Provenance, 'options' | 'command' | 'inputs'> & {
  readonly version: string;
};

/** Describes a run: program, catalogue, evaluations, options and inputs. */
export async function provenanceOf(
  catalogue: Catalogue,
  evaluations: readonly EvaluationName[],
  { version, ...facts }: RunFacts,
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
    indices: indicesAmong(evaluations).map((name) => INDICES[name].table),
    ...facts,
  };
}
