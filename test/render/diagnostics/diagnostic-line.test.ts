import { describe, expect, test } from 'vitest';
import { problemSentence } from '../../../src/render/diagnostics/diagnostic-line.ts';

describe('problemSentence()', () => {
  test('puts the expectation after a colon, and the fix last', () => {
    const problem = {
      message: 'Unknown unit "gr"',
      expected: 'g or ml',
      fix: { value: 'g', isSafe: true },
    };
    expect(problemSentence(problem, 'en')).toBe(
      'Unknown unit "gr": expected g or ml; did you mean "g"?',
    );
  });

  test('starts a sentence after a message that ends with a question', () => {
    const problem = {
      message: '"0039400103432" is not a valid GTIN; did you mean 00039400103431 (Beans)?',
      expected: '8, 12, 13 or 14 digits with a correct check digit',
    };
    expect(problemSentence(problem, 'en')).toBe(`${problem.message} Expected ${problem.expected}`);
    expect(problemSentence(problem, 'de')).toBe(
      '„0039400103432“ ist keine gültige GTIN; meinten Sie 00039400103431 (Beans)? Erwartet: 8, 12, 13 oder 14 Ziffern mit richtiger Prüfziffer',
    );
  });

  test('starts a sentence after a message with a colon, but ignores colons in quoted values', () => {
    const problem = { message: 'Cannot group by "x": no such column', expected: 'one of a, b' };
    expect(problemSentence(problem, 'en')).toBe(
      'Cannot group by "x": no such column. Expected one of a, b',
    );
    expect(problemSentence({ message: 'Unknown food "a: b"', expected: 'a food id' }, 'en')).toBe(
      'Unknown food "a: b": expected a food id',
    );
  });
});
