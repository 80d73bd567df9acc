import { isPreparation } from './is-preparation.ts';

/** "Brot, dünn mit Butter bestrichen": what is put on a food. */
const PUT_ON =
  /,?\s(?:dünn |dick |leicht |thinly |lightly )?((?:mit|with)\s[^,()]*?\p{L})\s(?:bestrichen|belegt|bestreut|beträufelt|übergossen|on top|on it|drauf|darauf|drüber|darüber|on the side)(?=\s*(?:$|,))|,?\s(?:thinly |lightly )?(?:spread|topped|drizzled|sprinkled|covered|served) (?=with\s)/giu;

/** "Potatoes, boiled, with quark": an addition, unless a food is sold with it. */
const BEHIND_COMMA =
  /(?:,(\s[\p{L}-]+))?,(?=\s(?:with|mit)\s(?!(?:(?:the|their|its|der|dem|ihrem|ihrer)\s)?(?:skin|peel|bones?|stones?|juices?|liquid|lids?|haut|schale|knochen|gräten|kern\p{L}*|saft|flüssigkeit|\d)(?!\p{L})))/giu;

/** "Tea 2 sugars", "2 crumpets lots of butter": an addition without the word that joins it. */
const UNJOINED =
  /(?<=(?<!\p{L})(?:coffee|tea|cuppa|kaffee|tee|latte|cappuccino|espresso) )(?=(?:\d|one|ein|eine) (?:sugars?|zucker|sweeteners?|süßstoff|(?:tsps?|tl|stück|würfel|löffel) (?:of )?(?:sugar|zucker|honey|honig))(?!\p{L}))|(?<=\p{L}{3} )(?:(?:with )?(?:lots|loads|plenty) of |mit viel |viel )(?=\p{L})/giu;

/** "Bagel, thin spread of cream cheese" */
const LAYER_OF =
  /,?\s(?:with\s)?(?:a\s)?(?:thin|light|thick)\s(?:spread(?:ing)?|scrap(?:e|ing)|layer) of\s(?=\p{L})/giu;

/** Names what is put on a food as an addition to it, and leaves out how: "Brot mit Butter bestrichen". */
export function withAdditionsPlain(text: string): string {
  return text
    .replace(LAYER_OF, ' with ')
    .replace(UNJOINED, 'with ')
    .replace(PUT_ON, (_, added?: string) => ` ${added ?? ''}`)
    .replace(BEHIND_COMMA, (_, before?: string) => {
      const isDescribed = before !== undefined && !isPreparation(before.trim());
      return `${isDescribed ? ',' : ''}${before ?? ''}`;
    });
}
