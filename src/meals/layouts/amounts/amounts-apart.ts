import { type Location, ViandError } from '../../../model/diagnostic.ts';
import { cellAt, type GridRow } from '../../../tables/grid.ts';
import { quotedList } from '../../../text/escaping/quote.ts';
import { decimalOf } from '../../../text/numbers/decimal.ts';
import { foldWords } from '../../../text/words/fold-words.ts';
import { isPlannedName, unitOfAmounts } from '../../headers/amount-names.ts';
import { isNetAmount } from '../../headers/amount-scope.ts';
import { splitUnit } from '../../headers/column-units.ts';
import { isMass } from '../../words/amounts/amount-cells.ts';
import { stateOfAmounts } from '../../words/amounts/weighed-states.ts';
import type { AmountColumns } from './amount-columns.ts';
import type { ServedColumn } from './served-columns.ts';

/** Words in names of columns of amounts that do not say whose amounts they are. */
const COMMON_WORDS = new Set(
  foldWords(
    'amount quantity qty weight portion serving size served offered provided dispensed eaten consumed menge gewicht portionsgröße portionsmenge verzehrmenge verzehrsmenge verzehrt verzehrte verzehrter gegessen gegessene gegessenes davon hiervon which thereof actually wirklich was wurde anteil part share istmenge istportion sollportion ist soll sollmenge planmenge plan grams gramm anzahl ausgegeben ausgegebene ausgabe ausgabemenge serviert bestellt ausgeteilt gereicht of the in der die das des pro per je x g gr kg ml l oz cup metric imperial us household haushalt haushaltsmaß unit units einheit einheiten total gesamt netto brutto net gross ca approx estimated geschätzt gewogen weighed raw cooked dry roh gekocht gegart trocken einwaage portionsgewicht rohgewicht kochgewicht wt tatsächlich tatsächliche actual real berechnet calculated number ap ep as purchased edible',
  ),
);

/** "Nettogewicht", "Abtropfgewicht", "Drained" */
const NET_OR_GROSS =
  /(?<!\p{L})(?:(?:netto|brutto|abtropf)-?(?:gewicht|menge)|drained)(?!\p{L})/giu;

/** What a name says in addition to being a column of amounts: "Menge Anna (g)" belongs to Anna. */
function ownWords(name: string): string {
  return foldWords(splitUnit(name).bare)
    .filter((word) => !COMMON_WORDS.has(word))
    .join(' ');
}

/**
 * The columns of amounts that belong to nobody in particular, if there are any, such as the column that `--map` names.
 *
 * @throws ViandError if all columns give different amounts of the same foods, because only the first would count
 */
export function withoutOthersAmounts(
  columns: AmountColumns,
  header: GridRow,
  rows: readonly GridRow[],
): AmountColumns {
  return withoutOthers(withoutAims(columns, header, rows), header, rows);
}

/**
 * The amounts without what was reached of an aim: next to "Menge (g)", "Soll | Ist" with 1800 and 1650 is about energy.
 *
 * @throws ViandError if the numbers may be amounts, too
 */
function withoutAims(
  columns: AmountColumns,
  { cells, location }: GridRow,
  rows: readonly GridRow[],
): AmountColumns {
  const nameOf = ({ position }: ServedColumn) => cellAt(cells, position);
  const isAim = (name: string) => isPlannedName(name) && !isMass(unitOfAmounts(name));
  const hasUnit = (one: ServedColumn) => isMass(unitOfAmounts(nameOf(one)));
  const reached = columns.amounts.find((one) => one.isEaten && !hasUnit(one));
  const weighed = columns.amounts.find((one) => !one.isEaten && hasUnit(one));
  if (reached === undefined || weighed === undefined || !cells.some(isAim)) return columns;
  if (!rows.some((row) => differ(row, reached, weighed))) return columns;
  const isBeyond = rows.some((row) => {
    const [one, other] = [reached, weighed].map(({ position }) =>
      decimalOf(cellAt(row.cells, position)),
    ) as [number, number];
    return one > other && other > 0;
  });
  if (!isBeyond) throw differentAmounts([nameOf(weighed), nameOf(reached)], location);
  return { ...columns, amounts: columns.amounts.filter((one) => one !== reached), planned: -1 };
}

