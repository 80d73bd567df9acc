/** A search as people type it, made from real names. */
export interface LoggedSearch {
  readonly kind: string;
  readonly text: string;
  readonly offset: number;
  /** The same query for plain FTS5. */
  readonly plainText: string;
}

/** Numbers from 0 to 1 that are the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    yield state / 0x80000000;
  }
}

/**
 * Searches of each kind in mixed order, made from the words of the names and their frequencies.
 *
 * @param seed selects the names and words
 */
export function searchLog(names: readonly string[], seed: number): LoggedSearch[] {
  const random = numbers(seed);
  const pick = <Value>(list: readonly Value[]): Value =>
    list[Math.floor(random.next().value * list.length)] as Value;
  const counts = new Map<string, number>();
  const wordsOf = (name: string) => name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  for (const name of names) {
    for (const word of wordsOf(name)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
  const frequent = words.slice(0, 40);
  const rare = words.slice(Math.floor(words.length / 4));
  const long = words.filter((word) => word.length >= 6 && word.length <= 12).slice(0, 4000);

  const log: LoggedSearch[] = [];
  const add = (kind: string, text: string, { offset = 0, isBeginning = false } = {}) => {
    const terms = text.match(/[\p{L}\d]+/gu) ?? [];
    const plainText = terms.map((term) => `"${term}"`).join(' ') + (isBeginning ? '*' : '');
    log.push({ kind, text, offset, plainText });
  };
  const times = (count: number, act: () => void) => {
    for (let index = 0; index < count; index++) act();
  };
  for (const word of frequent) add('frequent word', word);
  times(200, () => add('rare word', pick(rare)));
  times(200, () =>
    add('two words of a name', wordsOf(pick(names)).slice(0, 2).join(' ') || 'milk'),
  );
  times(200, () =>
    add('three words of a name', wordsOf(pick(names)).slice(0, 3).join(' ') || 'milk'),
  );
  times(100, () => add('two frequent words', `${pick(frequent)} ${pick(frequent)}`));
  times(60, () =>
    add('three frequent words', `${pick(frequent)} ${pick(frequent)} ${pick(frequent)}`),
  );
  times(40, () => {
    const word = pick(long);
    for (let length = 1; length < word.length; length++) {
      add('letter by letter', word.slice(0, length), { isBeginning: true });
    }
  });
  times(60, () => {
    add('word and beginning', `${pick(frequent)} ${pick(long).slice(0, 3)}`, { isBeginning: true });
  });
  times(200, () => {
    const word = pick(long);
    const at = 1 + Math.floor(random.next().value * (word.length - 2));
    add('misspelling', word.slice(0, at) + word.slice(at + 1));
  });
  times(100, () => add('compound', pick(long) + pick(frequent)));
  times(60, () => add('no hit', `${pick(long).split('').reverse().join('')}qx`));
  for (const offset of [100, 1000, 10_000]) {
    times(20, () => add('deep page', pick(frequent), { offset }));
  }
  // The kinds are mixed at random, as in real logs.
  return log
    .map((entry) => ({ entry, place: random.next().value }))
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry);
}
