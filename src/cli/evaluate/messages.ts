import type { Progress } from '../../io/terminal/progress.ts';
import { wordsIn } from '../../language/words.ts';
import { ASSUMPTION_WORDS, ASSUMPTIONS, type Assumption } from '../../model/assumptions.ts';
import type { AssumptionCount, RunSummary } from '../../operations/evaluate/evaluate-files.ts';
import type { FileDependentOption } from '../../operations/evaluate/unused-options.ts';
import { figureLabel } from '../../render/evaluations/unsure-remark.ts';
import { joinedList } from '../../text/escaping/quote.ts';
import { counted } from '../../text/numbers/counted.ts';
import { longFlag } from '../define-command.ts';

/** Names the given options that have no effect on these files. */
export function unusedLines(
  unused: readonly FileDependentOption[],
  given: Readonly<Partial<Record<FileDependentOption, unknown>>>,
): string[] {
  return unused
    .filter((name) => given[name] !== undefined)
    .map((name) => `viand: ${longFlag(name)} has no effect: ${WHY_UNUSED[name]}`);
}

const WHY_UNUSED: Readonly<Record<FileDependentOption, string>> = {
  accept: 'no file names foods in words',
  names: 'no file names foods in words',
  unit: 'all files contain totals',
  aliases: 'all files contain totals',
};

/** The message of a run that was stopped; `progress` is undefined before the first entry. */
export function stopped(progress: Progress | undefined): string {
  if (progress === undefined) return 'viand: stopped before the first entry; nothing written';
  const { file, lines, entries } = progress;
  const place = lines === 0 ? file : `${file}:${lines}`;
  return `viand: stopped at ${place} after ${counted(entries, 'entry', 'entries')}; nothing written`;
}

/** @param summary of a run whose entries are all faulty, or that does not skip faulty entries */
export function nothingScored({ entries, skipped }: RunSummary): string {
  return `viand: nothing scored: ${faultyText(skipped, entries, 'score')}`;
}

/**
 * The message that some or all entries are faulty, or that there are none, and how to continue with
 * the others.
 *
 * @param verb what --skip-faulty would do with the others; undefined if the option is set
 */
export function faultyText(skipped: number, entries: number, verb?: string): string {
  if (entries === 0) return 'no entries found';
  if (skipped === 0) return 'some labels are faulty';
  if (skipped === entries) {
    return entries === 1 ? 'the only entry is faulty' : 'all entries are faulty';
  }
  const hint = verb === undefined ? '' : `; use --skip-faulty to ${verb} the others`;
  return `${skipped} of ${entries} entries ${skipped === 1 ? 'is' : 'are'} faulty${hint}`;
}

/**
 * How many entries were skipped, and how many groups lack some or all of their entries. Entries whose labels are blank
 * or unclear, as in some rows with a cell too many, are counted by no group.
 */
export function skippedLine(
  { entries, skipped, ungrouped, counts }: RunSummary,
  isGrouped: boolean,
): string {
  const { partial, empty } = counts;
  const lacking = [
    ...(partial > 0 ? [`${groupsThatLack(partial)} some entries`] : []),
    ...(empty > 0 ? [`${groupsThatLack(empty)} all entries`] : []),
    ...(ungrouped === 1 ? ['1 entry has no group'] : []),
    ...(ungrouped > 1 ? [`${ungrouped} entries have no group`] : []),
  ];
  const groups = isGrouped && lacking.length > 0 ? ` (${lacking.join(', ')})` : '';
  return `viand: skipped ${skipped} of ${counted(entries, 'entry', 'entries')}${groups}:`;
}

function groupsThatLack(groups: number): string {
  return `${counted(groups, 'group')} ${groups === 1 ? 'lacks' : 'lack'}`;
}

/** Says that intakes lack entries that were skipped when they were computed. */
export function leftOutLine({ entries, skipped }: RunSummary): string {
  return `viand: these intakes lack ${skipped} of ${entries} entries, skipped when they were computed`;
}

