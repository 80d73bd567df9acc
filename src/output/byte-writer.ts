import { rounded } from '../presentation/rounding.ts';

const DECIMALS = 6;
const PER_UNIT = 10 ** DECIMALS;

/** Up to here a rounded figure has no more than 15 digits, all of which a double holds. */
const PLAIN_LIMIT = 1e9;

const DIGIT_0 = 0x30;

/** Text that is put together as bytes, which for millions of figures takes a third of the time of strings. */
export class ByteWriter {
  #bytes = Buffer.allocUnsafe(64 * 1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = value;
  }

  text(text: string): void {
    this.#reserve(3 * text.length);
    this.#length += this.#bytes.write(text, this.#length, 'utf8');
  }

  copy(bytes: Uint8Array, start: number, end: number): void {
    this.#reserve(end - start);
    for (let at = start; at < end; at++) this.#bytes[this.#length++] = bytes[at] as number;
  }

  append(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Writes a figure as it leaves the program: rounded, and as String() writes it. */
  figure(figure: number): void {
    const isPlain = figure > -PLAIN_LIMIT && figure < PLAIN_LIMIT;
    const millionths = isPlain ? Math.round(figure * PER_UNIT) : 0;
    if (!isPlain) this.text(String(rounded(figure)));
    else if (millionths < 0) this.#negative(-millionths);
    else this.#plain(millionths);
  }

  /** What was written so far; the writer begins anew. */
  take(): Buffer {
    const taken = Buffer.from(this.#bytes.subarray(0, this.#length));
    this.#length = 0;
    return taken;
  }

  #negative(millionths: number): void {
    this.byte(0x2d);
    this.#plain(millionths);
  }

  #plain(millionths: number): void {
    this.#reserve(20);
    const whole = Math.floor(millionths / PER_UNIT);
    let fraction = millionths - whole * PER_UNIT;
    const bytes = this.#bytes;
    let at = this.#length;
    let digits = 1;
    for (let limit = 10; limit <= whole; limit *= 10) digits += 1;
    let rest = whole;
    for (let place = at + digits - 1; place >= at; place--) {
      const tenth = (rest / 10) | 0;
      bytes[place] = DIGIT_0 + rest - 10 * tenth;
      rest = tenth;
    }
    at += digits;
    if (fraction > 0) {
      bytes[at] = 0x2e;
      let places = DECIMALS;
      while (fraction % 10 === 0) {
        fraction = (fraction / 10) | 0;
        places -= 1;
      }
      for (let place = at + places; place > at; place--) {
        const tenth = (fraction / 10) | 0;
        bytes[place] = DIGIT_0 + fraction - 10 * tenth;
        fraction = tenth;
      }
      at += places + 1;
    }
    this.#length = at;
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(2 * this.#bytes.length, this.#length + count));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
