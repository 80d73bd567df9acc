import { lazily } from '../../../collections/lazily.ts';
import { cakesAndSweets } from './pieces.ts';
import type { TitleServings } from './title-servings.ts';

/** The most characters of such a title. */
const MAX_CHARACTERS = 60;

/** "12 blueberry muffins" */
const COUNT_BEFORE = lazily(
  () =>
    new RegExp(
      String.raw`^(\d{1,3})\s?[x×]?\s((?:\p{L}[\p{L}-]*\s){0,3}${cakesAndSweets()})$`,
      'iu',
    ),
);

/** "Blueberry muffins x12", "Scones - 8", "Waffeln (10)" */
const COUNT_BEHIND = lazily(
  () =>
    new RegExp(
      String.raw`^((?:\p{L}[\p{L}-]*\s){0,3}${cakesAndSweets()})\s?(?:[x×]\s?|[–-]\s|\(|,\s)(\d{1,3})\)?$`,
      'iu',
    ),
);

/** A title that counts what the recipe makes, without a word such as "makes"; undefined for any other text. */
export function countedTitle(title: string): TitleServings | undefined {
  if (title.length > MAX_CHARACTERS) return undefined;
  const [, before, what = ''] = COUNT_BEFORE().exec(title) ?? [];
  if (before !== undefined) return { name: what, yields: [`${before} ${what}`] };
  const [, name, behind] = COUNT_BEHIND().exec(title) ?? [];
  return name === undefined ? undefined : { name, yields: [`${behind} ${name}`] };
}
