import { lazily } from '../../../../../collections/lazily.ts';
import { sweetFlavour } from '../../../words/flavours.ts';

/** Frozen yoghurt with its flavour before or behind it. */
const frozenYoghurt = lazily(() => {
  const flavour = sweetFlavour().source;
  return new RegExp(
    String.raw`(?<!\p{L})(?:(${flavour})\s)?frozen (?:yogh?urts?|joghurts?)(?!\p{L})(?:,?\s\(?(${flavour})\)?)?`,
    'giu',
  );
});

/** Names frozen yoghurt by a word of its own, since "frozen" only describes other foods: it is no yoghurt in a freezer. */
export function withFrozenYoghurt(text: string): string {
  return text.replace(frozenYoghurt(), (_, before?: string, behind?: string) =>
    /cho[ck]/iu.test(before ?? behind ?? '') ? 'chocolate froyo' : 'froyo',
  );
}
