import { closeSync, openSync, writeSync } from 'node:fs';

export interface MealRows {
  readonly rows: number;
  /** Ids to draw from; the foods that are eaten most come first. */
  readonly foods: readonly string[];
  /** Rows are in random order, otherwise sorted by person and day. */
  readonly isShuffled?: boolean;
  /** Text is in quotes, as R's write.csv writes it. */
  readonly isQuoted?: boolean;
  /** Lines end with CR LF. */
  readonly hasCrlf?: boolean;
  /** Share of the rows that are faulty, 0 to 1. */
  readonly faultyShare?: number;
}

const ROWS_A_DAY = 14;
const DAYS_A_PERSON = 2;
const DIGITS_OF_PERSON = 7;

/** Amounts in tenths of a gram. */
const LEAST_TENTHS = 125;
const MOST_TENTHS = 4000;

/** Shares of rows whose amount is in kg and in mg; the others are in g. */
const KG_SHARE = 0.02;
const MG_SHARE = 0.01;

const SEED = 20_170_625;

const CHUNK_BYTES = 4_194_304;
/** More than the length of any row. */
const ROW_BYTES = 512;

/** Entries of the table from which foods are drawn: the rarest of 6,000 foods has one or two. */
const DRAWS = 131_072;

/**
 * Writes a meal file of any size. This needs a few megabytes of memory, or 4 bytes per row if it is
 * shuffled.
 */
export function writeMealRows(file: string, options: MealRows): void {
  const out = openSync(file, 'w');
  try {
    for (const chunk of mealRows(options)) {
      for (let at = 0; at < chunk.length; ) at += writeSync(out, chunk, at);
    }
  } finally {
    closeSync(out);
  }
}

/**
 * The bytes of a meal file: `person,day,food_id,amount,unit`, with 14 rows per day and two days per
 * person. The content of a row depends only on its number, so a shuffled file has the same rows as
 * the sorted one.
 *
 * @returns chunks, each valid until the next one is requested
 */
export function* mealRows(options: MealRows): Generator<Buffer, void> {
  const { rows, isShuffled = false, faultyShare = 0 } = options;
  const texts = textsOf(options);
  const drawn = zipf(options.foods.length);
  const order = isShuffled ? shuffled(rows) : undefined;
  const chunk = Buffer.alloc(CHUNK_BYTES);
  let at = chunk.write(texts.header, 'latin1');
  for (let index = 0; index < rows; index++) {
    if (at > CHUNK_BYTES - ROW_BYTES) {
      yield chunk.subarray(0, at);
      at = 0;
    }
    const row = order === undefined ? index : (order[index] as number);
    at = writePerson(chunk, at, row, texts.quote);
    let food = drawn[Math.floor(chance(row, 0) * DRAWS)] as number;
    let amount = Math.floor(chance(row, 1) * texts.amountsOfUnit);
    amount += texts.amountsOfUnit * unitOf(chance(row, 2));
    if (faultyShare > 0 && chance(row, 3) < faultyShare) {
      const kind = Math.floor((chance(row, 3) / faultyShare) * (1 + texts.faultyAmounts));
      if (kind === 0) food = options.foods.length;
      else amount = 3 * texts.amountsOfUnit + kind - 1;
    }
    at = copyPiece(texts.foods, food, chunk, at);
    at = copyPiece(texts.amounts, amount, chunk, at);
  }
  yield chunk.subarray(0, at);
}

/** Texts one after another; text n is from `starts[n]` up to `starts[n + 1]`. */
interface Pieces {
  readonly bytes: Buffer;
  readonly starts: Uint32Array;
}

function piecesOf(texts: readonly string[]): Pieces {
  const starts = new Uint32Array(texts.length + 1);
  for (const [index, text] of texts.entries()) {
    starts[index + 1] = (starts[index] as number) + Buffer.byteLength(text);
  }
  return { bytes: Buffer.from(texts.join('')), starts };
}

function copyPiece({ bytes, starts }: Pieces, index: number, to: Buffer, at: number): number {
  const end = starts[index + 1] as number;
  let place = at;
  for (let from = starts[index] as number; from < end; from++) to[place++] = bytes[from] as number;
  return place;
}

