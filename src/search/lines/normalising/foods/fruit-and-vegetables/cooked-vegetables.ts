import { lazily } from '../../../../../collections/lazily.ts';
import { DECIMAL_NUMBER } from '../../../../../text/numbers/fractions.ts';

/** Leaves that people serve cooked, though they are sold and weighed raw. */
const LEAVES =
  'spinach|chard|swiss chard|kale|(?:spring |collard )?greens|collards|(?:white |green |red |savoy )?cabbage|blattspinat|spinat|mangold|grünkohl|wirsing|weißkohl|weisskohl|weißkraut|rotkohl|blaukraut|rotkraut|spitzkohl|pak choi';
const OTHERS =
  'broccoli|cauliflower|brussels?[- ]sprouts?|green beans|carrots|peas|leeks?|asparagus|brokkoli|blumenkohl|rosenkohl|(?:grüne |prinzess)bohnen|bohnen|karotten|möhren|erbsen|lauch|kohlrabi|spargel';

const COUNT = String.raw`(?:(${DECIMAL_NUMBER}|[½¼¾]|\d\/\d|half a|an?|one|two|eine?|zwei|halbe)\s)?`;
const SIZE = '((?:small|large|medium|big|kleine|große|mittlere)\\s)?';
const ENDS = '(?=\\s*(?:$|[,(+&]|(?:with|mit|and|und)\\s))';

const patterns = lazily(() => ({
  helping: new RegExp(
    `^\\s*${COUNT}${SIZE}(?:portions?|servings?|helpings?|portionen)(?: of)?\\s(?:the )?(${LEAVES})${ENDS}`,
    'iu',
  ),
  side: new RegExp(
    `^\\s*${COUNT}${SIZE}(?:sides?(?: (?:order|dish|portion|serving))?|beilagen?)(?: of|:)?\\s(${LEAVES}|${OTHERS})${ENDS}`,
    'iu',
  ),
  asSide: new RegExp(
    `^\\s*${COUNT}${SIZE}(${LEAVES}|${OTHERS})(?:,? als beilage|,? as a side(?: dish)?|,? \\(?(?:beilage|side(?: dish)?)\\)?)(?=\\s*$)`,
    'iu',
  ),
}));

/**
 * Says that vegetables served with a meal are cooked: "1 portion of spinach" and "Beilage Brokkoli" become a side of
 * the boiled vegetable. A raw handful of spinach weighs a fifth of that.
 */
export function withCookedSides(text: string): string {
  const { helping, side, asSide } = patterns();
  const found = helping.exec(text) ?? side.exec(text) ?? asSide.exec(text);
  if (found === null || found[3] === undefined) return text;
  const [all, count = '1', size = '', vegetable] = found;
  const number = /^(?:an?|one|eine?)$/iu.test(count) ? '1' : count;
  return `${number} ${size}sidedish cooked ${vegetable}${text.slice(all.length)}`;
}
