import { isInstruction } from '../../../words/asides/instructions.ts';
import { isGroupHeading } from '../../ingredients/group-headings.ts';
import {
  BAKING_FIGURE,
  DURATION,
  FACT,
  HEADING_WITH_STEP,
  isTotalLine,
  PAGE_BUTTON,
  RECIPE_NUMBER,
  SUGGESTION,
  withoutHashes,
} from '../around/recipe-headings.ts';
import { hasSentences } from '../steps/prose.ts';
import { isOnlyFlour } from './flour-totals.ts';
import { isDishAlone, isHeadingOfParagraph } from './neighbouring-lines.ts';

/** "(frozen vegetables can be substituted for carrots": a remark on a line of its own. */
const IN_BRACKETS = /^\((?!\s*(?:semi-?)?optional)[^\d]{25,}$/iu;

/** Further sentences: "Alles 15 Minuten kochen. Reicht für 3." */
const AFTER_SENTENCE = /(?<=\p{L}{3}[.!])\s+\p{Lu}.*$/u;

/** Whether a line among the ingredients is not one of them. */
export function isRemark(lines: readonly string[], index: number): boolean {
  const line = lines[index] as string;
  const bare = withoutHashes(line);
  return (
    PAGE_BUTTON.test(bare) ||
    IN_BRACKETS.test(bare) ||
    RECIPE_NUMBER.test(bare) ||
    (isTotalLine(bare) && !isOnlyFlour(lines, bare)) ||
    isGroupHeading(line) ||
    FACT.test(bare) ||
    BAKING_FIGURE.test(bare) ||
    SUGGESTION.test(bare) ||
    DURATION.test(bare) ||
    HEADING_WITH_STEP.test(bare) ||
    isInstruction(bare.replace(AFTER_SENTENCE, '')) ||
    hasSentences(bare) ||
    isHeadingOfParagraph(lines, index) ||
    isDishAlone(lines, index)
  );
}