/** The most figures that are named for each evaluation. */
const UNSURE_FIGURES = 3;

/** How much of the results rests on uncertain matches and assumed sizes, if any; a line for each evaluation. */
export function unsureLines({
  unsure = {},
  assumptions,
}: Pick<RunSummary, 'unsure' | 'assumptions'>): string[] {
  const hasDoubt = assumptions.some(({ assumption }) => DOUBTS.has(assumption));
  if (!hasDoubt) return [];
  const { inSentence } = wordsIn('en');
  return Object.entries(unsure).flatMap(([name, { entries, shares }]) => {
    const most = Object.entries(shares)
      .filter(([, share]) => share > 0)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, UNSURE_FIGURES)
      .map(
        ([figure, share]) =>
          `${wholePercent(share)} % of ${inSentence(figureLabel(name, figure)).replaceAll('_', ' ')}`,
      );
    if (most.length === 0) return [];
    const of = counted(entries, 'entry', 'entries');
    const account = entries === 1 ? 'accounts' : 'account';
    return `viand: ${name}: ${of} with an uncertain food or size ${account} for ${joinedList(most, 'and')}`;
  });
}

/** A share as a whole percentage, as on cards: it is never rounded to 0 % or 100 %. */
function wholePercent(share: number): number {
  const percent = Math.max(1, Math.round(100 * share));
  return share < 1 ? Math.min(99, percent) : percent;
}

/** Assumptions about what a record in words says. */
const DOUBTS: ReadonlySet<Assumption> = new Set<Assumption>(['uncertain-match', 'assumed-size']);

/** Lines of each kind of assumption that are logged; a survey can have thousands. */
const LINES_PER_ASSUMPTION = 10;

/** The most ids of earlier releases that are named: files of an earlier release have hundreds. */
const FEW_RENAMED = 3;

/**
 * What was assumed: the commonest foods of each kind, then how many more there are. Many ids of earlier releases that
 * mean the same food are only counted.
 */
export function assumptionLines(
  assumptions: readonly AssumptionCount[],
  nameOf: (id: string) => string,
): string[] {
  return ASSUMPTIONS.flatMap((kind) => {
    const counts = assumptions
      .filter(({ assumption }) => assumption === kind)
      .toSorted((a, b) => b.entries - a.entries);
    const areMany = kind === 'legacy-id' && counts.length > FEW_RENAMED;
    const shown = areMany ? 0 : LINES_PER_ASSUMPTION;
    const rest = counts.slice(shown);
    return [
      ...counts.slice(0, shown).map((count) => assumptionLine(count, nameOf)),
      ...(rest.length === 0 ? [] : [restLine(kind, rest, shown)]),
    ];
  });
}

function assumptionLine(
  { assumption, foodId, id, entries }: AssumptionCount,
  nameOf: (id: string) => string,
): string {
  // Whoever wrote an id needs the new one.
  const food = id === undefined ? '' : `, ${nameOf(foodId)} [${foodId}]`;
  return `viand: ${id ?? nameOf(foodId)}: ${ASSUMPTION_WORDS[assumption].brief}${food} (${counted(entries, 'entry', 'entries')})`;
}

function restLine(kind: Assumption, rest: readonly AssumptionCount[], shown: number): string {
  const entries = rest.reduce((sum, count) => sum + count.entries, 0);
  const more = shown > 0 ? 'more ' : '';
  const things = kind.endsWith('-id')
    ? [`${more}id`, `${more}ids`]
    : [`${more}food`, `${more}foods`];
  const [one = '', several = ''] = things;
  const { brief, briefOfSeveral = brief } = ASSUMPTION_WORDS[kind];
  const text = rest.length === 1 ? brief : briefOfSeveral;
  return `viand: ${counted(rest.length, one, several)}: ${text} (${counted(entries, 'entry', 'entries')})`;
}
