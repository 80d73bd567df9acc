import { byId, make } from '../elements.js';
import { inWords } from '../notice.js';
import { matchDiary } from '../service/service.js';
import { CATALOGUES, words } from '../words/words.js';

/**
 * @typedef {import('../record/record.js').Line} Line
 * @typedef {import('../service/service.js').MatchedRecord} MatchedRecord
 * @typedef {import('../service/service.js').MatchedLine} MatchedLine
 * @typedef {{ lines: Line[], notes: string[], isReplacing: boolean }} Imported
 */

const dialog = byId('paste-dialog', HTMLDialogElement);
const form = byId('paste-form', HTMLFormElement);
const diary = byId('diary', HTMLTextAreaElement);
const status = byId('paste-status', HTMLElement);
const people = byId('people', HTMLElement);
const whose = byId('whose', HTMLSelectElement);
const pasted = byId('pasted', HTMLElement);

/** The record that is being imported, until it is known whose it is. @type {MatchedRecord | undefined} */
let waiting;

/**
 * Lets the user paste a diary, and says what was read from it.
 *
 * @param {(imported: Imported) => void} onImported
 */
export function startImport(onImported) {
  byId('paste', HTMLButtonElement).addEventListener('click', () => open());
  byId('paste-cancel', HTMLButtonElement).addEventListener('click', () => dialog.close());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const isReplacing = /** @type {SubmitEvent} */ (event).submitter?.id === 'paste-replace';
    void read(isReplacing);
  });

  /** @param {boolean} isReplacing */
  async function read(isReplacing) {
    if (waiting === undefined) {
      status.textContent = words().reading;
      try {
        waiting = await matchDiary({ text: diary.value });
      } catch (error) {
        status.textContent = inWords(error);
        return;
      }
      if (waiting.lines.length === 0) {
        waiting = undefined;
        status.textContent = words().nothingRead;
        return;
      }
      if (askWhose(waiting)) return;
    }
    const { lines, notes } = waiting;
    const own = people.hidden ? lines : lines.filter((line) => personOf(line) === whose.value);
    dialog.close();
    onImported({ lines: own.map(lineOf), notes, isReplacing });
  }
}

/** Shows the dialog; for a record of several people, one that was already read. @param {MatchedRecord} [record] */
export function open(record) {
  waiting = record;
  status.textContent = '';
  diary.value = '';
  pasted.hidden = record !== undefined;
  diary.required = record === undefined;
  people.hidden = true;
  if (record) askWhose(record);
  dialog.showModal();
  (record ? whose : diary).focus();
}

/** Whether a record is of several people. @param {MatchedRecord} record */
export function hasSeveralPeople({ lines }) {
  return new Set(lines.map(personOf)).size > 1;
}

/** @param {MatchedRecord} record */
function askWhose(record) {
  if (!hasSeveralPeople(record)) return false;
  const names = [...new Set(record.lines.map(personOf))];
  whose.replaceChildren(...names.map((name) => make('option', { value: name }, name)));
  people.hidden = false;
  status.textContent = '';
  return true;
}

/** @param {MatchedLine} line */
function personOf({ labels }) {
  return labels['person'] ?? '';
}

/** From this confidence on, a food counts without a check. Below it, it is more likely another food. */
const COUNTED = 0.6;

/**
 * A line of a diary as an entry; its food is empty if none was found.
 *
 * @param {MatchedLine} line
 * @returns {Line}
 */
export function lineOf({ text, labels, candidates, is_taken }) {
  const [best] = candidates;
  const choices = candidates.flatMap(({ food_id, name, amount, unit }) =>
    amount === null || unit === null ? [] : [{ food_id, name, amount, unit }],
  );
  const isFound = best !== undefined && best.amount !== null && best.food_confidence >= COUNTED;
  return {
    day: labels['date'] ?? labels['day'] ?? '',
    meal: mealKey(labels['meal'] ?? ''),
    entry: {
      food_id: isFound ? best.food_id : '',
      name: isFound ? best.name : '',
      amount: isFound ? Number(best.amount) : 0,
      unit: best?.unit ?? 'g',
      text,
      choices,
      // A confidence just above the threshold is not doubted, even after rounding.
      confidence: is_taken
        ? Math.max(best?.confidence ?? 0, 0.8)
        : Math.min(best?.confidence ?? 0, 0.79),
      ...(best?.is_size_assumed ? { isSizeAssumed: true } : {}),
    },
  };
}

/** Further names of the meals of a day, in addition to those that the page shows. */
const OTHER_NAMES = {
  breakfast: /^(fr(ü|ue)hst(ü|ue)ck|morgens?|morning|breakfast)$/i,
  lunch: /^(mittags?|mittagessen|lunch|noon)$/i,
  dinner: /^(abends?|abendessen|abendbrot|nachtessen|dinner|supper|tea|evening)$/i,
  drink: /^(drinks?|getr(ä|ae)nke?)$/i,
  snack: /^(snacks?|zwischenmahlzeit(en)?|zwischendurch|imbiss)$/i,
};

/** The page's key for a meal; the name itself if the page does not know it. @param {string} name */
export function mealKey(name) {
  const own = name.trim();
  const known = Object.entries(OTHER_NAMES).find(([meal, others]) => {
    const names = Object.values(CATALOGUES).map(
      ({ meals }) => /** @type {Record<string, string>} */ (meals)[meal],
    );
    return others.test(own) || names.includes(own);
  });
  return known?.[0] ?? own;
}
