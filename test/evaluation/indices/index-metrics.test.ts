import { expect, test } from 'vitest';
import { indexMetrics } from '../../../src/evaluation/indices/index-metrics.ts';
import { coveredInputs } from '../../../src/evaluation/indices/index-table.ts';
import { INDICES } from '../../../src/evaluation/indices/indices.ts';

test.each(Object.entries(INDICES))(
  'indexMetrics() places each metric of %s where the row has it',
  (_, evaluation) => {
    const { table, components, toddlers } = evaluation;
    const inputs = coveredInputs(components);
    const { metrics, places } = indexMetrics(table, components, inputs, toddlers?.table);
    expect(metrics).toEqual(evaluation.metrics);
    const names = metrics.map(({ name }) => name);
    const namesFrom = (place: number, count: number) => names.slice(place, place + count);
    const ofComponents = (ending: string) => components.map((row) => row.component + ending);
    const { length } = components;
    expect(namesFrom(0, length)).toEqual(ofComponents(''));
    expect(namesFrom(places.amounts, length)).toEqual(ofComponents('_amount'));
    expect(namesFrom(places.densities, length)).toEqual(ofComponents('_density'));
    expect(namesFrom(places.coverages, inputs.length)).toEqual(
      inputs.map(({ name }) => `${name}_coverage`),
    );
    expect(names[places.totalScore]).toBe('total_score');
    expect(names[places.estimatedEnergyShare]).toBe('estimated_energy_share');
    expect(names[places.isToddler]).toBe(toddlers && 'toddler_standards');
    expect(places.width).toBe(names.length);
  },
);
