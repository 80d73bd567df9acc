import { fields } from '../fields.ts';
import { operation } from '../operation.ts';
import type { Services } from '../services.ts';
import { type Verification, verifyCatalogue } from '../validate/verify-catalogue.ts';

/** Checks a catalogue by all rules. */
export const verify = operation({
  name: 'verify',
  summary: 'Check a catalogue against all rules',
  input: fields({}),
  http: { notOffered: 'It reads the whole catalogue, which takes seconds' },
  run: ({ catalogue }: Pick<Services, 'catalogue'>): Promise<Verification> =>
    verifyCatalogue(catalogue),
});
