import type { Language } from '../../language/language.ts';
import { operation } from '../operation.ts';
import type { CatalogueOpener, StandardInput } from '../services.ts';
import { readConfiguration } from './find-configuration.ts';
import { type Validation, validateFiles } from './validate-files.ts';
import { VALIDATE_INPUT } from './validate-input.ts';
import type { ValidatedFiles } from './validated-files.ts';

/** Validates meal files, tables of foods and catalogues by all rules. */
export const validate = operation({
  name: 'validate',
  summary: 'Check files against all rules',
  input: VALIDATE_INPUT,
  http: { notOffered: 'It reads files; evaluations report every problem of a list of meals' },
  async run(
    needs: CatalogueOpener &
      StandardInput & {
        readonly validated?: ValidatedFiles | undefined;
        readonly language?: Language;
        /** Called with each file of a folder that is skipped, although it may be a food record. */
        readonly onSkipped?: (file: string) => void;
      },
    { files, config, since, rule: rules, ...settings },
  ): Promise<Validation> {
    const configuration = typeof config === 'string' ? await readConfiguration(config) : config;
    const { stdin, validated, onSkipped, language = 'en' } = needs;
    const asked = { ...settings, rules };
    const how = { stdin, validated, onSkipped, language };
    return validateFiles({ files, ...how, configuration, since, asked }, needs);
  },
});
