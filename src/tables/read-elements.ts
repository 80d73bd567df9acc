import { type Handler, Parser, type ParserOptions } from 'htmlparser2';
import { ViandError } from '../model/diagnostic.ts';

/**
 * The most open elements within each other. Each new one takes longer for the parser. Pages that people save have a few
 * hundred, and a few thousand if their elements are not closed.
 */
const MAX_DEPTH = 20_000;

/** Functions that are called for the elements of a text, in its order. */
export type ElementHandler = Pick<Handler, 'onopentag' | 'ontext' | 'onclosetag'>;

/**
 * Reads the elements of a web page, or of XML that may be damaged.
 *
 * @param file its name, as people see it
 * @throws ViandError `input/damaged` if they are nested too deeply, and whatever the handler throws
 */
export function readElements(
  file: string,
  text: string,
  handler: ElementHandler,
  options: ParserOptions = {},
): void {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes, isImplied) {
        depth += 1;
        if (depth > MAX_DEPTH) throw nestedTooDeeply(file);
        handler.onopentag(name, attributes, isImplied);
      },
      ontext: (data) => handler.ontext(data),
      onclosetag(name, isImplied) {
        depth -= 1;
        handler.onclosetag(name, isImplied);
      },
    },
    options,
  );
  parser.end(text);
}

function nestedTooDeeply(file: string): ViandError {
  return new ViandError({
    code: 'input/damaged',
    message: `The elements of the page are nested more than ${MAX_DEPTH} deep`,
    location: { file },
    expected: 'a page as a browser saves it',
  });
}
