import { ViandError } from '../../../model/diagnostic.ts';
import { quoted } from '../../../text/escaping/quote.ts';

/**
 * Checks that the XML of a recipe manager has its end.
 *
 * @param root the name of its first element
 * @throws ViandError if it is cut off, because ingredients would be missing
 */
export function assertWholeXml(file: string, text: string, root: string): void {
  if (text.toLowerCase().includes(`</${root.toLowerCase()}`)) return;
  throw new ViandError({
    code: 'input/damaged',
    message: 'Cannot read the recipes: the file is damaged or truncated',
    location: { file },
    expected: `a whole file, which ends with ${quoted(`</${root}>`)}`,
  });
}