function withoutOthers(
  columns: AmountColumns,
  { cells, location }: GridRow,
  rows: readonly GridRow[],
): AmountColumns {
  if (columns.amounts.length < 2) return columns;
  const names = columns.amounts.map(({ position }) => cellAt(cells, position));
  // Next to a plain "Menge", a net weight may be that of the package.
  const areNetOrGross = names.every((name) => isNetAmount(name) !== undefined);
  const owns = names.map((name) =>
    ownWords(areNetOrGross ? name.replace(NET_OR_GROSS, ' ') : name),
  );
  const ofEach = columns.amounts.flatMap(({ scope }, at) => (scope === 'person' ? [at] : []));
  // A single "Menge pro Person" belongs to everybody, unless other columns name persons.
  const isForEach =
    ofEach.length === 1 &&
    columns.amounts.every(({ scope }, at) => ofEach[0] === at || scope === 'all' || !owns[at]);
  const named = columns.amounts.map((column, at) => {
    const name = names[at] ?? '';
    const own = isForEach && ofEach[0] === at ? '' : (owns[at] ?? '');
    // Next to "grams Anna", "grams per person" has no unit, either.
    const isOfSome = column.scope === 'person' && !isForEach;
    const unit = isOfSome ? unitOfAmounts(name) : column.unit;
    return { column, name, own, unit, state: stateOfAmounts(name) };
  });
  const contradict = (first: (typeof named)[number], second: (typeof named)[number]) =>
    first.own !== second.own &&
    !areOneAndAll(first.column, second.column) &&
    first.state === second.state &&
    first.unit === second.unit &&
    rows.some((row) => differ(row, first.column, second.column));
  // "Menge (ml) | Menge (g)" with 500 and 100: only one of them is the amount of the food.
  const [twice] = named.filter(
    (one, at) => one.own === '' && named.slice(at + 1).some((other) => areUnlike(rows, one, other)),
  );
  if (twice !== undefined)
    throw differentAmounts(
      named.filter(({ own }) => own === '').map(({ name }) => name),
      location,
    );
  const general = named.filter(({ own }) => own === '');
  const others = named.filter((one) => general.some((first) => contradict(first, one)));
  if (general.length > 0) {
    // What was eaten of an amount counts before it, whatever else its column says.
    const eaten = others.filter(({ column }) => column.isEaten);
    if (eaten.length > 0)
      throw differentAmounts(
        [...general, ...eaten].map(({ name }) => name),
        location,
      );
    const kept = named.filter((one) => !others.includes(one) || one.own === '');
    return { ...columns, amounts: kept.map(({ column }) => column) };
  }
  for (const first of named) {
    const different = named.filter((one) => contradict(first, one));
    if (different.length === 0) continue;
    throw differentAmounts(
      [first, ...different].map(({ name }) => name),
      location,
    );
  }
  return columns;
}

/** Whether the amounts are those of one person and of all: "Menge pro Person | Menge für 4 Personen". */
function areOneAndAll(...columns: readonly [ServedColumn, ServedColumn]): boolean {
  const scopes = columns.map(({ scope }) => scope);
  return scopes.includes('person') && scopes.includes('all');
}

/** Why amounts of several persons are refused. */
export function differentAmounts(names: readonly string[], location: Location): ViandError {
  return new ViandError({
    code: 'meal/unclear-layout',
    message: `The columns ${quotedList(names)} have different amounts of the same foods`,
    location,
    field: 'amount',
    expected: 'a row for each person and food, or --map amount=… with one of them',
  });
}

/** How many times one amount may be the other: foods weigh between a half and one and a half grams per millilitre. */
const MOST_UNLIKE = 2.5;

/**
 * Whether a weight and a volume cannot be those of one food. Popcorn is light, and if other rows have both of one food,
 * so has its row.
 */
function areUnlike(
  rows: readonly GridRow[],
  ...columns: readonly [
    { readonly column: ServedColumn; readonly own: string },
    { readonly column: ServedColumn; readonly own: string },
  ]
): boolean {
  const [first, second] = columns;
  const units = columns.map(({ column }) => column.unit.toLowerCase());
  if (second.own !== '' || first.column.isEaten !== second.column.isEaten) return false;
  if (!units.includes('g') || !units.includes('ml')) return false;
  const densities = rows.flatMap(({ cells }) => {
    const [one = 0, other = 0] = columns.map(({ column }) =>
      decimalOf(cellAt(cells, column.position)),
    );
    if (one === 0 || other === 0) return [];
    return units[0] === 'g' ? [one / other] : [other / one];
  });
  const isTooLight = densities.length > 0 && densities.every((one) => one < 1 / MOST_UNLIKE);
  return isTooLight || densities.some((one) => one > MOST_UNLIKE);
}

function differ({ cells }: GridRow, first: ServedColumn, second: ServedColumn): boolean {
  const [one, other] = [first, second].map(({ position }) => cellAt(cells, position));
  return one !== other && HAS_NUMBER.test(one ?? '') && HAS_NUMBER.test(other ?? '');
}

const HAS_NUMBER = /[1-9½¼¾⅓⅔]/;
