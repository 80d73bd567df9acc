import { createContext, Script } from 'node:vm';
import { ViandError } from '../model/diagnostic.ts';
import { cutShort, quoted } from '../text/escaping/quote.ts';
import { systemErrorCode } from './system-error.ts';

/**
 * Compiles a pattern of a configuration. A value for which it takes too long, as `^(a+)+$` may, ends the run.
 *
 * @param file the configuration
 */
export function timedPattern(
  label: string,
  source: string,
  file?: string,
): Pick<RegExp, 'source' | 'test'> {
  const pattern = new RegExp(source, 'u');
  if (!mayTakeLong(source)) return pattern;
  const sandbox = createContext({ pattern, value: '' });
  const script = new Script('pattern.test(value)');
  return {
    source,
    test: (value) => {
      if (value.length <= SHORT) return pattern.test(value);
      sandbox['value'] = value;
      try {
        return script.runInContext(sandbox, { timeout: TIME_LIMIT_MS });
      } catch (error) {
        if (systemErrorCode(error) !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
        throw new ViandError({
          code: 'config/invalid',
          ...(file === undefined ? {} : { location: { file } }),
          field: `labels.${label}.pattern`,
          value: source,
          message: `The pattern ${quoted(source)} takes more than a second for ${quoted(cutShort(value))}`,
          expected: 'a pattern that repeats nothing that is itself repeated, as in (a+)+',
        });
      }
    },
  };
}

/** A repeated group. */
const REPEATED_GROUP = /\)(?:[*+]|\{)/;

/** A repetition of no fixed number. */
const VARIABLE = /(?<!\()[*+?]|\{\d+,/;

/**
 * Whether the time for a value may double with each character. This requires a repeated group and a repetition without
 * a fixed count, so a UUID is safe. A timer takes 0.1 ms for each value, and a study has millions.
 */
function mayTakeLong(source: string): boolean {
  return REPEATED_GROUP.test(source) && VARIABLE.test(source);
}

/** No pattern takes long for so few characters. */
const SHORT = 16;

/** The longest time for one value, ms. */
const TIME_LIMIT_MS = 1000;
