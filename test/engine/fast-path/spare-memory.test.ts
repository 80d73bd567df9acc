import { expect, test } from 'vitest';
import { SpareMemory } from '../../../src/engine/fast-path/spare-memory.ts';
import { type PartialResult, withCopiedText } from '../../../src/engine/sums/partial-result.ts';

function partWith(text: string): PartialResult {
  const counts = { groups: 1, empty: 0, partial: 0 };
  return { rendered: { bytes: Buffer.from(text), counts } } as unknown as PartialResult;
}

const textOf = ({ rendered }: PartialResult) => Buffer.from(rendered?.bytes ?? []).toString();

test('a text uses the memory of one that was written, unless it is longer', () => {
  const spares = new SpareMemory();
  const first = spares.remember(withCopiedText(partWith('a,1\nb,2\n'), spares.take()));
  expect(spares.take()).toBeUndefined();
  spares.give(first.rendered?.bytes as Uint8Array);
  const second = withCopiedText(partWith('c,3\n'), spares.take());
  expect(textOf(second)).toBe('c,3\n');
  expect(second.rendered?.bytes.buffer).toBe(first.rendered?.bytes.buffer);
  const third = withCopiedText(
    partWith('d,4\n'.repeat(9)),
    first.rendered?.bytes.buffer as ArrayBuffer,
  );
  expect(third.rendered?.bytes.buffer).not.toBe(first.rendered?.bytes.buffer);
  expect(textOf(third)).toBe('d,4\n'.repeat(9));
});

test('only the memory of copied texts is used again, and once', () => {
  const spares = new SpareMemory();
  spares.give(Buffer.from('memory of the loop over rows'));
  expect(spares.take()).toBeUndefined();
  const { rendered } = spares.remember(withCopiedText(partWith('a,1\n')));
  spares.give(rendered?.bytes as Uint8Array);
  spares.give(rendered?.bytes as Uint8Array);
  expect(spares.take()).toBe(rendered?.bytes.buffer);
  expect(spares.take()).toBeUndefined();
});
