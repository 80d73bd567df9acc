import { cellAt } from '../../../../tables/grid.ts';
import { quoted } from '../../../../text/escaping/quote.ts';
import { isDecimal } from '../../../../text/numbers/decimal.ts';
import { partInText } from '../../../words/amounts/part-in-text.ts';
import { stateBehindAmount, type WeighedState } from '../../../words/amounts/weighed-states.ts';
import type { OtherColumn } from '../../header/record-header.ts';

/** Names of columns of remarks. */
const NAME =
  /^(?:notes?|comments?|remarks?|bemerkung(?:en)?|anmerkung(?:en)?|kommentare?|notiz(?:en)?|hinweise?)$/i;

/** Names of columns that describe a food more closely. */
const DESCRIPTION =
  /^(?:(?:genaue(?:re)?|nähere|weitere|detailed|further|more) )?(?:beschreibung|angaben|spezifi(?:kation|zierung)|details?|description|information|specification|sorte|fett(?:gehalt|stufe)|fat content|variety|kind)$/i;

/** Other words in such names: "Genaue Beschreibung (Marke, Fettgehalt)", "Fettgehalt in %". */
const BESIDES = /\s*(?:[([].*|\s(?:in )?%)$/;

/** Names of columns whose numbers are shares of fat, as opposed to "Fett (g)". */
const FAT = /^fat content.*%|^fett(?:gehalt|stufe).*%/i;

/** Whether a column has remarks, which may say that a food was not eaten. */
export function isRemarkName(name: string): boolean {
  return NAME.test(name.trim());
}

/** "Description/Prep", "Sorte, Fettgehalt" */
function isDescription(name: string): boolean {
  const parts = name.replace(BESIDES, '').split(/[/,&+]|\s(?:and|und)\s/);
  return parts.some((part) => DESCRIPTION.test(part.trim()));
}

/** A remark that only says that nothing was eaten. */
const NOT_EATEN =
  /^(?:(?:was |wurde )?(?:not|nicht) (?:eaten|consumed|drunk|gegessen|verzehrt|getrunken)|nothing eaten|nichts (?:davon )?gegessen|(?:all )?left over|refused|declined|verweigert|abgelehnt|thrown away|weggeworfen|deleted|gelöscht|cancell?ed|storniert|abbestellt)[.!]?$/i;

/** Columns that say what became of an entry. Their words describe no food. */
const STATUS = /^(?:entry )?status$/i;

/** An entry that nobody has eaten yet. */
const PLANNED = /^(?:planned|geplant|scheduled|vorgesehen|draft|entwurf|open|offen|pending)$/i;

/** A remark on the state in which a food was weighed; "dry" alone may be the taste of a wine. */
const STATE_SAID = /weigh|gew|uncooked|ungekocht|before cooking|vor dem|^(?:tr?|r|g)g$/i;

/** What the remarks of a row say about its amount. */
export interface RemarkOnAmount {
  readonly isNotEaten: boolean;
  readonly state?: WeighedState;
  /** Text that may name the kind of the food: "fettarm". */
  readonly kind?: string;
}

/** The beginning of a remark on other foods: "mit Butter", "with mayo". */
const ADDS = /^(?:\+|(?:with|plus|mit|dazu|on|auf|in)\s)/i;

/** A few words, with no numbers except percentages. */
const KIND = /^(?:[^\d,;.!?]+|[<≤]?\s?\d+(?:[.,]\d+)?\s?%(?:\s\p{L}+)?)$/u;
/** Longer remarks are about other things. */
const MOST_CHARACTERS_OF_KIND = 30;

/** Several words of a description: "breast, grilled, no skin". */
const DESCRIBED = /^[^\d;.!?]+$/u;
/** Longer descriptions are recipes. */
const MOST_CHARACTERS_DESCRIBED = 60;

function isKind(cell: string, name: string): boolean {
  if (cell.length <= MOST_CHARACTERS_OF_KIND && KIND.test(cell)) return true;
  return cell.length <= MOST_CHARACTERS_DESCRIBED && DESCRIBED.test(cell) && isDescription(name);
}

const NOTHING_SAID: RemarkOnAmount = { isNotEaten: false };

/** The columns of remarks of a table. Remarks about a part that was eaten are counted for a note. */
export class RemarkColumns {
  readonly #columns: readonly OtherColumn[];
  /** Remarks that may mean that less was eaten, by the name of their column. */
  readonly #unread = new Map<string, string[]>();
  /** Remarks on foods that were added, by the name of their column. */
  readonly #added = new Map<string, string[]>();

  constructor(others: readonly OtherColumn[]) {
    this.#columns = others.filter(
      ({ name }) => isRemarkName(name) || isDescription(name) || STATUS.test(name.trim()),
    );
  }

  /** What the remarks of a row say about its amount. */
  read(cells: readonly string[]): RemarkOnAmount {
    let said = NOTHING_SAID;
    for (const { name, position } of this.#columns) {
      const written = cellAt(cells, position);
      if (written === '') continue;
      const cell = FAT.test(name) && isDecimal(written) ? `${written} %` : written;
      if (NOT_EATEN.test(cell)) said = { ...said, isNotEaten: true };
      else if (PLANNED.test(cell) || partInText(`all, ${cell}`) !== undefined) {
        this.#unread.set(name, [...(this.#unread.get(name) ?? []), cell]);
      } else if (STATUS.test(name.trim())) continue;
      else if (STATE_SAID.test(cell)) {
        const state = stateBehindAmount(`1 ${cell.replace(/[,;].*$/s, '')}`)?.state;
        if (state !== undefined) said = { ...said, state };
      } else if (ADDS.test(cell)) {
        this.#added.set(name, [...(this.#added.get(name) ?? []), cell]);
      } else if (isKind(cell, name)) {
        said = { ...said, kind: cell };
      }
    }
    return said;
  }

  /**
   * Notes on remarks that are not read. Less may have been eaten, so that it is unclear whether the amount is the
   * served or the eaten one, or other foods may have been eaten with it.
   */
  notes(): string[] {
    const inFull = [...this.#unread].map(([name, [first = '', ...others]]) =>
      others.length === 0
        ? `column ${quoted(name)}: 1 row counts in full, though it says ${quoted(first)}`
        : `column ${quoted(name)}: ${others.length + 1} rows count in full, though they say that less was eaten, or nothing yet, such as ${quoted(first)}`,
    );
    const alone = [...this.#added].map(([name, [first = '', ...others]]) =>
      others.length === 0
        ? `column ${quoted(name)}: 1 food counts without what the remark ${quoted(first)} may add`
        : `column ${quoted(name)}: ${others.length + 1} foods count without what remarks may add, such as ${quoted(first)}`,
    );
    return [...inFull, ...alone];
  }
}
