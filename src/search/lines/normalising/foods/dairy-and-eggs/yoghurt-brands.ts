import { lazily } from '../../../../../collections/lazily.ts';
import { flavour } from '../../../words/flavours.ts';

/** Yoghurts of these brands are Greek ones or skyr, and plain unless the line names a flavour. */
const THICK: Readonly<Record<string, string>> = {
  chobani: 'Greek fruit yogurt',
  oikos: 'Greek fruit yogurt',
  fage: 'Greek fruit yogurt',
  siggi: 'fruit skyr',
};

/** Dairies that sell so many foods that only the flavour says that a line means a yoghurt. */
const DAIRIES = '(?:müller|muller|danone|dannon|ehrmann|zott|landliebe|yeo valley|onken|rachels?)';

/** Flavours and measures of puddings and drinks, which these dairies sell as well. */
const NO_FRUIT = String.raw`(?:vanill|s?cho[ck]o|karamell|caramel|nuss|nuts?(?!\p{L})|[ck]affee?|coffee|\d\s?ml(?!\p{L}))`;

/** Fruit that flavours yoghurt, besides other flavours. */
const FRUIT =
  '(?:(?:black )?cherry|apricot|rhubarb|banana|pineapple|pomegranate|plum|honey|key lime|aprikose|rhabarber|brombeere?|banane|ananas)';

const flavouredBrand = lazily(
  () =>
    new RegExp(
      String.raw`(?<!\p{L})(?:(${Object.keys(THICK).join('|')})(?:['’]?s)?|${DAIRIES}(?:['’]s)?(?!.*${NO_FRUIT}))(?:\s(?:greek|non-?fat|low-?fat|total|skyr|yogh?urt))*,?\s\(?((?:${flavour()}|${FRUIT}(?!\p{L})))\)?(?:\s(?:yogh?urt|joghurt))?(?=\s*(?:$|[,;]|\(?\d))`,
      'iu',
    ),
);

/** Names the yoghurt of a brand with a flavour: "1 Chobani strawberry" becomes "1 Greek fruit yogurt". */
export function withYoghurtsNamed(text: string): string {
  return text.replace(flavouredBrand(), (_, thick: string | undefined) =>
    thick === undefined ? 'fruit yoghurt' : (THICK[thick.toLowerCase()] as string),
  );
}