/** The texts of which rows consist. */
function textsOf({ foods, isQuoted = false, hasCrlf = false }: MealRows) {
  const quote = isQuoted ? '"' : '';
  const text = (value: string) => `${quote}${value}${quote}`;
  const end = hasCrlf ? '\r\n' : '\n';
  const tenths = Array.from(
    { length: MOST_TENTHS - LEAST_TENTHS + 1 },
    (_, index) => LEAST_TENTHS + index,
  );
  const faulty: [amount: string, unit: string][] = [
    ['some', 'g'],
    ['-5', 'g'],
    ['100', 'furlong'],
  ];
  const amounts: [amount: string | number, unit: string][] = [
    ...tenths.map((amount): [number, string] => [amount / 10, 'g']),
    ...tenths.map((amount): [number, string] => [amount / 10_000, 'kg']),
    ...tenths.map((amount): [number, string] => [amount * 100, 'mg']),
    ...faulty,
  ];
  return {
    quote,
    header: ['person', 'day', 'food_id', 'amount', 'unit'].map(text).join(',') + end,
    foods: piecesOf([...foods, 'no-such-food'].map((id) => `${text(id)},`)),
    amounts: piecesOf(amounts.map(([amount, unit]) => `${amount},${text(unit)}${end}`)),
    amountsOfUnit: tenths.length,
    faultyAmounts: faulty.length,
  };
}

/** 0 for g, 1 for kg, 2 for mg. */
function unitOf(drawn: number): number {
  if (drawn < KG_SHARE) return 1;
  return drawn < KG_SHARE + MG_SHARE ? 2 : 0;
}

const DIGIT_0 = 48;
const COMMA = 44;

/** `P0000001,1,` */
function writePerson(to: Buffer, from: number, row: number, quote: string): number {
  const day = Math.floor(row / ROWS_A_DAY);
  let person = Math.floor(day / DAYS_A_PERSON) + 1;
  let at = from;
  if (quote !== '') to[at++] = quote.charCodeAt(0);
  to[at++] = 'P'.charCodeAt(0);
  for (let digit = DIGITS_OF_PERSON - 1; digit >= 0; digit--) {
    to[at + digit] = DIGIT_0 + (person % 10);
    person = Math.floor(person / 10);
  }
  at += DIGITS_OF_PERSON;
  if (quote !== '') to[at++] = quote.charCodeAt(0);
  to[at++] = COMMA;
  to[at++] = DIGIT_0 + 1 + (day % DAYS_A_PERSON);
  to[at++] = COMMA;
  return at;
}

/** The number of different draws for a row. */
const DRAWS_A_ROW = 5;

/** The mulberry32 generator at any position of its sequence. @returns a number from 0 to below 1 */
function chance(row: number, draw: number): number {
  const place = row * DRAWS_A_ROW + draw + 1;
  let state = (SEED + Math.imul(place, 0x6d2b79f5)) | 0;
  state = Math.imul(state ^ (state >>> 15), state | 1);
  state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
  return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32;
}

/**
 * Positions of a list in the frequencies of Zipf's law: the second half as often as the first, the
 * third a third as often.
 */
function zipf(length: number): Uint16Array {
  const weights = Array.from({ length }, (_, place) => 1 / (place + 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const drawn = new Uint16Array(DRAWS);
  let place = 0;
  let upTo = weights[0] as number;
  for (let draw = 0; draw < DRAWS; draw++) {
    while ((draw + 0.5) / DRAWS > upTo / whole && place < length - 1) {
      place += 1;
      upTo += weights[place] as number;
    }
    drawn[draw] = place;
  }
  return drawn;
}

/** The numbers below a length in random order (Fisher and Yates). */
function shuffled(length: number): Uint32Array {
  const order = Uint32Array.from({ length }, (_, index) => index);
  for (let last = length - 1; last > 0; last--) {
    const other = Math.floor(chance(last, 4) * (last + 1));
    const kept = order[last] as number;
    order[last] = order[other] as number;
    order[other] = kept;
  }
  return order;
}
