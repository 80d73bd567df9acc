import { operation } from '../operation.ts';
import type { CatalogueOpener, StandardInput } from '../services.ts';
import { readConfiguration } from './find-configuration.ts';
import { type Validation, validateFiles } from './validate-files.ts';
import { VALIDATE_INPUT } from './validate-input.ts';

/** Validates meal files, tables of foods and catalogues by all rules. */
export const validate = operation({
  name: 'validate',
  summary: 'Check files by all rules',
  input: VALIDATE_INPUT,
  http: { notOffered: 'it reads files; evaluations report all that is wrong with a list of meals' },
  async run(
    needs: CatalogueOpener & StandardInput,
    { files, config, rule: rules, ...settings },
  ): Promise<Validation> {
    const configuration = typeof config === 'string' ? await readConfiguration(config) : config;
    const { stdin } = needs;
    return validateFiles({ files, stdin, configuration, asked: { ...settings, rules } }, needs);
  },
});
