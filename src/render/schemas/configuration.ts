import { toJsonSchema } from '@valibot/to-json-schema';
import type { JsonSchema } from '../../operations/json-schema.ts';
import { CONFIGURATION } from '../../operations/validate/configuration.ts';
import { RULES } from '../../rules/rule-book.ts';
import { LEVELS } from '../../rules/severities.ts';

/** The schema of a configuration file, with every rule that can be set, so that editors can offer them. */
export function configurationSchema(): JsonSchema {
  const { properties = {}, ...schema } = toJsonSchema(CONFIGURATION, {
    typeMode: 'input',
    target: 'draft-2020-12',
  });
  const rules = RULES.map(({ code, severity, help, isFirm }) => [
    code,
    { enum: isFirm === true ? ['error'] : LEVELS, default: severity, description: help },
  ]);
  return {
    ...schema,
    properties: {
      ...properties,
      rules: {
        ...(properties['rules'] as object),
        properties: Object.fromEntries(rules),
        additionalProperties: false,
      },
    },
  };
}
