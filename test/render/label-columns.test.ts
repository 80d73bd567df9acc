import { describe, expect, test } from 'vitest';
import { labelColumns, withLabelColumns } from '../../src/render/label-columns.ts';
import { renderRecords } from '../../src/render/render-records.ts';

describe('labelColumns', () => {
  test('leaves labels as they are that no result is called', () => {
    expect(labelColumns(['person', 'day'], ['sodium'])).toEqual(['person', 'day']);
  });

  test('gives the name of a result the ending _label', () => {
    expect(labelColumns(['sodium', 'day'], ['sodium', 'dairy'])).toEqual(['sodium_label', 'day']);
  });

  test('never gives the name of another label or result', () => {
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
  test('keeps a label of JSON next to the result of its name', async () => {
    const columns = withLabelColumns(['name'], ({ labels }: { labels: string[] }) => labels, [
      { name: 'name', cell: () => 'Whole milk' },
    ]);
    const text = await renderRecords(columns, [{ labels: ['Ann'] }], 'json');
    expect(JSON.parse(text)).toEqual([{ name_label: 'Ann', name: 'Whole milk' }]);
  });
});
