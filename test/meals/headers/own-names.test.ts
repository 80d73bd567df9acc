import { describe, expect, it } from 'vitest';
import { columnTopic } from '../../../src/meals/headers/column-names.ts';
import { unitOfColumn } from '../../../src/meals/headers/column-units.ts';
import { LABEL_TOPICS, ownTopic } from '../../../src/meals/headers/own-names.ts';
import { isEatenName, isLeftName } from '../../../src/meals/words/amounts/eaten-part.ts';
import { ENTRY_FIELDS } from '../../../src/model/entry.ts';

describe('ownTopic()', () => {
  it.each([...ENTRY_FIELDS, ...LABEL_TOPICS])('says of %s what patterns say', (name) => {
    expect(ownTopic(name)).toBe(name);
    const otherCase = name.toUpperCase();
    expect(ownTopic(otherCase)).toBeUndefined();
    expect(columnTopic(otherCase)).toBe(name);
    expect(unitOfColumn(otherCase)).toBeUndefined();
    expect(isEatenName(otherCase) || isLeftName(otherCase)).toBe(false);
  });

  it('is undefined for other names', () => {
    expect(ownTopic('grams')).toBeUndefined();
    expect(ownTopic('Amount')).toBeUndefined();
  });
});
