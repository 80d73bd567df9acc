import { describe, expect, test } from 'vitest';
import { labelColumns, withLabelColumns } from '../../src/render/label-columns.ts';
import { renderRecords } from '../../src/render/render-records.ts';

describe('labelColumns', () => {
  test('keeps a label unchanged if no result has its name', () => {
    expect(labelColumns(['person', 'day'], ['sodium'])).toEqual(['person', 'day']);
  });

  test('adds _label to a label with the name of a result', () => {
    expect(labelColumns(['sodium', 'day'], ['sodium', 'dairy'])).toEqual(['sodium_label', 'day']);
  });

  test('never creates the name of another label or result', () => {
    const labels = ['sodium', 'sodium_label', 'dairy'];
    const results = ['sodium', 'dairy', 'dairy_label'];
    expect(labelColumns(labels, results)).toEqual([
      'sodium_label_label',
      'sodium_label',
      'dairy_label_label',
    ]);
  });
});

describe('withLabelColumns', () => {
  test('keeps a JSON label in addition to the result with its name', async () => {
    const columns = withLabelColumns(['name'], ({ labels }: { labels: string[] }) => labels, [
      { name: 'name', cell: () => 'Whole milk' },
    ]);
    const text = await renderRecords(columns, [{ labels: ['Ann'] }], 'json');
    expect(JSON.parse(text)).toEqual([{ name_label: 'Ann', name: 'Whole milk' }]);
  });
});
