import { expect, test } from 'vitest';
import { unknownFood } from '../../../src/engine/entries/entry-diagnostics.ts';

const nearest = () => ({ value: 'bls-k110132', isSafe: false });

test.each(['K110131', 'bls-k110131', 'X123456'])(
  'unknownFood() explains that the changed BLS code %s is not mapped, and suggests no id',
  (code) => {
    const diagnostic = unknownFood(code, nearest);
    expect(diagnostic).toMatchObject({ code: 'meal/unknown-food', value: code });
    expect(diagnostic.expected).toContain('BLS 4.0');
    expect(diagnostic).not.toHaveProperty('fix');
  },
);

test.each(['aple', 'k11013', 'a110131', 'bls-k110131.boiled'])(
  'unknownFood() suggests an id for %s',
  (id) => {
    expect(unknownFood(id, nearest)).toMatchObject({ fix: { value: 'bls-k110132' } });
  },
);
